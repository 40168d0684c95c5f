import { createServer, type Socket } from 'node:net';

/** A speech server, and what it is saying. */
export interface SpeechServer {
  /** Whether it is saying something, or has more to say. */
  isSpeaking(): boolean;
  close(): void;
}

interface Message {
  id: number;
  text: string;
}

/** How long it speaks: a fast voice, but one that a key or another announcement can interrupt. In milliseconds. */
const preparation = 50;
const perCharacter = 2;

/** Speaks one message after the other, as `tell` asks; each is over after a time, or cancelled before. */
function createVoice(hear: (text: string) => void, report: (code: '701' | '702' | '703', id: number) => void) {
  let queue: Message[] = [];
  let timer: NodeJS.Timeout | undefined;
  const next = () => {
    const [message] = queue;
    // Not at once: a client that awaits the end learns the message's id first.
    timer = message && setTimeout(begin, preparation, message);
  };
  const begin = ({ id, text }: Message) => {
    hear(text);
    report('701', id);
    timer = setTimeout(
      () => {
        queue.shift();
        report('702', id);
        next();
      },
      preparation + text.length * perCharacter,
    );
  };
  return {
    tell(message: Message) {
      queue.push(message);
      if (queue.length === 1) next();
    },
    cancel() {
      const cancelled = queue;
      queue = [];
      clearTimeout(timer);
      for (const { id } of cancelled) report('703', id);
    },
    isSpeaking: () => queue.length > 0,
  };
}
const events = { '701': 'BEGIN', '702': 'END', '703': 'CANCEL' };

/**
 * A speech server that writes down what it says. It speaks SSIP
 * (https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html), as Orca does with Debian's:
 * a message takes time, messages wait for each other, and what is cancelled before it begins is never heard.
 * @param path of its Unix socket
 * @param hear called with each text, without markup, when it begins
 */
export function startSpeechServer(path: string, hear: (text: string) => void): SpeechServer {
  let messages = 0;
  const sockets = new Map<Socket, ReturnType<typeof createVoice>>();
  const server = createServer((socket) => {
    let rest = '';
    /** Lines of the text that comes now. */
    let text: string[] | undefined;
    const answer = (...lines: string[]) => socket.write(lines.map((line) => `${line}\r\n`).join(''));
    const voice = createVoice(hear, (code, id) => answer(`${code}-${id}`, `${code}-1`, `${code} ${events[code]}`));
    sockets.set(socket, voice);
    const queue = () => {
      messages += 1;
      answer(`225-${messages}`, '225 OK MESSAGE QUEUED');
      return messages;
    };
    const take = (line: string) => {
      if (text && line !== '.') text.push(line.replace(/^\.\./, '.'));
      else if (text) {
        voice.tell({ id: queue(), text: text.join(' ').replace(/<[^>]*>/g, '') });
        text = undefined;
      } else if (/^SPEAK$/i.test(line)) {
        text = [];
        answer('230 OK RECEIVING DATA');
      } else if (/^(CHAR|KEY|SOUND_ICON) /i.test(line)) queue();
      else if (/^(CANCEL|STOP) /i.test(line)) {
        voice.cancel();
        answer('210 OK CANCELED');
      } else if (/^LIST OUTPUT_MODULES/i.test(line)) answer('250-recorder', '250 OK MODULE LIST SENT');
      else if (/^LIST SYNTHESIS_VOICES/i.test(line)) answer('249-Voice\ten\tnone', '249 OK VOICE LIST SENT');
      else if (/^LIST VOICES/i.test(line)) answer('249-MALE1', '249 OK VOICE LIST SENT');
      else if (/^GET /i.test(line)) answer('251-0', '251 OK GET RETURNED');
      else if (/^HISTORY GET CLIENT_ID/i.test(line)) answer('245-1', '245 OK CLIENT ID SENT');
      else if (/^QUIT/i.test(line)) {
        answer('231 HAPPY HACKING');
        socket.end();
      } else answer('208 OK');
    };
    socket.setEncoding('utf8').on('data', (piece) => {
      const lines = (rest + piece).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      voice.cancel();
      sockets.delete(socket);
    });
  });
  server.listen(path);
  return {
    isSpeaking: () => [...sockets.values()].some((voice) => voice.isSpeaking()),
    close() {
      for (const socket of sockets.keys()) socket.destroy();
      server.close();
    },
  };
}
