import { useEffect, useState } from 'react';
import { onAnnouncement } from './state/announcer';

/** The live region: what was added, moved, deleted or undone. */
export function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => onAnnouncement(setText), []);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
