// A page for each product type: who does the work, and what that looks like.
import { product, type SitePage } from '../page.ts'
import { Cards, Hero, Screenshot, Section } from '../parts.tsx'

const same = (
  <Section title="In every product">
    <Cards
      items={[
        ['Reasons with proof', 'Every reason on a card quotes the profile. Click it to highlight the words.'],
        ['Safe outreach', 'Emails are held for ten seconds so you can undo them, and follow-ups stop at the first reply.'],
        ['Your data', 'It stays in your own database. Nothing is shared with a service that you did not connect.'],
      ]}
    />
  </Section>
)

export const autopilot: SitePage = {
  path: '/autopilot',
  title: 'Autopilot',
  description: 'Recruiters run the search and the conversations for you, and your team meets the people who are interested.',
  body: () => (
    <>
      <Hero title="You meet the people who said yes." action={{ label: 'Begin with Autopilot', to: '/register?product=autopilot' }}>
        In an Autopilot project, recruiters review, write, and answer. You calibrate the search with ten decisions and then see the
        candidates who are interested, along with everything that was said.
      </Hero>
      <Screenshot name="conversation" alt="A conversation with a candidate, beside their profile" first />
      <Section title="Who does what">
        <Cards
          items={[
            ['You', 'Say who you’re looking for, review the first ten candidates, and meet the people who are interested.'],
            [
              'The recruiters',
              'Review the batches that follow, write to candidates, answer their questions, and hand them over. They are your own recruiters or an agency you trust.',
            ],
            [product, 'Searches, ranks, sends, reads, and sorts. It never answers a candidate’s question on its own.'],
          ]}
        />
      </Section>
      {same}
    </>
  ),
}

export const navigator: SitePage = {
  path: '/navigator',
  title: 'Navigator',
  description: 'Your own team handles every step, with its own templates, senders, roles, and pipeline.',
  body: () => (
    <>
      <Hero title="Every step in your own hands." action={{ label: 'Begin with Navigator', to: '/register?product=navigator' }}>
        Navigator is for teams that do their own recruiting. Set up ideal candidates, sequences, senders, and roles, and arrange the
        pipeline the way you like.
      </Hero>
      <Screenshot name="setup" alt="Setting up a project, with a live preview of who matches" first />
      <Section title="Made for people who do this all day">
        <Cards
          items={[
            ['By keyboard', 'Approve, reject with a reason, send, undo, and search without a mouse. You can change every key.'],
            ['With your team', 'Give each person a role in each project, comment on candidates, and see changes as they happen.'],
            ['Offline', 'Decisions you make without a connection are saved and sent once, in order.'],
          ]}
        />
      </Section>
      {same}
    </>
  ),
}

export const fastTrack: SitePage = {
  path: '/fast-track',
  title: 'FastTrack',
  description: 'From a job description to ranked candidates in minutes: paste, accept, search.',
  body: () => (
    <>
      <Hero
        title="From a job description to candidates in minutes."
        action={{ label: 'Begin with FastTrack', to: '/register?product=fasttrack' }}
      >
        Paste the text, check the criteria found in it, and see the first ranked candidates, with reasons, next to the form.
      </Hero>
      <Screenshot name="preview" alt="Criteria proposed from a job description, with the people who match" first />
      <Section title="What saves you time">
        <Cards
          items={[
            [
              'Criteria from the text',
              'Titles, must-haves, nice-to-haves, years, degrees, places, and what to avoid, each with the sentence it came from.',
            ],
            ['The cost of a filter', '“12 more if you drop MBA”: you see it before you search, not after.'],
            ['Good defaults', 'A sequence that reads well, with polite gaps between emails, and nothing to fill in twice.'],
          ]}
        />
      </Section>
      {same}
    </>
  ),
}
