// One owner per data folder: a listening socket dies with its process, so no stale pid file can lie.
import fs from 'node:fs'
import net from 'node:net'

/** Takes the folder for this process; refuses when another living process holds it. Returns how to let go. */
export async function claimFolder(file: string): Promise<() => void> {
  const taken = await new Promise<boolean>((resolve) => {
    const probe = net.connect(file, () => {
      probe.destroy()
      resolve(true)
    })
    probe.on('error', () => resolve(false))
  })
  if (taken) throw new Error('Another process already runs on this data folder. Stop it, or set DATA_DIR to another folder.')
  fs.rmSync(file, { force: true })
  const server = net.createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject).listen(file, resolve)
  })
  server.unref()
  return () => {
    server.close()
    fs.rmSync(file, { force: true })
  }
}
