// Contact form; messages are stored and emailed to anyone who runs the installation.
import { product, type SitePage } from '../page.ts'
import { Hero } from '../parts.tsx'

export const contact: SitePage = {
  path: '/contact',
  title: 'Contact',
  description: 'Contact the team that runs this installation.',
  body: () => (
    <>
      <Hero title="Contact us">Your message goes to the team that runs this installation of {product}. A person reads it.</Hero>
      <form method="post" action="/api/v1/contact" data-contact noValidate>
        <label>
          Your name
          <input name="name" autoComplete="name" maxLength={200} required />
        </label>
        <label>
          Email
          <input name="email" type="email" autoComplete="email" maxLength={320} required />
        </label>
        <label>
          Company (optional)
          <input name="company" autoComplete="organization" maxLength={200} />
        </label>
        <label>
          Message
          <textarea name="message" maxLength={5000} required />
        </label>
        <div className="trap" aria-hidden="true">
          <label>
            Leave this empty
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className="wrong" role="alert" hidden />
        <p>
          <button className="button" type="submit">
            Send
          </button>
        </p>
      </form>
    </>
  ),
}
