import { Component } from 'react';
import { CampaignContext } from '../ui/campaign.ts';
import { SandboxContext } from '../ui/sandbox.tsx';
import type { Contract } from './contract.ts';
import en from './element.en.json' with { type: 'json' };
import fr from './element.fr.json' with { type: 'json' };
import type { Widget, WidgetProps } from './widget.ts';

const elementMessages = { en, fr };

/** A widget and the props for its component. */
export interface WidgetRootProps<C extends Contract, Key extends string, Event extends string> {
  widget: Widget<C, Key, Event>;
  props: WidgetProps<C, Key, Event>;
}

/**
 * A widget's component inside its error boundary: the same tree in the browser and while prerendering. After an error
 * it shows the element's own children (a link or a plain form), or else a sentence; never nothing.
 */
export class WidgetRoot<C extends Contract, Key extends string, Event extends string> extends Component<
  WidgetRootProps<C, Key, Event>,
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown) {
    const { widget, props } = this.props;
    console.error(`${widget.contract.tag}:`, cause);
    props.emit('vitrine-error' as Event, { cause, code: 'widget-failed' });
  }

  override render() {
    const { widget, props } = this.props;
    const Content = widget.component;
    const { failure, sandbox: text } = elementMessages[props.locale];
    if (this.state.hasFailed) return <slot>{failure}</slot>;
    return (
      <SandboxContext.Provider value={{ sandbox: props.sandbox, text }}>
        <CampaignContext.Provider value={(props.attributes as { campaign?: string }).campaign}>
          <Content {...props} />
        </CampaignContext.Provider>
      </SandboxContext.Provider>
    );
  }
}
