// The words of the demo's fictional candidates.

export type Character = 'interested' | 'question' | 'not_interested' | 'out_of_office' | 'unsubscribe'

export const texts: Record<Character, readonly string[]> = {
  interested: [
    "Hi, this caught my eye. I'd be glad to talk, Wednesday or Thursday after lunch would suit me.",
    "Thanks for the thoughtful note! I wasn't planning a change, but this looks right up my street. Happy to jump on a call next week.",
    'Yes, I am interested. My calendar is fairly open from Tuesday on, just send an invite.',
    "Good timing: our team is being reorganised and I've started to look around. Let's talk!",
    'Hello! The role sounds like a natural next step for me. I would love to hear more about the team on the phone.',
    "I've used your product and like it a lot, so sure, I'm up for a first conversation.",
    'Sounds great. Mornings before ten are easiest for me, what does your week look like?',
    'Count me in for an intro call. I can do Friday at 11 or any time on Monday.',
    "I'd be keen to explore this. I can share an updated resume before we speak.",
    'Thank you for reaching out, I would be happy to connect with the hiring manager.',
    "Interesting! I'm open to a chat, my evenings are free this week.",
    'Gladly. Call me whenever it suits you tomorrow afternoon.',
  ],
  question: [
    "Thanks for writing. Before we set up a call, what's the salary range you have in mind?",
    'Hi! Could this be done remotely, or is it tied to the office?',
    'How big is the team at the moment, and who would I report to?',
    "I'm here on a work visa. Is sponsorship something you could offer?",
    'Could you send me the full job description? I would like to read it before we talk.',
    'Is this a newly created position, or would I be taking over from somebody?',
    'What does the tech stack look like, and how much on-call is involved?',
    'Two things I would like to know first: how many days a week are on site, and is there equity?',
    'Which stage is the company at, and how is it funded?',
    'Would you consider someone who can only start in three months?',
  ],
  not_interested: [
    "Thank you for thinking of me, but I'm happy in my current role and not looking at the moment.",
    'I appreciate the message. The compensation would have to be well above what I see here, so I will pass.',
    "I'm not willing to relocate, our kids have just started school. Best of luck with the search!",
    'Thanks, but this feels too junior for where I am now.',
    "I don't see myself in this industry, so it's a no from me.",
    'Unfortunately I would need sponsorship for a visa, and I understand that this is not on offer.',
    "The role isn't a fit: I have moved away from hands-on work and want to stay in management.",
    'I just started somewhere else two months ago, so the timing is off. Maybe in a couple of years.',
    "I think you have the wrong person, I've never worked in this field.",
    'Not for me, thank you. I only consider fully remote positions.',
    "I'm going freelance this summer, so I have to decline.",
    'I have heard too many mixed things about the culture in startups of that size. Thanks anyway.',
  ],
  out_of_office: [
    'I am out of the office this week with limited access to email. I will reply when I am back on Monday.',
    'Thank you for your message. I am on annual leave until the end of the month. For urgent matters please call our front desk.',
    'I am on parental leave and will return in spring. Your message will not be forwarded.',
    'I am travelling until Thursday and will answer your email as soon as I return.',
  ],
  unsubscribe: [
    'Please remove me from your list and do not contact me again.',
    'Unsubscribe me, please. I do not wish to receive further messages of this kind.',
    'I never agreed to be contacted. Please delete my data and stop emailing me.',
  ],
}

export const followUpTexts: readonly string[] = [
  'Thank you, that answers it. I would be happy to have a call, any time from Tuesday on works for me.',
  "Great, thanks for the quick answer! That sounds good to me, let's talk this week.",
  'That is helpful, thank you. I am interested, please send over a few times.',
  'Perfect, that works. Looking forward to speaking with you.',
]

export const goodbyes: readonly string[] = ['Best,', 'Best regards,', 'Thanks,', 'Cheers,', 'Kind regards,', 'All the best,']
