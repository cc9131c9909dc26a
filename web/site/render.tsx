// Renders every public page as a document when the web app is built.
import { renderToStaticMarkup } from 'react-dom/server'
import { Layout } from './Layout.tsx'
import { sitePages } from './site.ts'

export interface BuiltPage {
  path: string
  html: string
  isListed: boolean
}

export function renderSite(assets: { css: string; font: string }): BuiltPage[] {
  return sitePages.map((page) => ({
    path: page.path,
    isListed: !page.unlisted,
    html: `<!doctype html>${renderToStaticMarkup(
      <Layout page={page} assets={assets}>
        {page.body()}
      </Layout>,
    )}`,
  }))
}
