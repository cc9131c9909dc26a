// Builds the web app into web/dist; in development, serves it on 8080 next to the server on 8000.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { guestPages } from '@fairlead/domain/shared/guest-pages'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { firstRoute, isOfFirstRoute } from './vite-first-route.ts'
import { buildGuestPages, isOfGuests } from './vite-guest.ts'
import { publicSite } from './vite-site.ts'

const server = process.env.FAIRLEAD_SERVER ?? 'http://localhost:8000'
const proxied = { target: server, changeOrigin: false }

const isMantine = (id: string) => /node_modules[\\/](@mantine|@floating-ui|clsx)[\\/]/.test(id)
const parts = (names: string) => new RegExp(`@mantine[\\\\/]core[\\\\/]esm[\\\\/]components[\\\\/](${names})[\\\\/]`)
/** Code that only forms, tabs within screens, and dialogs use isn't loaded with every screen. */
const forms = parts(
  'Combobox|Select|NativeSelect|NumberInput|MultiSelect|Textarea|TextInput|PasswordInput|SegmentedControl|Pill|PillsInput|Radio|Autocomplete|TagsInput|Checkbox|Fieldset|Switch|Tabs|FloatingIndicator|Alert',
)
const dialogs = parts('ModalBase|Modal|Drawer')
const isForDialogs = (id: string) =>
  dialogs.test(id) || /node_modules[\\/](react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar)/.test(id)
const isForEveryScreen = (id: string) => isMantine(id) && !forms.test(id) && !isForDialogs(id)

/**
 * Small modules used by many parts: one file instead of thirty. Modules used only for writing to people and for forms are
 * loaded with them.
 */
const isSmall = (id: string) =>
  /@tabler[\\/]icons-react[\\/]|@mantine[\\/]hooks[\\/](?!esm[\\/]use-(collapse|move)[\\/])|web[\\/](ui[\\/](?!SafeHtml|Dialog)|api|session[\\/](use-user|product-name|Wordmark|switch-product|hold|seconds-text)|project[\\/](use-projects|project-list|waiting-moves|wire\.|HealthDot))|domain[\\/]|preload-helper/.test(
    id,
  ) &&
  !/domain[\\/](insight|outreach|conversation|interview|account[\\/](texts[\\/](en[\\/]|de[\\/])?)?(forms|browser-name|scopes|password-strength|common-passwords)|shared[\\/]mail-body|candidate[\\/](texts[\\/](en[\\/]|de[\\/])?)?(not-interested|rejection|import|share|csv|resume-reading)|project[\\/](texts[\\/](en[\\/]|de[\\/])?)?(job-messages|outreach-options|template-variables|product-emails|notices|setup-flows|setup-parts|settings|preferences|accept|promote|ideal|search|check|protected|expansion|list-entries|paste|roster|job))/.test(
    id,
  )

/**
 * The early requests are a separate script that runs first, so that they are in progress while the app loads.
 * Not a module: modules wait for each other, and on a slow machine it ran last.
 */
const earlyQuestions: Plugin = {
  name: 'early-questions',
  apply: 'build',
  async buildStart() {
    const built = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        rolldownOptions: { input: fileURLToPath(new URL('early.ts', import.meta.url)), output: { format: 'iife' } },
      },
    })
    const [script] = 'output' in built ? built.output : []
    if (!script || script.type !== 'chunk') return this.error('the early questions were not built')
    const hash = createHash('sha256').update(script.code).digest('hex').slice(0, 8)
    this.emitFile({ type: 'asset', fileName: `assets/early-${hash}.js`, source: script.code })
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const src = Object.keys(bundle).find((name) => name.startsWith('assets/early-'))
      return src ? [{ tag: 'script', attrs: { src: `/${src}` }, injectTo: 'head' }] : []
    },
  },
}

/** The public pages have their own style sheet. */
const isOfSite = (file: string) => /(^|\/)site[-/.]/.test(file)

/** Of two rules with the same specificity, the later one wins: ours must come after the library's. */
const stylesInOrder: Plugin = {
  name: 'styles-in-order',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css') || isOfSite(file.fileName) || isOfGuests(file.fileName)) continue
      const [library, ownIndex] = [String(file.source).lastIndexOf('.m_'), String(file.source).search(/\._\w+_\w{5}_\d/)]
      if (library < 0 || ownIndex < library) this.error(`${file.fileName}: our styles must come after those of the library`)
    }
  },
}

/** Each compressible file gets a compressed copy, so that the server only has to choose. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  enforce: 'post',
  writeBundle({ dir = '' }) {
    for (const name of fs.readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg|html)$/.test(name)) continue
      const file = path.join(dir, name)
      const content = fs.readFileSync(file)
      fs.writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    }
  },
}

/** Rarely needed fonts and the list of common passwords are loaded on demand; the public pages need a connection. */
const isLeftOut = (file: string) => /inter-(?!latin-wght)|password-strength-/.test(file) || isOfSite(file) || isOfGuests(file)

/** The service worker with the list of this build's files. */
const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const read = (name: string) => fs.readFileSync(new URL(name, import.meta.url), 'utf8')
    const page = bundle['index.html']
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === 'index')?.fileName
    if (page?.type !== 'asset' || !entry) this.error('The page is not there yet.')
    const loose = fs.readdirSync(new URL('public', import.meta.url))
    const assets = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !isLeftOut(file))
    const id = createHash('sha256').update([page.source, ...Object.keys(bundle), ...loose.map((file) => read(`public/${file}`))].join())
    const build = {
      id: id.digest('hex').slice(0, 16),
      entry: `/${entry}`,
      files: [...assets, ...loose.filter((file) => !isLeftOut(file))].map((file) => `/${file}`),
      guests: guestPages,
    }
    const source = `const build = ${JSON.stringify(build)}\n${read('service-worker.js')}`
    this.emitFile({ type: 'asset', fileName: 'sw.js', source })
  },
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), firstRoute, earlyQuestions, stylesInOrder, publicSite, buildGuestPages, worker, compressed],
  server: { port: 8080, proxy: { '/api': proxied, '/socket.io': { ...proxied, ws: true }, '/dev': proxied, '/healthz': proxied } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // few files: HTTP/1.1 loads them one after another. The panel, where users work, is loaded with the entry.
          groups: [
            // our own styles build on these, so they come first
            { name: 'base', test: /web[\\/]ui[\\/](mantine|tokens|elements|layout)\.css$/, priority: 50 },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            { name: 'data', test: /node_modules[\\/]@tanstack[\\/]/, priority: 20 },
            { name: 'ui', test: (id) => isForEveryScreen(id) && isOfFirstRoute(id), priority: 17 },
            { name: 'ui-later', test: isForEveryScreen, priority: 16, minShareCount: 2 },
            { name: 'forms', test: forms, priority: 15, minShareCount: 2 },
            { name: 'dialogs', test: isForDialogs, priority: 14, minShareCount: 2 },
            { name: 'shared', test: (id) => isSmall(id) && isOfFirstRoute(id), priority: 6, minShareCount: 2 },
            { name: 'later', test: isSmall, priority: 5, minShareCount: 2 },
            {
              name: 'panel',
              test: /web[\\/](app[\\/]Shell|features[\\/]panel[\\/](PanelScreen|review[\\/]ReviewQueue))\.tsx/,
              priority: 4,
            },
          ],
        },
      },
    },
  },
})
