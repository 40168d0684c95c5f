import type { WidgetProps } from '../../shared/element/widget.ts';
import type { MessageKey } from '../../shared/locale/messages.ts';
import type { VideoBlockEvent, videoBlock } from './video-block.contract.ts';
import type { messages } from './video-block-messages.en.ts';

/** A key of the messages of `<vitrine-video-block>`. */
export type VideoBlockMessageKey = MessageKey<typeof messages>;

/** Props of the component. */
export type VideoBlockProps = WidgetProps<typeof videoBlock, VideoBlockMessageKey, VideoBlockEvent>;
