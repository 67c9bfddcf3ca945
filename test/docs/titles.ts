import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { root } from './fences.js';

const GROUP = /^describe\b/;
const TEST = /^(describe|test|it)\b/;

/** The titles in a test file as they are written, those of the groups around them before them: `group > test`. */
export function titlesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(`${root}/${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]) => {
    let around = groups;
    if (ts.isCallExpression(node) && TEST.test(node.expression.getText(source))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) {
        const path = [...groups, title.text];
        titles.push(path.join(' > '));
        if (GROUP.test(node.expression.getText(source))) around = path;
      }
    }
    node.forEachChild((child) => visit(child, around));
  };
  visit(source, []);
  return titles;
}
