// A typedoc plugin: says things by their names.
import { Converter, ReferenceType, ReflectionKind, Type } from 'typedoc';

/** @param {import('typedoc').Application} app */
export function load(app) {
  // Modules are called what people import them as.
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_context, reflection) => {
    if (reflection.kind !== ReflectionKind.Module) return;
    reflection.name = reflection.name === 'index' ? 'toy-battle' : `toy-battle/${reflection.name}`;
  });

  // TypeScript forgets the names of unions that are made from lists of constants, such as TroopKind.
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
    /** The members of a union of texts, or of the list that it is made from. @param {Type} type */
    const membersOf = (type) => {
      const list = type?.type === 'indexedAccess' ? type.objectType.queryType?.reflection?.type : type;
      const members = String(list ?? '').match(/"[^"]*"/g) ?? [];
      return type?.type === 'indexedAccess' || type?.types?.length === members.length ? members : [];
    };
    const unions = project
      .getReflectionsByKind(ReflectionKind.TypeAlias)
      .map((alias) => ({ alias, members: membersOf(alias.type) }))
      .filter(({ members }) => members.length > 1)
      .sort((a, b) => b.members.length - a.members.length);

    /** @param {Type} type @param {unknown} owner */
    const named = (type, owner) => {
      if (type.type === 'union') {
        for (const { alias, members } of unions) {
          const texts = type.types.map(String);
          if (alias === owner || !members.every((it) => texts.includes(it))) continue;
          const reference = ReferenceType.createResolvedReference(alias.name, alias, project);
          type.types = [reference, ...type.types.filter((it) => !members.includes(String(it)))];
        }
        if (type.types.length === 1) return type.types[0];
      }
      for (const [key, value] of Object.entries(type)) {
        if (value instanceof Type) type[key] = named(value, owner);
        else if (Array.isArray(value)) type[key] = value.map((it) => (it instanceof Type ? named(it, owner) : it));
      }
      return type;
    };
    for (const reflection of Object.values(project.reflections)) {
      if (reflection.type instanceof Type) reflection.type = named(reflection.type, reflection);
    }
  });
}
