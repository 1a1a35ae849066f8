/** A style rule of a page, and whether an element uses it. */
export interface StyleUse {
  /** Describes the rule in failures: its conditions and selector. */
  readonly name: string;
  /** Length of the rule's own text, without nested rules. */
  readonly length: number;
  readonly isUsed: boolean;
}

/**
 * Every style rule of the page this runs in. A rule is used when its selector matches an element in any state and all
 * its media queries match. (Chrome's own coverage counts a whole layer as used.)
 */
export function readStyleUse(): StyleUse[] {
  const PSEUDO = /::?-?[a-z]+(?:-[a-z]+)*(?:\([^()]*\))?/g;
  const STATES =
    /^:(?:hover|active|focus|focus-visible|focus-within|checked|target|visited|open|popover-open|modal|disabled|indeterminate|placeholder-shown|autofill)$/;
  const namesState = (selector: string) => (selector.match(PSEUDO) ?? []).some((part) => STATES.test(part));

  /** Drops states and pseudo-elements from a selector, so it matches every element the rule may style. */
  function settle(selector: string): string {
    return selector
      .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, (part) => (namesState(part.slice(4)) ? ':where(*)' : part))
      .replace(PSEUDO, (part) => (part.startsWith('::') || STATES.test(part) ? ':where(*)' : part));
  }

  const uses: StyleUse[] = [];
  const animations: { use: StyleUse; name: string }[] = [];
  const usedTexts: string[] = [];

  function add(name: string, text: string, isUsed: boolean): StyleUse {
    const use = { name, length: text.length, isUsed };
    uses.push(use);
    return use;
  }

  const matches = (selector: string) => document.querySelector(settle(selector)) !== null;

  function walkStyleRule(rule: CSSStyleRule, around: string, holds: boolean, parent: string): void {
    const own = parent === '' ? rule.selectorText : rule.selectorText.replaceAll('&', `:is(${parent})`);
    const text = `${rule.selectorText}{${rule.style.cssText}}`;
    const isUsed = holds && matches(own);
    if (rule.style.length > 0) add(around + rule.selectorText, text, isUsed);
    if (isUsed) usedTexts.push(text);
    walk(rule.cssRules, `${around}${rule.selectorText} `, holds, own);
  }

  function walk(rules: CSSRuleList, around: string, holds: boolean, parent: string): void {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        walkStyleRule(rule, around, holds, parent);
      } else if (rule instanceof CSSKeyframesRule) {
        animations.push({ use: add(`@keyframes ${rule.name}`, rule.cssText, false), name: rule.name });
      } else if (rule instanceof CSSMediaRule) {
        const { mediaText } = rule.media;
        walk(rule.cssRules, `${around}@media ${mediaText} `, holds && matchMedia(mediaText).matches, parent);
      } else if (rule instanceof CSSSupportsRule) {
        walk(rule.cssRules, around, holds && CSS.supports(rule.conditionText), parent);
      } else if (rule instanceof CSSGroupingRule) {
        walk(rule.cssRules, around, holds, parent);
      } else if ('style' in rule) {
        // Declarations after a nested rule belong to the outer rule.
        add(around, (rule.style as CSSStyleDeclaration).cssText, holds && (parent === '' || matches(parent)));
      }
    }
  }

  for (const sheet of document.styleSheets) walk(sheet.cssRules, '', true, '');
  return uses.map((use) => {
    const animation = animations.find((one) => one.use === use);
    if (!animation) return use;
    const named = new RegExp(`animation[^;]*\\b${animation.name}\\b`);
    return { ...use, isUsed: usedTexts.some((text) => named.test(text)) };
  });
}
