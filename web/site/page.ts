// A public page: its address, titles for search engines and windows, and its content.
import type { ReactNode } from 'react'

export interface SitePage {
  path: string
  /** Without the product's name, which the layout adds. */
  title: string
  description: string
  body: () => ReactNode
  /** Not in the sitemap: another page links to it. */
  unlisted?: boolean
}

/** Placeholder in built pages for the installation's name, which the server fills in. */
export const product = '%PRODUCT%'
/** Placeholder for the installation's public URL. */
export const origin = '%ORIGIN%'
