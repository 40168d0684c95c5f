import type { Contract } from './contract.ts';
import en from './element.en.json' with { type: 'json' };
import fr from './element.fr.json' with { type: 'json' };
import { ErrorBoundary } from './error-boundary.tsx';
import type { Widget, WidgetProps } from './widget.ts';

const elementTexts = { en, fr };

/** A widget and the props for its component. */
export interface WidgetRootProps<C extends Contract, Key extends string, Event extends string> {
  widget: Widget<C, Key, Event>;
  props: WidgetProps<C, Key, Event>;
}

/** A widget's component inside its error boundary: the same tree in the browser and while prerendering. */
export function WidgetRoot<C extends Contract, Key extends string, Event extends string>({
  widget,
  props,
}: WidgetRootProps<C, Key, Event>) {
  const Content = widget.component;
  return (
    <ErrorBoundary
      fallback={elementTexts[props.locale].failure}
      onError={(cause) => {
        console.error(`${widget.contract.tag}:`, cause);
        props.host?.dispatchEvent(
          new CustomEvent('vitrine-error', { bubbles: true, composed: true, detail: { cause } }),
        );
      }}
    >
      <Content {...props} />
    </ErrorBoundary>
  );
}
