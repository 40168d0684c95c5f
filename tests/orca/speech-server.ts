import { createServer, type Socket } from 'node:net';

/**
 * A speech server that writes down what it is told to say, and says at once that it has said it. It speaks SSIP
 * (https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html), as Orca does with Debian's.
 * @param path of its Unix socket
 * @param hear called with each text, without markup
 */
export function startSpeechServer(path: string, hear: (text: string) => void): { close(): void } {
  let messages = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let rest = '';
    /** Lines of the text that comes now. */
    let text: string[] | undefined;
    const answer = (...lines: string[]) => socket.write(lines.map((line) => `${line}\r\n`).join(''));
    const queue = () => {
      messages += 1;
      answer(`225-${messages}`, '225 OK MESSAGE QUEUED');
      answer(`701-${messages}`, '701-1', '701 BEGIN', `702-${messages}`, '702-1', '702 END');
    };
    const take = (line: string) => {
      if (text && line !== '.') text.push(line.replace(/^\.\./, '.'));
      else if (text) {
        hear(text.join(' ').replace(/<[^>]*>/g, ''));
        text = undefined;
        queue();
      } else if (/^SPEAK$/i.test(line)) {
        text = [];
        answer('230 OK RECEIVING DATA');
      } else if (/^(CHAR|KEY|SOUND_ICON) /i.test(line)) queue();
      else if (/^LIST OUTPUT_MODULES/i.test(line)) answer('250-recorder', '250 OK MODULE LIST SENT');
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
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(path);
  return {
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
