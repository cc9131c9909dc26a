// The project's labelled set of answers (the half that may be trained on), grouped like examples.data.ts.

export const givenExamples = `
# interested conditional
Open to a chat, though I'd need at least 180 base to move.
Interested, but I can only start in September. If that works let's talk.
# interested general
Not bad at all :) tell me when, I'm flexible this week
Hi, thanks for your message. I'm intrigued by the platform work. Let's find a time. I'm in IST so early morning your time would be ideal.
Yes, I am interested in the position. Please let me know how we proceed.
Perfect timing. My contract ends in March so I'm looking for the next thing.
Happy to connect. Mornings Pacific work best for me.
You can reach me at this address, it's better than LinkedIn. And yes, I'm keen.
Great, thanks! Looking forward to speaking with the team.
ok im interested. call me
Sounds great, I'd love to learn more!
Gladly. How about 15 min on Monday?
Vielen Dank für die Nachricht! Klingt spannend, ich würde gerne mehr erfahren.
Love what you all are doing. I'd be excited to chat with the hiring manager.
Sure, let's talk. What does your calendar look like next week?
Sorry for the slow reply, was traveling. Still interested if the role is open!
Definitely interested. Attaching my resume, let me know when you'd like to talk.
Thanks for the note! I've followed what your team is building for a while. Count me in for an intro call.
# interested schedule
None of those times work unfortunately - do you have anything next week?
Tuesday 11am works. Please send an invite.
# interested tricky_negation
No problem at all, Tuesday is fine!
# not_interested company_fit
The mission doesn't really resonate with me. Thanks though.
I'm not comfortable working in the defense industry.
Crypto isn't a space I want to be in.
I prefer larger, more established companies. Early stage startups are too risky for me right now.
# not_interested compensation
I looked at the posting - 120k for SF is way too low. Not interested.
Salary doesn't work for me, sorry.
My current total comp is well above what a startup your size could match.
Unless the base goes up to at least 210 I can't consider it.
# not_interested general
No me interesa, gracias.
I'm going to decline. Good luck filling the role.
I appreciate you reaching out but this isn't for me.
Thank you, but I'm not interested.
I'll pass, thanks.
# not_interested making_referral
I'll pass but I know someone who might be interested. Is there a referral bonus?
I'm all set, however you should talk to Ken Watanabe - ken.w@example.com.
Not looking, but let me share this with a couple of friends.
# not_interested misclassification
I'm a recruiter myself :) don't think I qualify for your Data Scientist opening.
You've got the wrong Michael Chen, I'm the one who does tax accounting.
I think you have me confused with someone else. I'm a nurse, not a software engineer.
Not sure why I got this, I'm a high school student.
# not_interested other
Already talked to another recruiter from your firm about this same role.
I've decided to go freelance.
I interviewed with you folks before and the process was not great, so I'd rather not go through it again.
I'm starting my own company.
# not_interested remote_policy
Hybrid is a dealbreaker for me, sorry.
I live in Denver and am not willing to move.
We've just bought a house in Lisbon so moving to the US is off the table.
I only consider fully remote roles, and it looks like this one is 3 days in office. Pass.
# not_interested role_fit
I don't have any experience with Kubernetes and don't really want to do infra.
I'm not keen on working with PHP again, sorry.
I'm a backend engineer, this looks like mostly frontend. Not a fit.
I'm focused on machine learning now, so a general data analyst position isn't a match.
# not_interested seniority
Thanks but I'd be overqualified for this.
The title would be a step down for me.
I'm looking for a director level position, not an individual contributor role.
I'm only one year out of school, I don't think I'm senior enough for a Staff role.
# not_interested timing
I'm in the middle of a big project and wouldn't leave before it ships. Maybe in Q4?
We're expecting a baby next month so I'm not making any moves for now.
I'm finishing my PhD and won't be on the market until next summer.
Not looking at the moment, but let's stay in touch.
I'm happy where I am right now. Feel free to check back next year.
Still vesting here, not leaving before my cliff. Ping me in a year.
# not_interested visa
I need H-1B transfer. If that is not possible then unfortunately I have to decline.
I don't have the right to work in the UK, so this is not an option for me.
My green card is in process with my current employer so I can't change jobs.
# not_interested wrong_email
This person left the company in June. I now monitor the inbox.
Sarah no longer works here. Please update your records.
Wrong address - this mailbox belongs to the accounting department.
# out_of_office generic
I only check email on Mondays and Thursdays. If this is urgent, call me.
Auto-reply: Thanks for contacting us! Your ticket #48213 has been created and an agent will respond shortly.
# out_of_office left_company
Thank you for your message. I no longer work at Northwind. Please direct inquiries to info@northwind.example.
# out_of_office parental
I am currently on parental leave and will return in November 2026. Please reach out to Hannah for anything related to the analytics team.
# out_of_office sabbatical
I'm on sabbatical through December with no access to email.
# out_of_office sick
I am currently out sick. I will respond as soon as I am able to.
# out_of_office vacation
Ich bin bis einschließlich 02.01. nicht im Büro. Ihre E-Mail wird nicht weitergeleitet.
Automatic reply: Je suis absente du bureau jusqu'au 20 août inclus. En cas d'urgence, merci de contacter le secrétariat.
I am out of the office from July 3 through July 14 with limited access to email. For urgent matters please contact my colleague at desk@example.com.
# question additional_information
Is it a contract or permanent position?
Are you an internal recruiter or with an agency?
Which company is this for?
Who would I be reporting to, and how big is the team?
Can you tell me more about the role?
Is this a backfill or a new position?
Why did the last person leave?
Is this role still open? I saw it was posted in January.
# question attach_resume
Do you need my resume?
Before I send my resume, who will see it? I don't want my employer to find out.
# question compensation
How much does it pay?
Thanks for reaching out. Before we talk, could you share the comp band and equity?
Could you provide details on OTE and the base/variable split?
What does total compensation look like (base, bonus, RSUs)?
# question multiple
Could you share the comp range and a link to the JD? Also is hybrid required?
Sounds interesting. A few questions: what is the salary range, is it remote, and do you sponsor H1B?
# question remote
Interested in principle - would you consider someone based in Canada working remotely?
Do I have to move to Austin for this?
What's the hybrid policy? How many days a week on site?
How much travel is involved?
# question tricky_negation
It's not that I don't like the role - can you tell me more before I decide?
# question visa
I'm on H-1B, would you be able to do a transfer?
Can non-citizens apply? I have a TN.
Does the company support green card applications?
# unclear negated
I'm not saying I'm not interested, it's just a lot going on this month.
# unclear other
Got it.
Let me think about it and get back to you.
Thanks!
Who is this?
See attached.
Hm.
# unclear sarcasm
Oh great, another exciting opportunity with a rockstar team...
# unsubscribe gdpr
Where did you get my data? I never consented to this. Delete it.
Per the CCPA, I'd like to opt out of the sale of my personal information and have my record deleted.
# unsubscribe hostile
Lose my number. I've told you people no three times.
# unsubscribe spam
Reported as spam.
# unsubscribe stop
Bitte nehmen Sie mich aus Ihrem Verteiler.
Take me off this mailing list immediately.
Unsubscribe
Stop emailing me.
`
