// Builds the pages for people without an account next to the app, as a few small separate files: neither build includes the
// other.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { guestPages } from '@fairlead/domain/shared/guest-pages'
import { build, type Plugin } from 'vite'

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The file names of these pages all begin with this, so that the app's service worker skips them. */
export const isOfGuests = (file: string) => /(^|\/)guest[-/.]/.test(file)

/** Their documents, and the files they load. */
export const buildGuestPages: Plugin = {
  name: 'guest-pages',
  async generateBundle() {
    const built = await build({
      configFile: false,
      root: pathOf('.'),
      logLevel: 'error',
      plugins: [react()],
      build: {
        write: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: Object.fromEntries(guestPages.map((page) => [page, pathOf(`guest/${page}.html`)])),
          output: {
            entryFileNames: 'assets/guest-[name]-[hash].js',
            chunkFileNames: 'assets/guest-[name]-[hash].js',
            assetFileNames: 'assets/guest-[name]-[hash][extname]',
            codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
          },
        },
      },
    })
    if (!('output' in built)) return this.error('the pages of guests were not built')
    for (const file of built.output)
      this.emitFile({ type: 'asset', fileName: file.fileName, source: file.type === 'chunk' ? file.code : file.source })
    const review = built.output.find(({ fileName }) => fileName === 'guest/review.html')
    const entry = built.output.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'review')?.fileName
    if (review?.type !== 'asset' || !entry) return this.error('the page of hiring managers was not built')
    const names = built.output.map(({ fileName }) => fileName)
    this.emitFile({ type: 'asset', fileName: 'guest-sw.js', source: workerOf(entry, names, String(review.source)) })
  },
  configureServer: (server) => {
    server.middlewares.use((request, _, next) => {
      const page = guestPages.find((name) => request.url?.startsWith(`/${name}/`))
      if (page) request.url = `/guest/${page}.html`
      next()
    })
  },
}

/** The app's service worker, limited to these files and addresses: it makes the queue available offline. */
function workerOf(entry: string, names: readonly string[], page: string): string {
  const code = fs.readFileSync(pathOf('service-worker.js'), 'utf8')
  const id = createHash('sha256')
    .update([page, code, ...names].join())
    .digest('hex')
    .slice(0, 16)
  const excluded = guestPages.filter((page) => page !== 'review').map((page) => `guest-${page}`)
  const files = names.filter((name) => name.startsWith('assets/') && !excluded.some((prefix) => name.includes(prefix)))
  const build_ = {
    id,
    entry: `/${entry}`,
    files: [...files, 'color-scheme.js', 'language.js', 'favicon.svg'].map((name) => `/${name}`),
    shell: '/review/',
    family: 'guest ',
    only: '/review/',
    guests: guestPages,
  }
  return `const build = ${JSON.stringify(build_)}\n${code}`
}
