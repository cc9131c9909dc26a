// The layout of every public page: navigation and metadata for search engines.
import type { ReactNode } from 'react'
import { origin, product, type SitePage } from './page.ts'
import { text as siteText } from '../i18n/site.ts'

interface Props {
  page: SitePage
  assets: { css: string; font: string }
  children: ReactNode
}

export function Layout({ page: { path, title, description }, assets, children }: Props) {
  const whole = path === '/' ? `${product}: ${title}` : `${title} · ${product}`
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{whole}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={`${origin}${path}`} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={whole} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={`${origin}${path}`} />
        <meta property="og:image" content={`${origin}/site/pictures/review-light.jpg`} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={assets.font} />
        <script src="/color-scheme.js" />
        <link rel="stylesheet" href={assets.css} />
        <script src="/site.js" defer />
      </head>
      <body>
        <a className="skip" href="#content">
          {siteText.skipToContent}
        </a>
        <header className="top">
          <a className="mark" href="/" aria-label={siteText.homeLink(product)}>
            <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
              <rect width="32" height="32" rx="8" fill="#0f6b63" />
              <path d="M9 24V10.5A3.5 3.5 0 0 1 12.5 7H23M9 16.5h10.5" fill="none" stroke="#fff" strokeWidth="3.2" strokeLinecap="round" />
              <circle cx="23.5" cy="22.5" r="2.5" fill="#ffc857" />
            </svg>
            {product}
          </a>
          <nav aria-label={siteText.site}>
            {siteText.mainLinks.map(([to, label]) => (
              <a key={to} href={to} aria-current={path === to ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </nav>
          <p className="doors">
            <a className="button quiet" href="/login" data-inside="/panel" data-inside-label="Open your projects">
              {siteText.signIn}
            </a>
            <a className="button" href="/register" data-outside>
              {siteText.startForFree}
            </a>
          </p>
        </header>
        <main id="content">{children}</main>
        <footer className="bottom">
          <nav aria-label={siteText.more}>
            {siteText.footerLinks.map(([to, label]) => (
              <a key={to} href={to}>
                {label}
              </a>
            ))}
          </nav>
          <p>{siteText.footer}</p>
        </footer>
      </body>
    </html>
  )
}
