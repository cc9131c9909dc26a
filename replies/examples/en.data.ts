// Longer answers in English, written for this project: one a line under '# label detail'.

export const longerExamples = `
# interested general
Hi there, thanks for the note. I wasn't actively looking, but the role caught my eye. Happy to find half an hour this week.
I've been at my company for six years and feel ready for a change. Tell me where to sign up for a first call.
Honestly, the stack is what sold me. Ping me on my cell, 555 0142, any day after five.
Appreciate the personal message, most recruiters don't bother. I'd be glad to talk.
Not actively looking, though I always listen. What does the process look like from here?
My team is being reorganized, so I'm open to conversations again.
This came at a good time. I'm wrapping up a project and wondering what's next.
Sorry it took me a while, I was offline. If you haven't filled it I'd like to be considered.
You had me at robotics. Let's chat.
Sounds like something I could sink my teeth into.
I don't usually answer these, but yours is different. Send me a few slots.
Looping in my personal address, please use that one from now on. Looking forward to our call.
I applied to you two years ago and would love another shot.
Thanks, I'd welcome a conversation with the hiring manager.
Yes to a call, yes to the location, yes to the stack.
Sign me up!
Please count me as interested, I'll make time whenever suits you.
# interested schedule
I booked Thursday at 3 through your link.
Could we push our call to Wednesday? Something came up.
Either slot is fine, pick whichever you prefer.
I'm on Pacific time, so before nine is tough. Eleven would be great.
Next week is better for me, Monday or Tuesday afternoon.
Can we do a video call instead? Friday noon is open.
# interested conditional
I'd consider it for the right package, let's have a call and see.
As long as it's remote I'm all ears.
Interested if you can wait until my notice period ends in eight weeks.
I'd only move for a lead position, but if that's on the table let's talk.
# question compensation
Before I invest time, what's the budget for this role?
Is there any flexibility on the salary you posted?
What is the equity like at this stage?
Is there a sign-on bonus or relocation package?
Posting says competitive. Can you put a number on that?
# question remote
Would I be able to work from Portugal?
Is the office mandatory or just nice to have?
How often would I be expected to fly to headquarters?
Is this role tied to New York?
# question visa
I'd need sponsorship, is that an option?
Do you relocate people from outside the EU?
# question additional_information
Before saying anything, I'd like to know who the client is.
Could you send over a job description?
How long has this position been open?
What would my first ninety days look like?
Is it a management role or hands-on?
How many rounds of interviews are there?
What happened to the person who had it before me?
Is the team mostly senior?
What is the tech stack?
Do you have a link I can read first?
# question multiple
Thanks for reaching out. What's the pay, is it fully remote, and how large is the engineering org?
Curious, but I need more: team size, salary range, on-call expectations?
# not_interested general
Thanks for thinking of me. It isn't something I'd pursue.
Appreciate it, but no.
I'm going to sit this one out.
Not my cup of tea, best of luck.
After giving it some thought I've decided against it.
No thanks, and good luck with your search.
I'd rather not, thank you.
# not_interested timing
I just got promoted, so I'm going to stay for a while.
My stock vests next spring, I won't think about moving before that.
Can't leave mid-project. Try me again in the fall.
I started a new job three weeks ago.
We're about to move house and have a newborn, it's not the season for changes.
I've got two offers in hand already and will take one of them.
I'm pretty settled here and have no plans to leave.
# not_interested compensation
At that range I'd be taking a thirty percent cut. No.
You'd need to nearly double that to get my attention, so it's a no.
# not_interested seniority
I run a team of forty today, this reads like a mid-level role.
I'd need a few more years before a job like this.
# not_interested remote_policy
Five days in the office is a no-go for me.
I left the city for good and won't commute back.
We're settled in Ohio with kids in school.
# not_interested company_fit
I don't want to work on ads.
I've had my share of start-ups, only going for stable companies now.
I used to work for your parent company and won't be going back.
# not_interested visa
I can't change employers while my petition is pending.
# not_interested role_fit
I moved into product two years ago and no longer write code.
My background is hardware, this is all web.
I'm a data scientist, not a data engineer.
# not_interested misclassification
I think this was meant for someone else, I teach kindergarten.
I've been retired since last summer, but thanks.
# not_interested wrong_email
You have the wrong address, there is no Daniel here.
She left us in the spring, please take this address off your records.
# not_interested other
I'm under a non-compete until next year.
I went through your process last year and got ghosted.
I work for myself these days.
# not_interested making_referral
I'm happy where I am, but my former colleague Priya Nair would be great: priya@nair.example.
Not for me. I'll forward this to a friend who's looking.
# out_of_office vacation
Thanks for your email! I'm traveling until the 14th and will get back to you after that.
I will be away from August 4 to August 18 without access to email. For urgent requests contact my team at help@example.com.
Hello, I'm currently on annual leave, returning Monday 9 June. Your message will not be forwarded.
I am attending a conference this week and will respond as soon as I can.
# out_of_office parental
I'm on maternity leave through the end of March. Reach out to my manager in the meantime.
# out_of_office sick
I'm on medical leave and not checking messages.
# out_of_office left_company
I've moved on from Northwind. For ongoing projects please write to team@northwind.example.
# out_of_office generic
This is an automated response. We received your message and will reply within two business days.
Thank you for contacting support. Your request has been logged under case 48213.
# unsubscribe stop
Please take my email off your list, I've asked before.
No more of these please.
I don't want any more emails from your company.
Kindly refrain from contacting me in the future.
Remove.
Enough with the follow-ups, please stop.
Do not contact me at this address again.
# unsubscribe gdpr
I never signed up for this. Tell me what data you hold and erase it.
Under GDPR I object to the processing of my data. Delete my profile.
# unsubscribe hostile
Seriously, go away.
# unsubscribe spam
Marked as junk. Don't write again.
# unclear other
Cheers.
Noted, thank you.
Will circle back.
I'll have to check with my partner first.
Hmm, interesting times.
Is this a real person or a bot?
Sorry, who?
Sent from my phone
??
Let me sleep on it.
Can I get back to you on Friday?
I need to think about whether I'm ready to leave.
# unclear negated
I can't say I'm not tempted, but it's complicated.
It's neither a yes nor a no at this stage.
# unclear sarcasm
Wow, a ping-pong table. Where have you been all my life.
Yet another once-in-a-lifetime opportunity, my third today.
`
