import { useState } from 'react';
import { IconButton } from '../Icon';
import { Deferred, JsonDialog } from '../panels/deferred';

/** Opens the JSON dialog, which loads with the panels. */
export function JsonButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="json"
        label="JSON"
        title="View the page as JSON"
        className="icon-button wide"
        onClick={() => setOpen(true)}
      >
        <span>JSON</span>
      </IconButton>
      {isOpen && (
        <Deferred placeholder={<></>}>
          <JsonDialog onClose={() => setOpen(false)} />
        </Deferred>
      )}
    </>
  );
}
