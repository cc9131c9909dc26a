// Builds the public pages next to the app: complete documents, readable without a script.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

interface Built {
  path: string
  html: string
  isListed: boolean
}
type Render = (assets: { css: string; font: string }) => Built[]

/** The program that renders the pages, built for Node and loaded. */
async function loadRender(): Promise<Render> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairlead-site-'))
  try {
    await build({
      configFile: false,
      root: pathOf('.'),
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: pathOf('site/render.tsx'),
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
      },
    })
    const loaded = (await import(pathToFileURL(path.join(folder, 'render.mjs')).href)) as { renderSite: Render }
    return loaded.renderSite
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** `site.json` lists the addresses of the pages and their contents for the server. */
export const publicSite: Plugin = {
  name: 'public-site',
  apply: 'build',
  async generateBundle(_, bundle) {
    const font = Object.keys(bundle).find((name) => /assets\/inter-latin-wght-normal-[^/]+\.woff2$/.test(name))
    if (!font) return this.error('the font of the public pages is not there')
    const face = `@font-face{font-family:'Inter Variable';font-weight:100 900;font-display:swap;src:url(/${font}) format('woff2')}`
    const css = [face, ...['ui/tokens.css', 'ui/page.css', 'site/site.css'].map((name) => fs.readFileSync(pathOf(name), 'utf8'))].join('\n')
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8)
    const sheet = `assets/site-${hash}.css`
    this.emitFile({ type: 'asset', fileName: sheet, source: css })
    const pages = (await loadRender())({ css: `/${sheet}`, font: `/${font}` })
    this.emitFile({ type: 'asset', fileName: 'site.json', source: JSON.stringify(pages) })
    for (const file of fs.readdirSync(pathOf('site/pictures')))
      this.emitFile({ type: 'asset', fileName: `site/pictures/${file}`, source: fs.readFileSync(pathOf(`site/pictures/${file}`)) })
  },
}
