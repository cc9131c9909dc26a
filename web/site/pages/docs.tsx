// The documentation: an overview, and every page with navigation to the others.
import { docGroups, docPages, type DocGroup, type DocPage } from '../docs.ts'
import type { SitePage } from '../page.ts'
import { Hero } from '../parts.tsx'
import { text as siteText } from '../../i18n/site.ts'

const pagesOf = (group: DocGroup) => docPages.filter((page) => page.group === group)

/** Decisions are found through their index, which is itself a page. */
const shownIn = (group: DocGroup) =>
  pagesOf(group)
    .filter(({ path }) => group !== 'decisions' || path === '/docs/decisions')
    .toSorted((a, b) => (a.title < b.title ? -1 : 1))

function DocsNav({ current }: { current: string }) {
  return (
    <nav aria-label={siteText.documentation}>
      <a href="/docs" aria-current={current === '/docs' ? 'page' : undefined}>
        {siteText.overview}
      </a>
      <a href="/api/docs">{siteText.apiReference}</a>
      {docGroups.map((group) => (
        <details key={group} open={group === 'guides' || pagesOf(group).some(({ path }) => path === current)}>
          <summary>{siteText.docGroups[group]}</summary>
          {shownIn(group).map(({ path, title }) => (
            <a key={path} href={path} aria-current={path === current ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </details>
      ))}
    </nav>
  )
}

const Article = ({ page }: { page: DocPage }) => (
  <div className="docs">
    <DocsNav current={page.path} />
    {/* our own Markdown, read when the page is built */}
    <article className="post" dangerouslySetInnerHTML={{ __html: page.html }} />
  </div>
)

const overview: SitePage = {
  path: '/docs',
  title: siteText.documentation,
  description: siteText.docsLead,
  body: () => (
    <>
      <Hero
        title={siteText.documentation}
        action={{ label: siteText.runItInProduction, to: '/docs/production' }}
        second={{ label: siteText.apiReference, to: '/api/docs' }}
      >
        {siteText.docsLead}
      </Hero>
      <div className="doc-groups">
        {docGroups.map((group) => (
          <section key={group}>
            <h2>{siteText.docGroups[group]}</h2>
            <ul>
              {shownIn(group).map(({ path, title }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  ),
}

export const docs: readonly SitePage[] = [
  overview,
  ...docPages.map((page) => ({
    path: page.path,
    title: page.title,
    description: siteText.docDescription(page.title),
    unlisted: page.group === 'decisions' && page.path !== '/docs/decisions',
    body: () => <Article page={page} />,
  })),
]
