// A typedoc plugin: calls each module what people import it as.
import { Converter, ReflectionKind } from 'typedoc';

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_context, reflection) => {
    if (reflection.kind !== ReflectionKind.Module) return;
    reflection.name = reflection.name === 'index' ? 'toy-battle' : `toy-battle/${reflection.name}`;
  });
}
