// The service with addresses of job pages switched on, and one such page on this machine that it may open and nothing else here.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guardedPages } from '@fairlead/adapters/pages/guarded-pages'
import { isPublicAddress } from '@fairlead/adapters/pages/public-address'
import { scratchFolder } from '@fairlead/embedded/database/scratch-folder'
import { startService } from '../server/main.ts'
import { readSettings } from '../server/platform/settings.ts'

const html = `<title>Jobs</title><nav>Home</nav><h1>Backend Engineer</h1><p>Berlin, Germany</p>
<h2>Requirements</h2><ul><li>Python is required</li><li>At least five years of experience</li></ul>`

export interface JobPages {
  url: string
  page: string
  stop(): Promise<void>
}

export async function startJobPages(): Promise<JobPages> {
  const pages = createServer((_, outgoing) => outgoing.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  const { port } = pages.address() as AddressInfo
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: scratchFolder('pages'),
    POOL_SIZE: '200',
    DEMO: 'false',
    LOG_LEVEL: 'fatal',
    JOB_URL_FETCH: 'true',
  })
  const guard = guardedPages({
    mayConnect: (address, at) => (address === '127.0.0.1' && at === port) || (isPublicAddress(address) && (at === 80 || at === 443)),
  })
  const service = await startService(settings, undefined, { pages: guard })
  return {
    url: service.url,
    page: `http://127.0.0.1:${port}/jobs/1`,
    async stop() {
      await service.stop()
      pages.close()
    },
  }
}
