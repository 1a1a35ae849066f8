import { useState } from 'react';
import { Icon } from '../Icon';
import { JsonDialog, Later } from '../panels/later';

/** Opens the page as JSON, in a dialog that loads with the panels. */
export function JsonButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="icon-button wide"
        aria-label="JSON"
        title="The page as JSON"
        onClick={() => setOpen(true)}
      >
        <Icon name="json" />
        <span>JSON</span>
      </button>
      {isOpen && (
        <Later placeholder={<></>}>
          <JsonDialog onClose={() => setOpen(false)} />
        </Later>
      )}
    </>
  );
}
