// Articles about how the product works.
import { dayText } from '@fairlead/domain/shared/dates'
import type { SitePage } from '../page.ts'
import { Hero } from '../parts.tsx'
import { posts } from '../posts.ts'
import { text as siteText } from '../../i18n/site.ts'

const day = (date: string) => dayText(new Date(date), 'UTC')

export const blogs: SitePage = {
  path: '/blogs',
  title: siteText.howItWorks,
  description: siteText.blogDescription,
  body: () => (
    <>
      <Hero title={siteText.howItWorks}>{siteText.blogLead}</Hero>
      <ul className="posts">
        {posts.map(({ id, title, date, summary }) => (
          <li key={id}>
            <a href={`/blogs/engineering/${id}`}>
              <strong>{title}</strong>
              <span>
                {summary} <time dateTime={date}>{day(date)}</time>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  ),
}

export const articles: readonly SitePage[] = posts.map(({ id, title, date, summary, html }) => ({
  path: `/blogs/engineering/${id}`,
  title,
  description: summary,
  body: () => (
    <article className="post">
      <h1>{title}</h1>
      <p className="when">
        <time dateTime={date}>{day(date)}</time>
      </p>
      {/* our own Markdown, read when the page is built */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <p>
        <a href="/blogs">{siteText.allArticles}</a>
      </p>
    </article>
  ),
}))
