// What a public page is: its address, what search engines and windows call it, and its content.
import type { ReactNode } from 'react'

export interface SitePage {
  path: string
  /** Without the product's name, which the layout adds. */
  title: string
  description: string
  body: () => ReactNode
  /** Left out of the sitemap: it leads on from somewhere else. */
  unlisted?: boolean
}

/** Stands in the built pages for the name of the installation, which the server puts in. */
export const product = '%PRODUCT%'
/** Stands for the address people reach the installation at. */
export const origin = '%ORIGIN%'
