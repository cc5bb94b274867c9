// Lint rule: only the server adds and compares money, recognised by names: `cents`, `…Cents`. Display is exempt: its
// sign (`x < 0`, `-x`, `Math.abs(x)`) and its presence. .oxlintrc.json lists charts, whose lengths are computed from
// amounts.

const ARITHMETIC = new Set(['+', '-', '*', '/', '%', '**']);
const COMPARISON = new Set(['<', '>', '<=', '>=', '==', '!=', '===', '!==']);
const ASSIGNMENT = new Set(['+=', '-=', '*=', '/=', '%=', '**=']);
const OF_SEVERAL = new Set(['min', 'max', 'sum', 'mean', 'extent', 'round', 'floor', 'ceil', 'trunc']);
const WRAPPERS = new Set(['TSNonNullExpression', 'TSAsExpression', 'ChainExpression', 'ParenthesizedExpression']);

/** Aliases of amounts in this file: `const then = other.profitCents`. */
const aliases = new Set();

const isMoneyName = (name) => /^cents$|Cents$/.test(name) || aliases.has(name);

function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return '';
  if (!node.computed) return node.property.name;
  return node.property.type === 'Literal' ? String(node.property.value) : '';
}

/** True for an amount, with any sign. */
function isMoney(node) {
  if (WRAPPERS.has(node.type)) return isMoney(node.expression);
  if (node.type === 'UnaryExpression') return isMoney(node.argument);
  if (node.type === 'LogicalExpression') return isMoney(node.left) || isMoney(node.right);
  if (node.type === 'ConditionalExpression') return isMoney(node.consequent) || isMoney(node.alternate);
  if (node.type === 'CallExpression') return nameOf(node.callee) === 'abs' && node.arguments.some(isMoney);
  return isMoneyName(nameOf(node));
}

const isText = (node) => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
const isNothing = (node) =>
  (node.type === 'Literal' && (node.value === 0 || node.value === null)) ||
  (node.type === 'Identifier' && node.name === 'undefined') ||
  isText(node);

/** True if an argument contains an amount, also within its function. */
function hasMoney(node) {
  if (node === null || typeof node !== 'object') return false;
  if (Array.isArray(node)) return node.some(hasMoney);
  if (typeof node.type !== 'string') return false;
  if (isMoneyName(nameOf(node))) return true;
  return Object.entries(node).some(([key, value]) => key !== 'parent' && hasMoney(value));
}

const noArithmetic = {
  meta: {
    type: 'problem',
    docs: { description: 'Money is added and compared by the server alone.' },
    messages: {
      reckoned: 'Money is reckoned by the server: send this figure in the answer.',
      compared: 'Amounts are compared by the server: send what follows from it in the answer.',
    },
  },
  create(context) {
    const report = (node, messageId) => context.report({ node, messageId });
    aliases.clear();
    return {
      VariableDeclarator({ id, init }) {
        if (init && id.type === 'Identifier' && isMoney(init)) aliases.add(id.name);
      },
      ObjectPattern({ properties }) {
        for (const { key, value } of properties)
          if (value?.type === 'Identifier' && isMoneyName(nameOf(key))) aliases.add(value.name);
      },
      BinaryExpression(node) {
        const { operator, left, right } = node;
        if (!isMoney(left) && !isMoney(right)) return;
        if (ARITHMETIC.has(operator) && !isText(left) && !isText(right)) report(node, 'reckoned');
        if (COMPARISON.has(operator) && !isNothing(left) && !isNothing(right)) report(node, 'compared');
      },
      AssignmentExpression(node) {
        if (ASSIGNMENT.has(node.operator) && (isMoney(node.left) || isMoney(node.right))) report(node, 'reckoned');
      },
      UpdateExpression(node) {
        if (isMoney(node.argument)) report(node, 'reckoned');
      },
      CallExpression(node) {
        if (OF_SEVERAL.has(nameOf(node.callee)) && hasMoney(node.arguments)) report(node, 'reckoned');
      },
    };
  },
};

export default { meta: { name: 'money' }, rules: { 'no-arithmetic': noArithmetic } };
