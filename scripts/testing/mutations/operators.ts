import { parseAst } from 'vitest/node';

/** Possible mistakes in a piece of code: every place where one operator, number or condition could be a different one. */

export interface Mutation {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** The original code, and its replacement. */
  readonly was: string;
  readonly becomes: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

/** Types are erased when the code runs, except for expressions with a type attached. */
const CARRIES_A_TYPE = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
const isErased = ({ type }: Node): boolean => type.startsWith('TS') && !CARRIES_A_TYPE.includes(type);

/** Error messages are for people to read, and imports decide nothing here. */
const LEFT_ALONE = ['ThrowStatement', 'ImportDeclaration', 'ExportAllDeclaration'];

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&': '|',
  '|': '&',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
};

const NAMES: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  min: 'max',
  max: 'min',
};

/** Every mutation of a file's code, in the order of the code. */
export function mutationsIn(code: string): Mutation[] {
  const found: Mutation[] = [];
  visit(parseAst(code, { lang: 'ts' }), (node) => {
    for (const { start, end, becomes } of changesAt(node as Node & Fields, code))
      found.push({
        line: code.slice(0, start).split('\n').length,
        start,
        end,
        was: code.slice(start, end),
        becomes,
      });
  });
  return found.sort((a, b) => a.start - b.start);
}

export const mutated = (code: string, { start, end, becomes }: Mutation): string =>
  code.slice(0, start) + becomes + code.slice(end);

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, look);
  if (!isNode(value) || isErased(value) || LEFT_ALONE.includes(value.type)) return;
  look(value);
  for (const part of Object.values(value)) visit(part, look);
}

type Change = Pick<Mutation, 'start' | 'end' | 'becomes'>;

function changesAt(node: Node & Fields, code: string): Change[] {
  const { type, start, end } = node;
  const text = ({ start: from, end: to }: Node): string => code.slice(from, to);
  switch (type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorChanges(node, code);
    case 'UnaryExpression':
      return node['operator'] === '!' ? [{ start, end, becomes: text(node['argument'] as Node) }] : [];
    case 'ConditionalExpression': {
      const [then, otherwise] = [node['consequent'] as Node, node['alternate'] as Node];
      return [{ start: then.start, end, becomes: `${text(otherwise)} : ${text(then)}` }];
    }
    case 'IfStatement': {
      const condition = node['test'] as Node;
      return [{ start: condition.start, end: condition.end, becomes: 'false' }];
    }
    case 'Literal':
      return literalChanges(node);
    case 'MemberExpression': {
      const name = node['property'] as Node;
      const becomes = NAMES[text(name)];
      return node['computed'] === true || becomes === undefined
        ? []
        : [{ start: name.start, end: name.end, becomes }];
    }
    case 'ExpressionStatement':
      return (node['expression'] as Node).type === 'CallExpression' ? [{ start, end, becomes: ';' }] : [];
    default:
      return [];
  }
}

/** The operator is somewhere between its two operands, perhaps on a line of its own. */
function operatorChanges(node: Fields, code: string): Change[] {
  const operator = node['operator'] as string;
  const becomes = OPERATORS[operator];
  if (becomes === undefined) return [];
  const start = code.indexOf(operator, (node['left'] as Node).end);
  return [{ start, end: start + operator.length, becomes }];
}

function literalChanges({ start, end, value }: Node & Fields): Change[] {
  if (typeof value === 'boolean') return [{ start, end, becomes: `${!value}` }];
  if (typeof value === 'number') return [{ start, end, becomes: `${value + 1}` }];
  return [];
}
