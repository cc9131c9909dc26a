// Contact form; messages are stored and emailed to the operator.
import { product, type SitePage } from '../page.ts'
import { Hero } from '../parts.tsx'
import { text as siteText } from '../../i18n/site.ts'

export const contact: SitePage = {
  path: '/contact',
  title: siteText.contact,
  description: siteText.contactDescription,
  body: () => (
    <>
      <Hero title={siteText.contactUs}>{siteText.contactLead(product)}</Hero>
      <form method="post" action="/api/v1/contact" data-contact noValidate>
        <label>
          {siteText.yourName}
          <input name="name" autoComplete="name" maxLength={200} required />
        </label>
        <label>
          {siteText.email}
          <input name="email" type="email" autoComplete="email" maxLength={320} required />
        </label>
        <label>
          {siteText.companyOptional}
          <input name="company" autoComplete="organization" maxLength={200} />
        </label>
        <label>
          {siteText.message}
          <textarea name="message" maxLength={5000} required />
        </label>
        <div className="trap" aria-hidden="true">
          <label>
            {siteText.leaveThisEmpty}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className="wrong" role="alert" hidden />
        <p>
          <button className="button" type="submit">
            {siteText.send}
          </button>
        </p>
      </form>
    </>
  ),
}
