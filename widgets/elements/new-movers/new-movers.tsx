import type { ContestEvent } from '../../shared/contest/contest-docs.ts';
import type { Prize } from '../../shared/contest/contest-outcome.ts';
import { type ContestMessage, ContestPanel } from '../../shared/contest/contest-panel.tsx';
import type { WidgetProps } from '../../shared/element/widget.ts';
import type { MessageKey } from '../../shared/locale/messages.ts';
import type { PinResult } from '../../shared/submissions/contest-responses.ts';
import { isPin, normalizePin } from '../../shared/submissions/pin.ts';
import type { newMovers } from './new-movers.contract.ts';
import type { messages } from './new-movers-messages.en.ts';

const pin = { isPin, normalizePin };

/** A key of the messages of `<vitrine-new-movers>`. */
export type NewMoversMessageKey = MessageKey<typeof messages>;

/** A contest that is entered with a PIN, which shows at once whether it wins (NM-01). */
export function NewMovers(props: WidgetProps<typeof newMovers, NewMoversMessageKey, ContestEvent>) {
  const { t, locale, serviceOrigin } = props;
  const describeResult = (result: PinResult, email: string, chances: number, prize?: Prize): ContestMessage => {
    const won = prize && (
      <>
        {prize.picture && <img src={serviceOrigin + prize.picture.address} alt={prize.picture.alt[locale]} />}
        {t('prize', { prize: prize[locale] })}
      </>
    );
    if (result === 'winner') return { title: t('winner'), prize: won, text: t('winnerNext', { email }) };
    const isMember = result === 'not-winner-member';
    return { title: t('notWinner'), text: isMember ? t('notWinnerMember', { chances }) : t('notWinnerNext') };
  };
  return <ContestPanel {...props} pin={pin} describeResult={describeResult} />;
}
