// The service with local job pages and a local model that also makes false proposals.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guardedPages } from '@fairlead/adapters/pages/guarded-pages'
import { isPublicAddress } from '@fairlead/domain/shared/public-address'
import { scratchFolder } from '@fairlead/local-services/database/scratch-folder'
import { startService } from '../server/main.ts'
import { readSettings } from '../server/platform/settings.ts'

const html = `<title>Jobs</title><nav>Home</nav><h1>Backend Engineer</h1><p>Berlin, Germany</p>
<h2>Requirements</h2><ul><li>Python is required</li><li>At least five years of experience</li><li>Juggling is a plus</li></ul>`

const criteria = [
  { field: 'keyword', value: 'juggling', quote: 'Juggling is a plus' },
  { field: 'keyword', value: 'Kubernetes', quote: 'Kubernetes is required' },
]
const answer = JSON.stringify({ choices: [{ message: { content: JSON.stringify({ criteria }) } }] })

export interface JobPages {
  url: string
  page: string
  /** Makes the model fail from now on. */
  breakModel(): void
  stop(): Promise<void>
}

export async function startJobPages(): Promise<JobPages> {
  let broken = false
  const pages = createServer((incoming, outgoing) => {
    if (incoming.url === '/jobs/1') return outgoing.setHeader('content-type', 'text/html').end(html)
    incoming.resume().on('end', () => setTimeout(() => outgoing.writeHead(broken ? 429 : 200).end(answer), 1000))
  })
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  const { port } = pages.address() as AddressInfo
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: scratchFolder('pages'),
    RATE_LIMIT_FACTOR: '100',
    QUOTA_FACTOR: '100',
    POOL_SIZE: '200',
    DEMO: 'true',
    DEMO_REPLY_SECONDS: '9999-9999',
    DEMO_HISTORY: 'false',
    LOG_LEVEL: 'fatal',
    JOB_URL_FETCH: 'true',
    MODEL_URL: `http://127.0.0.1:${port}/v1`,
    MODEL_NAME: 'small-one',
  })
  const guard = guardedPages({
    mayConnect: (address, targetPort) =>
      (address === '127.0.0.1' && targetPort === port) || (isPublicAddress(address) && (targetPort === 80 || targetPort === 443)),
  })
  const service = await startService(settings, undefined, { pages: guard })
  return {
    url: service.url,
    page: `http://127.0.0.1:${port}/jobs/1`,
    breakModel() {
      broken = true
    },
    async stop() {
      await service.stop()
      pages.close()
    },
  }
}
