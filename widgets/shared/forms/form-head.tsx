import type { ReactNode, Ref } from 'react';
import { SandboxBadge } from '../ui/sandbox.tsx';

/** What is shown in the place of a form, such as the thanks for what was sent. */
export interface FormResult {
  /** Class of what is shown. */
  kind: string;
  title: string;
  text: ReactNode;
}

interface FormHeadProps {
  /** The form's title, which names it. */
  title?: string | undefined;
  titleClassName?: string | undefined;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  result?: FormResult | undefined;
}

/**
 * The title of a form, or the result in its place, before whatever has the controls. Move the focus to the title then: of
 * a section with a name and a description Orca says nothing in Firefox, nor of a title that follows the control which had
 * the focus and went. The text is in a live region that was there before the result.
 */
export function FormHead({ title, titleClassName, titleRef, result }: FormHeadProps) {
  const text = result?.title ?? title;
  return (
    <div className={result?.kind} part={result && 'result'}>
      <SandboxBadge />
      {text && (
        <h2 key={result?.kind} id="title" part="title" ref={titleRef} tabIndex={-1} className={titleClassName}>
          {text}
        </h2>
      )}
      <div className="said" aria-live="polite">
        {result?.text}
      </div>
    </div>
  );
}
