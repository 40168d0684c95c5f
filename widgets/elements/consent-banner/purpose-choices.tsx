import { useLayoutEffect, useRef, useState } from 'react';
import type { ConsentPurpose } from '../../shared/brand/consent-purposes.ts';
import type { Translate } from '../../shared/locale/messages.ts';
import { renderRichText } from '../../shared/ui/rich-text.tsx';

interface PurposeChoicesProps {
  t: Translate<'allow' | ConsentPurpose>;
  asked: readonly ConsentPurpose[];
  /** What is allowed so far; nothing is ticked in advance. */
  allowed: readonly ConsentPurpose[];
  onChange: (allowed: readonly ConsentPurpose[]) => void;
}

/** A checkbox for each purpose; the first gets the focus, for the button that opened the list is gone. */
export function PurposeChoices({ t, asked, allowed, onChange }: PurposeChoicesProps) {
  const first = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState(allowed);
  useLayoutEffect(() => first.current?.focus(), []);
  const tick = (purpose: ConsentPurpose, isTicked: boolean) => {
    const next = asked.filter((one) => (one === purpose ? isTicked : ticked.includes(one)));
    setTicked(next);
    onChange(next);
  };
  return (
    <fieldset part="purposes">
      <legend>{t('allow')}</legend>
      {asked.map((purpose, index) => (
        <label key={purpose}>
          <input
            ref={index === 0 ? first : undefined}
            type="checkbox"
            checked={ticked.includes(purpose)}
            onChange={({ currentTarget }) => tick(purpose, currentTarget.checked)}
          />
          <span>
            {renderRichText(t(purpose), (content) => (
              <b>{content}</b>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
