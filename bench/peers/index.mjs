// What the benches compare with, loaded from this folder: whoever measures is told where it lies and imports this file.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const boardgameIo = () => require('boardgame.io/internal')
export const boardgameIoServer = () => require('boardgame.io/server')
export const socketIoClient = () => require('socket.io-client')
