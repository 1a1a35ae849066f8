import { useState } from 'react';

let count = 0;

/** A unique element id. React 17 has no such hook. */
export const useId = () => useState(() => `id-${++count}`)[0];
