// The words of docs/**/*.mdx. textlint reads this file as CommonJS and has no other way to name a file beside it.
module.exports = {
  plugins: {
    // Sees the paragraphs inside components; leaves fences, inline code, attributes and imports alone.
    mdx: true,
  },
  filters: {
    // {/* textlint-disable terminology -- reason */} … {/* textlint-enable terminology */}
    comments: true,
  },
  rules: {
    // With prose-rules/reword.js beside it (--rulesdir): words to fix, and words to reword by hand.
    // Our own words only: the rule's built-in list would decide about words these pages never use.
    terminology: { defaultTerms: false, skip: [], terms: `${__dirname}/vocabulary.jsonc` },
    // Characters, code included: about 30 words. 99 of 100 sentences have fewer than 160.
    'sentence-length': { max: 180 },
  },
};
