// Answers written for this project to train the classifier: one a line under '# label detail', made up, several languages.

export const writtenExamples = `
# interested general
Yes, this sounds like something I'd want to hear more about.
I would be happy to have a conversation.
Count me in, this is right up my alley.
Absolutely, I'd be up for a call.
This looks like a great fit for what I want next.
I'm open to new opportunities, so yes, let's connect.
Hey, thanks for thinking of me! I'd love to chat.
Interested. My number is 555 0142.
Sure thing, happy to hop on a quick call.
Your timing is excellent, I just started looking around.
That's a role I could see myself in. What are the next steps?
Very interested, this is exactly the kind of team I hoped for.
I'm game. Let me know how to proceed.
Yes please, send over the calendar link.
Hi, I am keen to discuss this further.
Please go ahead and set something up.
Why not, let's have a chat.
I'd be open to exploring this.
Not a bad idea! Let's talk.
I can't wait to hear more, call me any time.
I wouldn't say no to a coffee chat about this.
Couldn't have come at a better moment, I was laid off last week.
No objections from my side, let's set it up.
I have nothing against a first call.
I'm not opposed to moving for the right team, happy to talk.
Don't hesitate to call me, I'm interested.
Never thought I would say this to a recruiter but yes, I'd like to talk.
I was just about to start looking. Please tell me when we can speak.
Here is my resume. Looking forward to hearing from you.
Attached my CV. I would welcome the chance to interview.
My resume is attached, thank you for considering me.
You can reach me on my cell most evenings.
Forwarding my updated CV. Excited about this one!
I've heard good things about your company, would love an intro.
It's a yes from me.
Yes.
Yes!
Sure
Ok, let's do it.
sounds good
Sounds good to me, when do we start?
I'm in.
Interested!
Yep, interested, ping me on whatsapp
Definitely worth a conversation.
I am currently exploring and this stands out.
I would consider this, happy to learn more over the phone.
Tell your hiring manager I'd be glad to meet.
I'd like to apply. How do I go about it?
Thank you for reaching out. I am interested and available to speak.
I'm currently employed but would be willing to listen.
I'm pretty happy here but always open to hearing about something great, so let's talk.
While I'm not actively looking, this one caught my eye and I'd like to hear more.
Not actively searching, but I'd be glad to have a chat about this.
Although I like my job, I would be curious to talk to the team.
Let us speak, the description matches what I do today.
Great to hear from you, I'd love to be considered.
Please consider me for the position.
Ja, gerne! Wann passt es Ihnen?
Das klingt interessant, ich hätte Interesse an einem Gespräch.
Gerne, rufen Sie mich doch einfach an.
Ich bin interessiert, lassen Sie uns telefonieren.
Oui, je suis intéressé, quand pouvons-nous échanger ?
Avec plaisir, le poste m'intéresse beaucoup.
Bonjour, votre proposition m'intéresse, je suis disponible cette semaine.
Sí, me interesa mucho. ¿Cuándo podemos hablar?
Claro, me encantaría saber más.
Gracias por el mensaje, estoy interesado y disponible para una llamada.
Sim, tenho interesse. Podemos conversar amanhã?
Certo, mi interessa. Quando possiamo sentirci?
Ja, dat klinkt leuk, ik hoor graag meer.
# interested schedule
Wednesday afternoon is good for me.
I'm free Thursday between 2 and 4 pm Eastern.
Does 10:30 on Friday work for you?
How about next Tuesday morning?
I can do any day after 5pm.
Monday doesn't work but Tuesday at noon is fine.
Sorry, I can't make Thursday. Could we do Friday instead?
I'm out Monday, but any other day this week is okay for a call.
Booked a slot on your calendar, talk soon.
Just picked a time on the link. See you then.
Let's say 3pm tomorrow.
Confirmed for Wednesday at 11.
Can we push it to the week after? I do want to talk.
I'm on vacation until the 12th but would love to talk once I'm back.
I'm unavailable tomorrow, what about the day after?
Tomorrow is no good, next week is better. Looking forward to it.
No problem, the later slot works too.
No worries about the delay, I'm still up for a call.
Dienstag um 10 Uhr passt mir gut.
Jeudi après-midi me convient.
El miércoles a las 11 me va bien.
# interested conditional
I'd consider it if the base is north of 170.
Open to it as long as it's remote.
Happy to talk provided you can sponsor a visa.
If it can be part-time I'm interested.
I'd be interested but would need two months' notice.
Yes if relocation is covered. Let's talk.
I could see myself joining if equity is meaningful. Set up a call?
Only if I can stay in Chicago, but otherwise yes, very interested.
I'd talk, although I would not move before my bonus in March.
# question compensation
What's the salary range?
What is the budget for this role?
Can you share the pay range before we set up a call?
What are you offering?
How much equity comes with it?
Is there a sign-on bonus?
What is the day rate?
Could you tell me the compensation first?
What would the package look like?
Not sure yet. What's the pay?
I don't want to waste your time, so what is the comp?
Hi, what's the range on this one?
Wie hoch ist das Gehalt?
Welche Gehaltsspanne ist vorgesehen?
Quelle est la fourchette de salaire ?
¿Cuál es el rango salarial?
Qual é a faixa salarial?
# question remote
Is this fully remote?
Is the job hybrid or in the office?
Where is the position located?
Can this be done from Portland?
Would I need to relocate?
Is relocation assistance provided?
How often would I have to come in?
What time zone does the team work in?
Would they let me work from home two days a week?
What are the hours like, are there night shifts?
Ist Homeoffice möglich?
Est-ce que le télétravail est possible ?
¿Es remoto o presencial?
# question visa
Do you sponsor visas?
Would you support an O-1?
Is sponsorship available for this position?
Is US citizenship required?
I'm on OPT right now, is that an issue?
I'd need a work permit. Is that something you can help with?
Does this need a security clearance?
# question additional_information
What does the company do?
Do you have a job description you could send?
Could you send me the JD please?
Can you share a link to the posting?
What's the tech stack?
What would a typical day look like?
How large is the company?
Who is the client?
What stage is the startup at?
How did you find me?
Which team is this in?
What are the main responsibilities?
What does the interview process look like?
How many interviews are there?
What is the company's name?
When would this start?
Is it full time?
What seniority are they looking for?
Do I need a degree for this?
Would my background in sales be relevant?
What made you think I'd be a fit?
Is there on-call?
How long is the contract?
Is the product already live?
Is this position still available?
Hi! Could I get more details on this?
More info please.
Please send more information.
Send me details.
Tell me more.
Can you elaborate on the responsibilities?
I don't understand, is this for the Boston office or for New York?
I'm not sure I follow, what exactly is the role?
It isn't clear to me whether this is management or hands-on, which one is it?
Before I decide, what is the growth path?
I might be interested, but first: who are the investors?
Looks interesting, which languages would I use there?
Potentially. What's the team like?
Depends. What would I be working on?
Maybe - what is the mission?
Können Sie mir mehr Informationen schicken?
Um welches Unternehmen handelt es sich?
Pouvez-vous m'envoyer la fiche de poste ?
De quelle entreprise s'agit-il ?
¿Podrías enviarme la descripción del puesto?
¿De qué empresa se trata?
Você pode me enviar mais detalhes?
Kunt u mij de vacature sturen?
Di che azienda si tratta?
# question attach_resume
Should I send you my CV?
Where do I upload my resume?
Do you want an updated resume or is LinkedIn enough?
Will my application stay confidential?
# question multiple
What's the salary, where is it, and how big is the team?
Two questions: is it remote and what does it pay?
Sounds good in theory. Is it remote, and do you offer equity?
Thanks. Could you tell me the range, the location and the start date?
# not_interested general
No thanks.
No thank you.
No.
Nope
Not for me.
Not interested.
not interested thanks
Thanks, but no thanks.
I'm going to pass on this one.
I'll have to pass.
Pass.
Hard pass.
I must decline.
I respectfully decline.
Unfortunately I am not interested in this opportunity.
I have no interest in this position.
This is not something I would consider.
Thanks for the offer but I don't see myself doing this.
I don't think this is right for me.
It's not what I am looking for.
I appreciate it, but I'm good.
All good here, thanks.
I will not be moving forward.
Please count me out.
I'd rather not.
I'm afraid I have to say no.
Doesn't interest me.
Not my thing, but good luck.
Thank you for considering me, however I won't be pursuing this.
I'm not interested at all.
Definitely not interested.
I was interested at first but I have decided against it.
I'd love to say yes but it isn't for me.
Sounds great for someone else, but not me.
Sounds exciting, but I'm going to pass.
It looks like a great opportunity but I have to decline.
Interesting role, however I'm not interested.
Thank you, I'm not open to this.
Wish you the best in your search, but no.
Good luck with the search.
I am withdrawing my application.
Please withdraw me from consideration.
Nein danke.
Kein Interesse.
Danke für die Anfrage, aber ich habe kein Interesse.
Vielen Dank, das passt leider nicht für mich.
Non merci.
Merci, mais je ne suis pas intéressé.
Je ne suis pas intéressée par ce poste.
No, gracias.
Gracias, pero no estoy interesado.
Não, obrigado.
Não tenho interesse no momento.
No grazie, non sono interessato.
Nee, bedankt. Geen interesse.
Nej tack, inte intresserad.
# not_interested timing
I'm not looking right now.
Not at this time.
Now is not a good time for me to move.
I just started a new job.
I just accepted another offer.
I signed with another company last week.
I recently joined my current company and plan to stay.
I've only been here four months, too early to leave.
I'm staying put for now.
I am happy in my current role.
I'm very happy where I am and not considering a change.
I'm not looking to leave at the moment, maybe next year.
Not on the market currently.
I am not job hunting these days.
Maybe in six months.
Please reach out again after the summer.
Keep me in mind for the future though.
Happy to reconnect down the road, but I'm committed here until December.
I'm waiting for my bonus to pay out, so not before spring.
I was promoted last month so I'm staying.
I love my job and don't plan on leaving.
I'm about to go on maternity leave so the timing is off.
Bad timing for me, sorry.
Too busy with a launch to think about changing jobs.
I've already found something new.
You're too late, I started elsewhere on Monday.
I'm back in school until May, not taking a job before that.
I'm content with my present employer.
I'm taking a break from work this year.
Circle back in Q1, I can't move before.
Momentan bin ich nicht auf der Suche.
Ich bin mit meiner jetzigen Stelle sehr zufrieden.
Ich habe gerade erst eine neue Stelle angetreten.
Je ne suis pas en recherche actuellement.
Je viens de changer de poste.
Por el momento no busco cambio.
Acabo de empezar en otra empresa.
No momento não estou procurando.
# not_interested compensation
The salary is too low for me.
That's below what I make today.
The pay doesn't match my expectations.
I would be taking a pay cut.
I can't go below 200k.
The range you mention is far under market.
I make more than that now, so no.
The comp isn't competitive, I'll pass.
At that rate I'm not interested.
The package is not attractive enough for me to leave.
No thanks, I don't work for equity only.
Leider liegt das Gehalt deutlich unter meinen Vorstellungen.
Le salaire est trop bas pour moi.
El salario no me alcanza.
# not_interested seniority
I'm too senior for this.
This is too junior for me.
It reads like an entry level job, I have fifteen years behind me.
I'm already a VP, this would be a step back.
I don't have enough experience for a lead position.
I'm a student, I can't be a senior manager.
I only want management roles now.
I no longer want to manage people, and this is a manager role.
I'd want a principal title at least.
This looks more like a mid-level role than I would take.
I just graduated, I'm afraid I'm under-qualified.
Ich bin für diese Stelle überqualifiziert.
# not_interested remote_policy
I only work remotely.
I'm not willing to relocate.
I can't relocate because of my family.
I don't want to go into an office every day.
The commute would be too long.
I won't move to New York.
If it's not remote it's not for me.
On site five days a week is a no for me.
I live too far away and can't move.
I'm not able to travel that much.
Relocation isn't possible for us.
I'm done with offices, remote only.
Moving is not an option, my kids are in school here.
Ein Umzug kommt für mich nicht in Frage.
Je ne souhaite pas déménager.
No puedo mudarme.
# not_interested company_fit
I don't want to work for a startup.
I'm not interested in working for a big corporation.
I've heard bad things about the culture there.
I don't like what your company does.
The industry isn't for me.
I don't want to work in gambling.
I would never work for a tobacco company.
Not a fan of the product, sorry.
Your reviews on Glassdoor put me off.
I want to stay in healthcare, so this company isn't a match.
I don't believe in the mission.
The company is too small for me.
I used to work there and would not go back.
I don't do agencies.
# not_interested visa
I don't have a work permit for that country.
I'm on a visa that is tied to my employer.
You don't sponsor, so I can't.
I would need sponsorship and you said you can't offer it.
I can't switch employers until my residency is approved.
My visa doesn't allow me to change jobs.
I'm not authorized to work in the US.
I'm not a citizen so I can't get the clearance.
# not_interested role_fit
This isn't my area.
I don't do sales.
I'm a designer, not a developer.
My background is in marketing, so this is not a match.
I don't have the skills you're after.
I've moved away from coding.
I no longer work in that field.
The role isn't aligned with my experience.
I don't know Java and don't want to learn it.
I'm looking for something more hands-on than this.
I want to do research, not production support.
The job is too operational for my taste.
This doesn't match what I do.
It isn't a fit for my skill set.
I prefer to stay in data, not in product.
I'm more of a generalist, this is too specialised for me.
Das entspricht nicht meinem Profil.
Ce poste ne correspond pas à mon profil.
El puesto no encaja con mi perfil.
# not_interested misclassification
I think you have the wrong person.
You must be confusing me with somebody else.
I'm not an engineer at all, I'm a dentist.
I've never worked in software. Did you read my profile?
You seem to have mistaken me for another Anna Kim.
Your data about me is wrong, I have never been at that company.
I'm retired, not sure why you contacted me.
I'm not a nurse and never have been.
That's a different David Lee.
I have never done finance in my life.
Sie verwechseln mich mit jemand anderem.
Vous me confondez avec quelqu'un d'autre.
# not_interested wrong_email
You have the wrong email address.
Wrong email.
This address is not his.
She left last year, this mailbox is now mine.
John is no longer with our company.
He doesn't work here anymore.
This is a shared support inbox, please do not write here.
No one by that name works here.
This is my work email, please use my private one. And I'm not interested.
This is not Peter. I got this number and address last month.
Diese Person arbeitet nicht mehr bei uns.
Cette personne ne travaille plus ici.
# not_interested other
I'm going into business for myself.
I've decided to become a teacher.
I am retiring this year.
I had a bad experience with your recruiters.
I already applied and was rejected.
I've already been submitted for this by an agency.
I'm moving abroad.
For personal reasons I can't.
For health reasons I'm not able to take on anything new.
I'm under a non-compete until 2027.
I am self-employed and plan to stay so.
I went through your process last year and was ghosted.
# not_interested making_referral
Not for me, but my colleague Priya might like it.
I'm not looking but I can refer someone.
I'm good, but try my friend Tom, he's searching.
I'll pass, though you might want to contact Lea Brandt.
Not me, but I've passed it on to a former teammate.
Happy where I am, but I know two people who would be great.
# out_of_office vacation
I'm on vacation until August 18 and will reply when I return.
I am out of office with no access to email.
I will be away from May 2 to May 9.
Thank you for your email. I am currently on annual leave.
I'm on holiday, back on Monday the 7th.
Out until the 21st. For anything urgent contact Sam.
I am traveling this week and will have limited connectivity.
Our office is closed for the holidays and reopens January 4.
Away from my desk until Thursday.
OOO until 3/15
Please note I'm on PTO through Friday.
I am attending a conference and will be slow to respond.
I am out of the country and checking mail infrequently.
Ich bin im Urlaub und ab dem 15. wieder erreichbar.
Ich bin derzeit nicht im Büro. In dringenden Fällen wenden Sie sich bitte an meine Kollegin.
Vielen Dank für Ihre Nachricht. Ich bin bis zum 3. März abwesend.
Je suis actuellement en congé et serai de retour le 2 septembre.
Je suis absent jusqu'au 12. En cas d'urgence, contactez mon collègue.
Estoy fuera de la oficina hasta el lunes.
Me encuentro de vacaciones y regresaré el 10 de enero.
Estou de férias até dia 20.
Sono fuori ufficio fino al 5 agosto.
Ik ben met vakantie tot en met 12 juli.
Jag är på semester till den 8 augusti.
# out_of_office parental
I'm on maternity leave until next spring.
I am on paternity leave through the end of October.
Ich befinde mich in Elternzeit bis März 2027.
# out_of_office sick
I'm on medical leave and not reading email.
I'm home sick today, replies will be delayed.
Ich bin krankheitsbedingt nicht erreichbar.
# out_of_office sabbatical
I'm taking a sabbatical and will be back in January.
# out_of_office left_company
I have left the company. For business matters please contact my successor at team@example.com.
This is an automated message: I am no longer with Contoso. Please write to hello@contoso.example.
Thank you for your email. My last day was March 31. Your message is not forwarded.
Thank you for your message. I have moved on from Fabrikam; please direct questions to office@fabrikam.example.
# out_of_office generic
Thank you for your email. I will get back to you within two business days.
This is an automatic reply. Your message has been received.
Automatic reply: I receive a high volume of mail and may be slow to answer.
We have received your request and assigned case number 10293.
This mailbox is not monitored.
Your message has been received and will be handled in the order it arrived.
I answer email twice a day, at 11 and at 4.
Dies ist eine automatische Antwort.
Ceci est une réponse automatique.
# unsubscribe stop
unsubscribe
STOP
stop
Please unsubscribe me.
Please remove me from your list.
Remove me.
Take me off your list.
Do not contact me again.
Don't email me anymore.
Please stop contacting me.
Stop writing to me.
Never contact me again.
No more emails please.
Please cease all communication.
I do not wish to receive further messages.
I don't want to get these emails.
Opt me out.
Opt out
I'd like to unsubscribe from these messages.
Not interested, please remove me from your mailing list.
No thanks, and please stop emailing me.
I'm not interested, don't write again.
I have no interest. Do not reach out again.
Please delete my address from your database.
How do I unsubscribe?
Why am I still getting these? Unsubscribe.
Bitte entfernen Sie meine Adresse aus Ihrer Liste.
Bitte keine weiteren E-Mails.
Schreiben Sie mir nicht mehr.
Ich möchte keine Nachrichten mehr erhalten.
Merci de me désinscrire.
Veuillez me retirer de votre liste.
Ne m'écrivez plus.
Por favor, no me escriban más.
Deme de baja de su lista.
Me remova da sua lista.
Cancellatemi dalla lista.
Verwijder mij uit uw bestand.
# unsubscribe gdpr
Please erase all data you hold about me.
Under the GDPR I request deletion of my personal data.
I object to the processing of my data.
How did you get my email? I want it deleted.
I never gave you permission to contact me. Remove my data.
Delete my information from your systems.
Ich widerspreche der Verarbeitung meiner Daten, bitte löschen.
Je demande la suppression de mes données personnelles.
Solicito la eliminación de mis datos.
# unsubscribe hostile
Leave me alone.
Get lost.
Quit spamming me.
How many times do I have to tell you to stop?
F off and stop mailing me.
I will report you if you write once more.
# unsubscribe spam
This is spam.
Marked as spam.
I am reporting this as junk.
Your mails go straight to my spam folder now, blocked.
# unclear other
Thanks.
Thank you for your message.
Okay.
Ok
Noted.
Received.
Hello
Hi
Hmm, not sure.
?
...
I'll think about it.
I need some time to think.
Let me discuss with my wife and get back to you.
Let me check and come back to you.
I'll let you know.
I'll get back to you next week.
Will review and respond later.
Maybe.
Perhaps.
Not sure yet.
I'm on the fence.
Interesting.
I see.
Did you mean to send this to me?
Do I know you?
Have we met?
You wrote to me already last month.
See below.
Please see the attachment.
My assistant will reply to you.
Cheers!
lol
Happy new year!
Same to you.
Thanks for the follow up.
Sorry, sent too early.
test
Nice weather here.
Thanks for connecting!
I got your message.
Danke.
Merci.
Gracias.
Ich überlege es mir.
Je vais y réfléchir.
Lo pensaré.
# unclear negated
I wouldn't say I'm not interested, but I'm swamped.
It's not a no, it's not a yes either.
I can't say yes or no right now.
I don't know whether I want this.
I'm not uninterested, let me think it over.
# unclear sarcasm
Wow, a "unique opportunity", how original.
Sure, because what I really need is another recruiter mail.
Oh joy, one more "exciting" startup.
Let me guess, competitive salary and a foosball table?
Great, the fifth message this week. Thrilling.
# interested general
What are the next steps?
Great, what's the next step?
When can we talk?
When do you have time to speak?
How do we proceed from here?
How do I apply?
Where can I apply?
I was laid off recently, so this comes at a good time.
My current contract is ending, so the timing works well.
I just became available and would welcome a call.
Still interested, sorry for the late answer!
Apologies for the delay, I would still love to talk.
I've been following your product and would love to be part of it.
I've wanted to work with you for years.
I am very much interested, please call.
It does interest me, yes.
I'm certainly open to hearing more.
Open to it.
I'd be up for that.
I'm currently working but open to offers.
Happily employed, yet curious. Let's have a call.
I rarely answer these but yours is good. Let's talk.
I don't usually reply to recruiters, but this one looks great.
I hadn't planned on leaving, but I'd like to hear about this.
My notice period is one month. Happy to interview.
Estoy muy interesada, ¿cuándo hablamos?
Je serais ravie d'en discuter.
Klingt super, melden Sie sich gern.
Sehr gerne, ich freue mich auf das Gespräch.
Sounds like fun, let's do this.
Let me know your availability.
Please send me a calendar invite.
# interested schedule
Could we do later in the week?
Do you have something on Friday?
Any chance for an earlier slot?
Would Monday at 9 work?
Is Thursday okay?
That time works for me.
The morning is better for me.
I'm free all day tomorrow.
Can we reschedule to next week?
I have a conflict then, do you have another time?
Neither slot works for me, could you offer others?
Mittwoch passt, 14 Uhr?
Mardi matin est possible pour moi.
Puedo el viernes por la tarde.
# question additional_information
Who is hiring for this?
What sort of company is it?
Could you give me some background on the team?
What exactly would the responsibilities be?
Which office would I be based at?
Is it a permanent job?
Is this through an agency or direct?
Who would be my manager?
Why is the position open?
Which product would I work on?
Do they have funding?
How long has the role been open?
Is there room to grow?
Can you tell me which client it is?
Does it involve managing people?
Is the timeline fixed?
Che tipo di contratto è?
C'est un CDI ?
Ist das eine Festanstellung?
¿Es un contrato fijo?
# not_interested general
I'm not the right person for this, thanks.
Not interested in changing, sorry.
Thank you for reaching out but I'll decline.
I'm going to sit this one out.
Thanks for asking, but no.
I don't want to take this further.
Let's not pursue this.
I'd prefer not to continue with the process.
Leider nein.
Das ist nichts für mich.
Ce n'est pas pour moi.
No es para mí.
Ik heb geen interesse.
# not_interested timing
I'm due in May so I won't be changing jobs this year.
I want to stay at least another year where I am.
I've got a lot on my plate, ask me again in autumn.
My project runs until Christmas and I won't leave it.
I just got a raise and am staying.
Let's talk again next year.
Maybe later, not now.
Not now.
# out_of_office left_company
I have moved to another company. Please contact info@example.com going forward.
I am no longer working here as of May 1. My colleague will answer your mail.
# out_of_office generic
This inbox is checked once a week.
Thanks for your mail, a member of our team will be in touch soon.
Your request has been logged under number 55821.
I check this account rarely. Call me if it is urgent.
# unsubscribe hostile
I've told you no twice already. Stop.
How often do I have to ask you to stop?
Lose my contact details.
# unsubscribe stop
Please don't send me any more of these.
I don't want any more of these messages.
I do not want to hear from you again.
Please stop.
Stop sending me this.
Kindly take me out of your database.
No further contact please.
Please block me from future mailings.
# unclear other
Who are you?
Who is that?
Where do I know you from?
I'm busy, will answer later.
Will look at it on the weekend.
Give me a few days.
Let me see.
Let me sleep on it.
I'm undecided.
I'm torn.
Not sure what to say.
Good morning
Sent by mistake, please ignore.
Congratulations on the new job!
You too.
I already answered you.
Call my agent.
My wife will answer you.
Hmm
Ok thanks
Thanks, received.
Appreciate the follow-up.
# unclear negated
I'm not ruling it out, but I can't commit to anything.
I don't want to say no just yet.
# unclear sarcasm
Another "family-like" company, sure.
Fantastic, unlimited pizza again.
`
