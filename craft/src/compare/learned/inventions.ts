/** Written by craft/training/train-claims.ts from 444 annotated descriptions: a trait and its weight in tenths. */
export const WEIGHTS = `again 0 di	-4
again 0 oi	-6
again 0 op	-5
again 1 di	-4
again 1 op	-2
again 2 di	-5
again 2 oi	-7
again 3 oi	-4
again 4 di	-5
again 4 oi	-4
again 5 oi	-12
claim benefit brief	-7
claim degree brief	-9
claim degree none	26
claim demand brief	-9
claim demand role	-11
claim figure brief	-7
claim figure none	32
claim place none	21
claim tool brief	-4
claim tool none	23
claim year brief	-9
claim year none	45
cover 1 ne 0	-2
cover 1 ne 2	6
cover 1 op	-2
cover 3 ne 0	-4
cover 3 ne 6	4
cover 4 ne 0	-4
cover 4 ne 1	-2
cover 4 ne 3	-6
cover 4 ne 4	-5
cover 4 oi	-2
cover 4 op	-4
cover 5 di	-5
cover 5 ne 1	-2
cover 5 ne 2	-3
cover 5 oi	-5
cover 6 di	-4
cover 6 ne 0	-5
cover 6 ne 1	-4
cover 6 ne 4	-2
cover 6 oi	-2
ends e n	2
ends e t	-5
ends f n	2
ends l t	-6
ends n e	2
ends n l	16
ends t e	-2
first - oi	-2
first - op	-5
first l di	-2
first t dp	-2
gift false oi	3
hard false dp	-7
last - oi	-2
last - op	-5
last f dp	-6
last l oi	2
last n di	8
last t oi	-2
most 2 words 2	-5
most 2 words 3	-7
most 2 words 5	-7
most 3 words 3	-4
most 3 words 4	-3
most 3 words 5	-3
most 3 words 6	-3
most 4 words 5	-7
most 5 words 5	-6
most 5 words 6	-2
most 6 words 6	-2
n 0 dp	-4
n 2 di	3
n 2 oi	4
n 3 oi	6
n 4 oi	12
n 5 op	2
n 6 op	3
ne 0 di	-2
ne 1 dp	-3
ne 3 di	4
ne 4 di	2
opens	-4
opens 	-4
opens a background	3
opens a calm	-8
opens a clear	-5
opens a driv	-3
opens a free	8
opens a full	15
opens a head	-7
opens a l	-3
opens a level	-16
opens a mast	2
opens a month	-8
opens a paid	4
opens a portfol	-3
opens a postgradua	2
opens a quoi	-2
opens a room	-8
opens a van	-9
opens a week	-9
opens a year	-4
opens aat	-6
opens ab	-2
opens abgeschloss	3
opens abgeschloss ausbild	6
opens abschlu als	-2
opens acce	9
opens accurac	-2
opens acompa	-13
opens acompan	-12
opens aconsej	-3
opens aconsej sobr	-3
opens acord	-2
opens act	-6
opens adap	-7
opens advi	-7
opens after	-2
opens agenc	-2
opens agre each	-2
opens aider	-11
opens aider a	-6
opens al ano	-6
opens al mes	-9
opens alle	-6
opens allemand	-7
opens allgau	-3
opens alojami	2
opens alta	-14
opens am	-2
opens an der	-2
opens an earl	-14
opens an electr	-2
opens an extr	-2
opens an hour	-5
opens analy	-7
opens and	-15
opens ande in	-7
opens angl	-3
opens anim	5
opens annu	4
opens anot	-3
opens anot lo	-3
opens answ call	-6
opens appl from	-3
opens appl in	-2
opens appl with	-4
opens apprend de	-8
opens april	-9
opens aqui	-6
opens arbei	-7
opens arbeitskleid und	-11
opens asesor	-4
opens asesor a	-4
opens ask	-11
opens assi	4
opens assur l	-2
opens atenc	-3
opens atend a	7
opens atend devoluc	-4
opens atte	-3
opens atte to	-3
opens au sein	-2
opens aucu	-14
opens audi	-2
opens auf	-8
opens auf wunsch	-3
opens aufmerksamke fur	-5
opens aus notiz	-3
opens ausbild zum	-15
opens australi	13
opens außerd	3
opens avis	-6
opens avis de	-6
opens aws	13
opens ayud	4
opens ballar	-2
opens band	-7
opens basic	-3
opens baustell	-14
opens bayon	-4
opens be poli	-5
opens be the	-3
opens beer	-3
opens beer allow	-3
opens befrist bis	-2
opens beglei	2
opens bei	-5
opens beleg	8
opens benefi	-14
opens bera	-6
opens bereitschaf	-7
opens bestell	-15
opens betrieblich	2
opens betw	-5
opens bewerb	-12
opens bewerb sie	-5
opens bezahl	-12
opens bis	-11
opens bis zu	-4
opens bois	-12
opens bonn connais	4
opens bono	5
opens book	3
opens bring your	6
opens brut	-5
opens buch	-10
opens bus	-9
opens busc a	-2
opens busc un	-2
opens c	-4
opens call	-4
opens calm en	-6
opens calm in	-3
opens calm under	-5
opens camb	2
opens cap cuis	-2
opens cap ou	-2
opens capa	-4
opens care with	-4
opens carg	-4
opens carg y	-6
opens carr out	3
opens cart	2
opens cdi	5
opens certif	16
opens certifica	11
opens cett	-2
opens cett list	-2
opens chacu	-4
opens chair the	3
opens chaqu chiff	-2
opens charg	3
opens check the	-2
opens chequ	2
opens chf	-3
opens chf bis	-3
opens childr	-16
opens choi	-4
opens cinc	-3
opens cinc anos	-3
opens cinq	-2
opens clas	6
opens clas de	8
opens clea organi	-4
opens clea the	-2
opens clear	-2
opens clear commun	-2
opens clear writ	-2
opens clien	-4
opens clos	-4
opens coach	5
opens cobr	10
opens coch de	-8
opens colegiac	-9
opens colleagu	-2
opens collec	6
opens come	8
opens comedor	-4
opens comfor	-12
opens comi	-4
opens comid	11
opens comp	-18
opens comple	2
opens compr	7
opens con	-4
opens concil	-2
opens concil cuen	-2
opens condu	-3
opens connais du	3
opens conoc	-10
opens conseill	-11
opens conseill les	-6
opens constanc	-6
opens constru	-4
opens cont	-8
opens contra labor	-6
opens control	-6
opens conv	-8
opens cook and	3
opens coord a	6
opens coordinar	-11
opens coordinar con	-11
opens cork	-12
opens correg	-9
opens cort	-17
opens cover	3
opens creer	-8
opens creer des	-9
opens cuand	-11
opens cuatr	-2
opens cuid la	12
opens cumpl la	-3
opens curiosi	-5
opens curiosi and	-7
opens custom	-14
opens cut	4
opens cycl to	6
opens dafur	-13
opens dann	-12
opens dans	-5
opens date	-9
opens daventr	-8
opens days a	-2
opens days of	-9
opens days off	3
opens de	-7
opens de bonn	3
opens de la	-2
opens de lune	-4
opens de remi	-3
opens deal	-2
opens deal with	-2
opens dein	19
opens dejar	-8
opens dejar la	-6
opens deliv	-4
opens den kurs	-4
opens der	-10
opens deux ans	7
opens deux jour	-2
opens die arbe	-4
opens die gewohnhe	-2
opens dienstwoh	21
opens dire	-5
opens dirig	-11
opens discou	2
opens discoun	7
opens discrec	-2
opens discrec con	-2
opens disponibilidad	2
opens disponibilidad para	2
opens do	3
opens driv licenc	-5
opens driv the	3
opens du	-3
opens du bist	-9
opens du mard	-4
opens du respec	-2
opens du soin	-3
opens duba	-9
opens dutch	-4
opens earl	-5
opens echang avec	-2
opens eige	8
opens eigh	-6
opens eigh year	-2
opens ein jobtick	-3
opens ein zimm	-2
opens eine abgeschloss	-2
opens eine ruhig	-4
opens eine tag	-5
opens eine unbefriste	-8
opens einfuhlungsvermog	-2
opens einfuhlungsvermog und	-2
opens elabor	4
opens eleg	-3
opens eleg por	-3
opens empez	-7
opens empez el	-5
opens empez en	-2
opens en	-12
opens encadr un	9
opens end	16
opens english	-8
opens ense	-6
opens entr et	-2
opens entreg	-6
opens envia	-4
opens envo	-4
opens envo nous	-5
opens equip de	-8
opens erfahr	6
opens erfahr in	5
opens erfahr mit	6
opens erst	6
opens erst hilf	6
opens escuch	-7
opens esse	-4
opens estar	-7
opens etabl les	2
opens euro	-8
opens evalu	-7
opens excell	-7
opens exper in	21
opens experienc en	-2
opens expl	-6
opens expl la	-3
opens fachgebi	-4
opens fahr	-8
opens fehl	-2
opens field of	-2
opens file	-4
opens find faul	-3
opens firmenwag	-7
opens firs	-3
opens firs aid	-3
opens fit	7
opens five	-2
opens flexibl	5
opens fligh	3
opens fluenc	2
opens fluenc in	2
opens follow the	-11
opens form	7
opens form les	11
opens formac en	11
opens formalidad	-7
opens found	-3
opens four	-6
opens four week	4
opens fp de	3
opens fp ii	-4
opens frag zu	-5
opens franz	-2
opens frau	-4
opens free	12
opens free coff	-9
opens frei	8
opens freitag	-10
opens freud	-3
opens freud am	-7
opens freud dara	-5
opens freundlich	-6
opens friend firmn	-4
opens from	2
opens fruh	-3
opens fruh spat	-2
opens full time	-13
opens full trai	-8
opens funf	-2
opens funf jahr	-4
opens funf woch	-8
opens furgone	-9
opens galw	-2
opens gard	-4
opens gard son	-2
opens gard vett	4
opens gast	-19
opens genauigke	-3
opens genauigke und	-3
opens gera	-8
opens gerer	3
opens gerer les	4
opens gern	-3
opens gern mit	-5
opens gesellenbrief als	-2
opens gespur	-3
opens gespur fur	-3
opens gest	10
opens gest el	9
opens get	-6
opens good	-9
opens good spell	-2
opens gran	-3
opens grat	16
opens gree	-8
opens grundkenntnis in	12
opens grup	-3
opens gut	-3
opens h	-4
opens habili	7
opens habl	-7
opens habl con	-6
opens halbtax	17
opens half	13
opens half of	-2
opens half pric	3
opens handl dispu	-5
opens has	2
opens hast	-2
opens hast juni	-2
opens hast octub	-2
opens hausbesuch	11
opens have	2
opens hcpc	-2
opens help	-5
opens help colleagu	-10
opens help in	-12
opens help with	-3
opens herkunf	-3
opens herkunf alter	-3
opens herr	-8
opens herzlichke	-9
opens heur par	-12
opens hexham	-3
opens high	3
opens hold	-8
opens homeoff	-3
opens horar	-3
opens horar de	-2
opens hosp	-4
opens hour	-11
opens hous	5
opens hygi	-3
opens ideal	-5
opens ihr	-7
opens ihre	-3
opens im	-5
opens im jahr	-6
opens impar	16
opens impl	10
opens improv	-6
opens in	-2
opens in unser	-5
opens incorporac	-8
opens ingenier	-3
opens ingl intermed	-2
opens install	6
opens instru	-12
opens inter	-13
opens interes an	-13
opens ist	-2
opens it is	-3
opens ital	7
opens j	-18
opens jahr	-2
opens jahressonderzahl	9
opens je	-6
opens jobrad	5
opens join	-4
opens jorn	-6
opens k with	5
opens keep	-4
opens keep agre	-6
opens keep an	-3
opens keep note	-3
opens keep wast	-2
opens keep your	-7
opens kenntn	-4
opens kenntn der	-4
opens kenntnis	8
opens kenntnis der	9
opens kenntnis in	5
opens klar	-4
opens knowledg	4
opens knowledg of	4
opens kostenl	17
opens kund	-4
opens l	-2
opens l envi	-3
opens la maitri	2
opens lais	-8
opens las	-9
opens le gout	-3
opens le neerland	7
opens le perime	-2
opens le psc	3
opens le sens	-4
opens lear happ	-2
opens leav	-4
opens leipzig	-4
opens leit	8
opens lern	-9
opens les etap	-2
opens life	14
opens lift	-4
opens line manag	7
opens lire	-5
opens lire les	-5
opens live	-8
opens lleg con	-2
opens llev	-9
opens lo	-3
opens lo que	-3
opens load and	-3
opens loge t	-2
opens lohn	-11
opens los	-4
opens lunch	-3
opens lune	-5
opens lune y	-13
opens maint	-7
opens make	-2
opens malag	-5
opens manag the	2
opens mand	4
opens manej	4
opens manej de	2
opens mant limp	-15
opens manu	-14
opens mast en	6
opens mater	-5
opens materni	-2
opens materni cover	-2
opens measu	-2
opens meet	8
opens mejor	-7
opens membership of	-3
opens meme	-3
opens meme s	-3
opens mener	-2
opens mener les	-4
opens mentor	-6
opens mentor two	2
opens mile	5
opens mindest brut	-4
opens mindest drei	-2
opens mit den	-7
opens mit elter	-5
opens model	-5
opens moder	-5
opens mon	-2
opens mon fri	-5
opens monatsgehal	-12
opens mond	-5
opens mond to	-5
opens montr le	-2
opens motorsagensch	7
opens move	-13
opens muns	-2
opens mxn	-7
opens nach kv	-8
opens nach tvod	-5
opens nadi lo	-2
opens nd	-11
opens negoc	2
opens negotia	4
opens neto	-3
opens neto al	-4
opens new	-7
opens newl	-2
opens newl qualif	-2
opens nhs pens	5
opens ningu	-2
opens no agenc	-4
opens no exper	-4
opens no hace	-5
opens nobod	-3
opens noch	-5
opens nos	-6
opens noter	-4
opens noti	9
opens noti de	10
opens nous	-6
opens nous choi	-2
opens nous somm	-13
opens now	-2
opens nvq	-7
opens ob	-15
opens off	-9
opens offic	-15
opens ofst	-2
opens on vien	-3
opens one	-7
opens one day	-6
opens open	-13
opens opera	15
opens orde	-2
opens order	8
opens ordn	-2
opens ordn bei	-2
opens other rely	-2
opens out	-5
opens overtim	-2
opens own the	17
opens p	-5
opens pacienc	-3
opens pacienc y	-6
opens pack	-6
opens paid	15
opens palabr	-4
opens par an	-6
opens particip	2
opens particip aux	10
opens particip en	-4
opens pati	-4
opens pay	-10
opens peopl bring	-2
opens peopl have	-3
opens per	-17
opens perm b	11
opens perso	-16
opens pfleg	7
opens pick and	-5
opens pick pack	-4
opens plan and	-5
opens plan de	7
opens plan the	-6
opens planif	-6
opens plea	-6
opens plus de	12
opens polic	-3
opens por	-3
opens por hora	-8
opens port	-15
opens poser des	5
opens pract in	-6
opens prak	-5
opens prak erfahr	-9
opens prep	-2
opens prep el	-4
opens prep les	2
opens prep materi	-2
opens prep so	-2
opens prestac	-2
opens prestac de	-2
opens prid	-4
opens prid in	-4
opens prim de	13
opens prim extraleg	-3
opens priva	14
opens priva health	-7
opens priva medic	6
opens prob	-6
opens proc	11
opens program	-6
opens programm	-4
opens prudenc	-3
opens pruf	-8
opens publ	4
opens publish	-2
opens punctuali	-7
opens put	-6
opens quand	-10
opens quand la	-11
opens quat	-7
opens quat ans	-10
opens quer	-5
opens quest	-6
opens quimp	-9
opens raba	-4
opens racon	-14
opens rais	11
opens rappor	-5
opens rappor ce	-5
opens reach	3
opens read	-9
opens readin	-2
opens readin to	-3
opens reali	8
opens reali des	-2
opens recib	-5
opens recog	14
opens record	3
opens recru	-6
opens redac	-4
opens redig	2
opens redig des	-13
opens registr	-2
opens reli	-12
opens reliabili	-4
opens remo	-5
opens remun de	-5
opens remun par	-2
opens renn	-7
opens reper les	-6
opens repond	-2
opens repond aux	-3
opens repor	-9
opens repor hazard	-3
opens report	-3
opens repri	6
opens resolv	-4
opens respec for	-3
opens respek vor	-3
opens restaur	-6
opens rete	-3
opens retir	7
opens retribuc	-3
opens review	-14
opens rigu	-6
opens rigu et	-6
opens rout und	-2
opens rrsp match	5
opens run the	7
opens s	-7
opens safe	-12
opens sala	-3
opens sala de	-2
opens sala par	-2
opens salar	-4
opens salar al	-10
opens samstag	-7
opens samstag x	-7
opens sat	-10
opens say	-6
opens schedul	-6
opens schich	-2
opens school	6
opens schreib	-6
opens schreib sie	-2
opens schul	-5
opens schwindelf	-13
opens se	2
opens se valor	4
opens sech	10
opens see	-10
opens segur de	3
opens segur medic	6
opens sehr	3
opens sehr gute	3
opens seis	-9
opens sell	9
opens sell here	-8
opens send us	-4
opens send your	-7
opens sens	-3
opens sent	-5
opens sent del	-2
opens set up	6
opens settl	-9
opens show	-3
opens si cumpl	-2
opens si un	-2
opens sia	15
opens sie begeg	-2
opens sie bera	-6
opens sie berich	-3
opens sie betreu	-5
opens sie bring	-5
opens sie fahr	6
opens sie halt	-5
opens sie sorg	-2
opens sie verantwor	-6
opens sign	-10
opens sin experienc	-3
opens singap	-6
opens six month	7
opens six week	2
opens solid exper	-2
opens solid prat	-3
opens soltur	-2
opens soltur con	-2
opens solv	-4
opens sound	-7
opens sourc	-2
opens staatsexam	-14
opens staff discou	-6
opens staff meal	6
opens stam	-5
opens staplersch	5
opens star	-9
opens statu	4
opens statu cadr	4
opens steel	-11
opens sterili	7
opens stock	9
opens stock opti	9
opens stop	-2
opens strong	-3
opens such	-2
opens sueld	-11
opens sugg	-6
opens suiv l	-6
opens sure	-6
opens sure handl	-6
opens t	-3
opens talk	-2
opens talk with	-7
opens tall	-3
opens tast	-4
opens te	-2
opens tech	-9
opens teil	-11
opens tell	-6
opens ten	-6
opens tener	-2
opens tenir	-5
opens tenir a	-8
opens tenir la	2
opens tenir un	-3
opens tenu	-14
opens tenu fourn	-5
opens th	12
opens th month	4
opens the	-3
opens the abili	-3
opens the day	-5
opens the other	-3
opens ther are	-3
opens this	-8
opens this is	-2
opens ticke restaur	2
opens tien	9
opens time	8
opens time off	-8
opens tips	-6
opens titr	-3
opens titul de	-3
opens to	-9
opens toda	-4
opens todo	-8
opens togeth	-4
opens togeth you	-4
opens tomar	4
opens tool	-5
opens tour	-3
opens trabaj	-5
opens trabaj con	-5
opens trabaj en	-2
opens trai and	-11
opens trai on	-6
opens trai or	-4
opens trami	12
opens transmet	-2
opens transpor	-7
opens trat	-7
opens trat con	-5
opens travaill de	-4
opens trea	-7
opens treizi	-4
opens troi	-5
opens troi jour	-9
opens trouv	-8
opens try	-3
opens try small	-2
opens tu misi	-5
opens tucs	-12
opens two days	-9
opens ulm	-2
opens un angl	-2
opens un contr	4
opens un diplom	-2
opens un jour	-3
opens un pani	-7
opens un samed	-7
opens un travail	-7
opens una curiosidad	-3
opens understand	-3
opens une cart	9
opens une curiosi	-5
opens une equip	-15
opens une form	2
opens une journ	5
opens une mutuell	-3
opens une premi	11
opens une voitu	-9
opens uniform	-2
opens unse	-11
opens unser	-2
opens unterlag	-6
opens unterlag fur	-2
opens unterlag vollstandig	-3
opens up	-2
opens up to	-2
opens urlaub	-8
opens usar	-2
opens vacc	-11
opens valid	-3
opens valor	-13
opens van	-5
opens vehicul prop	11
opens veill	-3
opens veill a	-7
opens vergu	-2
opens vergu im	-2
opens vergu nach	-8
opens verlasslichke	-4
opens vermogenswirksam	5
opens vermogenswirksam leis	5
opens verschwiegenhe bei	-3
opens verstandn	-7
opens verstandn fur	-7
opens vertre	9
opens vielf	-4
opens vielf im	-4
opens vier jahr	-8
opens vigil	-14
opens vino	-7
opens visi	-2
opens visi les	7
opens viviend	-4
opens vollze	-9
opens volv	10
opens vorberei	-7
opens vous commenc	-2
opens vous etes	-2
opens vous rend	-4
opens walk	-4
opens walk the	-6
opens warm	-7
opens we look	-10
opens we pay	-3
opens we provid	-2
opens we re	-3
opens we will	-3
opens week pay	8
opens weekend	-3
opens wege	-2
opens welcom visitor	-6
opens well	-8
opens wenn	-19
opens wer	-9
opens wer im	-3
opens what happ	-2
opens whil	-8
opens willingn	-7
opens willingn to	-7
opens wint	-2
opens wir freu	-11
opens wir sind	-4
opens wochenend	-3
opens word	-11
opens work clos	-3
opens work from	-10
opens work safe	-4
opens writ and	-3
opens writ clear	-7
opens writ guid	-4
opens writ repor	-7
opens writ to	-3
opens wset	11
opens x	-2
opens you also	10
opens you can	-9
opens you d	-8
opens you hold	2
opens you join	-6
opens you keep	-3
opens you know	-5
opens you lead	3
opens you ll	-5
opens you need	-2
opens you re	-8
opens you repor	-2
opens you should	-6
opens you would	-2
opens your task	-4
opens zu	-2
opens zugewand	-2
opens zugewand geduldig	-2
opens zulag	-7
opens zuschl	-2
opens zuschu	11
pair a aprend	-7
pair a backen	-5
pair a barist	-8
pair a bonus	-12
pair a brut	-4
pair a busy	-3
pair a cada	-5
pair a calm	-2
pair a car	2
pair a casa	11
pair a chaque	-14
pair a civil	-3
pair a contra	-9
pair a cv	-2
pair a de	-5
pair a des	5
pair a deux	-6
pair a dia	-2
pair a dog	-9
pair a domici	5
pair a doming	-9
pair a family	-5
pair a feelin	-3
pair a fin	-8
pair a first	-2
pair a free	8
pair a full	3
pair a good	-6
pair a great	-10
pair a hotel	-8
pair a ici	-2
pair a job	-4
pair a jueves	-6
pair a junio	-3
pair a kind	-2
pair a kitche	-3
pair a level	-3
pair a los	-4
pair a m	-9
pair a master	-2
pair a monthl	11
pair a must	-2
pair a non	3
pair a p	-5
pair a paid	3
pair a par	-9
pair a person	5
pair a place	7
pair a pool	-3
pair a postgr	2
pair a practi	-4
pair a quarte	-10
pair a qui	-4
pair a quien	-12
pair a real	-9
pair a rennes	-12
pair a review	-2
pair a room	-10
pair a sabado	-5
pair a second	-12
pair a short	-3
pair a simila	-10
pair a site	-7
pair a temps	-12
pair a tous	-4
pair a trois	-7
pair a une	-8
pair a van	-8
pair a veteri	-8
pair a wareho	6
pair a weekly	13
pair a whiteb	-2
pair a workin	10
pair a y	-5
pair ab sofort	-2
pair abgesc studiu	2
pair about on	-3
pair about to	-2
pair about what	-7
pair accomp les	4
pair accoun in	-3
pair accoun of	-5
pair accura and	-8
pair aclara partid	-2
pair aconse sobre	-3
pair across the	-10
pair actuel le	-2
pair adapta una	-2
pair adapto les	-2
pair adjust at	-2
pair adobe indesi	-3
pair after a	-6
pair after days	4
pair after that	-2
pair after them	-8
pair agents and	-11
pair agree each	-2
pair aid certif	5
pair aimabl et	-9
pair aise avec	4
pair aisles clear	-5
pair ait ce	-3
pair al equipo	-8
pair al public	-3
pair algo no	-3
pair alguie tiene	-2
pair alive and	-4
pair all in	-2
pair all kinds	-3
pair all the	-3
pair all weathe	-6
pair alle auf	-6
pair allen die	-2
pair allen wege	-2
pair als pflege	-6
pair als steuer	3
pair also at	-10
pair also get	8
pair alter geschl	-3
pair am abend	8
pair am morgen	-10
pair am telefo	-7
pair am wochen	5
pair amenag aide	-2
pair an annual	6
pair an asset	-7
pair an einem	-8
pair an electr	-2
pair an end	-2
pair an equal	-2
pair an extra	-4
pair an interv	-3
pair an nhs	7
pair an organi	7
pair and an	-9
pair and answer	-12
pair and assist	-16
pair and book	-5
pair and calm	-8
pair and care	-8
pair and cash	6
pair and check	-12
pair and clear	-3
pair and close	-17
pair and compar	-9
pair and confid	-2
pair and cost	-2
pair and delive	-11
pair and edit	-8
pair and everyo	-2
pair and follow	-8
pair and four	-7
pair and friend	-10
pair and get	-5
pair and good	-10
pair and guests	-5
pair and handle	-4
pair and keep	-2
pair and lead	-10
pair and lists	-6
pair and look	-7
pair and mainta	-5
pair and mark	-2
pair and materi	-3
pair and meals	-3
pair and move	-7
pair and need	-2
pair and new	3
pair and no	-9
pair and nobody	-7
pair and orders	-7
pair and others	-2
pair and out	-7
pair and pack	8
pair and papers	-2
pair and pass	-10
pair and plan	-2
pair and presen	-2
pair and privat	-14
pair and repair	-22
pair and run	-3
pair and school	-9
pair and set	-9
pair and share	-4
pair and show	-2
pair and solve	-5
pair and someon	-2
pair and steady	-7
pair and style	-8
pair and suppli	-13
pair and take	-4
pair and test	-3
pair and that	-2
pair and towels	-7
pair and travel	-20
pair and treat	-8
pair and turn	-16
pair and unload	-4
pair and where	-4
pair and with	-2
pair and write	-13
pair andere in	-4
pair andere sie	-3
pair anders brauch	-3
pair anfang dazu	-2
pair anfang kann	-6
pair annee c	-2
pair annees d	-6
pair ano de	-3
pair anotar lo	-3
pair ans d	-5
pair anspre fur	-14
pair anspre ist	-5
pair answer calls	-6
pair answer for	-8
pair answer in	-11
pair answer that	-7
pair answer your	-5
pair any stage	-2
pair anywhe in	-8
pair applic from	-12
pair applic will	-12
pair apply in	-2
pair apply with	-2
pair appoin in	-6
pair appren avec	-2
pair appren de	-8
pair apres l	-4
pair arbeit an	-6
pair arbeit in	-2
pair arbeit lebt	-3
pair arbeit sie	-6
pair arbeit so	-2
pair arbeit und	7
pair are an	-5
pair are answer	-3
pair are at	-2
pair are comple	-2
pair are fine	-10
pair are going	-5
pair are handle	11
pair are no	-5
pair are proud	-3
pair are respon	-3
pair are the	-4
pair are very	-3
pair are welcom	-2
pair arrive avec	-2
pair arrive whole	-4
pair as an	-2
pair as they	-3
pair asesor a	-4
pair ask and	-2
pair assess and	-11
pair assist in	3
pair assure l	-2
pair at an	-9
pair at cost	3
pair at ease	-5
pair at height	5
pair at home	-5
pair at level	-10
pair at our	-7
pair at pm	-8
pair atende devolu	-4
pair attend et	-3
pair attent to	-6
pair au bon	-3
pair au dessus	-3
pair au fauteu	-10
pair au minimu	-7
pair au quotid	-2
pair au soin	-3
pair au teleph	-14
pair auch am	-6
pair auch an	-10
pair auch fur	5
pair auf ihren	-6
pair auf sie	-8
pair auf unsere	-2
pair auf wunsch	-3
pair aufgab fur	-3
pair aufgab wahren	-3
pair aujour hui	-10
pair aus notize	-3
pair ausbil im	-7
pair ausbil in	-15
pair ausbil zum	12
pair autono et	-11
pair autre horair	-3
pair avance et	-4
pair avant d	-5
pair avant de	-10
pair avant la	-5
pair avec ceux	-5
pair avec de	-7
pair avec l	-4
pair avec leurs	-2
pair avec qui	-2
pair avec rtt	-4
pair avec soin	-10
pair avec tact	-5
pair avez fait	-3
pair avez le	-10
pair ayuda no	-2
pair ayudar a	-3
pair b b	-6
pair b et	3
pair back on	-9
pair back to	-3
pair backgr in	4
pair basic englis	-3
pair be a	-9
pair be able	-2
pair be done	-3
pair be polite	-5
pair be relied	-2
pair be the	-4
pair beer allowa	-5
pair before a	-2
pair before it	-9
pair before they	-4
pair before you	-6
pair behind spiele	-3
pair behind what	-2
pair bei gleich	-4
pair bei jeder	-2
pair bei uns	-12
pair beides gemein	-2
pair bekomm du	-9
pair bemerk und	-8
pair beobac und	-7
pair berate die	-2
pair berufs in	-9
pair beside other	-2
pair bestel und	-2
pair betwee and	-3
pair betwee the	3
pair bewerb sie	-3
pair bien des	-2
pair bien et	-3
pair bien faire	-4
pair bien hecho	-4
pair billin and	-14
pair birthd off	5
pair bis drei	-15
pair bis euro	-3
pair bis im	-3
pair bis oktobe	-4
pair bis zur	-14
pair blick auf	-3
pair blick behalt	-3
pair bon poste	-2
pair bonne annee	-2
pair bonne connai	4
pair bonne humeur	-3
pair bonne maitri	7
pair bonus for	2
pair book appoin	-5
pair books that	-4
pair bout en	-7
pair brauch sagt	-3
pair break a	-2
pair bref et	-2
pair breve resume	-3
pair bring fear	-2
pair bring it	-2
pair bring the	-3
pair bring your	6
pair brut de	-14
pair build report	-7
pair by hand	-8
pair by people	-4
pair by step	-3
pair c and	-5
pair cad de	-6
pair cada cuatro	-2
pair cada turno	17
pair cada uno	-3
pair call and	-2
pair call out	5
pair calls and	-16
pair calm in	-3
pair calm when	-8
pair calma en	-6
pair calme un	-3
pair cambia de	-7
pair cambia la	-14
pair cambia los	-2
pair cambio y	-5
pair campan en	-13
pair can be	-3
pair can breath	-2
pair can count	-2
pair can see	-3
pair can talk	-6
pair can use	-4
pair can work	-2
pair candid es	-2
pair candid est	-5
pair candid sont	-10
pair cap ou	-2
pair capaci la	-3
pair car and	-9
pair care and	-2
pair care in	-2
pair care with	-7
pair carne b	-4
pair carte swile	4
pair cash plan	6
pair cdi a	-2
pair ce qu	-6
pair cedula profes	-3
pair centre and	-12
pair centre of	-2
pair certif is	3
pair chacun ait	-3
pair chacun inform	-3
pair chacun sait	-2
pair chair the	3
pair change at	-3
pair change les	3
pair change the	-5
pair chaque chiffr	-2
pair charge a	12
pair charge et	-9
pair charge of	-3
pair check and	-14
pair check data	-6
pair check the	-4
pair checki twice	-2
pair chef in	-4
pair cheque vacanc	9
pair cherch un	-4
pair chez les	2
pair chez nous	-9
pair chf bis	-3
pair chiffr a	-2
pair childr and	-9
pair choisi sur	-2
pair cierre de	-9
pair cifras y	-5
pair cinco anos	-2
pair cinq ans	-3
pair civil tone	-3
pair clair epargn	-2
pair clases de	11
pair clean drivin	17
pair clean organi	-4
pair clean quick	-5
pair clean the	-3
pair clear commun	-2
pair clear goals	-9
pair clear writin	-9
pair client and	-3
pair client con	-9
pair client et	-7
pair client se	-4
pair client who	-7
pair clinic and	-10
pair close is	-6
pair coche de	-7
pair collea can	-4
pair collea in	-3
pair collea know	-2
pair collea when	-5
pair collea who	-4
pair come and	-3
pair come in	-6
pair comfor workin	-2
pair comida en	-2
pair commit to	-16
pair commun and	-2
pair commun in	-3
pair como un	-8
pair como volunt	-2
pair compan and	-7
pair compet l	-2
pair compet qui	-2
pair comple y	-10
pair compre la	-2
pair con amabil	-7
pair con autono	-2
pair con pacien	-2
pair con presto	-3
pair con seguri	-2
pair concil cuenta	-2
pair condui le	-5
pair connai de	7
pair connai du	18
pair connai en	-3
pair conoce con	-3
pair consei en	-13
pair consei et	-15
pair consei les	-9
pair consul y	-9
pair contab que	-2
pair conten et	6
pair contra and	-12
pair contra avance	-3
pair contra et	2
pair contra labora	-6
pair contra saison	-3
pair conven collec	7
pair conven des	-2
pair conver en	-5
pair convie c	-2
pair cooper de	-2
pair coordi con	-11
pair corrig avant	-5
pair corte y	-8
pair cosas piden	-2
pair costes y	-6
pair could be	-6
pair cours de	4
pair craft is	-2
pair craint leurs	-2
pair creer des	-8
pair cualqu pregun	-2
pair cuando cambia	-2
pair cuando la	-2
pair cuenta que	-3
pair cuenta y	-9
pair cuidad y	-6
pair cuidar la	10
pair cuidar lo	-2
pair cuidar los	-12
pair cuisin des	-5
pair cumple lo	-2
pair cumpli la	-3
pair curios and	-7
pair curios contag	-6
pair custom greet	-2
pair custom honest	-3
pair custom in	-5
pair custom servic	-8
pair custom so	-2
pair custom what	-3
pair cv or	-6
pair cycle to	6
pair d autres	-2
pair d entrep	10
pair d etat	-4
pair d experi	-7
pair d hygien	-10
pair dafur und	-4
pair dans la	-12
pair dans le	-3
pair dans un	-5
pair darf mit	-9
pair das arbeit	-14
pair das haus	-11
pair das ungesa	-5
pair dass andere	-4
pair dass es	-4
pair dass sie	-8
pair dass transp	-2
pair data analys	-3
pair data and	-5
pair data for	-8
pair datev erfass	-2
pair day here	-7
pair day in	-8
pair day out	2
pair day week	-4
pair day with	-4
pair days on	-6
pair days out	-6
pair de a	-7
pair de alimen	3
pair de alquil	2
pair de bout	-7
pair de cada	-8
pair de carret	-7
pair de ce	-3
pair de chacun	-3
pair de client	-3
pair de condui	-7
pair de conge	-2
pair de delito	7
pair de demand	-3
pair de despen	4
pair de deux	-3
pair de dix	-5
pair de empeza	-2
pair de empleo	4
pair de esta	-2
pair de faire	-2
pair de fin	4
pair de gastos	-4
pair de grands	-2
pair de heures	-4
pair de horas	-5
pair de ingles	2
pair de ley	-2
pair de llevar	-3
pair de lo	-10
pair de lunes	-4
pair de manipu	3
pair de martes	-2
pair de net	-6
pair de neuf	-4
pair de niveau	-15
pair de nivel	-4
pair de nos	-10
pair de obra	-2
pair de ocho	-9
pair de paie	-4
pair de palabr	-3
pair de parkin	-9
pair de pensio	7
pair de plus	-15
pair de princi	-6
pair de protec	-8
pair de que	-11
pair de remise	-3
pair de repos	4
pair de reveni	-7
pair de salud	9
pair de sante	-2
pair de semain	15
pair de semana	4
pair de six	-9
pair de temps	-8
pair de tous	-11
pair de transp	18
pair de trois	-3
pair de turism	-7
pair deadli and	-2
pair debut tout	-5
pair decide with	-3
pair degree is	-5
pair dejar la	-6
pair del dia	-5
pair delito sexual	6
pair delive and	-11
pair dem abschl	-10
pair dem niveau	-5
pair demand du	-2
pair den dienst	-6
pair den ersten	-3
pair den kurs	-5
pair den nutzen	-2
pair den sie	-13
pair den tag	-7
pair depend on	-5
pair der auswah	-11
pair der frage	-7
pair der klasse	-7
pair der leitun	-9
pair der mensch	-4
pair der pflege	-6
pair der planun	-4
pair der woche	-4
pair des activi	4
pair des client	-3
pair des dossie	-3
pair des gestes	-6
pair des le	-9
pair des notes	-14
pair des pas	-2
pair des priori	-2
pair des tablea	3
pair des tests	-5
pair desde el	7
pair desde la	-5
pair deseos y	-6
pair design system	12
pair desk and	-4
pair dessus de	-3
pair deux annees	-3
pair deux demand	-2
pair deux jours	-2
pair deux soirs	2
pair devis et	-14
pair devolu y	-4
pair dia a	-2
pair dia con	-12
pair dia de	-11
pair dia libre	-2
pair diary and	-9
pair die alle	-10
pair die bei	-3
pair die dazuge	-2
pair die gewohn	-2
pair die halfte	-9
pair die kasse	9
pair die kinder	-13
pair die kuche	13
pair die kundsc	-5
pair die meiste	4
pair die mensch	-4
pair die nachst	-4
pair die richti	-2
pair die ware	3
pair dienst bis	-2
pair diffic moment	-3
pair dimanc matin	-3
pair diplom in	8
pair direct is	-5
pair disagr polite	-3
pair discap no	-3
pair discou on	-8
pair discre con	-2
pair dishes as	-5
pair dispon para	2
pair disput and	-5
pair dit ce	-2
pair do the	3
pair don t	-3
pair done side	-2
pair donnez le	-3
pair door superv	-4
pair dos dias	-9
pair dos semana	-9
pair dossie dans	-3
pair drawin and	-8
pair drei bis	-6
pair drei jahre	-4
pair drei tage	-2
pair drive the	3
pair driver s	-3
pair droit social	-4
pair du batime	-5
pair du bist	-9
pair du conte	-2
pair du debut	-5
pair du droit	-6
pair du jardin	8
pair du materi	-3
pair du premie	-3
pair du respec	-2
pair du serieu	-2
pair du servic	-8
pair du travai	-5
pair durant el	13
pair durant la	-2
pair e de	-7
pair e inform	-8
pair each day	-11
pair each quarte	13
pair each should	-3
pair each to	-5
pair each week	-17
pair echang avec	-9
pair educac infant	-4
pair eight years	-2
pair eignun bevorz	-4
pair ein andere	-3
pair ein auto	4
pair ein gespra	-2
pair ein jobtic	7
pair ein kurzes	-2
pair ein und	-2
pair ein wenig	-9
pair eine abgesc	-2
pair eine gruppe	-6
pair eine gute	-7
pair eine losung	-9
pair eine pramie	13
pair eine ruhige	-4
pair einem freund	-6
pair einem team	-2
pair einen klaren	-6
pair einen schrit	-2
pair einen tag	-5
pair einer praxis	-3
pair einfac wir	-3
pair einfuh und	-2
pair einmal ein	-10
pair einmal im	18
pair einsch erfahr	-4
pair el ano	6
pair el cambio	-13
pair el certif	-4
pair el cierre	-7
pair el conjun	-4
pair el manten	-9
pair el materi	-5
pair el oficio	-9
pair elegim por	-3
pair empeza el	-5
pair empeza en	-2
pair empfan und	-9
pair empleo o	-2
pair employ and	-8
pair employ pass	-9
pair empres de	-7
pair en a	-5
pair en abril	-3
pair en bilbao	-3
pair en bout	-7
pair en cabine	6
pair en cada	4
pair en casa	-10
pair en compte	-2
pair en confia	-16
pair en cours	-11
pair en ella	-5
pair en equipo	-4
pair en este	-6
pair en fin	-2
pair en genera	-2
pair en inform	15
pair en ligne	8
pair en nuestr	-5
pair en ordre	-2
pair en que	-4
pair en quelqu	-4
pair en septem	4
pair en tareas	-2
pair en una	-4
pair en valenc	-5
pair encadr un	9
pair end and	-5
pair end collea	-6
pair end sur	-6
pair englis is	-3
pair enough for	-16
pair enough to	5
pair ensemb postul	-5
pair ensuit vous	-3
pair entre et	-2
pair entreg los	-8
pair entren pas	-2
pair entret outils	-3
pair entrev lo	-2
pair entsch keine	-3
pair entwic und	-2
pair envie d	-2
pair equal opport	-6
pair equipe data	-5
pair equipe et	-2
pair equipm and	-15
pair equipo de	-4
pair equipo y	-7
pair ergebn verlas	-6
pair ernst genomm	-2
pair erste hilfe	6
pair es como	-2
pair es ein	-7
pair es einfac	-3
pair es un	-3
pair es una	-12
pair espace verts	-4
pair espoir leurs	-2
pair est a	-9
pair est apprec	-20
pair est commen	-2
pair est le	-2
pair est offert	-6
pair est quand	-2
pair est souven	-5
pair esta lista	-2
pair et aux	-3
pair et brut	-2
pair et c	-3
pair et chaque	-2
pair et consei	-4
pair et de	-10
pair et en	-9
pair et faire	10
pair et finir	-2
pair et garder	-9
pair et l	-9
pair et la	-3
pair et machin	-3
pair et nous	-4
pair et person	-6
pair et peu	-2
pair et prepar	-14
pair et preven	-5
pair et repare	-8
pair et securi	-4
pair et suivre	-13
pair et survei	-5
pair et transm	-3
pair et une	-8
pair et vendre	-2
pair etabli les	2
pair etapes selon	-2
pair etwas anders	-3
pair euro im	-6
pair euro pro	-10
pair eusker se	-4
pair evenin and	-5
pair every age	-7
pair every day	-11
pair every depart	-4
pair every other	-2
pair every quarte	11
pair every year	4
pair evolut du	-6
pair exampl of	-3
pair experi dans	-2
pair experi de	2
pair experi is	-8
pair experi needed	-7
pair experi or	-4
pair experi profes	-3
pair explai the	-6
pair explai your	-4
pair expliq a	-7
pair extra break	-2
pair facebo page	3
pair fahrer und	-4
pair fahrze vor	-5
pair faire actuel	-2
pair faire le	-10
pair faire nous	-3
pair fait jusqu	-3
pair faites vivre	-7
pair falta experi	-7
pair famili and	-6
pair famili with	8
pair faults are	-2
pair fear hope	-2
pair feedba and	3
pair feel at	-2
pair felt at	-2
pair field of	-2
pair files and	-8
pair final report	-3
pair find faults	-3
pair finden eine	-9
pair finden und	-5
pair findin faults	-5
pair finir ce	-2
pair finish to	-3
pair firm of	5
pair first and	-3
pair first contac	3
pair first idea	-3
pair first year	-2
pair fits apply	-12
pair fits please	-6
pair five days	-3
pair fixer les	-2
pair floor and	-5
pair fluenc in	2
pair fois par	5
pair follow the	-10
pair follow up	-6
pair foncti et	-3
pair food and	3
pair for a	-5
pair for every	-2
pair for everyo	-13
pair for everyt	-12
pair for hours	-4
pair for it	-4
pair forfai jours	-3
pair formar parte	-2
pair format du	-12
pair former les	11
pair four days	-3
pair fp de	3
pair fp ii	-4
pair fragen in	-7
pair fragen zu	-5
pair frais de	-2
pair free bread	-17
pair free coffee	-9
pair free games	-14
pair frei und	-4
pair freita frei	-3
pair freude am	-6
pair freude daran	-5
pair freuen sich	-8
pair freund auftre	-7
pair freund und	-5
pair freund wort	-4
pair friend firmne	-4
pair friend way	-2
pair from all	-9
pair from am	-7
pair from first	-7
pair from what	-7
pair from you	-8
pair fs b	-9
pair fuhren die	-7
pair fuhren und	10
pair fuhrer der	-7
pair fuhrun von	4
pair full drivin	-8
pair full traini	-7
pair fully paid	15
pair funf jahre	-2
pair funf wochen	-9
pair fur alle	-7
pair fur aufgab	-3
pair fur den	5
pair fur ein	-3
pair fur prufun	-2
pair fur sicher	-6
pair fur unsere	-13
pair furnit and	-4
pair gained in	-2
pair ganas de	-7
pair garda vettin	4
pair garder son	-3
pair garder un	-12
pair gastos medico	-4
pair gcp and	-2
pair geben sie	-2
pair geduld art	-2
pair gefund werden	-5
pair gehore zum	-2
pair genaui und	-3
pair genera encaja	-2
pair genomm fuhlen	-2
pair gens arrive	-2
pair gerer les	3
pair german at	-8
pair gern auch	-8
pair gern gesehe	-5
pair gern mit	-2
pair geschl religi	-3
pair gesell als	-2
pair gestio el	9
pair get in	-4
pair getrag wird	-2
pair gibt es	-8
pair gift of	-2
pair gitlab ci	-12
pair give and	-12
pair glad to	-4
pair gleich eignun	-4
pair go or	-10
pair go out	-8
pair good answer	-2
pair good spelli	-2
pair gout de	-5
pair grado superi	8
pair grands deplac	-4
pair gratui pour	5
pair greet you	-2
pair grow into	6
pair grundk in	12
pair guests and	-5
pair guests feel	-2
pair guests talk	-3
pair guides that	-4
pair gut gemach	-5
pair gut zu	-3
pair h et	-4
pair haben eine	-10
pair haben wir	-15
pair habit of	-3
pair hacer y	-4
pair haga falta	-8
pair half is	-2
pair half price	11
pair half the	-8
pair halfte der	-2
pair hand and	-3
pair hand tools	10
pair handic n	-2
pair handle disput	-5
pair handle the	-5
pair handli of	-6
pair hands and	-6
pair happy to	-5
pair hard days	-4
pair has hecho	-3
pair has no	-3
pair hasta junio	-2
pair hasta octubr	-2
pair have it	-4
pair have little	-3
pair have never	-3
pair have time	-3
pair have two	8
pair have used	-3
pair hazard and	-3
pair head chef	-10
pair head for	-7
pair health cash	9
pair health cover	-12
pair heat pump	-6
pair heavy ones	-2
pair help collea	-5
pair help each	-5
pair help in	-12
pair help others	-3
pair help to	-5
pair helpin people	-7
pair hepati b	8
pair herkun alter	-3
pair heure du	-2
pair heures avec	-5
pair heures du	-5
pair heures par	-7
pair hiring an	-4
pair hold a	2
pair hold and	-9
pair holida and	-11
pair holida on	-5
pair home after	15
pair home office	15
pair home once	-4
pair homes and	-15
pair hope and	-2
pair horair ou	-3
pair horari de	-2
pair horas de	-9
pair hour and	-5
pair hour or	-3
pair hour with	4
pair hours a	-5
pair hours and	6
pair hours are	-8
pair hours over	-2
pair how the	-3
pair how they	-3
pair how things	-3
pair how we	-4
pair hund darf	-6
pair hybrid workin	-3
pair hygien und	-9
pair ici un	-2
pair idees et	-2
pair if you	-2
pair if your	-16
pair ihre arbeit	-3
pair ii o	-4
pair il lui	-3
pair il manque	-13
pair ils en	-2
pair im alltag	-3
pair im blick	-3
pair im buro	-4
pair im gespra	-2
pair im haus	7
pair im umgang	-4
pair im verfah	-3
pair im wechse	-2
pair im winter	6
pair improv our	-10
pair in all	-5
pair in an	-5
pair in bad	-3
pair in bath	-2
pair in comput	3
pair in court	-12
pair in datev	-4
pair in den	-4
pair in diffic	-2
pair in doubt	-2
pair in dresde	9
pair in einem	-8
pair in englis	-2
pair in every	-3
pair in excel	-2
pair in figma	-5
pair in health	14
pair in husum	-8
pair in januar	-6
pair in klaren	-3
pair in leipzi	-2
pair in lieu	-3
pair in line	-4
pair in one	-3
pair in order	-7
pair in ordnun	-6
pair in plain	-2
pair in planni	-8
pair in power	-3
pair in protel	-4
pair in r	-6
pair in reside	-5
pair in sage	-3
pair in sap	-12
pair in servic	2
pair in simila	-2
pair in slough	-3
pair in small	-2
pair in three	-8
pair in touch	-3
pair in turn	-8
pair in urgent	-3
pair in what	-4
pair includ weeken	-4
pair incorp inmedi	-13
pair inform de	-2
pair inform oder	2
pair inform para	15
pair ingles interm	-2
pair instru y	-9
pair insura for	-3
pair intere an	-13
pair intere davant	-3
pair intere el	-4
pair intere por	-5
pair interv say	-2
pair interv tell	-2
pair into a	4
pair into someth	-3
pair into the	-7
pair invent y	-10
pair invoic a	-5
pair is done	-2
pair is essent	14
pair is felt	-2
pair is for	-13
pair is hours	-7
pair is lookin	-3
pair is needed	-3
pair is nice	-3
pair is on	-10
pair is part	-4
pair is prefer	3
pair is quiet	-11
pair is safe	-2
pair is still	-2
pair is techni	-2
pair is to	-15
pair is used	-3
pair is welcom	-10
pair is where	-2
pair is yours	-9
pair isn t	-8
pair ist nicht	-6
pair ist und	-2
pair ist von	8
pair it a	-2
pair it holds	-4
pair it in	-6
pair it on	-5
pair it should	-6
pair it to	-3
pair it up	-4
pair it with	-2
pair jahre berufs	-10
pair jahre einsch	-4
pair jahre erfahr	-15
pair jahre praxis	-5
pair je nach	-11
pair jeder aufgab	-3
pair jemand der	-18
pair job a	-2
pair job for	-5
pair join the	2
pair jour le	5
pair journe de	-13
pair jusqu ici	-3
pair k k	-6
pair k with	5
pair kaufma ausbil	-10
pair keep agreem	-6
pair keep aisles	-5
pair keep books	-4
pair keep everyo	-10
pair keep notes	-2
pair keep people	-2
pair keep plans	-2
pair keep their	-3
pair keep waste	-2
pair keep what	-4
pair keep your	-3
pair keine rolle	-4
pair kinds and	-4
pair kinds of	-3
pair kitche in	-2
pair klaren und	-2
pair klaren worten	-3
pair klasse b	-7
pair know how	-2
pair know the	-5
pair know they	-2
pair know what	-11
pair knowin whom	-4
pair kolleg freuen	-8
pair kommt die	-4
pair kommt es	-2
pair kundin und	-6
pair kurzes klares	-2
pair l access	-4
pair l accuei	-2
pair l aise	2
pair l anglai	-2
pair l atelie	-4
pair l autre	-3
pair l ecole	-7
pair l ecoute	-7
pair l ehpad	9
pair l ensemb	-5
pair l equipe	-9
pair l ete	11
pair l evolut	-6
pair l heure	-3
pair l hygien	10
pair l ordre	-4
pair la base	2
pair la bienve	-4
pair la bonne	-2
pair la boutiq	5
pair la client	-3
pair la cocina	7
pair la cuisin	-5
pair la discap	-3
pair la empres	3
pair la fin	-2
pair la gente	-6
pair la hora	-21
pair la journe	-8
pair la ligne	-2
pair la main	-9
pair la mainte	8
pair la maison	-7
pair la maitri	2
pair la mayori	-2
pair la meme	-2
pair la nuit	-6
pair la ou	-2
pair la planif	-3
pair la plaza	5
pair la proxim	-14
pair la que	-7
pair la religi	-4
pair la securi	-6
pair la seguri	-10
pair la semana	-2
pair la tienda	-3
pair la vida	-11
pair las famili	-2
pair las herram	-5
pair las manana	-9
pair las normas	-2
pair laufen dass	-2
pair law and	-8
pair le bon	-2
pair le client	-5
pair le deroul	-2
pair le goff	-2
pair le gout	-3
pair le handic	-2
pair le materi	-8
pair le neerla	7
pair le perime	-2
pair le permis	-3
pair le premie	-9
pair le psc	2
pair le soir	-9
pair le souhai	-4
pair le sourir	-7
pair le sujet	-3
pair le travai	-9
pair lead the	4
pair lead to	-15
pair learni budget	2
pair learni happen	-2
pair least months	3
pair least one	13
pair leave conten	-8
pair leave on	-6
pair leave plus	-5
pair leave the	-14
pair leeds to	-2
pair legall aided	-10
pair leitun und	-8
pair les a	-2
pair les animau	-7
pair les candid	-9
pair les cases	-4
pair les change	-4
pair les contra	15
pair les donnee	-3
pair les dossie	-5
pair les enfant	-9
pair les entret	-6
pair les jours	-5
pair les lieux	-4
pair les livrai	-8
pair les outils	-10
pair les pannes	-2
pair les partag	-4
pair les patien	-11
pair les petits	-8
pair les pieces	-10
pair les priori	-2
pair les progre	-9
pair les propri	-11
pair les rejoig	-2
pair les salles	-8
pair les taches	-2
pair les tester	-8
pair lesson can	-2
pair letter and	-2
pair leurs craint	-2
pair leurs espoir	-2
pair leute und	-2
pair level or	-7
pair level qualif	-15
pair licenc is	-17
pair lift up	7
pair lignes ce	-3
pair like the	-5
pair like to	-3
pair limpia y	-4
pair limpio y	-4
pair line manage	7
pair line with	-4
pair lineas lo	-3
pair linen and	-7
pair linked recrui	-2
pair lire les	-3
pair list apply	-5
pair lista tu	-2
pair liste dit	-2
pair listen so	-3
pair little happie	-3
pair little time	-3
pair livrer en	-7
pair ll be	-4
pair ll join	5
pair ll take	-8
pair llegar con	-2
pair llevar la	-2
pair llevar las	-2
pair lo import	-6
pair lo princi	-2
pair lo reune	-2
pair load and	-3
pair loads and	-3
pair logeme t	-2
pair lookin for	-2
pair looks odd	-2
pair los datos	-9
pair los pacien	-3
pair los pasos	-7
pair los planes	-3
pair los platos	-4
pair los primer	-10
pair lui faut	-3
pair lunes y	-13
pair macboo pro	9
pair machin and	-3
pair machin et	-2
pair macht sie	-3
pair make sure	-7
pair makes it	-11
pair mal im	-4
pair manage a	7
pair manage will	-2
pair manana a	-6
pair manche to	-4
pair manipu de	3
pair mano y	-8
pair manque un	-3
pair manten el	-4
pair many kinds	-4
pair marche de	13
pair mark up	-2
pair mas que	-2
pair mas sencil	-4
pair mas y	-3
pair master en	8
pair master s	-8
pair materi en	-4
pair materi y	-3
pair matin sur	-3
pair matter to	-6
pair mayori de	-2
pair meals a	-7
pair measur and	-2
pair medica insura	-2
pair medico mayore	-4
pair meet them	-2
pair meetin a	-7
pair meiste fragen	-5
pair meiste kommt	-2
pair meme s	-8
pair memory for	-3
pair mener les	-4
pair menos ano	-4
pair mensch die	-8
pair mensch mit	-4
pair mensch sich	-2
pair mentor two	2
pair messen und	-9
pair mesure le	-2
pair metier aux	-2
pair metier du	-2
pair mettre en	-5
pair mieux foncti	-3
pair mieux vaut	-3
pair mindes brutto	-4
pair mindes drei	-2
pair mirar y	-2
pair mision sacar	-8
pair missio mener	-5
pair mit allen	-2
pair mit datev	-5
pair mit den	-16
pair mit einer	-9
pair mit eltern	-5
pair mit fs	-5
pair mit klarem	-5
pair mit sorgfa	-7
pair mit stunde	-10
pair mit zeit	-4
pair mme le	-2
pair models in	-14
pair moins trois	-2
pair mon fri	-3
pair monats und	-9
pair monday and	-4
pair monday to	-6
pair months the	-2
pair montre le	-2
pair more in	-6
pair more years	-10
pair mot bref	-2
pair move heavy	-2
pair moving and	10
pair mucho depend	-2
pair mucho pronto	-2
pair mucho se	-7
pair mundli wie	-4
pair mutuel prise	-8
pair n a	-6
pair n entren	-2
pair n est	-5
pair nach abspra	-4
pair nach dem	3
pair nach den	-4
pair nach eg	-11
pair nach hause	-9
pair nach kv	-2
pair nach tarif	-9
pair nach tv	-13
pair nach verein	-8
pair nachst schich	-4
pair nacht und	-2
pair nada mas	-4
pair ne change	-2
pair near misses	-8
pair need a	-5
pair need just	-2
pair need someon	-5
pair needed and	-6
pair negoci les	-2
pair neue krafte	-10
pair never met	-3
pair new custom	-8
pair new town	-5
pair next call	-4
pair next collea	-4
pair next shift	-9
pair next step	-4
pair next to	-3
pair nicht notig	-2
pair nicht verand	-4
pair night and	-3
pair ninos y	-9
pair nivel c	-3
pair no agenci	-4
pair no cuenta	-3
pair no experi	-4
pair no se	-6
pair no two	-8
pair no ven	-3
pair nobody thinks	-2
pair normas de	-3
pair nos client	-7
pair not have	-6
pair notes and	-2
pair notes de	9
pair nothin gets	-6
pair notion de	14
pair notre cabine	-4
pair nous cela	-2
pair nous choisi	-2
pair nous nous	-7
pair nous sommes	-6
pair nous tout	-3
pair nous votre	-3
pair nouvea les	-2
pair nuevo ambas	-2
pair nurses and	-16
pair nutzen ankomm	-2
pair o como	-2
pair o la	-8
pair odd and	-2
pair oder behind	-3
pair oder klinik	-2
pair oder nach	-2
pair oder sie	-9
pair of a	-9
pair of asking	-5
pair of checki	-2
pair of every	-12
pair of findin	-5
pair of four	-4
pair of holida	-16
pair of humour	-4
pair of januar	-3
pair of leave	-4
pair of many	-4
pair of one	-7
pair of others	-5
pair of paid	-9
pair of seven	-6
pair of teachi	13
pair of three	-3
pair of us	-9
pair of year	5
pair off in	-4
pair office work	-2
pair oficia de	4
pair on board	-7
pair on every	5
pair on food	6
pair on four	-9
pair on good	-7
pair on hard	-4
pair on knowin	-4
pair on la	-4
pair on les	-2
pair on one	-4
pair on remarq	-5
pair on saturd	4
pair on sunday	11
pair on them	-2
pair on us	-3
pair on vient	-3
pair once a	7
pair one to	-9
pair one week	-11
pair one year	3
pair ones with	-2
pair opera pms	-2
pair operar a	-2
pair operat in	-2
pair operat manage	-13
pair opport employ	-2
pair or hospit	-11
pair or in	-2
pair or longer	-2
pair or more	-5
pair or practi	-4
pair or python	-2
pair or take	-2
pair or three	-6
pair or volunt	-2
pair order and	-5
pair order in	-5
pair order makes	-5
pair order suppli	-13
pair ordnun bei	-2
pair ordnun halten	-6
pair organi et	-5
pair organi work	-4
pair origen el	-3
pair origin le	-2
pair other side	-3
pair others do	-2
pair others rely	-2
pair ou de	-10
pair ou en	-6
pair ou equiva	5
pair ou experi	-5
pair ou ils	-2
pair ou une	-12
pair our engine	-5
pair our guests	-5
pair out and	-14
pair out in	-9
pair outils et	-4
pair ouvert a	-6
pair over four	-9
pair over so	-3
pair own car	-6
pair own hand	10
pair own pets	-5
pair own the	9
pair own tools	-15
pair own transp	-5
pair own van	-6
pair own work	-2
pair p a	-3
pair p m	-6
pair pace yourse	-2
pair pacien y	-4
pair pack and	-15
pair pack orders	-5
pair paid by	-9
pair paid for	-8
pair paid in	-11
pair paid time	7
pair paid weekly	-10
pair papers and	-12
pair par jour	-9
pair para el	-8
pair para las	-6
pair para lo	-5
pair parait petit	-3
pair parece pequen	-2
pair pareci en	-2
pair parent leave	14
pair part in	-4
pair part tell	-4
pair parte del	-8
pair partic aux	10
pair partic dites	-2
pair partic en	-4
pair partid pendie	-2
pair parts and	-4
pair pas de	-2
pair pas en	-2
pair pas et	-6
pair pas necess	-7
pair pasos pequen	-7
pair pass on	-3
pair pass them	-4
pair patien at	-4
pair patien und	-2
pair patien with	-2
pair patrol the	-10
pair pay and	-9
pair pay is	-2
pair pensio scheme	-11
pair pensio with	4
pair people bring	-2
pair people can	-3
pair people come	-3
pair people have	-3
pair people in	-13
pair people notice	-2
pair people on	-2
pair people to	-6
pair people trust	-2
pair people unders	-3
pair people withou	-2
pair per diem	6
pair per mile	-17
pair per month	-3
pair per shift	9
pair perime est	-2
pair permis b	3
pair person con	-3
pair person data	-4
pair person en	-15
pair person et	-3
pair person que	-12
pair person who	-10
pair petite equipe	-9
pair pflege und	-13
pair pick and	-5
pair pick pack	-4
pair piden seried	-2
pair place and	-7
pair plain words	-2
pair plait dans	-2
pair plan d	14
pair plan de	12
pair plan the	-6
pair plan treatm	-5
pair plan your	-2
pair planen dass	-3
pair planen und	-3
pair plans are	-3
pair plans change	-3
pair plans people	-2
pair platfo and	-4
pair plc siemen	-6
pair please send	-2
pair plus a	-9
pair plus de	3
pair pm and	-3
pair podria ser	-4
pair point postul	-3
pair por capaci	-3
pair por el	-4
pair por eso	-5
pair por hora	-2
pair por las	3
pair por objeti	9
pair por pesos	-9
pair por un	-6
pair porter les	-10
pair portfo review	7
pair portfo that	-4
pair postgr qualif	5
pair postul ce	-3
pair pour un	11
pair pour vous	-11
pair pourra mieux	-3
pair pourri commen	-2
pair practi certif	4
pair practi in	-3
pair prakti erfahr	-4
pair praxis oder	-2
pair pregun mucho	-2
pair pregun por	-7
pair pregun si	-2
pair premie coup	-3
pair premie experi	2
pair premie questi	-3
pair prepar antes	-2
pair prepar au	-2
pair prepar des	-5
pair prepar el	-7
pair prepar so	-2
pair presen los	5
pair presta de	-2
pair presto y	-6
pair pride in	-2
pair prima extral	-3
pair primer auxili	-15
pair primer dia	-7
pair princi a	-6
pair princi de	-2
pair priori et	-2
pair priori klaren	-2
pair privat health	9
pair privat medica	6
pair prix coutan	-7
pair pro jahr	15
pair proble before	-5
pair proble so	-5
pair proces tell	-4
pair proces to	-2
pair proces where	-4
pair produc design	-9
pair produc manage	5
pair produk und	-12
pair profes and	-2
pair profit share	3
pair progra and	-12
pair projec or	-2
pair propia de	8
pair protec y	-2
pair proud of	-3
pair prufen und	10
pair pueda contar	-4
pair punktl ankomm	-3
pair puntos presen	-2
pair qualif in	4
pair qualit und	-4
pair quand chacun	-2
pair quand vous	-2
pair quatre ans	-10
pair quatre jours	-6
pair que dure	-2
pair que has	-3
pair que no	-13
pair que parece	-2
pair que podria	-4
pair que resist	-2
pair que sepa	-2
pair que te	-3
pair que todos	-3
pair quedar con	-4
pair quelqu chose	-2
pair querei sind	-4
pair querem que	-6
pair questi after	-2
pair questi and	-6
pair questi au	-3
pair questi from	-2
pair questi vous	-12
pair questi you	-2
pair qui a	-7
pair qui decide	-2
pair qui marche	-5
pair qui parait	-3
pair qui reste	-5
pair qui travai	-2
pair quick way	-5
pair quien esta	-3
pair quiet hours	-4
pair quoi se	-2
pair rappel pour	-7
pair rappor ce	-5
pair rated good	4
pair reach truck	-11
pair reach users	-2
pair readin to	-2
pair ready to	-11
pair realis des	-2
pair realis les	9
pair receiv a	14
pair rechnu und	-10
pair recono en	-2
pair record comple	-2
pair record in	-5
pair redige des	-13
pair regles d	-10
pair regles de	-12
pair reibun lauft	-2
pair rejoig la	-2
pair relati with	-8
pair relied on	-2
pair religi o	-3
pair religi oder	-3
pair religi ou	-2
pair remarq s	-5
pair remune de	-5
pair remune par	-2
pair repere les	-6
pair repond a	-2
pair report and	-4
pair report differ	-5
pair report faults	-7
pair report hazard	-3
pair repres in	-3
pair repres us	7
pair repues y	-8
pair resist cualqu	-2
pair respec envers	-2
pair respec for	-5
pair respek vor	-3
pair respet y	-3
pair respon for	-3
pair restau de	-2
pair result and	-8
pair result final	-2
pair reune todo	-2
pair review in	-2
pair richtu stimmt	-3
pair rien a	-2
pair right place	-12
pair right time	-3
pair rigueu et	-2
pair role a	-3
pair role in	-4
pair room attend	6
pair room for	-5
pair rooms and	-3
pair rotati de	-6
pair routin und	-2
pair rrsp matchi	7
pair rufen sie	-7
pair run our	-3
pair run out	-8
pair run the	2
pair run withou	-9
pair runs out	-2
pair s en	-2
pair s il	-4
pair s licens	-4
pair safe on	-7
pair safely and	-2
pair sagen wenn	-3
pair sagen wie	-5
pair sagt es	-3
pair salair de	-8
pair salair par	-2
pair salari al	9
pair salles et	-7
pair same for	-2
pair same standa	-2
pair samedi et	-5
pair samedi sur	-5
pair samsta x	-7
pair sap ewm	12
pair sap qm	-4
pair save the	-4
pair saves months	-3
pair savez faire	-3
pair say so	-4
pair school in	-4
pair school with	-3
pair schrif und	-6
pair schule und	4
pair se mesure	-2
pair se nota	-4
pair se passe	-9
pair se pueda	-8
pair se puedan	-6
pair se rempli	-5
pair se sabe	-15
pair se senten	-5
pair se sienta	-2
pair sea su	-5
pair sechs wochen	-2
pair securi de	-5
pair see that	-2
pair see what	-2
pair seguro de	2
pair seguro medico	6
pair seguro y	-2
pair selbst und	-4
pair sellin here	-8
pair selon les	-7
pair semain en	2
pair semain sur	-7
pair semana de	-2
pair semana y	-6
pair sencil y	-2
pair sens des	-6
pair senten bien	-3
pair sentid del	-2
pair ser mas	-4
pair series a	-4
pair serve custom	-2
pair servic and	-7
pair set and	-2
pair set priori	-5
pair set the	-2
pair settin up	-8
pair setzen wir	9
pair seven in	-3
pair sexe la	-2
pair sexo la	-3
pair share of	4
pair share what	-3
pair shop floor	-12
pair short accoun	-5
pair short clear	-3
pair short summar	-2
pair should leave	-3
pair show the	-7
pair shows people	-2
pair si cumple	-2
pair si en	-2
pair si vous	-4
pair sich alle	-4
pair sich aufgab	-3
pair sich den	-5
pair sich im	-8
pair sich in	-4
pair sicher in	5
pair side is	-3
pair side you	-2
pair sie auf	3
pair sie bedien	-8
pair sie begegn	-2
pair sie berate	-6
pair sie berich	-3
pair sie betreu	-5
pair sie bringe	-5
pair sie ein	-2
pair sie fahren	6
pair sie halten	-5
pair sie kennen	-13
pair sie mit	-5
pair sie sorgen	-2
pair sie spater	-2
pair sie verant	-6
pair sie verste	-7
pair sieht man	-5
pair siemen s	-4
pair sight care	-2
pair simila role	-7
pair simila work	-2
pair sin experi	-3
pair sind alle	-3
pair sind ein	-2
pair sind sie	-4
pair site and	-6
pair six mois	-10
pair six months	2
pair six person	-6
pair six weeks	-6
pair six years	-8
pair sketch to	-6
pair small steps	-2
pair small versio	-2
pair so dass	-3
pair so gut	-2
pair so it	-13
pair so laufen	-2
pair so planen	-3
pair so viel	-7
pair softwa that	-2
pair soigne et	-8
pair soin avec	-3
pair soir de	-2
pair solid experi	-2
pair solide pratiq	-3
pair soltur con	-2
pair solve proble	-6
pair someon to	-2
pair sommes person	-10
pair son bienve	-4
pair sont la	-2
pair sorgen dafur	-2
pair sorgfa und	-8
pair sort out	-8
pair source and	-6
pair spanis is	-8
pair spart allen	-2
pair specia and	-11
pair spelli and	-2
pair spiele fur	-3
pair sponso for	10
pair spring boot	-3
pair sql and	-2
pair staff discou	-7
pair staff meals	6
pair stammd in	-4
pair stand in	14
pair statut cadre	4
pair steady nerves	-7
pair stehen sie	-9
pair step by	-3
pair steps and	-4
pair steps of	-5
pair steril instru	7
pair stock and	-10
pair stock option	9
pair stocks et	-9
pair store and	-4
pair stunde bis	-5
pair stunde pro	-4
pair style hair	-8
pair such as	10
pair suchen wir	-3
pair suits you	-2
pair suivre l	-6
pair suivre les	-2
pair summar of	-2
pair suppor our	-7
pair sur deux	-13
pair sur le	-7
pair sur mois	-9
pair sur place	-3
pair sure handli	-6
pair sure that	-4
pair survei les	-4
pair system and	-10
pair t a	-6
pair taches conven	-2
pair taches fixer	-2
pair tag getrag	-2
pair tage homeof	-3
pair take charge	-3
pair take home	-9
pair take the	-9
pair takes longer	-5
pair talk to	-4
pair talk with	-11
pair tambie con	-3
pair tardar mas	-3
pair tareas pareci	-2
pair task to	-4
pair tasks from	-3
pair tasks set	-5
pair te espera	-9
pair te gusta	4
pair te recono	-2
pair team and	-9
pair team ist	-4
pair team mit	-11
pair team that	-5
pair techni the	-2
pair teilen sich	-2
pair telefo und	-3
pair teletr comple	-2
pair teletr par	-5
pair tell the	-2
pair temps de	-6
pair tenez chacun	-3
pair tenir a	-8
pair tenir des	-2
pair tenir les	-6
pair tenue fourni	-5
pair termin indefi	-4
pair termin und	-5
pair th month	4
pair than a	-2
pair thank you	-4
pair that a	-3
pair that fit	-9
pair that keeps	-3
pair that make	-4
pair that people	-2
pair that shows	-4
pair that stand	-4
pair that suits	-2
pair that time	-7
pair the abilit	-3
pair the answer	-2
pair the bench	-6
pair the client	-12
pair the close	-2
pair the compan	-6
pair the corner	-2
pair the cost	-4
pair the counci	-5
pair the county	9
pair the course	-3
pair the days	-9
pair the desk	-3
pair the family	-11
pair the full	-7
pair the kitche	-14
pair the lesson	-2
pair the machin	-7
pair the moment	-7
pair the month	-10
pair the monthl	6
pair the mounta	-19
pair the number	-2
pair the pass	-13
pair the place	-2
pair the plan	-18
pair the proces	-2
pair the qualit	-12
pair the quiet	-7
pair the record	-5
pair the right	-9
pair the room	-4
pair the rota	-2
pair the rules	-2
pair the season	-3
pair the servic	4
pair the shop	-12
pair the signat	-2
pair the site	-5
pair the store	-11
pair the story	-3
pair the table	-12
pair the teleph	-7
pair the town	5
pair the trade	-6
pair the two	2
pair the vehicl	-11
pair the weekly	11
pair their day	-6
pair their own	-5
pair them at	-6
pair them counts	-2
pair them in	-13
pair them to	-2
pair them where	-2
pair them with	-5
pair they ask	-6
pair they come	-2
pair they need	-3
pair they were	-7
pair thinks about	-2
pair this role	-9
pair this work	-3
pair those you	-2
pair three days	-3
pair three months	-3
pair three to	-5
pair tiempo para	-9
pair tiene que	-9
pair tienes el	2
pair tient au	-3
pair time equiva	-9
pair time hours	-4
pair time is	-11
pair titres restau	-3
pair to apply	-14
pair to be	-3
pair to call	-4
pair to date	-5
pair to disagr	-3
pair to drive	-13
pair to end	-9
pair to final	-3
pair to follow	-5
pair to grow	5
pair to guess	-3
pair to join	-15
pair to learn	-3
pair to live	-8
pair to plan	-12
pair to practi	-15
pair to say	-2
pair to see	-3
pair to septem	-10
pair to share	-3
pair to six	-4
pair to their	-7
pair to thursd	-3
pair to us	-2
pair to with	-8
pair to work	12
pair to write	-7
pair toca mirar	-2
pair toda la	-2
pair todo listo	-2
pair todo si	-2
pair todos los	-7
pair toe boots	2
pair togeth with	7
pair togeth you	-4
pair tone saves	-3
pair tools rooms	-2
pair tous les	3
pair toward people	-3
pair trabaj con	-5
pair trabaj lo	-3
pair trabaj que	-5
pair train you	-9
pair traini and	-5
pair traini on	-6
pair traini or	-4
pair transm les	-7
pair transp so	-2
pair tratar con	-5
pair travai de	-3
pair travai ensuit	-2
pair travai heures	-3
pair travai le	-4
pair travai propre	-7
pair travai sur	-3
pair treizi mois	-4
pair trois ans	-3
pair trois jours	-7
pair trois semain	3
pair trouve la	-10
pair try small	-2
pair tv l	-12
pair tvod sue	-5
pair twice a	8
pair two days	-5
pair two or	-3
pair two season	12
pair two weeks	-6
pair uber den	-3
pair uberra teilen	-2
pair uk drivin	5
pair un amenag	-2
pair un anglai	-2
pair un appren	12
pair un atout	-2
pair un breve	-3
pair un cabine	-4
pair un commer	4
pair un de	-4
pair un dia	-3
pair un diplom	-3
pair un empleo	-2
pair un jour	-6
pair un panier	-7
pair un peu	-6
pair un plan	5
pair un plus	-3
pair un point	-3
pair un samedi	-3
pair un studio	-2
pair un vehicu	7
pair un visage	-2
pair un week	-8
pair una barrer	-2
pair una bodega	-7
pair una buena	-12
pair una curios	-3
pair una empres	-6
pair una entrev	-2
pair una person	-8
pair una tienda	-2
pair und am	-5
pair und anrich	-5
pair und beglei	-3
pair und bewert	-6
pair und budget	-11
pair und die	-2
pair und dokume	-3
pair und drei	-6
pair und durchf	-17
pair und eine	-5
pair und ernst	-2
pair und famili	-8
pair und fehler	-4
pair und fragen	-3
pair und geduld	-8
pair und halten	-9
pair und humor	-15
pair und ihre	-3
pair und jahres	-10
pair und kleine	-3
pair und kosten	-12
pair und kunden	-2
pair und maschi	-3
pair und materi	3
pair und nach	-7
pair und patien	-2
pair und pflege	-7
pair und prufen	-11
pair und qualit	-8
pair und rechnu	-8
pair und repari	-19
pair und ruhe	-13
pair und schrif	9
pair und sicher	-2
pair und sorgfa	-4
pair und teamge	-16
pair und termin	-11
pair und uberra	-2
pair und urlaub	2
pair und verant	-7
pair und versch	-9
pair und vertra	-10
pair und was	-2
pair und weiter	-9
pair und wissen	-4
pair und wohl	-2
pair und zu	-12
pair und zwei	-3
pair under pressu	-5
pair unders before	-9
pair une carte	9
pair une curios	-5
pair une heure	5
pair une journe	5
pair une mutuel	-3
pair une petite	-7
pair une pme	-9
pair une premie	8
pair une questi	-2
pair une voitur	-9
pair uno cuenta	-3
pair uns auf	-10
pair uns einfac	-5
pair uns willko	-4
pair unsere entsch	-3
pair unterl fur	-2
pair unterl vollst	-3
pair unters als	-2
pair until they	-4
pair up and	-8
pair up at	2
pair urgent moment	-4
pair us and	-3
pair us at	4
pair us with	-3
pair use the	-4
pair use withou	-6
pair va bien	-4
pair vacaci y	-6
pair vales de	4
pair van and	-2
pair vannes un	-3
pair ve got	-5
pair vehicu de	-4
pair vehicu propio	11
pair vendre apres	-13
pair verfah etwas	-3
pair verfol und	-4
pair vergut im	-2
pair vergut nach	-7
pair verlas kann	-4
pair verlas sich	-7
pair vermog leistu	5
pair versch bei	-3
pair versio first	-2
pair versta beantw	-5
pair versta fur	7
pair versta mundli	-4
pair very welcom	-3
pair vie privee	-4
pair vienne de	-8
pair vier jahre	-8
pair vierne con	3
pair vierne libre	2
pair visage et	-2
pair visite et	-4
pair visite les	7
pair visito and	-2
pair voit on	-5
pair volunt work	-2
pair von beidem	-3
pair von bis	-2
pair von der	-5
pair von drei	5
pair von person	-2
pair von vortei	5
pair vor dem	-15
pair vor der	-6
pair vor wahren	-2
pair vorber und	-3
pair votre candid	-2
pair votre mutuel	4
pair votre travai	-9
pair vous aimez	-3
pair vous attend	-7
pair vous commen	-3
pair vous donnez	-3
pair vous faites	-6
pair vous les	-10
pair vous plait	-2
pair vous pourri	-2
pair vous pouvez	-3
pair vous rendre	-4
pair vous savez	-3
pair wahren und	-2
pair walk the	-6
pair warmth and	-2
pair was besser	-8
pair was gut	-4
pair waste low	-2
pair watch how	-2
pair water and	-12
pair way back	-4
pair way on	-6
pair way with	-10
pair we also	2
pair we ask	-10
pair we can	-3
pair we close	2
pair we do	-7
pair we ll	-4
pair we look	-6
pair we need	-4
pair we pay	-3
pair we re	-4
pair we sell	-8
pair we train	-7
pair we value	-9
pair week a	-4
pair week an	-2
pair week end	-3
pair week from	-2
pair week includ	-7
pair week to	-11
pair weekly pay	8
pair weeks on	-8
pair weeks paid	-13
pair weihna und	3
pair welcom applic	-7
pair welcom visito	-6
pair welsh is	-2
pair wenn das	-2
pair wenn die	-8
pair wenn ein	-5
pair wenn es	-4
pair wenn mensch	-3
pair wenn plane	-8
pair wenn sie	-6
pair wer im	-3
pair werden bei	-4
pair werkze von	13
pair what a	-15
pair what could	-2
pair what looks	-2
pair what people	-7
pair what works	-4
pair when a	-12
pair when collea	-3
pair when in	-2
pair when it	-3
pair when most	-4
pair when nobody	-2
pair when people	-5
pair when they	-7
pair whethe it	-4
pair which is	-3
pair whiteb or	-2
pair who has	-14
pair who is	-6
pair whom to	-2
pair wie schrif	-4
pair will be	-6
pair will help	-18
pair will lead	-17
pair will look	-4
pair will make	-4
pair will start	-2
pair will work	-2
pair willko entsch	-4
pair wir finden	-3
pair wir freuen	-11
pair wir sind	-4
pair wir versta	-3
pair wir voraus	9
pair wir zahlen	-13
pair wird beides	-2
pair with aids	-2
pair with care	-15
pair with childr	4
pair with client	-3
pair with comput	-10
pair with match	11
pair with parent	-13
pair with payrol	-4
pair with produc	-11
pair with reloca	-3
pair with rust	-4
pair with sales	-6
pair with terraf	-3
pair with time	-9
pair with volunt	-10
pair with your	-2
pair withou a	-2
pair wo es	-3
pair wohl fuhlen	-2
pair word to	-3
pair words at	-6
pair work after	-3
pair work alongs	-7
pair work from	-5
pair work gained	-2
pair work is	-3
pair work moving	-3
pair work one	-3
pair work out	-5
pair work safely	-4
pair work to	-2
pair work with	-3
pair work you	-3
pair workin in	13
pair works well	-2
pair works with	3
pair wort spart	-2
pair wort uberge	-3
pair write clear	-7
pair write down	-5
pair write guides	-4
pair write report	-7
pair writer in	-7
pair wunsch eine	-5
pair y a	-8
pair y aclara	-2
pair y al	-2
pair y cada	-7
pair y cambio	-15
pair y compro	-7
pair y cuenta	-2
pair y dar	-16
pair y de	-14
pair y despue	-11
pair y disfru	-2
pair y dos	-3
pair y en	-6
pair y estar	-7
pair y hacer	-9
pair y la	-10
pair y nada	-4
pair y ordena	-8
pair y poner	-7
pair y pregun	-2
pair y prepar	-13
pair y probar	-5
pair y puntua	-9
pair y quejas	-4
pair y recoge	-14
pair y respon	-16
pair y revisa	-9
pair y seguro	-8
pair y todo	-5
pair y tu	-4
pair y vierne	-5
pair year and	-15
pair year end	4
pair year or	-6
pair year so	-3
pair years experi	-10
pair years with	-15
pair you a	-6
pair you also	10
pair you ask	-3
pair you bring	6
pair you d	-8
pair you keep	-3
pair you like	-8
pair you ll	-2
pair you may	-14
pair you must	-2
pair you pass	-2
pair you plan	-3
pair you re	-8
pair you report	-3
pair you turn	-3
pair your cv	-8
pair your dbs	-3
pair your eye	-3
pair your first	-4
pair your knowle	-11
pair your licenc	-9
pair your partne	19
pair your questi	-8
pair your time	-11
pair your unifor	-5
pair zahlen und	7
pair zeigen wie	-5
pair zeilen reiche	-3
pair zeit fur	-7
pair zimmer im	-3
pair zimmer und	-9
pair zu besetz	-6
pair zu einem	3
pair zu erreic	-4
pair zu hygien	-6
pair zugewa geduld	-2
pair zum anfang	-2
pair zusamm mit	-11
pair zuschu zur	6
pair zwei bis	-2
pair zwei jahre	8
pair zweife auf	-2
pair zwisch den	6
small algo di	-3
small als di	-6
small also oi	-4
small also op	4
small ante oi	5
small are oi	-3
small area oi	-4
small auch di	-5
small avec di	-3
small be di	-10
small be dp	-4
small beer oi	3
small bien di	-3
small bien oi	-5
small both oi	-7
small bus op	-3
small ca oi	-2
small ca op	-11
small calm op	-5
small can di	-3
small car di	-4
small car oi	-3
small care op	-3
small cas oi	-7
small chez di	-5
small chez oi	2
small chez op	-5
small como oi	-4
small dann op	-3
small dans di	-2
small dans op	-3
small darf oi	-2
small den di	-2
small denn di	3
small der di	-2
small dich op	4
small die di	-5
small die op	-2
small diem oi	6
small does di	-4
small don di	-4
small don op	-4
small dont oi	-5
small dot di	-5
small du di	-4
small each oi	-5
small ein di	-2
small ella op	-5
small elle op	2
small eso op	-3
small et di	-4
small et oi	-5
small etre oi	-5
small etre op	-9
small etwa di	-4
small even op	-3
small eye op	-4
small fair di	-3
small fall oi	-5
small full oi	10
small geht oi	-2
small gern di	-3
small gern oi	-5
small get di	-3
small go di	-4
small go oi	-6
small go op	-5
small goes oi	-4
small good oi	-9
small gout di	-4
small gut di	-7
small gut oi	-7
small ha op	-3
small hace di	-4
small hast op	-8
small head di	-8
small head oi	3
small here oi	-6
small how oi	-3
small ihre oi	-4
small into di	7
small ir oi	-8
small ist di	-6
small it dp	-2
small jede oi	-18
small kein oi	-7
small las di	-7
small late oi	-5
small late op	-3
small le di	-4
small let op	-3
small leur oi	-4
small leur op	-4
small like di	-4
small live oi	-4
small lo oi	-2
small los di	-3
small lui op	-2
small made op	-2
small mehr di	-6
small mehr oi	-4
small met di	7
small near oi	-8
small nice di	-4
small no oi	-5
small noch oi	-13
small noch op	-5
small non oi	7
small nos op	-4
small now op	-2
small nur oi	-12
small od di	-10
small oder oi	-4
small oft op	-2
small ohne di	-10
small ohne op	-3
small only oi	-2
small open oi	-7
small open op	-5
small out di	-4
small p di	-3
small pa di	-11
small par di	-6
small pas di	-3
small pas op	-4
small peut oi	-3
small play oi	-3
small plus di	-3
small por di	-3
small post oi	-2
small qu op	-2
small qui di	-3
small real op	-2
small ruhe di	-9
small sehr di	3
small sein op	-9
small seis op	-4
small sem oi	-3
small ser oi	-4
small ses op	4
small si di	-7
small si oi	-4
small sich oi	-3
small sie di	-2
small sin di	-2
small sin oi	-2
small sind oi	-4
small soin oi	-4
small soll op	-7
small some di	-2
small some op	-5
small sont oi	-5
small sous oi	6
small sure di	-2
small sure oi	-5
small tact di	-4
small take oi	-2
small team di	-3
small th oi	4
small them oi	-4
small then op	-3
small tidy di	-2
small tidy oi	-3
small toda oi	-2
small todo di	-5
small tone di	-2
small tone op	-3
small too op	-9
small tous oi	4
small tout di	-3
small tres op	-5
small tu di	-12
small tu oi	-2
small tus oi	-8
small uber di	3
small und di	-3
small und oi	-3
small uns oi	-10
small use di	-8
small used di	-3
small vers oi	13
small viel oi	-13
small viel op	-2
small vom op	-5
small von oi	-2
small vos oi	-3
small vous di	-10
small warm di	-9
small ways oi	-2
small who di	-4
small will oi	-3
small wir di	-3
small wir oi	-12
small with dp	-3
small work dp	-2
small work oi	-6
small wort oi	-3
small ya op	-11
small zu di	-8
small zum di	3
small zur di	-4
small zur op	-9
stretches 2 2	-4
stretches 5 6	-2
t 3 op	-2
t 5	-2
t 5 oi	-4
t 6 oi	-4
tl 0 n 1	10
tl 0 n 2	16
tl 0 n 3	12
tl 0 n 4	8
tl 1 di	-4
tl 1 n 5	7
tl 2 n 0	-2
tl 2 n 3	6
tl 3 n 2	-2
tl 3 n 3	-6
tl 3 words 4	-3
tl 4 n 1	-4
tl 4 n 2	-7
tl 4 words 5	-2
tl 4 words 6	-7
tl 5 di	-5
tl 5 n 1	-5
tl 5 words 4	-4
tl 5 words 6	-4
tl 6 di	-2
tl 6 op	-7
tl 6 words 4	-5
tlf 1 oi	2
tlf 4 dp	-5
tlf 5 oi	-2
tlf 6 di	-2
w abbau	-6
w abend oi	8
w abend op	-2
w abfahr	-6
w ablauf oi	-8
w abon	6
w abon oi	6
w abou di	-7
w abrech	-5
w abrech oi	-5
w abschlu di	-4
w absenc	-15
w absenc oi	-15
w absprach	-6
w absprach oi	-3
w abstimm	-2
w abstimm oi	-2
w abteil	-2
w abteil op	-2
w acab	-4
w acab op	-4
w acce	3
w acce di	2
w acce oi	4
w accep	-3
w accep di	-6
w accep oi	-2
w accessibili	-8
w accessibili oi	-8
w accompag op	-3
w accou op	-2
w accoun	-16
w accredi	16
w accredi di	5
w accueil op	-2
w accueill	-3
w accueill op	-3
w accurac di	-4
w accurat	-10
w accurat oi	-10
w achiev	-2
w acht	-6
w acht di	-4
w acht oi	-13
w acompa	-10
w acompa oi	-13
w acompan	-12
w acord oi	-2
w acqui	-7
w acqui di	-7
w acro	-2
w acro oi	-4
w act	-4
w act oi	-2
w activi oi	3
w actu	-2
w actuell	-2
w actuell op	-2
w adap oi	-8
w adju oi	10
w adju op	-4
w administr	-4
w adob di	-7
w advan di	4
w advi	-5
w advi oi	-6
w advic oi	5
w after di	7
w agai op	-4
w age di	7
w ahnlich	-5
w ahnlich di	-5
w ahorr oi	7
w aide	-3
w aider	-5
w aider oi	-4
w aids	5
w aids oi	5
w aimabl	-5
w aimez	-3
w aimez op	-4
w aise	2
w aise di	4
w aisl oi	-5
w ajus	-3
w ajus oi	-7
w aktuell	-9
w alarm	11
w alerg oi	-6
w algo di	-3
w algu	-6
w algu op	-4
w alik	-11
w alik op	-8
w aliv op	-4
w allem	4
w aller	-3
w aller op	-3
w allow	7
w allow oi	7
w alltag	-4
w alojami	6
w alongsid	-10
w alongsid op	-3
w als di	-6
w also oi	-4
w also op	4
w alum oi	4
w alwa	-8
w amabilidad	-4
w amabilidad oi	-4
w amabl di	-4
w ambi	-12
w ambi oi	-13
w ambi op	-2
w analy	-11
w analy oi	-12
w and oi	-2
w ande oi	-6
w ander oi	-8
w anerkann	-7
w anfang op	-2
w anfrag	-7
w anfrag oi	-7
w angehorig	-8
w angehorig oi	-13
w angl	12
w angl di	8
w angs	-5
w anim op	-7
w anlag	-6
w anlag oi	-16
w anlei	-6
w anlei oi	-8
w anne di	-6
w anne oi	18
w annu oi	3
w ano di	-2
w anos	-5
w anos di	-5
w anot	-3
w anot oi	-3
w anpas	-8
w anpas oi	-8
w anrich	-5
w anrich oi	-5
w answ oi	-6
w anterior op	-2
w anyo	-4
w anyo oi	-5
w anywh	-9
w apar	-11
w appel	10
w appell	-9
w appell op	-9
w appl oi	6
w appl op	-3
w appoin	-2
w appoin oi	-7
w appr oi	8
w appr op	-2
w apprec di	12
w apprend di	-3
w apprend op	-3
w apprent	4
w apprent oi	4
w aprend oi	-5
w april	-8
w april op	-2
w aqui	-4
w aqui op	-4
w arab	15
w arbe di	-14
w arbe oi	-5
w arbei	-4
w arbei di	-12
w arbei oi	-7
w arbeitskleid	11
w arbeitskleid oi	11
w arbeitsplatz	-2
w arbeitsplatz oi	-2
w are oi	-3
w area oi	-4
w around op	-6
w arrang	-6
w arre	-2
w arre oi	-6
w arriv	-3
w arriv oi	-13
w art di	-6
w articl oi	4
w arzt	-3
w arzt oi	-3
w asesor	-4
w asesor oi	-4
w asking	-7
w asking di	-5
w asking op	-4
w asse di	-3
w assi	2
w assi oi	2
w atel	-2
w atel oi	-2
w atenc	-4
w atenc oi	-13
w atend op	-3
w atou	-2
w atou di	-15
w atra	-6
w atte di	-5
w auch di	-5
w aucu	-5
w aucu oi	-3
w audi	10
w audi oi	9
w auditor oi	4
w aufeinand	-2
w aufeinand op	-2
w aufgab di	-3
w aufgab oi	-3
w aufmaß	8
w aufmaß oi	8
w aufnehm	-3
w aufnehm oi	-3
w auftre	-2
w auftre di	-2
w augu	-10
w augu op	-10
w aujourd'hu	-10
w aujourd'hu op	-2
w aun op	-3
w aus	-3
w aus di	-2
w aus op	-9
w ausbild oi	12
w ausbild op	-8
w auslief	-6
w auslief oi	-7
w aussit	-4
w australi	13
w auswahl	7
w auswahl oi	7
w auswer	-4
w auswer oi	-4
w autocad	10
w automa	-7
w automa oi	-2
w automati oi	-3
w automatiqu	9
w automatiqu oi	9
w autonom	-8
w autr di	-6
w autr oi	-6
w außerd	10
w außerd op	10
w avail	-5
w avail op	-12
w avan op	-10
w avanc	-2
w avanc oi	-4
w avanz	4
w avec di	-3
w aver	-5
w aver oi	-15
w aver op	4
w away	-8
w away oi	-8
w away op	-3
w bake	10
w banc	8
w banc oi	12
w band oi	-7
w bank oi	4
w bank op	-3
w bar	2
w bar oi	2
w base op	-9
w based	-3
w based op	-3
w batir	-7
w baue oi	2
w baus	6
w baustell di	3
w baustell oi	-11
w baustell op	-3
w beach	-6
w beach oi	-6
w beantwort	-5
w beantwort op	-5
w beauftrag	7
w beauftrag oi	7
w becau	-8
w becau oi	-8
w becom oi	-2
w bedi op	-10
w beding oi	-3
w beds	-2
w beer oi	3
w befrist	-5
w befrist oi	-5
w begi op	-3
w begin	5
w begin oi	7
w beglei oi	6
w begonn	-2
w begonn oi	-2
w behandl	-11
w behandl oi	-11
w beheb	-6
w beheb oi	-6
w behind op	-2
w behord	-10
w behord oi	-10
w bei op	-3
w being	-12
w being oi	-4
w beleg	11
w beleg oi	14
w beleg op	-6
w bell	-5
w bemerk oi	-2
w bench	-6
w beobach	-5
w beobach oi	-5
w bera	-7
w bera oi	-7
w bera op	-3
w bere	-2
w bereitschaf di	-5
w berich	-8
w berich oi	-2
w berich op	-8
w beruf	-5
w beruf di	-8
w berufserfahr	-2
w berufserfahr di	-2
w bescheid oi	8
w beschwerd	-10
w besetz	-2
w besetz op	-2
w bestell	3
w bestell oi	4
w betrieb	-2
w betrieb oi	-4
w betrieblich	12
w betrieblich oi	12
w bett	-4
w bett oi	-5
w bett op	-2
w bevor oi	-11
w bevorzug	-4
w bevorzug op	-4
w beweg oi	-5
w bewerb	-2
w bezahl	-7
w bezahl oi	-8
w bien di	-3
w bien oi	-4
w bienv op	-2
w bienvenid	-3
w bienvenid op	-2
w big	-7
w big op	-11
w bill op	3
w binom	12
w birthd	10
w birthd oi	11
w bist	-19
w bitt	-6
w bitt op	-6
w bleib op	-2
w blick	-2
w blick di	-2
w blick oi	-11
w board	9
w board di	6
w board oi	6
w body	15
w bonjour	-15
w bonn oi	-3
w bono	4
w bono oi	4
w bons	-2
w bons oi	-3
w book oi	2
w both oi	-7
w bout oi	2
w branch	10
w brauch	-3
w brauch di	-10
w brauch op	-2
w breath	-7
w breath oi	-2
w brew	-7
w brut oi	-6
w bts	2
w bts di	2
w buch	-4
w buch op	-6
w budg oi	9
w budge	-12
w budge oi	-12
w buen	-8
w buen di	-9
w build di	-9
w build op	-8
w bureau op	-3
w bus op	-3
w busc	-5
w busc oi	-2
w busc op	-4
w busi	-5
w busin oi	18
w c'es op	-2
w cabl	-10
w cabl oi	-10
w cad	-2
w cad oi	-11
w cais	12
w cais oi	12
w caja oi	6
w calcul	-12
w call-ou	5
w calm	-2
w calm di	-3
w calm oi	-5
w calor	-7
w cami	-7
w cami oi	-5
w cami op	-7
w campa	5
w campa oi	8
w campaig	-3
w can di	-3
w candida oi	-11
w candidatu	-2
w candidatu op	-2
w cann	-7
w cant	2
w cant oi	11
w car di	-4
w car oi	-3
w card di	7
w careful	-10
w careful di	-4
w careful oi	-10
w carer	5
w cart di	14
w cas oi	-7
w casa	3
w casa oi	2
w casa op	2
w case oi	3
w cash	4
w cash di	-5
w cash oi	15
w caso oi	-3
w categor	-8
w cater	7
w caus op	-2
w cent oi	2
w certif	4
w certifica	9
w certifica oi	13
w certifica op	8
w certificac	-9
w certificad	22
w chacu oi	-8
w chair	5
w chair oi	5
w chal	-2
w chambr	-9
w chanc oi	-2
w chang di	-3
w chang op	-2
w chaqu op	-2
w charg oi	4
w charl	12
w charl oi	12
w chat oi	-3
w check di	-2
w chequ	2
w chequ oi	2
w cherch oi	-3
w chez di	-5
w chez oi	2
w chez op	-5
w chf	-12
w chf oi	-13
w chiff op	-2
w chiffr op	-9
w child	2
w childr di	8
w childr op	-8
w choi	-5
w choi oi	-4
w choi op	-2
w choix	-4
w christm	13
w cicl	-4
w cier	-9
w cier oi	-10
w cierr op	-3
w cifr di	-5
w cinc	-3
w cinc di	-3
w cinc op	-4
w cinq	-6
w cinq di	-13
w civil	13
w civil op	-3
w clai di	-4
w clair	-2
w clair di	-6
w clar oi	-4
w clas	5
w clas oi	3
w clea	-2
w clea oi	-16
w clea op	-7
w clear di	-7
w clear oi	-5
w clie oi	-2
w clien oi	-6
w clientel	-3
w clientel oi	-6
w clin oi	2
w clos oi	-2
w clotur	3
w clotur oi	3
w cloud	16
w cloud oi	5
w club	12
w club oi	12
w clus	-11
w clus oi	-11
w coach oi	-2
w cobr oi	-2
w coci	-10
w code	-2
w code di	-2
w code oi	-4
w collec	5
w collec oi	5
w colleg	11
w collegu	-2
w collegu oi	-7
w coloc	-10
w coloc oi	-10
w color	-6
w come di	-7
w come oi	-8
w comedor	-2
w comedor oi	-2
w comer	-6
w comer op	-6
w comfor	-6
w comi	19
w comi oi	4
w comienz	-3
w comienz op	-3
w commi	5
w committ	8
w committ oi	8
w commun	-6
w commun di	-3
w como oi	-4
w comp	-7
w comp di	-7
w comp oi	-5
w compa op	-7
w compan	-17
w companerism	-3
w compl oi	15
w compl op	-4
w compr di	-10
w comprend	-4
w compu	-6
w comunicac	-7
w comunicac di	-7
w concil	-2
w concil oi	-2
w condu	-8
w condu oi	-2
w conduc	9
w conduc di	15
w condui	-2
w conf oi	-3
w confid	-6
w confidentiali	-9
w confidentiali di	-9
w connais oi	-4
w connu	-3
w connu op	-3
w conoc	-2
w conseil	-11
w conseill	-3
w conseill oi	-5
w consig	-6
w consig oi	-6
w constanc	-11
w constanc di	-6
w constru oi	-4
w construc di	4
w construi	-7
w construi op	-7
w consul	-4
w consul oi	-4
w consul op	-3
w contabilidad	-4
w contabilidad oi	-5
w contac di	-9
w contac op	-9
w continu	3
w continu oi	7
w contrac	-12
w contrac oi	-14
w contribu	-6
w contribu oi	-6
w contribut	-8
w contribut oi	-8
w control oi	-5
w coord	5
w coord oi	11
w coordon	-9
w coordon oi	-9
w corr	-7
w corr oi	-7
w correctiv	-8
w correctiv oi	-8
w correg	-10
w correg oi	-10
w corregirl	-2
w corregirl op	-2
w corrig	-4
w corrig oi	-4
w cort	-12
w cort oi	-13
w costumbr	-7
w cote	-4
w cote op	-5
w could op	-4
w coun oi	3
w coun op	-5
w council	9
w countr	2
w countr op	2
w courr	-6
w courr oi	-10
w courto	-7
w crain	-2
w crain op	-2
w crec	-9
w crec op	-9
w creer	-7
w creer oi	-8
w criter	-11
w cuadr oi	3
w cualqu op	-3
w cuand oi	-7
w cuatr op	-5
w cubr	4
w cuent	-8
w cuent op	-8
w cuenta	-3
w cuenta op	-3
w cuid	-3
w cuid oi	-3
w cuid op	-4
w cuis	-3
w curiosi	-2
w curiosi di	-4
w curiosidad	-5
w curiosidad di	-10
w curiou	-6
w curr	-8
w curr di	-11
w curr oi	-7
w curs	5
w curs oi	11
w custom di	-5
w cut oi	4
w dabe	-3
w dabe op	-3
w dafur oi	-6
w dail op	-4
w dann	-4
w dann op	-3
w dans di	-2
w dans op	-3
w darauf op	-2
w darf	-3
w darf oi	-2
w dashboard oi	-9
w date	-2
w date oi	-3
w date op	-3
w dato oi	-2
w dato op	7
w davan	-3
w davan op	-3
w days di	-5
w dazugehor	-2
w dazugehor di	-2
w dbs	15
w deadl oi	-3
w deal di	-6
w deal oi	-7
w decir	-4
w decir oi	-4
w decis op	-3
w defend	-5
w defend op	-8
w dejar	-2
w dejar oi	-6
w dela	-7
w deliv oi	4
w demand di	-7
w demand oi	-3
w den di	-2
w denk	-7
w denn di	3
w dent	11
w dent oi	11
w depu	-4
w der di	-2
w deroul op	-2
w descu	2
w descu oi	2
w desd op	-3
w dese	4
w desherb	-8
w desherb oi	-8
w despu	-3
w despu oi	-10
w detail	-11
w deutsch	8
w deutsch di	-5
w deutschlandtick	7
w deutschlandtick oi	7
w deve	-6
w develop	-7
w develop di	-2
w develop oi	-8
w devic op	-2
w devoluc	2
w devoluc oi	2
w diagn	-9
w diagn oi	-10
w dias	-3
w dias oi	-7
w dich op	4
w did	-5
w die di	-5
w die op	-2
w diem	6
w diem oi	6
w dien	2
w dien oi	-11
w dienstag oi	-8
w diet	14
w diff	-4
w diff op	-3
w differenc	-5
w differenc oi	-5
w difficul	-2
w difficul di	-2
w digni	-3
w digni oi	-3
w dimanch	-2
w dimanch oi	-2
w diner	-7
w ding di	-2
w diplom	13
w diplom op	10
w dir	-9
w dire op	-4
w direcc	-2
w direcc op	-2
w dirig	-11
w dirig oi	-12
w disabili op	-6
w disag	-3
w disag di	-3
w disc	-8
w disc di	-12
w discapacidad	-3
w discapacidad op	-3
w discou	8
w discou oi	8
w discoun	10
w discoun oi	11
w discre	-3
w discre di	-3
w discrec	-2
w discrec di	-2
w disfru	-2
w disfru op	-2
w dish	-7
w dish oi	-7
w disponibilidad	2
w disponibilidad di	2
w dispos	-10
w dit	-2
w dit op	-2
w divid	-4
w dix	-4
w dix oi	-7
w doctor	-5
w doctor oi	-9
w docu	-5
w docu di	-10
w docu oi	-2
w documentac	-10
w does di	-4
w doit	-3
w doku	-13
w doku oi	-13
w doma	6
w doma op	-7
w domicil	5
w doming	-5
w doming op	-5
w don	-8
w don'	-3
w don' op	-5
w dond	-5
w dond oi	-8
w donn di	-3
w donn op	-3
w donnerstag	-5
w donnerstag oi	-8
w dont oi	-5
w door oi	-3
w doss	-6
w doss op	-8
w dot	8
w dot di	-5
w doub	-2
w doub di	-2
w dout	-5
w dout op	-7
w douz	-15
w doze	-2
w doze op	-2
w draf	-3
w draf oi	-3
w draw	-3
w draw oi	-4
w drei di	-3
w dres	-12
w drit op	-3
w droi	-5
w droi oi	-6
w drop	-5
w drug	14
w drug di	14
w duda	-3
w duda oi	-5
w duran op	-4
w durchfuhr	-3
w durchfuhr oi	-3
w dure op	-2
w during oi	5
w duty	-4
w duty oi	-3
w each oi	-5
w ear	-3
w earl	-6
w earl di	-14
w earn op	-8
w ease	-5
w ease di	-3
w echang	-9
w echang oi	-7
w eche	-5
w ecol	-2
w ecol op	-5
w ecou di	-4
w ecou op	-8
w ecra	-5
w ecri oi	-9
w edad	-8
w edit	4
w edit oi	-8
w efec	-10
w effec	-3
w ehrlich	-4
w ehrlich oi	-6
w ehrlich op	-3
w eigh	-8
w eigh di	-2
w eigh op	-10
w eign	-4
w eign op	-4
w eilig	-3
w ein di	-2
w einbr	-7
w einbr oi	-7
w eine di	-3
w einfach	-2
w einfach oi	-6
w einfach op	-5
w einfuhlungsvermog	-2
w einfuhlungsvermog di	-2
w einhal	-3
w einhal oi	-3
w einschlagig	-4
w einschlagig di	-4
w elabor	4
w elabor oi	10
w electr oi	-6
w eleg	-7
w eleg op	-3
w elev oi	5
w elev op	-10
w elig	-6
w elle	2
w elle op	2
w elter	-6
w elter oi	-5
w email	-10
w email op	-10
w empez	-2
w empez oi	-5
w empfang	-7
w empfang oi	-8
w empi	-3
w empi oi	-4
w emplo oi	-2
w employ oi	3
w empr	7
w empt	-7
w empt oi	-7
w encadr op	-5
w encaj	-11
w encour	-13
w encourag	-9
w encu	-3
w encu oi	-3
w end di	-5
w ende	-3
w ends	-4
w energ	-8
w energ op	-6
w enfan	-4
w enfan op	-2
w eng oi	-2
w engin	-7
w engin oi	-7
w engine	5
w engine di	5
w engl	3
w english	-2
w enhanc	9
w enhanc oi	4
w enjo	-13
w enough di	-16
w enqu	-5
w ense	-5
w ense oi	-8
w ensegu oi	-3
w enseig	-7
w enseig oi	-7
w entend	-5
w entend op	-8
w enter	-11
w entgeltgrupp	-10
w entr op	-3
w entreg	-5
w entreg oi	-7
w entrepri oi	13
w entscheid	-11
w entscheid op	-13
w entwickel	-12
w entwickel oi	-14
w entwickl oi	-2
w entwurf	-3
w entwurf oi	-3
w envi	-2
w envi di	-2
w envi op	-11
w envir	-8
w envir oi	-10
w enviro	-6
w envo	-4
w eparg oi	3
w equi oi	-7
w equip di	-11
w erfas	-2
w erfas oi	-2
w erhal	-5
w erhal op	-5
w erken	-2
w erkl	-11
w erkl oi	-2
w erledig oi	-3
w error oi	-2
w erstell oi	2
w escuch	-10
w escuch op	-2
w eso op	-3
w espac	-8
w espac oi	-10
w espac op	-4
w esper op	-11
w espo	-2
w espo op	-2
w essent	6
w essent di	-2
w essent op	14
w est oi	-2
w estam	-13
w estam op	-13
w estar	-6
w estar oi	-3
w estar op	-2
w etap oi	-3
w etat	-6
w etre oi	-6
w etre op	-9
w etud	6
w etwa oi	-3
w euro	-6
w euro oi	-7
w euro op	-3
w evalu	-7
w evalu oi	-7
w even di	-11
w even op	-3
w ever di	-9
w everybod	-9
w everyd	-5
w everyd oi	-3
w everyo	-2
w everyo di	-4
w everyo oi	-5
w everyth	-4
w everyth oi	-11
w evit	-2
w evit op	-3
w evolu	-5
w evolu oi	-6
w excel	4
w excel di	5
w excell	-7
w excell di	-7
w exerci	4
w exig di	-4
w existenc	-9
w existenc oi	-9
w expec op	4
w expl	-4
w expl oi	-2
w expl op	-2
w expla	-6
w expla di	-6
w expliqu	-3
w expliqu oi	-4
w expor	6
w extr oi	6
w extr op	-7
w eye op	-4
w face	-10
w face di	-3
w facebook	3
w facebook oi	3
w fachgebi	-4
w fachgebi op	-4
w fachkraf	3
w faco op	-3
w fade	-2
w fahr oi	-3
w fahrga	-15
w fahrga oi	-15
w fahrzeug	-4
w fahrzeug oi	-5
w fair di	-8
w fairn	-5
w fairn op	-4
w fait	-2
w fait di	-6
w fait oi	-6
w fall	-2
w fall di	-5
w fall op	-3
w falt di	-6
w fami	11
w fami oi	8
w famili	2
w famili oi	2
w famill op	-3
w farb	-8
w faul	-4
w faul di	-6
w faul oi	-5
w faut oi	-7
w fear op	-2
w featur	-4
w featur oi	-4
w febr	-6
w febr oi	-7
w febru	-8
w febru op	-8
w fech	-4
w fech oi	-4
w feel	-2
w feel di	-2
w fees	4
w fees oi	4
w felt	-2
w felt op	-2
w fertig	-3
w fertigstell	-5
w fertigstell oi	-5
w festhal	-4
w festhal oi	-4
w festiv	5
w festiv oi	5
w fete	-3
w fete op	-3
w fiabili	-5
w fiabl di	-7
w field oi	-5
w fift	-6
w figu di	-2
w figur di	-9
w figur op	-3
w file	-3
w file oi	-4
w fill	-11
w fill oi	-8
w final	-2
w final op	-5
w financ	-4
w financ oi	-11
w financ op	3
w find op	-3
w finir	-2
w finir oi	-2
w finish di	-5
w finish oi	-3
w firm di	-5
w firmn	-4
w firmn di	-4
w fisic	-8
w five op	-5
w fixe	-12
w floor	9
w floor oi	5
w floor op	5
w flue	9
w flue di	9
w fluenc	2
w fluenc di	2
w folg	-6
w follow	-2
w follow oi	-3
w follow-up	-13
w follow-up di	-13
w fonc	4
w fonction	-3
w fonction oi	-3
w fond	10
w food	2
w forec oi	2
w formac	3
w formac oi	11
w formalidad di	-7
w fort	-9
w fort op	-4
w fortschrit	-2
w four di	-3
w four oi	-14
w fourn oi	3
w franc di	-10
w franz	3
w franz di	3
w frau	-2
w free op	2
w freel op	-6
w freitag	-14
w freitag oi	-15
w fresh	-14
w freud	-5
w freud di	-5
w freundlich	-3
w freundlich di	-5
w freundlich oi	-6
w friend	-3
w friend di	-3
w friend oi	-7
w fron	-14
w fruh op	-4
w fuhr di	-13
w fuhrersch op	7
w full-tim oi	3
w func	-7
w func oi	-3
w func op	-4
w funf	-3
w funf op	-6
w gain di	-2
w gana	-7
w gast op	-6
w gebe oi	-9
w geduldig	-2
w geduldig di	-2
w geduldig op	-3
w gefund	-2
w gefund op	-2
w gehal oi	-4
w gehalt	-8
w gehe	-2
w gehor	-3
w geht oi	-2
w geld	-6
w gemach	-2
w gemach op	-2
w gemeinsam	-7
w gemeinsam oi	-5
w gemeinsam op	-2
w genauigke	-3
w genauigke di	-3
w gener oi	-2
w genomm	-2
w genomm op	-2
w gent	-3
w gent op	-3
w genug	-5
w genug op	-5
w gepfleg	-6
w gepfleg op	-6
w gera	-8
w gera oi	-3
w gerad	-4
w gerer	2
w gerer oi	2
w gerich	-5
w gerich oi	-5
w gern	-5
w gern di	-3
w gern oi	-5
w geschich	-3
w geschich op	-6
w geschlech	-2
w geschlech op	-2
w geseh	-2
w geseh op	-3
w gesellenbrief	-6
w gesellenbrief di	-6
w gesich	-3
w gesprach oi	-2
w gesprach op	-4
w gespur	-4
w gespur di	-3
w gest di	-7
w gest oi	4
w gestal	-2
w gestal oi	-12
w gesundheitszeugn	10
w gesundheitszeugn di	10
w get di	-3
w getrag	-2
w getrag op	-2
w gewerk oi	-7
w gewin	-6
w gewin op	-6
w gewohnhe	-2
w gewohnhe di	-2
w gibt	-8
w gift	-11
w glad	-3
w glad op	-3
w gleich	-2
w goal oi	-7
w goes oi	-4
w gold	12
w googl	-3
w got	-5
w gout	-9
w gout di	-4
w grad oi	-11
w grad op	-6
w grat	2
w grat oi	3
w gratui	10
w gratui oi	10
w gree di	9
w gree oi	-2
w gree op	-2
w gros	-2
w gros oi	-10
w group oi	10
w grow	-2
w grow op	-8
w groß	-7
w groß oi	-10
w grund	-4
w grupp	-2
w grupp op	-2
w guar	10
w guar oi	10
w gues di	-2
w guiar	11
w guiar oi	11
w gustar	-16
w gut di	-7
w gut oi	-7
w guter oi	-4
w habe oi	-3
w habi di	-8
w habili	7
w habili di	7
w habitac	4
w habitac oi	-9
w habitud	-4
w habl di	-8
w habl oi	-6
w haccp	-8
w hace	-5
w hace di	-4
w hace op	-5
w hacer op	-10
w haga	-6
w hair	-5
w halb	-8
w halb oi	-11
w half-pr	3
w half-pr oi	3
w hand oi	-8
w hand op	-6
w handicap	-4
w handicap op	-4
w handl di	11
w handl op	-5
w handov	-11
w handwerk	-13
w hang	-13
w happ di	-7
w hard	-2
w hast	-2
w hast oi	-4
w hat oi	-5
w haus op	-2
w hay	-3
w hay op	-3
w haya op	-2
w hazard	6
w hazard oi	6
w head di	-8
w head oi	3
w health oi	2
w hear	-8
w hear oi	-6
w hear op	-3
w heav	-4
w heav oi	-2
w heigh	-6
w heigh di	-6
w helf	-12
w helf oi	-13
w here oi	-6
w herr op	-2
w herz	-3
w herzlichke	-9
w herzlichke di	-9
w heur oi	-4
w hilf	-7
w hilf oi	-15
w hilfsmittel	-4
w hilfsmittel oi	-4
w hinweg	-6
w hinweg di	-6
w hiring	-4
w histo oi	-5
w histor	-2
w histor op	-6
w hnc	8
w hochst	-4
w hof	14
w hoflich	-6
w hoflich di	-6
w hold di	-12
w home di	-4
w homeoff	-3
w homeoff oi	-9
w hone	-4
w hone di	-3
w hone op	-2
w honestidad	-9
w hope	-2
w hope op	-2
w hora	-2
w hora oi	-3
w hora op	-6
w horar	-2
w horar oi	-3
w hore	-5
w hort	-2
w hour di	-8
w hour oi	-2
w hous op	-3
w how oi	-3
w hoy	-10
w hoy op	-10
w humeur	-3
w humor	-9
w hydraul	2
w hygi di	8
w idea	-3
w idea op	-6
w ideal	-5
w ideal di	-5
w idee	-5
w idee oi	-5
w ihn oi	-6
w ihre oi	-4
w ils op	-4
w imag oi	-10
w imag op	4
w impar	7
w impar oi	7
w impl	3
w impl oi	8
w impor oi	-9
w impor op	-10
w imprevu	-5
w improv	-3
w improv oi	-5
w incid	-12
w incid oi	-14
w includ oi	-2
w includ op	4
w incorporac op	-14
w indef	9
w indef oi	14
w indemni	3
w indemni oi	3
w inform oi	-5
w informad	-3
w informad op	-3
w informatik	8
w informatik di	8
w infrastructu	-3
w infrastructu oi	-3
w ingl	10
w ingl di	10
w inne	-12
w insi	-2
w inspec	-5
w inspect	5
w instagram	3
w instagram oi	3
w install	5
w install oi	3
w install op	6
w instandhal oi	-5
w instruc	-8
w insur	15
w insur di	14
w insur oi	5
w integr	14
w inter op	-6
w interes di	-13
w interes oi	23
w interes op	-10
w interfac oi	-6
w intern	8
w interview oi	-2
w into di	7
w invo	3
w invo oi	3
w isn'	-8
w iso	14
w ist di	-6
w item	-7
w jahressonderzahl	17
w jahrlich	13
w jard oi	-11
w jard op	5
w jedem	-2
w jedem oi	-6
w jeder oi	-2
w jemand	-8
w jeud	-5
w jeud oi	-5
w job	-3
w job di	-8
w job op	-6
w jobs op	-4
w jobtick	19
w join di	-10
w join oi	4
w jorn oi	-3
w judic	13
w juev	-7
w juev oi	-9
w jugendlich	-9
w jung	-7
w juni	-6
w juni op	-5
w junior	14
w junior oi	13
w jusqu' oi	-7
w jusqu' op	-3
w just	-8
w just di	-11
w kaff	7
w kaff oi	12
w kann oi	-7
w kaufman	-10
w keep di	-6
w keep oi	-3
w kein	-2
w kein oi	-9
w kein op	-4
w kenn op	-4
w kenntn	-4
w kenntn di	-4
w kilo	-13
w kind	-2
w kind di	-6
w kitch	-3
w klar di	-7
w klas	-4
w klei	-3
w klei oi	-3
w klinik di	-2
w knack	-9
w knack di	-9
w knowledg oi	-13
w kolleg oi	-8
w konn oi	-6
w kont	-6
w kont oi	-6
w kontak	7
w kopf di	-5
w korrek	-3
w korrek oi	-3
w kostenl	3
w kraf	-10
w kraf oi	-10
w kuhl	-5
w kuhl di	-5
w kund	-5
w kund di	-14
w kund oi	-4
w kundschaf oi	-2
w kurz oi	-5
w label	-5
w labor	8
w labor oi	8
w lais oi	-4
w land	2
w langu di	-9
w laptop	11
w laptop oi	11
w larg oi	9
w larg op	-5
w las di	-7
w last di	-2
w last oi	-3
w late	-5
w late op	-3
w later di	-3
w lauf oi	-3
w laut	-4
w laut op	-8
w law oi	-2
w lead di	-12
w lear di	-7
w leas oi	14
w leas op	12
w lebe	-12
w lect	-7
w lectu	6
w leed	10
w leer	-7
w leer oi	-14
w left op	-3
w lehr	-11
w lehr di	-11
w leit oi	3
w leit op	-4
w lend oi	-13
w lern	-3
w lern oi	-2
w lern op	-6
w lernend oi	17
w lese	-4
w lese oi	-4
w less op	-7
w let op	-3
w leur	-5
w leur oi	-3
w leur op	-4
w level oi	-2
w level op	-3
w libertad	-2
w libertad op	-2
w libr op	-8
w licenc	4
w licenc di	15
w licenc oi	-9
w lieb	-6
w lief oi	-6
w lieux oi	-4
w ligh	5
w ligh oi	19
w ligh op	-12
w lign oi	5
w like	-3
w like di	-4
w limi oi	-5
w limp	-2
w limp di	-9
w line di	-2
w line oi	4
w line-ma	10
w line-ma oi	10
w lini	-18
w lini op	-3
w lire	-3
w lire oi	-3
w lire op	-2
w list di	-5
w livr oi	-3
w livrais	8
w livrais oi	8
w lkw	-5
w llen	-4
w llen oi	-3
w load di	-3
w local	7
w local oi	10
w loge	9
w loge oi	9
w logiciel	-2
w long di	-3
w long op	-2
w los di	-3
w lose	-2
w lose oi	-2
w lost	4
w lost oi	7
w losung	-8
w losung op	-3
w lourd	4
w love	-9
w low oi	-2
w lugar	-7
w lugar op	-7
w lui	-7
w lui oi	-3
w lui op	-5
w lund	-5
w lund oi	-5
w lund op	-2
w lune op	-5
w macbook	6
w macbook oi	6
w mach op	-3
w made op	-2
w mail	-3
w mail oi	-3
w mais	-4
w mais op	-4
w making	-4
w mal	-9
w mana op	-2
w manch	-4
w manch op	-4
w manipul	12
w mann	2
w mann di	-5
w mano	-5
w mano oi	-7
w mano op	-3
w manqu	-2
w manqu op	-13
w mant	-5
w mant oi	-8
w manu	12
w maqu op	-2
w maquet	-4
w maquet oi	-4
w marc oi	11
w mard	-8
w mark op	4
w marke	-2
w marke oi	-2
w masch	-2
w masch oi	-6
w mast op	-3
w mati	-4
w mati di	-5
w mati oi	-3
w matt	-4
w matt oi	-4
w matt op	-3
w meal oi	15
w meal op	-5
w measur di	-2
w medec	-5
w medi di	2
w medi oi	-3
w medic	2
w medic di	9
w medic oi	4
w medic op	-11
w medicac	-14
w medicac oi	-14
w medir	-15
w medir oi	-13
w meet oi	8
w mehr	-2
w mehr di	-3
w mehr oi	-4
w mejor	-6
w mejor oi	-6
w meld	-7
w meld oi	-11
w memb	5
w memb op	3
w membership oi	3
w meme	-2
w meme di	-2
w meme op	-8
w mener oi	-2
w mensch	-2
w mensch di	-17
w mentor	10
w mentor oi	10
w mercanc oi	-6
w mesa	-14
w mess di	15
w mess oi	-5
w messag op	-2
w mesu	-2
w mesu op	-2
w met	7
w met di	7
w meti oi	-3
w mide	-3
w mide op	-3
w midi	-8
w mile	-11
w mile oi	-9
w mill oi	-14
w millo	7
w millo op	7
w mind di	-6
w mindest oi	-7
w minimum oi	-12
w minu di	11
w minu oi	-2
w mio	7
w mirad	-8
w mirad op	-6
w mirar	-2
w mirar op	-2
w mise	-9
w mise oi	-11
w miss	-3
w miss oi	-3
w miss op	-4
w mitarbeitend oi	7
w mitarbeitend op	-10
w mittag	-6
w mittages	4
w mittages oi	4
w model op	-4
w moder	14
w moder oi	3
w moglich oi	-2
w moit	7
w moit op	10
w mome	-7
w mome oi	-4
w mome op	-14
w momen di	-2
w mon-fr	-3
w mon-fr oi	-3
w monatsgehal oi	-12
w mond op	-2
w monitor	-2
w monitor oi	-2
w mont	2
w mont op	10
w month di	5
w montr	-6
w montr oi	-6
w morg	-8
w morg op	-9
w morn op	-5
w motorsagensch	7
w motorsagensch di	7
w mots op	-9
w mover	-12
w mover oi	-11
w moving op	-3
w much di	-6
w mund	-3
w mutuell	12
w mutuell oi	9
w mxn	-7
w mxn oi	-10
w nach di	-2
w nachmittag	-9
w nachmittag op	-9
w nahe	-4
w nahe op	-4
w name di	-8
w named	4
w natio	8
w natur	-9
w navidad	11
w near oi	-8
w neat	-10
w necesar	-5
w necesar di	-9
w necesi di	-6
w necesi op	-4
w need di	-9
w need op	-3
w nerv	-12
w nerv di	-5
w net oi	-8
w neto	-21
w network di	8
w neug	-9
w neug di	-3
w neun	-8
w neun op	-8
w never	-9
w never op	-9
w new oi	3
w new op	-4
w news	-6
w news oi	-5
w nice di	-4
w nich di	-9
w nich oi	-3
w niemand op	-2
w nigh oi	6
w nine	-18
w nine oi	-11
w nine op	-12
w nobod oi	-4
w noch op	-2
w noel	9
w noel oi	9
w non	-2
w non oi	-5
w norm	-3
w norm oi	-2
w nos op	-4
w nosotr	-19
w note op	-8
w noter	-2
w noter oi	-5
w noth	-2
w noth oi	-8
w noti di	9
w notig	-3
w notig di	-3
w notiz	-2
w notiz oi	-3
w notr oi	11
w nous	-2
w nouveau op	-3
w nouveaux	-3
w nouveaux oi	-6
w novemb	-7
w novemb op	-7
w noviemb	-7
w noviemb op	-3
w now	-4
w now op	-2
w nuestr oi	-14
w nuev op	-3
w numb	-7
w numb di	-2
w numb oi	-3
w numb op	-3
w nur	-12
w nur oi	-12
w nurs	11
w nurs oi	11
w nutz oi	5
w nvq di	-2
w oberflach	-19
w objetiv op	-2
w obra	9
w obra oi	9
w observ oi	-2
w obst	10
w obst oi	10
w ocho	-8
w octub	-9
w octub oi	-5
w ocup	-3
w ocup op	-3
w odd	-3
w odd oi	-2
w oder oi	-4
w ofer	-6
w ofer oi	-6
w offic di	14
w offr	3
w offr oi	5
w ofic di	-6
w ofic oi	-3
w oft	-2
w oft op	-2
w ofte	-2
w ofte oi	-8
w ohne	-2
w ohne di	-10
w ohne op	-3
w oktob	-9
w oktob oi	-8
w old	-9
w on-call	-3
w on-call oi	-3
w once oi	-11
w onli	-3
w only oi	-2
w ont op	-4
w onze	-8
w opportuni	7
w opportuni op	-8
w ops	-6
w oral	-8
w oral oi	-8
w orde	-2
w orde di	-6
w orde oi	-6
w order di	-14
w ordn	-2
w ordn oi	-6
w ordon	-10
w ordon oi	-10
w ordr oi	-2
w organi di	-4
w organi op	-9
w otra	-3
w otra oi	-5
w out di	-4
w outdoor	-2
w outsid	4
w outsid oi	3
w ouver	-2
w ouver op	-3
w over di	2
w overtim	11
w overtim oi	11
w overview	-6
w owner oi	-6
w pace op	-2
w pacienc	-10
w pacienc di	-5
w pack	3
w pack oi	7
w paga	-8
w paga oi	-9
w paga op	-6
w pagad	6
w pagad oi	6
w pagam op	9
w pain	-4
w pair op	-12
w palabr di	-5
w palle	-9
w panel	9
w panel oi	12
w paper oi	-11
w papi	-4
w papi oi	-2
w par di	-6
w parad oi	-3
w parcel	13
w parcour	-2
w parcour oi	-4
w parec	-2
w parec op	-2
w parecid	-2
w parecid di	-2
w paren	3
w paren oi	12
w paren op	-4
w park	4
w park oi	2
w park op	6
w parol op	-3
w particip oi	7
w particip op	-5
w particul	-10
w particul op	-11
w pas	-2
w pas di	-3
w pas op	-4
w pasar	-7
w paso oi	-5
w pass di	-3
w pass oi	2
w pass op	-5
w pati	-2
w pati di	-7
w pati oi	-8
w patrol	-10
w paus	-7
w pay op	-6
w paye op	3
w paym oi	-3
w paym op	2
w peac	-6
w pedagog	-10
w pedagog di	-5
w pend	-3
w pend op	-11
w pens	2
w pens oi	8
w pens op	-3
w peopl oi	-8
w pequ oi	-8
w perfec	-5
w perfec op	-3
w perform	-3
w perime	-2
w perime op	-2
w period	2
w period oi	2
w perm op	-9
w permi	-13
w permi di	-14
w pers oi	4
w pers op	-11
w perso oi	-2
w person di	-4
w person oi	-3
w personnel	4
w peti di	6
w peti op	-6
w pick	-8
w pick oi	-5
w pide	-5
w piec	-6
w piec oi	-11
w piez oi	2
w pilo oi	3
w pipel	-5
w pipel oi	-3
w plac di	-7
w plai	-3
w plai di	-6
w plai oi	-5
w planif	-6
w planif oi	-7
w plataform	14
w platform	-4
w platz oi	3
w plaz	-5
w plaz op	-6
w plea	-3
w plea op	-4
w plei	-4
w plei di	-2
w plei op	-6
w plen	-10
w plus di	-3
w pm-	-7
w pms	-2
w podar	-2
w podar oi	-2
w podr	-11
w podr oi	-4
w podr op	-8
w poin di	-2
w poin oi	-6
w poli	-5
w poli di	-7
w polic	11
w polit	-2
w polit di	-3
w ponctuali	-4
w ponctuali di	-4
w poner	-7
w poner oi	-7
w por di	-3
w port di	7
w poser op	-3
w posi	-3
w possibl	-2
w possibl op	-2
w pound	-2
w pourr op	-5
w pouv	-5
w prac	-2
w prac di	-2
w pract oi	-6
w practi	5
w practi oi	5
w prai	-4
w prai oi	-4
w pram	12
w pram oi	12
w prec	-5
w prec di	-6
w pref	-4
w pref op	-2
w preferr di	-6
w pregun op	-3
w prei	-9
w premi di	12
w premi oi	-8
w premium	5
w premium oi	5
w prend	-8
w prend oi	-8
w prep oi	-3
w prepar	-9
w preparac op	-2
w preparad	-2
w preparad oi	-2
w pres di	-10
w pres op	-3
w prev oi	-9
w preventiv	-9
w preventiv oi	-9
w prevu	-6
w pric op	2
w prid	-2
w prid di	-2
w prim di	-4
w princip	-5
w princip oi	-12
w privac	-2
w privac oi	-2
w prix	10
w prix oi	4
w prob oi	-3
w probarl	-5
w probarl oi	-5
w probl	-2
w probl di	-11
w probl oi	-7
w proch	-11
w proch oi	-11
w produc di	-2
w produc oi	-8
w producc oi	-4
w profe di	-3
w profes	-10
w profess op	-5
w professionnel	10
w professionnel di	6
w progr di	-12
w progres	-5
w progres op	-5
w projec oi	-4
w promi op	-3
w prop di	6
w prop oi	-4
w propos	-15
w propr	-6
w propr oi	-8
w proprie	-8
w protec	-6
w protec oi	-6
w protecc	-2
w protecc oi	-2
w protokoll oi	-4
w prototyp oi	2
w prov	3
w prov oi	-6
w provid op	-2
w proxim	-2
w proz	-6
w proz oi	-9
w prudenc	-13
w prudenc di	-3
w pruf op	-2
w psc	-2
w pto	4
w pto oi	4
w publish	17
w publish oi	-2
w pued di	-14
w pued oi	-2
w pues op	-5
w puis oi	-5
w punctuali	-3
w punctuali di	-3
w punktlich op	-2
w puntu	-3
w puntualidad	-8
w puntualidad di	-10
w putt	-10
w pyth	13
w quali oi	-11
w qualif	4
w qualif di	5
w qualif oi	2
w qualit oi	-10
w quar	7
w quar oi	9
w quart	9
w quart oi	9
w quat di	-7
w quatorz	-14
w quedar	-3
w quel	-2
w quelqu'u op	-2
w quer	-9
w quer oi	-12
w quer op	-6
w quest di	-6
w quest oi	-6
w queu	-7
w qui di	-3
w quick	-2
w quick oi	-3
w quick op	-4
w quie	-3
w quie oi	-7
w quier	-6
w quier op	-3
w quinc	-12
w quinz	-5
w quinz op	-5
w rais oi	8
w rang	-9
w rapid oi	-7
w rappel	-5
w rappel oi	-7
w rappor oi	4
w rassur	-6
w rata op	-3
w raum	-8
w raum oi	-11
w read di	-2
w read op	-6
w readin	-2
w readin di	-2
w real oi	-8
w real op	-4
w reali oi	4
w receiv oi	-8
w recev	-3
w rech	-2
w rech oi	-2
w recherch	-3
w recherch op	-3
w rechtzeitig op	-6
w recib	-6
w recib oi	-4
w recogni	-13
w recommend	-14
w reconoc	-2
w reconoc op	-2
w record di	12
w record oi	-2
w recru oi	-6
w recu op	-5
w redac	-4
w redac oi	-4
w redig	2
w redig oi	2
w referenc	16
w referenc di	17
w regard	-3
w regard op	-6
w regi	-6
w regi op	-6
w registr oi	-6
w regl oi	-4
w regul	-3
w regul oi	-3
w regula	8
w reibungsl	-2
w reibungsl op	-2
w reich	-2
w reich op	-3
w rejoig	-6
w rejoig op	-6
w reklam	-3
w reklam oi	-3
w relanc oi	10
w relationship	-8
w relationship oi	-3
w relev	-4
w relev oi	-2
w relev op	-5
w reliabili	-3
w reliabili di	-4
w relig	-4
w relig op	-4
w rembour	8
w rembour oi	12
w remed	-3
w remed oi	-3
w rememb oi	-6
w remi oi	-9
w remind	-5
w remind oi	-5
w remo oi	-12
w rempl	-2
w rencontr	-11
w rencontr op	-11
w rend	-2
w rend oi	-4
w repa op	-3
w repar oi	-3
w reparatur	-3
w repe oi	8
w repond	-3
w repond oi	-2
w repond op	-7
w reprend	-2
w repres	5
w repres oi	5
w requ di	-9
w requi	-6
w reseaux	-5
w reserv	-7
w reserv oi	-12
w resid oi	5
w resolv	-8
w resolv oi	-8
w resp	-3
w resp oi	-3
w resp op	-2
w respec	-5
w respec oi	-12
w respec op	-3
w responsabilidad	-14
w responsibl	-3
w responsibl op	-3
w respu	-12
w rest oi	-6
w restock	-14
w restock oi	-14
w resul oi	-9
w resultad	9
w resum	-5
w resum op	-5
w retribuc	-3
w retribuc oi	-3
w retrouv	-2
w reun op	-2
w revien	-8
w revien op	-4
w review oi	2
w rich op	-3
w richtig op	-3
w righ di	13
w righ op	-6
w rigu	-2
w rigu di	-2
w ring	-9
w risik	-3
w robo	9
w robo oi	9
w roll	-6
w roll op	-6
w rota	2
w rota oi	7
w rough oi	-6
w rout oi	-4
w rufe	-7
w rufe op	-7
w ruhe	-7
w ruhe di	-9
w ruhig di	-3
w rule	-7
w run di	-4
w runn di	-4
w runn oi	9
w runs op	-14
w rush	-3
w rush op	-4
w rythm oi	-3
w sabbat	17
w sabbat oi	17
w saber	-7
w sacar	-2
w sacar op	-2
w safe	-3
w safe di	-2
w safe oi	-10
w said	-4
w sais oi	-3
w sait	-2
w sait op	-2
w sale oi	4
w salir	-12
w sall oi	13
w salo	-3
w salo oi	-3
w same oi	-3
w sampl	-3
w samstag oi	2
w samstag op	-5
w sani	5
w sans	-2
w sans di	-4
w sans oi	-5
w saturda di	-12
w saturda oi	4
w saub	-9
w saub di	-6
w saub oi	-12
w savez	-2
w savez op	-2
w savo	3
w savo di	-11
w savo op	11
w schedul	-5
w schedul oi	-5
w schem	4
w schich oi	-7
w schichtd	-7
w schn	-13
w schneid	-4
w schneid oi	-4
w scho	-5
w scho di	-11
w scho op	3
w school	2
w school oi	11
w schri oi	-4
w schriftlich di	-4
w schul	4
w schul oi	8
w schw	3
w schw oi	4
w scienc di	-6
w scol	9
w scre	-12
w scre di	5
w seas oi	6
w seas op	-7
w sech op	-7
w sect	2
w sector	6
w sector di	4
w securi oi	-2
w securi op	-2
w segu	-4
w segu oi	-4
w seguimi	-14
w segund	7
w segur oi	15
w seguridad	-3
w seguridad di	8
w seguridad oi	-12
w sehr	3
w sehr di	3
w sein	-6
w sein op	-6
w seis op	-4
w sell oi	12
w selo	-3
w selo oi	-4
w selt	-10
w selt op	-10
w sem	-3
w sem oi	-3
w sema di	-2
w seman	-7
w sembl	-7
w sencill	-5
w sencill oi	-7
w send	-4
w send oi	-3
w sens	-3
w sens oi	-6
w sent di	-5
w sepa op	-4
w septemb	-9
w septemb oi	-6
w septemb op	-3
w septiemb	-4
w ser	-13
w ser oi	-4
w seri	11
w seriedad	-2
w seriedad op	-2
w serieux	-2
w serieux op	-2
w serv di	5
w servic	-4
w ses op	4
w set op	-2
w sett	-13
w sett di	-3
w settl oi	-2
w seul oi	-7
w seve	-8
w seve oi	-9
w seve op	-4
w sexu	7
w shap	-10
w shap oi	-11
w shar di	-3
w shar op	-7
w shee	-7
w shee oi	-5
w shif di	-7
w shif op	-4
w ship	-8
w shop oi	10
w shop op	-11
w show di	-3
w sich oi	-13
w sicherhe di	-11
w sicherheitsregel	-5
w sie di	-2
w sieb	-8
w sieb op	-4
w sieh op	-2
w siemp	-3
w sient	-2
w sient op	-2
w sigh	-10
w sign di	5
w sign oi	-4
w simil di	-3
w simp	-5
w simpl	-6
w simpl oi	-4
w simpl op	-3
w sin	-4
w sin di	-2
w sin oi	-2
w sind oi	-4
w singl	-3
w singl op	-3
w sit oi	3
w siti	-5
w six oi	-7
w sixt	-13
w sleep	-4
w sleep op	-4
w small di	-10
w smil	-12
w sobr	-8
w sobr op	-11
w soci	3
w soci oi	5
w sofor	-2
w sofor op	-3
w softw op	-5
w soig	-5
w soig di	-6
w soig oi	-4
w soign	-4
w soign di	-5
w soin di	5
w soir op	-2
w sold	14
w soll	-6
w soll op	-6
w solo	-4
w solo op	-6
w soltur	-2
w soltur di	-2
w solu oi	-6
w solut	5
w solv	-4
w solv oi	-4
w solv op	-3
w some	-3
w some di	-2
w some op	-5
w someo op	-4
w someth di	-14
w somm op	-3
w somo	-4
w somo op	-4
w son di	-5
w sont oi	-5
w sopor	6
w sorg oi	-5
w sorgf	-4
w sorgfaltig	-7
w sorgfaltig di	-4
w sorgfaltig oi	-4
w sort	-2
w sort op	-7
w soud	-8
w soud oi	-2
w souh op	-2
w sound	-5
w sound op	-5
w sour	-7
w sour op	-6
w sourc	-5
w sourc oi	-5
w spac	2
w spanish	11
w spanish di	11
w speciali	-9
w speed	-7
w speed di	-6
w spell	-2
w spell di	-2
w spend	-5
w spend oi	-9
w spiel	-2
w spiel op	-2
w spor	12
w spot	-2
w spot oi	-2
w spotl	-11
w spotl oi	-9
w spread op	-6
w spreadshee	-9
w sprech oi	-12
w staatlich	-8
w staff	4
w staff oi	12
w staff op	-4
w stam	-3
w stam di	-3
w stammda	-4
w stammda oi	-4
w standard oi	-11
w standor	-4
w standor op	-4
w star op	-4
w statu	-9
w statu oi	2
w stay op	-3
w stead	-4
w stead di	-5
w steel-t	2
w steh oi	-8
w stell oi	11
w step oi	-2
w sterili	2
w sterili oi	2
w steu	-2
w stimm	-2
w stimm oi	-14
w stm	-11
w stop oi	-10
w stor op	-8
w straigh	-4
w strong	-2
w strong di	-2
w stud op	-2
w studium	6
w stund oi	-6
w stund op	-2
w styl oi	-8
w subvenc	10
w subvenc oi	10
w sueld	-7
w sueld op	-7
w suiv op	3
w suje	-5
w suje di	-5
w sunda	4
w sunda oi	5
w superv	6
w superv oi	14
w supervi	19
w supervi oi	19
w suppor	-2
w suppor op	-5
w sure	-5
w sure di	-2
w sure oi	-5
w sure op	-5
w surg	-2
w surs	-5
w surtou	-4
w surveill oi	-5
w sus	-9
w syst oi	-3
w syst op	-2
w tabl oi	6
w tableaux oi	-10
w tact di	-4
w tage	-2
w tage oi	-6
w taglich	-14
w taglich op	-7
w taill	-12
w take oi	-2
w talk di	-5
w tamb oi	5
w tamb op	4
w tard di	-4
w tare di	-2
w tare oi	-8
w tarif op	-10
w tast oi	-3
w tax	6
w teach	-2
w teach di	-13
w team di	-3
w team oi	-6
w teamge	-9
w teamge di	-9
w tech	4
w techn op	-2
w tecn	2
w tecn di	8
w teil oi	-3
w teilnahm	-3
w teilnahm op	-3
w teilze	-5
w telef	-6
w telef oi	-10
w telefo	9
w telefo oi	9
w telepho di	-10
w telepho oi	7
w telepho op	5
w teletravail oi	-9
w tell oi	-2
w temp op	-3
w tempor oi	18
w ten	-6
w ten oi	-5
w tener	-3
w tenir op	-4
w tenu	2
w tenu oi	4
w terapeu	2
w term oi	-3
w terras	-12
w test di	-2
w text di	-11
w thank	-9
w thank oi	-12
w their	-4
w their op	-4
w them oi	-4
w then op	-3
w therap oi	-6
w thing op	-4
w think	-6
w think op	-3
w thir op	-6
w thousand	5
w thousand op	5
w thread	-5
w thread op	-5
w thriv	-11
w thriv op	-11
w ticke di	-9
w ticke oi	9
w tidy	-3
w tidy di	-2
w tidy oi	-3
w tiend	7
w tiend oi	12
w tigh	-4
w time di	-7
w tisch	-7
w tisch di	-4
w tisch oi	-11
w titl	5
w titres-restaur	-3
w titres-restaur oi	-3
w titul	18
w titul di	9
w todo di	-5
w togeth op	-2
w tomar	-5
w tomar oi	-5
w ton	-9
w tone	-2
w tone di	-2
w tone op	-3
w tono	4
w too	-8
w too op	-9
w tool op	-4
w topic	-8
w tot op	-2
w total	-10
w touch di	5
w touch op	-9
w tour	-6
w tour oi	-3
w tour op	-3
w tous oi	4
w tout di	-3
w tout oi	-2
w toward	-3
w toward di	-2
w toward oi	-12
w towel	-7
w towel oi	-7
w trabaj di	-7
w trabaj oi	-6
w trac di	13
w track	-4
w trad	-6
w trad oi	-13
w trae	-2
w trae op	-2
w trai oi	3
w tranquil	-6
w transmet	-5
w transmet oi	-2
w transmi	-5
w transpor	4
w transpor oi	4
w trat	-5
w trat di	-2
w trat oi	-12
w treizi	3
w treizi oi	3
w tres op	-5
w trim	11
w trim oi	6
w trip	9
w trip oi	9
w troi	-5
w troi di	-9
w troi oi	-3
w trouv	-2
w trouv oi	-4
w truck op	4
w tur	-13
w turi	7
w turn di	-7
w turn oi	-4
w tus oi	-8
w tut	-5
w twic di	-5
w twic op	6
w typescrip	-6
w typing	12
w uber di	3
w ubergab	-3
w ubernehm	9
w ubernimm	-6
w umsetz	-4
w umsetz oi	-4
w umzug	-8
w umzug oi	-8
w und di	-3
w und oi	-3
w under di	-10
w under oi	-4
w understand	-2
w understand di	-8
w understand oi	-2
w ungesag	-5
w ungesag di	-5
w uniform	12
w uniform oi	12
w unload	-4
w unload oi	-4
w uns oi	-10
w unter	-4
w unterlag	-6
w unterlag op	-5
w unternehm	-4
w unterrich	-12
w unterrich op	-6
w unterstutz	-4
w unterstutz oi	-4
w unterstutz op	-3
w untersuch	12
w untersuch oi	12
w until oi	-10
w unusu	-7
w unusu oi	-7
w urge di	-2
w urgenc di	-3
w urlaub	-8
w urlaub oi	-7
w urlaub op	-4
w urlaubsgeld	9
w urlaubsgeld oi	9
w usar	-3
w use di	-8
w used di	-3
w useful	-10
w useful di	-2
w user di	-2
w usin	9
w using	-6
w utilisa op	-2
w vacanc	3
w vacanc oi	3
w vacc	7
w vale	3
w vale op	-8
w valid	-3
w valid di	-7
w valor oi	-6
w valu op	-8
w vari di	-7
w vea	-2
w vea op	-2
w vehicul di	8
w veill	-7
w veill oi	-3
w veill op	-6
w ven	-7
w ven op	-7
w vend op	-5
w vendr op	-3
w venir	13
w vent	-4
w vent oi	-3
w verand oi	-2
w verantwor oi	-2
w verbess	-4
w verbess oi	-4
w verd	-4
w verd op	-5
w vereinb	-12
w verges	-4
w vergleichb	-2
w verif	-9
w verif oi	-12
w verkauf	4
w verkauf oi	-4
w verlang	-5
w verlang op	-5
w verlas op	-2
w verlasslichke	-3
w verlasslichke di	-4
w vermogenswirksam	5
w vermogenswirksam oi	5
w verschwiegenhe	-2
w verschwiegenhe di	-2
w verspa	-3
w verstandig	-2
w verstark	-7
w verstark op	-7
w versteh	-6
w versteh di	-6
w vert	-4
w vert op	-4
w verteil	-18
w vertr	2
w vertr oi	2
w verwal	6
w verwal oi	6
w very	-3
w vez oi	7
w viaj	7
w viaj oi	-2
w vida op	-6
w vie	-2
w viel oi	-13
w viel op	-4
w vier di	-6
w view oi	-5
w vigil	-3
w vigil oi	-13
w vill	7
w vill oi	7
w visag	-2
w visag op	-2
w visibl	-3
w vivr op	-5
w voic	-5
w voic oi	-3
w voic op	-5
w voil	-3
w voil op	-3
w voll	-2
w voll oi	-5
w vollze	-9
w vollze oi	-12
w volum	-5
w volunt	-5
w volunt di	-5
w voluntar	-2
w voluntar di	-2
w vom op	-5
w von oi	-2
w vorau	9
w vorau op	9
w vorberei	-2
w vorberei oi	-2
w vorbereit	-2
w vorkenntnis	-10
w vorteil	5
w vorteil di	3
w vorteil op	11
w vorzuberei	4
w vorzuberei op	-3
w vos oi	-3
w votr oi	-13
w vous di	-10
w voz	4
w vuelv	-11
w vuelv op	-11
w wach op	-2
w wage	-2
w wage oi	-2
w wahl	-5
w wahl oi	-5
w wahr	-2
w wahr oi	-2
w wahrend	-2
w wahrend oi	-2
w wait	-2
w wait oi	-2
w wait op	-3
w wand	-15
w want oi	-5
w ware di	-9
w ware oi	2
w warm	-4
w warm di	-7
w warmth	-13
w warmth di	-2
w wart oi	-4
w warum	-7
w water oi	-9
w ways	-2
w ways oi	-2
w wear	-14
w weath di	-7
w week-end	-5
w week-end oi	-8
w weekend	-3
w weekend di	-10
w weg	-5
w wege	-3
w wege op	-4
w weigh	-15
w weihnachtsgeld	12
w weihnachtsgeld oi	12
w weil	-7
w weiterbild	-2
w weiterbild oi	-2
w weiß	-7
w weiß op	-3
w welch	-7
w welcom di	-6
w welcom op	-3
w wenig	-8
w went	-11
w wer oi	-6
w werd op	-2
w wert	-3
w whatev di	-3
w whatev op	-2
w wherev	-11
w wherev op	-6
w wheth	-4
w wheth op	-5
w whil	-10
w whil op	-2
w whiteboard	-2
w whiteboard op	-2
w who di	-4
w whol op	-2
w wichtig oi	-12
w wie oi	8
w wied	-2
w wied op	-2
w will di	-10
w will oi	-3
w window	14
w wir di	-3
w wir oi	-12
w wird	-5
w wird op	-10
w wish	-10
w wish oi	-10
w wiss di	-4
w wiss oi	-3
w with dp	-3
w withou di	-6
w wochenstund	-12
w wochenstund oi	-13
w wochentlich	9
w wochentlich oi	9
w wohn	-8
w wohn oi	-4
w wohn op	-7
w word op	-3
w workplac	3
w workplac oi	3
w workshop	8
w workshop oi	13
w worr	-2
w worr op	-6
w wort di	9
w wort oi	-6
w writ di	-2
w wunsch oi	-2
w wunsch op	6
w zahl di	-2
w zehn	-18
w zehn oi	-8
w zeig oi	-10
w ziel	-6
w ziel oi	-6
w zona	-6
w zuer oi	-5
w zugewand	-2
w zugewand di	-2
w zuhor	-2
w zum di	3
w zur di	-4
w zur op	-9
w zusammenarbe	-12
w zusammenarbe oi	-12
w zusammenarbei	-3
w zusammenarbei oi	-3
w zuschu	5
w zuschu oi	6
w zustand	-3
w zuverlassig	-2
w zwei di	10
w zwei oi	3
w zwei op	-5
w zweifel	-2
w zwisch oi	-3
w zwisch op	-6
w œil	-4
w œil di	-4
words 0 oi	-2
words 0 op	-5
words 1 op	-5
words 2 dp	-4
words 3 dp	-3
words 9 oi	-3`
