import type { ComponentProps } from 'react';

/** JSON that can't close its script element. */
export function inlineJson(value: unknown): Pick<ComponentProps<'script'>, 'dangerouslySetInnerHTML'> {
  return { dangerouslySetInnerHTML: { __html: JSON.stringify(value).replaceAll('<', '\\u003c') } };
}
