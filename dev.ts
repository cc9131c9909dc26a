// `npm run dev`: the server, restarted on every change, with Vite on port 8080 in front of it.
import { spawn } from 'node:child_process'

const run = (...args: string[]) => spawn(process.execPath, args, { stdio: 'inherit' })
const sources = 'server domain contract language matching extraction replies adapters local-services'.split(' ')
const children = [run(...sources.map((folder) => `--watch-path=${folder}`), 'server/main.ts'), run('node_modules/vite/bin/vite.js', 'web')]
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
