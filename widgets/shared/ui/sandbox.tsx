import { createContext, useContext, useEffect, useState } from 'react';

/** Whether an element only tries what it sends; one object for the element's lifetime. */
export interface Sandbox {
  isOn: boolean;
  /** Whether its attribute says so, which prerendered markup then has. */
  isInMarkup: boolean;
  /** Called when a response says that it was only tried: the service's settings decide, too. */
  turnOn(): void;
}

/** The sandbox of an element, with the text that says so. */
export const SandboxContext = createContext<{ sandbox: Sandbox | undefined; text: string }>({
  sandbox: undefined,
  text: '',
});

/** The sandbox of the element in which a component is; undefined for one that submits nothing. */
export const useSandbox = (): Sandbox | undefined => useContext(SandboxContext).sandbox;

/**
 * Says that nothing counts, in the sandbox. Prerendered markup has it only where the attribute is set; where it comes
 * later, it lies over the page, so that nothing moves.
 */
export function SandboxBadge() {
  const { sandbox, text } = useContext(SandboxContext);
  const [isRendered, setRendered] = useState(false);
  useEffect(() => setRendered(true), []);
  if (!sandbox?.isOn || !(sandbox.isInMarkup || isRendered)) return null;
  return (
    <div className={sandbox.isInMarkup ? 'sandbox' : 'sandbox late'} part="sandbox" role="note">
      {text}
    </div>
  );
}
