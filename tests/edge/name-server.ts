import { createSocket } from 'node:dgram';

// A process of its own: a name server that takes questions and says nothing. Port 53 is for root.
const [, , address = ''] = process.argv;

const socket = createSocket('udp4');
socket.bind(53, address, () => process.stdout.write('Listening on 53\n'));
