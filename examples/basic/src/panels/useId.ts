import { useState } from 'react';

let count = 0;

/** A name no other element of the document has. React 17 has no such hook. */
export const useId = () => useState(() => `id-${++count}`)[0];
