// Every public page, in the order of the sitemap.
import type { SitePage } from './page.ts'
import { articles, blogs } from './pages/blogs.tsx'
import { contact } from './pages/contact.tsx'
import { docs } from './pages/docs.tsx'
import { hrtech, recfest, transform, unleash } from './pages/fairs.tsx'
import { home } from './pages/home.tsx'
import { about, notFound, privacy, terms, thankYou } from './pages/house.tsx'
import { autopilot, fastTrack, navigator } from './pages/products.tsx'

export const sitePages: readonly SitePage[] = [
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
