import { getAdvancedRegExp } from 'textlint-rule-terminology';

/** Words that need a new sentence, as [pattern, advice]. Patterns follow the rules of ../vocabulary.jsonc. */
const REWORD = [
  // Words that say nothing.
  [
    '(?:simply|just|easy|easily|easier|obviously|of course|basically|actually|really|quite|very|please|seamless(?:ly)?|powerful|robust|note that)',
    'leave it out',
  ],
  ['etc\\.?', 'write “such as” before the list'],
  ['leverag(?:es?|ed|ing)', 'write “use”'],
  ['options ?panels?', 'write “settings panel”'],
  ['licenses?', 'write “licence”, unless it is a verb'],

  // Voice: to the reader, in the present, calm.
  ['(?:we|us|I|ours?)', 'address the reader as “you”'],
  ['will', 'use the present tense'],
  ["let['’]s", 'use the imperative'],
  ['!(?=\\s|$)', 'end the sentence with a full stop'],
];

/** textlint rule: reports words that need a new sentence. It offers no fix, so `textlint --fix` leaves them alone. */
export default function reword({ Syntax, RuleError, report, getSource, locator }) {
  return {
    [Syntax.Str](node) {
      const text = getSource(node);
      for (const [pattern, advice] of REWORD)
        for (const { 0: word, index } of text.matchAll(new RegExp(getAdvancedRegExp(pattern), 'gim')))
          report(
            node,
            new RuleError(`“${word}”: ${advice}.`, { padding: locator.range([index, index + word.length]) }),
          );
    },
  };
}
