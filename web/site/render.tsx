// Renders every public page as a document when the web app is built.
import { renderToStaticMarkup } from 'react-dom/server'
import { Layout } from './Layout.tsx'
import type { SitePage } from './page.ts'
import { articles, blogs } from './pages/blogs.tsx'
import { contact } from './pages/contact.tsx'
import { docs } from './pages/docs.tsx'
import { hrtech, recfest, transform, unleash } from './pages/fairs.tsx'
import { home } from './pages/home.tsx'
import { about, notFound, privacy, terms, thankYou } from './pages/house.tsx'
import { autopilot, fastTrack, navigator } from './pages/products.tsx'

/** Every public page, in the order of the sitemap. */
const sitePages: readonly SitePage[] = [
  home,
  autopilot,
  navigator,
  fastTrack,
  about,
  blogs,
  ...articles,
  ...docs,
  contact,
  transform,
  unleash,
  recfest,
  hrtech,
  privacy,
  terms,
  thankYou,
  notFound,
]

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
