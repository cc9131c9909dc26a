// What an installation logs at start when the key of its secrets is stored next to the data it protects.
import { expect, test } from 'vitest'
import { ownService } from '../testing/own-service.ts'

test('an installation with a public URL logs at start that the key is stored next to the data', { timeout: 60_000 }, async () => {
  const open = { PUBLIC_URL: 'https://hire.example.com', DEMO: 'false', LOG_LEVEL: 'warn', WORKER_PROCESS: 'together' }
  const running = await ownService({
    ...open,
    SMTP_URL: 'smtp://127.0.0.1:2',
    IMAP_URL: 'imap://a:b@127.0.0.1:2',
    MAIL_FROM: 'hiring@mail.example',
  })
  const warned = () => running.log.some((line) => line.includes('the key for stored secrets is next to the data it protects'))
  try {
    await running.start()
    await expect.poll(warned, { timeout: 5000 }).toBe(true)
    running.kill('SIGTERM')
    await running.ended()
    running.log.length = 0
    await running.start({ SECRET_KEY: Buffer.alloc(32, 1).toString('base64') })
    expect(warned()).toBe(false)
  } finally {
    await running.remove()
  }
})
