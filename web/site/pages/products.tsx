// A page for each product: who does the work in it, and what that looks like.
import { product, type SitePage } from '../page.ts'
import { Cards, Hero, Screenshot, Section } from '../parts.tsx'

const same = (
  <Section title="The same in all of them">
    <Cards
      items={[
        ['Reasons with proof', 'Every reason on a card is a quotation. Click it, and the words are marked in the profile.'],
        ['Safe outreach', 'One mail at a time for each person, held ten seconds so that undo is real, stopped by the first answer.'],
        ['Your data', 'One Postgres, one process, your machine. Nothing is sent to anybody you did not name.'],
      ]}
    />
  </Section>
)

export const autopilot: SitePage = {
  path: '/autopilot',
  title: 'Autopilot',
  description: 'Recruiters of your installation run the search and the conversations; the team meets the people who are interested.',
  body: () => (
    <>
      <Hero title="You meet the people who said yes." action={{ label: 'Begin with Autopilot', to: '/register?product=autopilot' }}>
        In an Autopilot project, recruiters review, write and answer. You calibrate the search with ten verdicts, and then see the
        candidates who are interested, with everything that was said.
      </Hero>
      <Screenshot name="conversation" alt="A conversation with a candidate, beside their profile" first />
      <Section title="Who does what">
        <Cards
          items={[
            ['You', 'Say whom you look for. Judge the first ten. Decide on candidates who are interested, and meet them.'],
            [
              'The recruiters',
              'Review the batches that follow, write, answer questions, and hand over. They belong to your installation: your own, or an agency you trust with it.',
            ],
            [product, 'Searches, ranks, sends, reads and sorts. It never answers a candidate by itself.'],
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
  description: 'Your own team works every step: templates, senders, roles and a pipeline you arrange.',
  body: () => (
    <>
      <Hero title="Every step in your own hands." action={{ label: 'Begin with Navigator', to: '/register?product=navigator' }}>
        Navigator is for teams that recruit themselves: a full setup with ideal candidates, sequences, senders and roles, and a pipeline in
        the order you like.
      </Hero>
      <Screenshot name="setup" alt="Setting a project up, with a live preview of who would match" first />
      <Section title="Made for people who do this all day">
        <Cards
          items={[
            ['By keyboard', 'Approve, reject with a reason, send, undo, search, all without the mouse. Every key can be changed.'],
            ['With the team', 'Roles for each project, comments on candidates, changes that appear on the other screens as they happen.'],
            ['Without a connection', 'What you decide on the train waits and is sent once, in order.'],
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
  description: 'From a job description to ranked people in minutes: paste, accept, search.',
  body: () => (
    <>
      <Hero
        title="From a job description to people, in four actions."
        action={{ label: 'Begin with FastTrack', to: '/register?product=fasttrack' }}
      >
        Paste the text, let criteria be proposed, accept them, and five ranked people with reasons stand beside the form. A test counts the
        actions, so that it stays true.
      </Hero>
      <Screenshot name="preview" alt="Criteria proposed from a job description, with the people who match" first />
      <Section title="What takes the time out">
        <Cards
          items={[
            [
              'Criteria from words',
              'Titles, musts, wishes, years, degrees, places and what to leave out, each with the sentence it came from.',
            ],
            ['The cost of a filter', '“12 more if you drop MBA”, before you search and not after.'],
            ['Good defaults', 'A sequence that reads well, days that are polite, and nothing that has to be filled in twice.'],
          ]}
        />
      </Section>
      {same}
    </>
  ),
}
