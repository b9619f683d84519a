/** Written by craft/training/train-claims.ts from 552 annotated descriptions: a trait and its weight in tenths. */
export const WEIGHTS = `again 0 di	-3
again 0 dp	-3
again 0 oi	-6
again 0 op	-4
again 1 op	-2
again 2 di	-6
again 2 oi	-9
again 2 op	-3
again 3 dp	-7
again 3 oi	-4
again 4 di	-2
again 4 oi	-4
again 5 oi	-8
claim benefit brief	-7
claim degree brief	-5
claim degree none	25
claim degree role	-4
claim demand brief	-8
claim demand role	-10
claim figure brief	-6
claim figure none	32
claim name brief	-2
claim place none	18
claim tool brief	-4
claim tool none	23
claim year brief	-8
claim year none	44
cover 3 ne 0	-2
cover 3 ne 5	4
cover 4 di	-3
cover 4 ne 0	-3
cover 4 ne 1	-2
cover 4 ne 2	-3
cover 4 ne 4	-5
cover 4 op	-3
cover 5 di	-4
cover 5 ne 0	-2
cover 5 ne 1	-3
cover 5 ne 2	-8
cover 5 oi	-3
cover 6 di	-3
cover 6 dp	-5
cover 6 ne 0	-4
cover 6 ne 1	-5
ends e n	2
ends e t	-3
ends f l	-2
ends l n	5
ends l t	-7
ends n e	2
ends n l	14
ends t l	-3
first - oi	-2
first - op	-3
first e dp	-10
first n dp	4
gift false dp	-5
gift false oi	4
hard true dp	2
last - oi	-2
last - op	-3
last l op	-2
last n di	6
last t oi	-2
most 2 words 2	-4
most 2 words 3	-6
most 2 words 4	-2
most 2 words 5	-9
most 3 words 3	-4
most 3 words 4	-3
most 3 words 5	-3
most 3 words 6	-3
most 4 words 5	-6
most 5 words 5	-6
most 5 words 6	-2
most 6 words 6	-2
n 1 di	2
n 1 oi	2
n 2 di	4
n 2 oi	4
n 3 di	2
n 3 oi	7
n 4 di	3
n 4 oi	15
n 4 op	3
n 5 op	2
n 6 op	4
ne 1 dp	-4
ne 3 di	2
ne 3 dp	5
ne 4 dp	11
ne 5 di	13
often true di	-4
opens	-5
opens 	-5
opens a background	3
opens a car	3
opens a clear	-2
opens a cott	5
opens a diplom	7
opens a free	14
opens a full	20
opens a good	-3
opens a head	-6
opens a knack	-3
opens a law	4
opens a level	-10
opens a month	-9
opens a paid	6
opens a postgradua	3
opens a room	-13
opens a salar	-7
opens a sens	-6
opens a trad	-2
opens a van	-7
opens a week	-9
opens a work	9
opens a year	-4
opens aat	-7
opens ab	-4
opens ab euro	-3
opens abgeschloss	3
opens abgeschloss ausbild	5
opens abgeschloss studium	2
opens abrech	-4
opens abrech und	-4
opens abrir	-2
opens abschlu	-2
opens abschlu als	-3
opens acce	3
opens accurac	-6
opens acompa	-14
opens acompan	-12
opens aconsej	-6
opens aconsej sobr	-5
opens act	-5
opens actu	-5
opens adap	-3
opens advi	-9
opens agre each	-4
opens aider	-6
opens aider a	-5
opens al ano	-7
opens al mes	-9
opens alle	-8
opens allemand	-5
opens allgau	-2
opens alta	-14
opens am	-4
opens an earl	-5
opens an electr	-2
opens an extr	-3
opens an hour	-5
opens analy	-5
opens and	-14
opens ande in	-7
opens anfrag	-2
opens angebo	-11
opens angl	-3
opens angl lu	-2
opens angoul	-4
opens anim	8
opens anim l	-4
opens anim un	7
opens anot	-2
opens anot lo	-5
opens answ	-3
opens answ call	-2
opens answ for	-5
opens appl from	-3
opens apprend de	-5
opens april	-14
opens arbe	-3
opens arbeitskleid und	-5
opens are	-7
opens are you	-9
opens asesor	-4
opens asesor a	-4
opens ask	-9
opens asse pati	-4
opens assi	2
opens assur le	6
opens atenc	-6
opens atend a	6
opens atte	-4
opens atte that	-3
opens atte to	-2
opens attend	4
opens au debu	-3
opens aucu	-9
opens auf wunsch	-5
opens aufmerksamke fur	-5
opens augu	-12
opens aus notiz	-5
opens ausbild zum	-3
opens australi	12
opens autonom	-2
opens außerd	3
opens avis	-7
opens avis de	-6
opens aws	14
opens bachelor s	6
opens basel	-3
opens basic	-3
opens baustell	-10
opens bayon	-5
opens be	-2
opens be poli	-6
opens bearbei	-4
opens bearbei von	-4
opens beer	-4
opens beer allow	-4
opens befrist	-2
opens befrist bis	-2
opens befund und	-3
opens begi	-7
opens behind	-5
opens bei	-2
opens beleg	7
opens belief	-2
opens belief in	-2
opens benefi	-16
opens bera	-11
opens bereitschaf	-8
opens bereitschaf im	-3
opens bestell	-9
opens besuch	-3
opens bewerb	-12
opens bewerb sie	-5
opens bezahl	-15
opens bien	-3
opens bis	-9
opens bis euro	-5
opens bis zu	-3
opens bois idah	-7
opens bonn connais	2
opens bono	7
opens bono de	3
opens brauch	-6
opens brief	3
opens brill	-8
opens bring	2
opens bring your	5
opens brut	-5
opens buch	-12
opens buen	-4
opens bus	-8
opens busc un	-4
opens busy	-9
opens c	-3
opens caja	2
opens caja de	2
opens call	-2
opens calm	-14
opens camb	8
opens cambridg	-3
opens camione	-8
opens camp	-3
opens campa	-3
opens campaig	-5
opens campaig come	-5
opens cap bep	-2
opens cap ou	-2
opens capa	-4
opens capt	-17
opens care for	-6
opens care with	-10
opens carg	-4
opens carg y	-9
opens caroug	-10
opens carr out	4
opens cart	3
opens cdi	7
opens certif	12
opens certifica	8
opens certificac	11
opens chair	4
opens chang	2
opens check name	-5
opens check the	-4
opens chf	-5
opens chf bis	-4
opens childr	-16
opens choi	-8
opens choo	-5
opens cinc	-3
opens cinc anos	-3
opens cinq	-3
opens clas de	5
opens clea	-3
opens clea organi	-5
opens clea the	-4
opens cleanlin	-6
opens clear	-2
opens clear commun	-4
opens clear limi	-3
opens clear word	-6
opens clien	-5
opens clos	-8
opens coach	7
opens cobr	12
opens coch de	-7
opens colegiac	-4
opens colleagu	-2
opens collec	6
opens colour	7
opens come	11
opens comedor	-5
opens comfor	-10
opens comi	-2
opens comid	15
opens comienz	-3
opens comienz en	-3
opens command	-3
opens commi on	7
opens comp	-10
opens compa	-3
opens companerism	-3
opens compar	-6
opens compl	14
opens comple	3
opens compr	4
opens con	-3
opens concil	-2
opens concil cuen	-2
opens connais	5
opens connais de	3
opens connais du	6
opens conoc	-8
opens conseill	-11
opens conseill les	-6
opens constanc	-3
opens constru	-3
opens cont	-7
opens contra direc	-9
opens contra fijo	12
opens contra labor	-8
opens control	-5
opens conv	-6
opens cook and	4
opens coord a	14
opens coordinar	-10
opens coordinar con	-10
opens cop	-11
opens cop al	-11
opens core	-7
opens cork	-11
opens correg	-9
opens cort	-14
opens coventr	-3
opens creer	-8
opens creer des	-8
opens cuand	-12
opens cuatr	-7
opens cuen	-4
opens cuen lo	-4
opens cuid aquell	-2
opens cuid la	10
opens curiosi	-2
opens curiosi and	-7
opens curiosidad	-5
opens custom	-12
opens cut colour	-2
opens cycl to	4
opens dans	-3
opens date	-5
opens daventr	-8
opens days a	-3
opens days of	-12
opens de	-10
opens de bonn	2
opens de lune	-4
opens deal	-3
opens deal with	-3
opens dein	6
opens dejar	-8
opens demand	-4
opens den kurs	-5
opens der	-9
opens desig here	-2
opens deutsch	-2
opens deux jour	-2
opens die arbe	-3
opens die ausbild	11
opens die stell	-7
opens dienstwoh	17
opens dirig	-4
opens discoun	7
opens discre	-5
opens discrec con	-2
opens disponibili	-2
opens disponibilidad	2
opens disponibilidad para	2
opens dispos	-2
opens dispos a	-2
opens do you	-9
opens donca	-4
opens dos anos	-3
opens dos sema	-14
opens douz	-13
opens draf	-5
opens driv licenc	-5
opens driv the	6
opens drop	-10
opens du bist	-5
opens du fuhr	4
opens du mard	-2
opens du soin	-4
opens duba	-9
opens dutch	-4
opens earl	-2
opens ease	-3
opens ease with	-3
opens ecri	-2
opens ecri des	-2
opens ecriv	-2
opens ecriv nous	-2
opens eige	3
opens eigh	-3
opens ein jobtick	-3
opens ein sorgfaltig	-2
opens eine abgeschloss	-8
opens eine ruhig	-5
opens eine tag	-2
opens eine unbefriste	-7
opens einfuhlungsvermog	-10
opens einkauf	-14
opens einm	22
opens el	-4
opens elabor	4
opens emball	-7
opens empez	-5
opens empez el	-4
opens empez en	-3
opens en nuestr	-6
opens encadr un	4
opens end	17
opens english	-6
opens ense	-3
opens ense a	-4
opens entr et	-9
opens entreg	-14
opens entret	-4
opens envia	-3
opens envo	-7
opens envo nous	-8
opens equip de	-5
opens erfahr	7
opens erfahr in	8
opens erfahr mit	8
opens erst hilf	10
opens es un	-2
opens escuch	-5
opens espagnol	-3
opens esse	-4
opens estar	-6
opens esteriliz	5
opens esteriliz el	5
opens etabl	-2
opens etre aimabl	-4
opens etwa	-4
opens euro	-8
opens evalu	-8
opens excell	-7
opens exper in	22
opens expl	-4
opens expl the	-3
opens fachgebi	-3
opens fahr	-7
opens fair des	-3
opens fair le	7
opens febru	-7
opens fein	-6
opens feingefuhl	-6
opens fell	-8
opens feri	-2
opens fife	-4
opens file	8
opens fill	-2
opens fin	-2
opens fin du	-2
opens find faul	-6
opens fine	-11
opens firmenwag	-4
opens fit	4
opens five	-3
opens flexibl	6
opens fligh	13
opens flue	6
opens fluenc	2
opens fluenc in	2
opens follow	-2
opens follow the	-9
opens for	-3
opens for the	-9
opens form	3
opens form les	15
opens formac en	5
opens formac o	-2
opens formalidad	-8
opens four	-7
opens four week	5
opens fourt	-5
opens fp de	3
opens fp ii	-4
opens fr	-5
opens free	11
opens free coff	-9
opens free dent	10
opens frei	6
opens freitag	-13
opens freud	-2
opens freud am	-6
opens freud dara	-3
opens freundlich	-9
opens friend firmn	-5
opens fruh	-3
opens full	3
opens full licenc	-5
opens full time	-12
opens full trai	-8
opens funf jahr	-10
opens funf woch	-9
opens furgone	-9
opens galleg	-2
opens gana	-2
opens gana de	-2
opens gard les	-3
opens gard son	-2
opens gard vett	2
opens gast	-16
opens gdc	-2
opens geduld mit	-6
opens genau	-3
opens genauigke und	-2
opens gera	-2
opens gerer	2
opens gerer les	3
opens gern	-3
opens gern mit	-4
opens gesell	-3
opens gesellenbrief als	-4
opens gespur	-4
opens gespur fur	-4
opens gest	5
opens gest el	9
opens get	-8
opens good	-8
opens gout	-4
opens gradu	9
opens grat	14
opens gree	-8
opens grundkenntnis in	12
opens grup	-3
opens guid	-5
opens gute kenntnis	-2
opens h h	-3
opens h sur	-7
opens habe	-12
opens habe wir	-11
opens habl	-7
opens habl con	-5
opens hacer los	7
opens halbtax	19
opens half	12
opens half of	-2
opens halifax	-2
opens handl dispu	-6
opens hast juni	-5
opens hast octub	-5
opens hausbesuch	8
opens have	4
opens hay	-2
opens help	-5
opens help colleagu	-2
opens help in	-8
opens help to	-2
opens herr	-10
opens herzlichke	-9
opens heur par	-12
opens hexham	-4
opens high	5
opens hint	-5
opens hint jeder	-5
opens hold	-4
opens holz mit	-2
opens horar	-3
opens horar de	-2
opens horar lune	-3
opens hosp	-5
opens hour	-9
opens hous	4
opens hr	-8
opens ici	-6
opens idah	-9
opens idea	-2
opens if	-7
opens if that	-3
opens ihr	-7
opens ihre	-4
opens im	-4
opens im jahr	-7
opens im mona	-3
opens im wint	-12
opens impar	13
opens impl	13
opens incorporac	-11
opens indemni	10
opens inform	-4
opens ingenier	-3
opens ingl intermed	-2
opens inspec	-6
opens inst	4
opens install	9
opens instru	-9
opens inter	-12
opens interes an	-10
opens interes dara	-2
opens it is	-9
opens it s	-7
opens ital	8
opens j	-20
opens jahressonderzahl	7
opens je	-2
opens jobrad	4
opens jorn	-7
opens jung	-5
opens jung anlei	-5
opens k with	5
opens kaufman	-6
opens kaufman ausbild	-6
opens keep	-4
opens keep an	-2
opens keep note	-3
opens keep your	-5
opens kenntn	-4
opens kenntn der	-4
opens kenntnis	9
opens kenntnis der	8
opens kenntnis in	4
opens kita	2
opens klar	-7
opens klei	8
opens kling	-4
opens knowledg	3
opens knowledg of	3
opens komm	-3
opens konzentr	-3
opens kostenl	17
opens kund	-11
opens kund und	-8
opens kurs	3
opens l aisanc	-7
opens l envi	-3
opens la maitri	3
opens ladung	-2
opens lais	-8
opens lay	-6
opens layou	-9
opens le gout	-4
opens le neerland	7
opens le perime	-3
opens le perm	11
opens le rembour	6
opens leav	-2
opens leer plan	-16
opens lehrabschlu	-10
opens leit	7
opens leit und	-6
opens lern	-7
opens life	15
opens lift	-2
opens limp	5
opens line manag	6
opens lire	-2
opens lire les	-2
opens lleg	-6
opens lleid	-3
opens llev	-8
opens llev la	-2
opens lo	-8
opens load	-2
opens log	-2
opens loge t	-2
opens lohn	-8
opens look after	-2
opens los	-9
opens lune	-5
opens lune y	-10
opens m	-2
opens maint	-7
opens maitri des	-2
opens make	-3
opens make sure	-8
opens malag	-4
opens mana	-2
opens manag the	10
opens manch	-2
opens mand	5
opens manda	-15
opens manej	9
opens manej de	5
opens mano	-5
opens mant el	-7
opens mant limp	-14
opens mantendr a	-3
opens manu	-8
opens manu handl	-9
opens mard	-7
opens mard samed	-7
opens mast en	3
opens mater und	-4
opens measu	-3
opens mediathequ	-3
opens medir	-9
opens mejor	-7
opens mener	-3
opens mener les	-6
opens mentor	-6
opens metod	-2
opens metod para	-2
opens mett a	2
opens mett en	-2
opens mile	3
opens mindest brut	-6
opens mindest drei	-3
opens mit elter	-5
opens mme	-4
opens modeli	-4
opens moder	-5
opens mon	-2
opens mon fri	-4
opens monatsgehal	-12
opens mond	-4
opens mond to	-4
opens mont	-2
opens montr	-3
opens motorsagensch	3
opens move	-15
opens must	10
opens mxn	-7
opens mxn brut	-3
opens nach kv	-4
opens nach tarif	-3
opens nach tvod	-4
opens nadi	-2
opens nadi asum	-4
opens nd	-12
opens negoc	7
opens neto al	-2
opens netto	-14
opens new	-7
opens nhs pens	2
opens niemand	-3
opens niemand bring	-3
opens ningu	-10
opens no agenc	-2
opens no allerg	-3
opens no exper	-5
opens no hace	-3
opens nobod	-2
opens noch	-5
opens non	-3
opens nos	-2
opens note	-4
opens noter	-5
opens noti	10
opens noti de	9
opens notic what	-3
opens nourr	-3
opens nous somm	-22
opens now	-2
opens nvq	-16
opens ob	-12
opens off	-7
opens offic	-14
opens oktob	-3
opens on vien	-2
opens once	8
opens one day	-12
opens one year	3
opens open	-10
opens oper	-4
opens opera	8
opens orde	-3
opens order	5
opens order suppl	-13
opens organi	6
opens own the	10
opens p	-3
opens pacienc	-3
opens pacienc y	-8
opens pack	-2
opens pagam	5
opens paid	15
opens palabr	-4
opens palm	-15
opens papi	-8
opens par an	-7
opens particip	3
opens particip aux	7
opens pass les	5
opens pati	-13
opens pay	-5
opens pens	-2
opens peopl bring	-3
opens peopl have	-2
opens per	-16
opens perm b	10
opens pers	-19
opens perso	-15
opens peso	-2
opens pflanz	-2
opens pfleg	4
opens pick	-5
opens plai	-5
opens plai word	-5
opens plan and	-10
opens plan de	12
opens plan the	-2
opens planif	-5
opens play	-2
opens plea	-3
opens plea send	-2
opens plus	-5
opens plus de	21
opens poin	-5
opens poin out	-5
opens polic	-2
opens por	-2
opens por hora	-8
opens port	-14
opens portfol	7
opens poser des	8
opens pract in	-4
opens prak	-5
opens prak erfahr	-11
opens pregun	-4
opens pregun por	-4
opens premi	-7
opens premi exper	-7
opens prep cada	-6
opens prep el	-8
opens prep la	-3
opens prep les	8
opens prep los	-2
opens pres	2
opens prestac de	-3
opens pret	-7
opens prid	-2
opens prid in	-2
opens prim de	12
opens prim extraleg	-3
opens priva	14
opens priva health	-6
opens priva medic	6
opens prob	-6
opens proc	12
opens produc	5
opens program	-2
opens programm	-6
opens prov	-6
opens provid	-6
opens prudenc	-2
opens publish	-3
opens punctuali	-8
opens put	-5
opens quand	-9
opens quand la	-8
opens quat	-7
opens quat ans	-8
opens quer	-2
opens quereinsteig	-10
opens quest	-5
opens quimp	-9
opens racon	-6
opens raum	-3
opens read	-8
opens readin	-3
opens reali	7
opens receiv	-3
opens rech	2
opens recib	-5
opens recog	9
opens record progr	-2
opens recru	-2
opens redac	-4
opens redig des	-10
opens reer	-3
opens regelmaßig	8
opens regi	-10
opens registr	-2
opens reli	-5
opens reli follow	-3
opens reliabili	-5
opens reliabili in	-4
opens remarqu	-3
opens remo	-7
opens remplac	4
opens remun de	-4
opens rend	-2
opens renn	-5
opens reper les	-9
opens repond	-4
opens repond a	-2
opens repond aux	-6
opens repor	-9
opens repor damag	-9
opens repor hazard	-2
opens repor to	-6
opens repri	5
opens resolv	-2
opens respe por	-2
opens respec for	-2
opens respek vor	-2
opens restaur	-4
opens rete	-2
opens retribuc	-3
opens review	-11
opens rigu	-6
opens rigu et	-6
opens rrsp match	4
opens rufbereitschaf	-6
opens run the	5
opens runn	15
opens s	-7
opens sabbat	2
opens sabe	4
opens safe	-13
opens saisonstell	-3
opens sala	-2
opens sala de	-2
opens sala par	-3
opens sala vers	-6
opens salar	-4
opens salar al	-7
opens sampl	7
opens samstag	-14
opens samstag x	-5
opens sat	-12
opens saub	-4
opens sauberke	-6
opens savo	-8
opens say	-7
opens schedul	-4
opens schn	-6
opens school	4
opens schreib	-8
opens schreib sie	-2
opens schul	-3
opens schul der	-3
opens schwindelf	-11
opens scrub	-4
opens se	2
opens seas	2
opens sech	6
opens see	-8
opens see that	-10
opens segu	-2
opens segur medic	5
opens seis	-9
opens sell	12
opens sell here	-11
opens send	-2
opens send us	-3
opens send your	-10
opens sens du	-4
opens septemb	-15
opens ser	-14
opens set up	6
opens settl	-3
opens shap	-11
opens shar	-4
opens show	-3
opens si te	-6
opens sia	14
opens sicherhe	-2
opens sie bera	2
opens sie berich	-3
opens sie betreu	-6
opens sie bring	-6
opens sie fahr	5
opens sie find	-15
opens sie gestal	2
opens sie habe	-3
opens sie leit	10
opens sie plan	-4
opens sie sorg	-2
opens sie star	-3
opens sie verantwor	-3
opens sign	-6
opens sila	-11
opens singap	-4
opens singl	-2
opens six month	8
opens soig	-6
opens soir	-5
opens solid prat	-3
opens soltur	-2
opens solv	-6
opens sorgf	-2
opens sorgf bei	-2
opens sound	-6
opens sound like	-7
opens sourc	-2
opens sout	-9
opens staatl	-2
opens staatsexam	-12
opens staff discou	-8
opens staff meal	5
opens stam	-7
opens staplersch	2
opens star	-10
opens statu	5
opens statu cadr	5
opens stcw	-11
opens steel	-11
opens sterili	4
opens stock	9
opens stock opti	9
opens strong	-5
opens stud	-2
opens studium	-12
opens studium der	-13
opens sueld	-10
opens sugg	-4
opens suiv l	-7
opens sunda	-7
opens supervi	-2
opens supervi a	5
opens sure	-8
opens sure handl	-8
opens surveill	-6
opens syst	-2
opens tact	-2
opens tact in	-3
opens tag	-2
opens tag pro	-2
opens take blood	-9
opens take home	-7
opens take part	-4
opens take paym	-2
opens talav	-2
opens tall	-2
opens tamb	13
opens tast	-5
opens tech	-5
opens tecn	-10
opens teil	-9
opens tell	-10
opens tell the	-3
opens tell us	-2
opens ten	-7
opens tener	-2
opens tenir a	-6
opens tenir le	7
opens tenir les	-3
opens tenu	-12
opens tenu fourn	-3
opens text	5
opens th	12
opens th month	4
opens that	-12
opens the	-5
opens the abili	-2
opens the cour	-4
opens the day	-4
opens the job	-5
opens the licenc	-7
opens the line	-2
opens the other	-3
opens then	-3
opens ther are	-13
opens ther is	4
opens thir	-2
opens this	-8
opens this is	-3
opens thos	-2
opens thos who	-2
opens thre days	-9
opens tien	4
opens time	10
opens time off	-10
opens tips	-5
opens titr	-2
opens titr restaur	-2
opens to	-9
opens to an	-8
opens to be	-3
opens toda	-3
opens todo	-11
opens togeth	-4
opens togeth you	-4
opens tool	-5
opens tool insur	5
opens trabaj con	-4
opens trad	-2
opens trai and	-12
opens trai colleagu	-6
opens trai in	-10
opens trai on	-4
opens trai or	-5
opens trami	17
opens transpor	-9
opens traslad	-2
opens trat	-6
opens trat con	-4
opens trea	-7
opens troi	-4
opens troi ans	-2
opens troi jour	-12
opens trouv	-15
opens truck	-6
opens tu	-6
opens tu misi	-4
opens tucs	-7
opens two days	-10
opens ubung	-2
opens un contr	3
opens un diplom	-5
opens un jour	-3
opens un pani	-6
opens un plus	18
opens un samed	-5
opens un travail	-7
opens un vehicul	8
opens una curiosidad	-4
opens une cart	9
opens une equip	-14
opens une fois	-2
opens une main	-2
opens une mutuell	-2
opens une premi	11
opens une sema	3
opens une voitu	-10
opens uniform	-2
opens unse	-11
opens unterlag	-5
opens unterlag fur	-2
opens unterlag vollstandig	-3
opens up	-3
opens up to	-3
opens urlaub	-8
opens usd	-14
opens vacc	-2
opens vale de	2
opens valid	-3
opens valor	-11
opens van	-7
opens vehicul prop	14
opens veill	-5
opens veill a	-6
opens vergu im	-2
opens vergu nach	-6
opens vergunstig	8
opens verlasslichke	-2
opens verlasslichke das	-2
opens vermogenswirksam	5
opens vermogenswirksam leis	5
opens verstandn	-5
opens verstandn fur	-5
opens viaj	-2
opens vielf	-2
opens vielf im	-2
opens vier	-2
opens vier jahr	-8
opens vier por	4
opens vigil	-11
opens vino	-10
opens visi a	-14
opens visi les	9
opens viviend	-3
opens vollze	-9
opens volv	9
opens von	-5
opens vorberei	-8
opens votr	-4
opens vous aimez	-8
opens vous avez	3
opens vous commenc	-3
opens vous rejoig	-3
opens vous rend	-7
opens wage	2
opens warm	-4
opens warmth	-2
opens watch	-4
opens we clos	14
opens we d	-4
opens we look	-2
opens we pay	-2
opens we will	-3
opens week pay	8
opens weekend	-8
opens weigh	-8
opens welcom visitor	-4
opens well	-11
opens wenn	-22
opens wenn sie	-3
opens wer	-2
opens what	-2
opens when	-2
opens whil	-9
opens wien	10
opens willingn	-9
opens willingn to	-9
opens wir freu	-8
opens wir sind	-6
opens wir zahl	-3
opens with one	-2
opens wochenend	-2
opens wochenstund	-7
opens word	-15
opens work clos	-6
opens work from	-10
opens work safe	-4
opens work to	-7
opens writ and	-5
opens writ clear	-11
opens writ down	-5
opens writ repor	-9
opens wset	7
opens you also	7
opens you begi	-3
opens you bring	-2
opens you d	-8
opens you join	-6
opens you keep	-4
opens you know	-6
opens you ll	-2
opens you must	-2
opens you re	-13
opens you repor	-3
opens you speak	-2
opens your own	5
opens your task	-5
opens zulag	-7
opens zum	9
opens zuschu	12
opens zuverlassigke	-4
opens zwei jahr	2
our e oi	9
our f oi	9
our n oi	11
our t oi	-6
pair a a	-6
pair a ans	-3
pair a aprend	-6
pair a backen	-6
pair a barist	-6
pair a bonus	-8
pair a bordea	-2
pair a brut	-2
pair a busy	-3
pair a cada	-5
pair a casa	10
pair a chaque	-7
pair a civil	-3
pair a class	2
pair a clear	-5
pair a collea	-3
pair a compre	-6
pair a contra	-14
pair a cottag	5
pair a cuatro	5
pair a day	-2
pair a de	-4
pair a des	6
pair a deux	-10
pair a dog	-7
pair a doming	-8
pair a driver	-9
pair a ete	-2
pair a fin	-6
pair a fine	-8
pair a first	-2
pair a free	2
pair a full	5
pair a good	-4
pair a great	-12
pair a high	-3
pair a job	-3
pair a jueves	-6
pair a junio	-4
pair a k	2
pair a knack	-3
pair a las	-3
pair a le	-7
pair a level	-4
pair a light	-7
pair a m	-7
pair a mano	-2
pair a medico	-2
pair a metre	-4
pair a monthl	12
pair a non	4
pair a p	-5
pair a paid	4
pair a par	-9
pair a pas	-6
pair a person	2
pair a place	10
pair a postgr	3
pair a prix	-8
pair a profes	-9
pair a quarte	-8
pair a quelqu	-2
pair a quien	-10
pair a quoi	-7
pair a real	-9
pair a relief	-8
pair a rennes	-12
pair a review	-3
pair a room	-6
pair a sabado	-3
pair a salary	-4
pair a sense	-4
pair a ses	-2
pair a shift	-3
pair a simila	-10
pair a site	-8
pair a small	-4
pair a soluti	-7
pair a story	-6
pair a temps	-8
pair a termin	-8
pair a tiempo	-6
pair a time	-6
pair a tout	-2
pair a trade	-2
pair a trois	-4
pair a tu	4
pair a un	-3
pair a une	-3
pair a van	-7
pair a veteri	-7
pair a votre	10
pair a vous	-2
pair a wareho	7
pair a weekly	19
pair a whiteb	-3
pair a workin	9
pair a y	-3
pair abgesc lehre	-4
pair abgesc studiu	11
pair about the	-8
pair about to	-3
pair about what	-9
pair abrech und	-4
pair abschl als	3
pair accoun of	-5
pair accuei aimabl	-2
pair accuei et	-4
pair accura and	-11
pair aclara partid	-2
pair aconse sobre	-5
pair across the	-8
pair act in	-2
pair adapta una	-2
pair adapto les	-2
pair adjust at	-2
pair adjust the	-2
pair adobe indesi	-6
pair after a	-4
pair after six	12
pair after the	-2
pair after them	-2
pair after two	4
pair age de	-10
pair agents and	-13
pair agree each	-4
pair agree on	-9
pair ahnlic aufgab	-4
pair aid certif	2
pair aider a	-4
pair aimabl a	-2
pair air condit	5
pair aire libre	-3
pair aisles clear	-4
pair ajuste les	-3
pair al aire	-3
pair al equipo	-8
pair al person	-2
pair al result	-3
pair alergi a	-6
pair alive and	-4
pair all weathe	-4
pair alle auf	-5
pair allerg and	-2
pair alles mit	-3
pair als koch	-4
pair als pflege	-8
pair als steuer	5
pair also at	-11
pair also get	10
pair also in	-8
pair alumna avance	-3
pair am abend	6
pair am morgen	-2
pair am nachmi	-9
pair am telefo	-2
pair am umgang	-7
pair an a	-4
pair an advant	2
pair an annual	10
pair an asset	-13
pair an der	-5
pair an ear	-7
pair an einem	-9
pair an electr	-2
pair an emerge	-8
pair an equal	-2
pair an evenin	-2
pair an exampl	-2
pair an extra	-4
pair an hr	-4
pair an interv	-2
pair an nhs	8
pair an open	-11
pair an organi	5
pair an vous	-3
pair and able	-5
pair and adjust	-15
pair and again	-2
pair and answer	-13
pair and audito	-2
pair and book	-10
pair and brief	-3
pair and bring	-7
pair and calm	-6
pair and care	-10
pair and cash	5
pair and check	-12
pair and close	-15
pair and compar	-9
pair and deal	9
pair and delive	-18
pair and do	-3
pair and docume	-5
pair and edit	-8
pair and fetch	-4
pair and few	-2
pair and follow	-4
pair and founda	-2
pair and friend	-11
pair and get	-7
pair and give	-2
pair and good	-9
pair and ground	-3
pair and honest	-2
pair and how	-2
pair and implem	-5
pair and keep	-5
pair and late	-6
pair and lead	-13
pair and leave	-7
pair and lists	-4
pair and look	-3
pair and manage	-5
pair and mark	-4
pair and materi	-2
pair and maths	4
pair and meals	-7
pair and move	-8
pair and names	-6
pair and need	-2
pair and nights	-5
pair and no	-5
pair and nobody	-5
pair and notice	-2
pair and one	2
pair and orders	-9
pair and other	-2
pair and others	-2
pair and out	-12
pair and pack	6
pair and pass	-8
pair and person	-8
pair and presen	2
pair and privat	-16
pair and produc	4
pair and repair	-19
pair and respec	-3
pair and safer	-3
pair and safety	-6
pair and school	-3
pair and send	-11
pair and serve	-8
pair and set	-3
pair and settle	-6
pair and share	-6
pair and someon	-3
pair and sql	-3
pair and steady	-3
pair and stock	-2
pair and store	-7
pair and suppli	-12
pair and suppor	-8
pair and take	-8
pair and talk	-8
pair and talks	-15
pair and test	-4
pair and time	-10
pair and to	-9
pair and tools	-2
pair and towels	-8
pair and travel	-20
pair and turn	-16
pair and water	-3
pair and when	-4
pair and where	-2
pair and with	-2
pair and year	-9
pair andere in	-4
pair andere sie	-3
pair anfang kann	-2
pair anglai lu	-2
pair animer l	-4
pair animer un	7
pair annees d	-5
pair ano de	-3
pair anotar lo	-6
pair ans en	19
pair anspre fur	-14
pair answer calls	-4
pair answer for	-4
pair answer in	-9
pair answer questi	-2
pair answer that	-3
pair answer the	-6
pair answer your	-4
pair antes de	-3
pair antes durant	-3
pair antes y	-2
pair any hour	-4
pair any stage	-2
pair anythi unusua	-3
pair anywhe in	-8
pair applic from	-9
pair applic will	-10
pair apply today	-15
pair appoin in	-5
pair appren avec	-2
pair appren de	-5
pair aprend aqui	-2
pair apres l	-2
pair april to	-10
pair aquell con	-2
pair arbeit an	-4
pair arbeit die	-6
pair arbeit eigenv	-2
pair arbeit im	-8
pair arbeit konnen	-13
pair arbeit lebt	-3
pair arbeit sie	-8
pair arbeit zahlt	-2
pair are an	-3
pair are comple	-5
pair are fine	-12
pair are for	-4
pair are going	-8
pair are handle	11
pair are happy	-4
pair are heard	-2
pair are on	-14
pair are paid	3
pair are respon	-5
pair are safe	-3
pair are seekin	-9
pair are very	-2
pair are you	-9
pair area and	-4
pair around and	-2
pair arrive whole	-3
pair arztin und	-3
pair as agreed	-4
pair as it	-4
pair as the	3
pair as they	-2
pair as you	-3
pair asesor a	-4
pair ask a	-2
pair assess and	-15
pair assess patien	-4
pair assist dentai	-5
pair assist in	2
pair assist progra	2
pair assura groupe	2
pair assure le	6
pair asume todo	-4
pair at an	-11
pair at ease	-4
pair at home	-4
pair at level	-10
pair at our	-2
pair at pm	-7
pair at their	-2
pair at two	-3
pair at your	-5
pair attend au	10
pair attend et	-2
pair attent that	-3
pair attent to	-4
pair au bout	-6
pair au fauteu	-6
pair au minimu	-9
pair auch abends	-5
pair auch am	-7
pair auch an	-9
pair auch bei	-8
pair auch dann	-13
pair auch fur	2
pair auch mit	-2
pair auf b	9
pair auf deine	-3
pair auf dich	-8
pair auf ein	-6
pair auf ihr	-5
pair auf ihre	-4
pair auf ihren	-8
pair auf sie	-7
pair auf und	-14
pair auf wunsch	-6
pair aufgab liegt	-2
pair aufgab ob	-4
pair aufmer fur	-2
pair aujour hui	-4
pair aun esta	-4
pair aus beruf	-4
pair aus notize	-5
pair ausbil in	-12
pair ausbil oder	-7
pair ausbil zum	10
pair ausbil zur	-16
pair auswah und	8
pair autant que	-2
pair auto enrolm	-4
pair autono et	-7
pair autre horair	-3
pair autres puisse	-5
pair aux cotes	-4
pair avance et	-6
pair avant d	-10
pair avant de	-9
pair avec de	-6
pair avec exacti	-5
pair avec l	-3
pair avec nous	-17
pair avec plaisi	-7
pair avec qui	-2
pair avec rtt	-5
pair avec soin	-4
pair avec tact	-2
pair averag of	-13
pair avez fait	-3
pair avez le	-10
pair avez un	-5
pair avisar de	-2
pair b b	-5
pair b et	2
pair b licenc	-5
pair b y	-2
pair bachel s	3
pair back and	-3
pair back on	-8
pair back to	-4
pair backgr in	5
pair base de	7
pair basics of	-10
pair be a	-8
pair be nice	-7
pair be polite	-6
pair be relied	-5
pair be the	-4
pair be there	-9
pair be traced	-3
pair be truste	-3
pair bearbe von	-4
pair become a	-8
pair bedach auswah	-2
pair beer allowa	-7
pair before it	-5
pair before you	-7
pair befund und	-3
pair begin with	-2
pair beglei die	-9
pair behind a	-11
pair behind the	-2
pair bei gleich	-5
pair bei ihnen	5
pair bei uns	-11
pair bei voller	-10
pair bekomm du	-9
pair bekomm sie	-2
pair belief in	-2
pair beobac und	-6
pair berate die	-4
pair bereit im	-3
pair berich muss	-2
pair beruf in	-2
pair beruf oder	-8
pair berufs in	-9
pair besoin d	-4
pair bestel und	-11
pair betwee and	-9
pair betwee the	4
pair betwee those	-2
pair bezahl nach	-2
pair bezahl wir	2
pair bien et	-3
pair biento ce	-3
pair bienve et	-8
pair bienve todas	-4
pair billin and	-12
pair birthd off	3
pair bis die	-6
pair bis donner	-6
pair bis drei	-14
pair bis oktobe	-4
pair bis zur	-12
pair bist du	-12
pair bleibe und	-2
pair blick behalt	-3
pair boise idaho	-7
pair bon poste	-2
pair bonne connai	2
pair bonne humeur	-4
pair bonne maitri	4
pair bonne person	-3
pair bonne pratiq	-2
pair bono de	3
pair bono por	4
pair book appoin	-7
pair books that	-5
pair both need	-8
pair bout en	-7
pair brauch sagen	-3
pair break a	-3
pair bring fear	-3
pair bring in	6
pair bring the	-5
pair bringt alles	-3
pair brut de	-9
pair brutos en	-3
pair budget and	-6
pair buen trato	-8
pair buenos aires	-6
pair build report	-4
pair buildi and	-2
pair buscam un	-3
pair buscar averia	-2
pair buy stay	-3
pair by a	-2
pair by hand	-8
pair by people	-3
pair by step	-2
pair by us	-3
pair c and	-5
pair c est	-2
pair caces r	2
pair cad de	-6
pair cada cuatro	-5
pair cada dia	-2
pair cada person	-12
pair cada semana	3
pair cada trimes	10
pair cada turno	21
pair caisse et	-14
pair caja de	2
pair calida y	-3
pair call and	-4
pair call in	-5
pair call out	3
pair calls and	-11
pair calma para	-3
pair calme dans	-2
pair calme et	-2
pair calme un	-3
pair cambia de	-7
pair cambia la	-12
pair cambio y	-11
pair campai come	-5
pair campan en	-14
pair can count	-2
pair can feel	-3
pair can see	-8
pair can t	-7
pair can talk	-9
pair can use	-3
pair can work	-5
pair candid con	-7
pair candid est	-3
pair candid sont	-2
pair cap bep	-2
pair cap ou	-2
pair car and	-9
pair care with	-6
pair carefu work	-5
pair carne b	-3
pair carne de	2
pair carte de	-4
pair carte swile	2
pair cash plan	4
pair casual hours	-5
pair catalo dans	-12
pair catorc pagas	-7
pair ce metier	-2
pair ce poste	-11
pair ce savoir	-8
pair ce sont	-3
pair celles et	-9
pair centre and	-11
pair centre of	-2
pair certif and	9
pair certif is	4
pair chacun inform	-2
pair chaine de	-4
pair change early	-5
pair change et	-3
pair change the	-5
pair chaque mois	17
pair charge a	5
pair charge et	-4
pair charge of	-3
pair check and	-11
pair check data	-3
pair check in	3
pair check names	-5
pair check qualit	-2
pair check the	-6
pair checki twice	-2
pair checks and	-12
pair chef in	-3
pair cheque vacanc	10
pair cherch un	-2
pair chez les	3
pair chez nous	-4
pair chez vous	-3
pair chf a	-3
pair chf bis	-4
pair childr and	-3
pair childr with	-9
pair choice to	-6
pair cierre de	-13
pair cifras y	-3
pair cinco anos	-2
pair cipp qualif	-7
pair civil tone	-3
pair clases de	6
pair class licenc	5
pair clean drivin	10
pair clean organi	-5
pair clean quick	-2
pair clear commun	-4
pair clear goals	-10
pair clear report	-4
pair clear words	-6
pair clear writin	-9
pair client and	-5
pair client con	-6
pair client en	2
pair client entend	-2
pair client et	-11
pair client revien	-8
pair client se	-5
pair client who	-8
pair clinic and	-12
pair clinic superv	-3
pair close is	-2
pair clp al	-3
pair coche de	-4
pair collea can	-2
pair collea know	-2
pair collea when	-9
pair collea who	-9
pair collec en	-3
pair colleg et	-7
pair colour and	-2
pair colour vision	7
pair come up	3
pair comfor with	-3
pair comfor workin	-4
pair comida a	2
pair comien en	-3
pair comman of	-8
pair commen en	-5
pair commis on	4
pair commit to	-14
pair commun and	-3
pair commun in	-5
pair commun manage	-9
pair commun skills	-2
pair compag et	-4
pair compar lo	-2
pair compas and	-13
pair compla about	8
pair comple y	-17
pair compte person	-4
pair comput and	-2
pair con amabil	-8
pair con autono	-4
pair con buen	-8
pair con cada	-3
pair con calma	-6
pair con clarid	-4
pair con client	-4
pair con cuidad	-2
pair con desarr	-6
pair con ganas	-5
pair con nosotr	-8
pair con pacien	-5
pair con presto	-4
pair con quien	-3
pair con regula	3
pair con seguri	-2
pair con todo	4
pair con unas	-3
pair concil cuenta	-2
pair confia avec	-11
pair connai du	13
pair connai en	-5
pair conoce con	-2
pair consei en	-12
pair consei et	-10
pair consei les	-7
pair consul y	-16
pair contab que	-2
pair contar lo	-8
pair conten et	5
pair contra and	-18
pair contra direct	-9
pair contra labora	-8
pair contra por	-2
pair contro les	-5
pair conven des	-2
pair conver con	-6
pair conver en	-2
pair convie c	-2
pair cooper de	-10
pair coordi con	-11
pair cop al	-5
pair correg con	-4
pair corte y	-8
pair costes y	-7
pair costum de	-4
pair could be	-3
pair count on	-3
pair courag to	-4
pair cours de	5
pair craft is	-2
pair crece con	-4
pair creer des	-7
pair cualqu pregun	-2
pair cuando algo	-5
pair cuando se	-4
pair cuenta lo	-4
pair cuenta quien	-5
pair cuenta y	-8
pair cuidad cumpli	-2
pair cuidad y	-9
pair cuidar aquell	-2
pair cuidar de	-16
pair cuidar el	-10
pair cuidar la	8
pair cuidar lo	-2
pair cuidar los	-7
pair cuisin des	-6
pair cumpli las	-3
pair cumpli los	-9
pair cuota colegi	-5
pair curios and	-7
pair curios contag	-7
pair custom and	-2
pair custom buy	-3
pair custom count	-2
pair custom honest	-4
pair custom in	-6
pair custom servic	-7
pair cut colour	-2
pair cycle to	4
pair d aide	-2
pair d aider	-4
pair d anglai	-3
pair d assist	13
pair d autres	-2
pair d be	-8
pair d entrep	9
pair d etat	-6
pair d etre	-4
pair d experi	-10
pair d expliq	-4
pair d hygien	-10
pair d like	-3
pair d love	-2
pair d oder	6
pair dafur und	-4
pair dans la	-15
pair dans le	-5
pair dar seguim	-7
pair darauf sie	-3
pair das arbeit	-13
pair das gescha	-5
pair das haus	-10
pair das keinen	-3
pair das konnen	-2
pair das ungesa	-5
pair dass andere	-5
pair dass die	-3
pair dass es	-9
pair dass jede	-10
pair dass sie	-4
pair dass transp	-3
pair data and	-8
pair data for	-8
pair data in	-3
pair dates and	-6
pair datev erfass	-3
pair day and	-7
pair day here	-6
pair days at	-4
pair days on	-5
pair days out	-5
pair days when	-3
pair de a	-6
pair de alerge	4
pair de alquil	8
pair de bout	-7
pair de cada	-3
pair de carret	-5
pair de conduc	7
pair de conges	2
pair de contac	-3
pair de cualqu	-3
pair de delito	10
pair de demand	-8
pair de depend	-8
pair de despen	2
pair de deux	5
pair de dix	-2
pair de dos	-16
pair de emerge	10
pair de empleo	5
pair de faire	-5
pair de fin	3
pair de formac	2
pair de gastos	-2
pair de handic	-10
pair de horas	-4
pair de ingles	10
pair de las	-4
pair de ley	-3
pair de llevar	-4
pair de lo	-8
pair de lunes	-4
pair de manten	6
pair de martes	-4
pair de metier	-2
pair de navida	8
pair de net	-2
pair de neuf	-8
pair de niveau	-10
pair de nos	-4
pair de nouvea	-4
pair de nuestr	-8
pair de obra	-3
pair de ocho	-5
pair de paie	-4
pair de parkin	-11
pair de pensio	8
pair de planta	2
pair de plus	-14
pair de poser	-3
pair de preven	6
pair de princi	-3
pair de prl	-5
pair de produc	-7
pair de protec	-6
pair de que	-7
pair de regard	-3
pair de reveni	-2
pair de rtt	-2
pair de salud	6
pair de semain	14
pair de septie	-3
pair de sesent	-5
pair de six	-9
pair de societ	5
pair de sur	9
pair de tous	-7
pair de trabaj	-3
pair de transp	11
pair de turism	-7
pair de vida	6
pair debut il	-3
pair debut tout	-5
pair decide on	-2
pair decide what	-3
pair decora them	-2
pair degree is	-3
pair deine bewerb	-7
pair del centro	-15
pair del moment	-12
pair delito sexual	8
pair delive and	-11
pair dem abschl	-8
pair dem niveau	-4
pair demand du	-2
pair den beruf	-5
pair den dienst	-9
pair den ersten	-5
pair den kurs	-5
pair den meiste	-3
pair den nachst	9
pair den sie	-9
pair den tag	-5
pair den weg	-3
pair der auswah	-13
pair der betrie	18
pair der klasse	-9
pair der leitun	-8
pair der pflege	-3
pair der planun	-4
pair der sozial	-14
pair der stadt	8
pair der werkst	-12
pair des activi	3
pair des dossie	-8
pair des gestes	-3
pair des le	-8
pair des notes	-11
pair des priori	-2
pair des produi	17
pair des tests	-9
pair design here	-2
pair design system	11
pair despue del	-3
pair dessus de	-4
pair detras de	-5
pair deux annees	-4
pair deux ans	2
pair deux demand	-2
pair deux fois	4
pair deux heures	-18
pair deux semain	-5
pair devant les	11
pair develo and	-6
pair devis et	-4
pair dia con	-10
pair dia de	-11
pair dia libre	-2
pair diary and	-13
pair dias en	-9
pair die alle	-7
pair die ausbil	7
pair die die	-5
pair die dinge	-2
pair die eigene	-6
pair die entsch	-3
pair die halfte	-9
pair die kasse	7
pair die kinder	-7
pair die kosten	-4
pair die kuche	10
pair die meiste	6
pair die mensch	-2
pair die stelle	-4
pair die stunde	-5
pair die uberga	-2
pair die ware	5
pair die weiter	-7
pair dienst und	-2
pair dinge stehen	-2
pair diplom in	11
pair dire a	-4
pair discou on	-8
pair discre con	-2
pair diseno y	-5
pair dishes as	-4
pair dispon para	2
pair dispos a	-2
pair disput and	-6
pair do and	-2
pair do you	-8
pair doctor nurses	-3
pair docume al	-4
pair docume in	2
pair don t	-4
pair done side	-2
pair done that	-2
pair donnez le	-4
pair door superv	-3
pair doors and	-3
pair dos dias	-13
pair dos semana	-13
pair dossie dans	-4
pair dossie de	3
pair down the	-2
pair down to	-5
pair drawin and	-7
pair drei bis	-8
pair drei jahre	-3
pair drei jahren	4
pair drei monate	-4
pair drei schich	-11
pair drei tage	-2
pair drive the	6
pair driver s	-3
pair driver the	-2
pair drivin record	9
pair droit social	-3
pair du batime	-10
pair du bist	-5
pair du conte	-3
pair du debut	-5
pair du den	-10
pair du depart	15
pair du droit	-7
pair du fuhrst	4
pair du im	-8
pair du in	6
pair du jardin	5
pair du magst	-4
pair du mercre	3
pair du metier	-8
pair du mit	3
pair du secteu	16
pair du serieu	-2
pair du servic	-8
pair du travai	-5
pair durant el	9
pair durant y	-3
pair dure mucho	-2
pair e de	-8
pair e inform	-4
pair e mois	2
pair each day	-15
pair each of	-2
pair each quarte	15
pair each to	-4
pair each week	-7
pair ease with	-3
pair echang avec	-8
pair ecrire des	-2
pair edades origen	-4
pair educac infant	-7
pair eigenv und	-2
pair eignun bevorz	-5
pair ein auto	3
pair ein funfte	3
pair ein jobtic	7
pair ein sorgfa	-2
pair ein team	-3
pair ein wenig	-5
pair eine gruppe	-10
pair eine gute	-13
pair eine kantin	-6
pair eine klare	-4
pair eine losung	-3
pair eine pramie	12
pair einem freund	-6
pair einen klaren	-4
pair einen tag	-2
pair einmal ein	-10
pair einmal im	19
pair einsch erfahr	-4
pair einsch und	-2
pair el ano	9
pair el cambio	-12
pair el carne	2
pair el dia	-9
pair el hotel	-14
pair el instru	5
pair el manten	-3
pair el materi	-2
pair el mercad	6
pair el oficio	-9
pair el pan	11
pair el plan	-2
pair el proces	-3
pair el resto	-4
pair el result	-3
pair el ritmo	-3
pair elektr in	-13
pair else is	-2
pair empeza el	-4
pair empeza en	-3
pair empfan und	-9
pair employ and	-7
pair employ assist	2
pair employ pass	-5
pair empres de	-4
pair en a	-5
pair en algo	-4
pair en bon	-2
pair en bout	-7
pair en cabine	6
pair en casa	-6
pair en catorc	-7
pair en classe	3
pair en confia	-9
pair en cours	-9
pair en electr	9
pair en emploi	-2
pair en equipe	-2
pair en grande	-6
pair en inform	13
pair en las	-6
pair en ligne	7
pair en nuestr	-4
pair en orden	-10
pair en ordre	-4
pair en plus	4
pair en psicol	-5
pair en que	-2
pair en quelqu	-5
pair en septem	4
pair en situat	-3
pair en tareas	-5
pair en un	-3
pair en una	-3
pair en valenc	-2
pair encadr les	3
pair encadr un	4
pair end collea	-2
pair end sur	-5
pair end the	-3
pair end to	-8
pair enfant de	-2
pair enfant et	-5
pair enferm y	-7
pair englis fur	2
pair enough for	-13
pair enough to	8
pair ensemb et	-5
pair ensemb postul	-4
pair ensena a	-4
pair entend lo	-2
pair entre et	-9
pair entret outils	-2
pair entrev lo	-2
pair entsch hat	-3
pair entste und	-6
pair envers les	-4
pair envian tu	-11
pair envie d	-4
pair envie de	-2
pair epargn bien	-2
pair equal opport	-2
pair equipe data	-3
pair equipe et	-12
pair equipe quand	-2
pair equipm and	-13
pair equipm at	-16
pair equipo de	-8
pair equipo y	-5
pair er mars	-4
pair ergebn verlas	-5
pair erste hilfe	10
pair erweit fuhrun	-2
pair es den	-8
pair es ein	-3
pair es geht	-2
pair es la	-10
pair es obliga	-2
pair es una	-8
pair es uns	-3
pair escrib inform	3
pair escrit dinos	-4
pair espace verts	-5
pair espera y	-4
pair esprit y	-2
pair est a	-5
pair est apprec	-17
pair est l	6
pair est le	-3
pair est offert	-3
pair est souven	-5
pair esta bien	-3
pair esteri el	5
pair et a	-3
pair et apres	-2
pair et c	-6
pair et ceux	-8
pair et charge	-5
pair et cinq	-5
pair et compar	-9
pair et consei	-5
pair et contro	-15
pair et corrig	-6
pair et de	-9
pair et en	-9
pair et garder	-5
pair et gerer	2
pair et l	-12
pair et la	-7
pair et machin	-2
pair et nous	-5
pair et outils	-2
pair et patien	-7
pair et person	-2
pair et prepar	-5
pair et regler	-7
pair et repare	-7
pair et se	-6
pair et securi	-6
pair et sens	-3
pair et servia	-4
pair et stocks	-5
pair et suivre	-10
pair et survei	-6
pair et tout	-9
pair et transm	-2
pair et trouve	-3
pair et un	-10
pair et vendre	-4
pair etapes selon	-2
pair ete fait	-2
pair etique y	-3
pair etre aimabl	-4
pair euro bei	-3
pair euro brutto	-6
pair euro im	-8
pair euro in	-3
pair euro je	5
pair euro pro	-5
pair evalue et	-6
pair evenin and	-4
pair evenin until	-2
pair every age	-11
pair every day	-5
pair every depart	-3
pair every quarte	12
pair every shift	8
pair evitar averia	-4
pair evolut du	-7
pair examen de	3
pair exampl of	-5
pair exerci that	-4
pair existe y	-2
pair experi and	-2
pair experi as	2
pair experi avec	-8
pair experi con	-8
pair experi dans	-3
pair experi is	-11
pair experi needed	-4
pair experi of	2
pair experi or	-5
pair experi profes	-5
pair explai a	-2
pair explai the	-7
pair explai things	-8
pair explai your	-2
pair expliq a	-2
pair extra break	-3
pair eye and	-11
pair facile a	-2
pair fahren und	-4
pair fahrer und	-6
pair fahrze vor	-7
pair faire des	-7
pair faire le	3
pair faire les	13
pair faire tourne	-7
pair fait jusqu	-3
pair faites vivre	-7
pair falta experi	-7
pair famili and	-10
pair famili with	14
pair faults and	-5
pair faults that	-4
pair fear hope	-3
pair feel at	-5
pair feelin for	-3
pair fiable tenir	-3
pair field servic	-7
pair files and	-9
pair fin du	-2
pair final report	-11
pair find faults	-6
pair find the	-2
pair findin faults	-10
pair firm of	9
pair first and	-2
pair first contac	2
pair first idea	-11
pair first month	-4
pair first time	-3
pair first visit	-4
pair first year	-2
pair fits apply	-7
pair fits please	-2
pair flight home	12
pair fluenc in	2
pair follow the	-7
pair follow up	-8
pair fondo de	-2
pair food hygien	-3
pair for a	-5
pair for allerg	-2
pair for an	-6
pair for breakf	-13
pair for everyo	-13
pair for figure	-5
pair for it	-5
pair for one	-10
pair for other	-4
pair for those	-8
pair for you	3
pair foreca holds	-3
pair formac en	4
pair formac o	-2
pair formal lo	-3
pair format d	-6
pair former les	15
pair forwar to	-6
pair found at	-3
pair found it	-2
pair founda and	-2
pair fourni et	-11
pair fourni propre	-6
pair fp de	3
pair fp ii	-4
pair fragen in	-5
pair fragen zu	-13
pair franca et	-14
pair franch ou	-4
pair free bread	-19
pair free coffee	-9
pair free dental	10
pair free games	-13
pair freier trager	-7
pair freude am	-8
pair freude daran	-3
pair freuen sich	-8
pair freund auftre	-10
pair friend firmne	-5
pair friend way	-5
pair friend word	-2
pair from all	-7
pair from am	-9
pair from april	-2
pair from day	5
pair from first	-13
pair from home	-2
pair from time	4
pair from to	-5
pair from what	-8
pair from your	-6
pair fruh sagen	-3
pair fs b	-11
pair fuhren dass	-4
pair fuhren die	-3
pair fuhren und	4
pair fuhrer der	-9
pair fuhrun im	-13
pair fuhrun und	-10
pair full drivin	-12
pair full licenc	7
pair full traini	-5
pair full uk	13
pair fully paid	12
pair funcio y	-2
pair funf wochen	-9
pair funfte der	3
pair fur alle	-5
pair fur den	2
pair fur famili	12
pair fur ihre	-3
pair fur jede	6
pair fur prufun	-2
pair fur unsere	-3
pair furnit and	-5
pair gained in	-2
pair ganar client	-2
pair ganas de	-3
pair gap report	4
pair garda vettin	2
pair garder des	-7
pair garder son	-4
pair garder un	-12
pair gastos medico	-2
pair gcp and	-3
pair geduld mit	-6
pair geduld und	-6
pair gefund werden	-4
pair gelebt werden	-2
pair genaui und	-2
pair gender pay	4
pair gente y	-4
pair gerent de	9
pair gerer les	4
pair german at	-11
pair gern auch	-10
pair gern darum	-3
pair gern gesehe	-9
pair geschi vor	-2
pair gesell als	-4
pair gespra mit	2
pair gestio el	9
pair get in	-2
pair get it	-11
pair geteil dienst	-4
pair gets done	-2
pair gibt es	-7
pair gift of	-6
pair gitlab ci	-11
pair give and	-13
pair give first	-12
pair glad to	-6
pair gleich eignun	-5
pair go or	-8
pair going and	-2
pair gout de	-6
pair grande partie	-6
pair grands deplac	-3
pair gratis para	16
pair gratui pour	4
pair ground in	-9
pair grow and	-2
pair grow into	7
pair grundk in	12
pair guests and	-3
pair guests feel	-2
pair guests need	-3
pair gusto por	-2
pair gut zu	-2
pair gute englis	2
pair gute kenntn	-2
pair gute laune	-2
pair gutes auge	-4
pair h et	-2
pair h sur	-7
pair haben eine	-8
pair haben wir	-10
pair habit of	-5
pair habits and	-6
pair hacer con	-3
pair hacer los	7
pair hacer son	-4
pair haga falta	-5
pair half is	-2
pair half past	-7
pair half price	6
pair half the	-3
pair halt und	-11
pair halten was	-2
pair hand in	-6
pair hand over	-2
pair hand tools	11
pair hand von	-2
pair handle disput	-6
pair handle the	-4
pair handli of	-8
pair handli traini	3
pair happen in	-6
pair hard days	-3
pair has hecho	-4
pair has no	-2
pair hast du	-9
pair hasta julio	-2
pair hasta junio	-5
pair hasta la	-7
pair hasta octubr	-5
pair hat das	-3
pair have at	2
pair have built	-5
pair have it	-5
pair have little	-2
pair have never	-4
pair have to	-3
pair have two	11
pair have used	-2
pair have your	6
pair haya calma	-3
pair haya cola	-2
pair hazard and	-2
pair head chef	-7
pair head for	-6
pair head when	-5
pair health cash	5
pair health cover	-9
pair heat pump	-5
pair heavy ones	-4
pair help custom	-3
pair help each	-4
pair help in	-7
pair help others	-2
pair help to	-2
pair hepati b	4
pair herram y	-4
pair heure du	-3
pair heure et	-3
pair heures avec	-3
pair heures du	-8
pair heures par	-6
pair hilfep gelebt	-2
pair hilft sie	-2
pair hinaus und	-2
pair hinter jeder	-5
pair hnc in	5
pair ho t	-5
pair hold and	-6
pair holida and	-2
pair holida on	-6
pair holz mit	-2
pair holz und	-3
pair home after	18
pair home office	17
pair home once	-6
pair homes and	-14
pair honest with	-2
pair hope and	-3
pair horair ou	-3
pair horari de	-2
pair horari lunes	-3
pair horas de	-7
pair horas semana	-3
pair hour and	-8
pair hour depend	-5
pair hour for	-4
pair hour or	-3
pair hours a	-4
pair hours an	-5
pair hours are	-11
pair hours per	-3
pair how it	-5
pair how they	-5
pair how things	-3
pair how we	-4
pair hundre and	-2
pair hybrid workin	-6
pair hygien and	-2
pair hygien et	-4
pair hygien rules	-2
pair hygien und	-7
pair icp ms	-2
pair idea de	-2
pair if that	-3
pair if the	-2
pair if your	-13
pair ihnen wenn	-2
pair ihr wort	-2
pair ihre arbeit	-5
pair ihre unterl	5
pair ihrer arbeit	-4
pair ii o	-4
pair il faudra	-3
pair il manque	-6
pair il vous	-7
pair il y	-5
pair ils sont	-3
pair im blick	-3
pair im buro	-6
pair im gespra	-2
pair im haus	4
pair im wechse	-2
pair improv our	-9
pair in all	-2
pair in bad	-4
pair in bath	-2
pair in betwee	-7
pair in bristo	-3
pair in comput	5
pair in court	-17
pair in custom	3
pair in datev	-5
pair in dealin	-7
pair in die	6
pair in doubt	-5
pair in dresde	10
pair in einem	-5
pair in every	-7
pair in exeter	-4
pair in figma	-5
pair in galway	-6
pair in health	16
pair in husum	-8
pair in jeder	-10
pair in landsh	-9
pair in librar	3
pair in lieu	-2
pair in line	-7
pair in london	-3
pair in novemb	-9
pair in one	-4
pair in order	-4
pair in ordnun	-2
pair in planni	-6
pair in power	-6
pair in protel	-6
pair in r	-4
pair in reside	-4
pair in return	9
pair in ruhige	-4
pair in sap	-5
pair in simila	-5
pair in six	-8
pair in slough	-4
pair in soest	-4
pair in this	-2
pair in three	-16
pair in tucson	-3
pair in turn	-9
pair in view	-2
pair in wien	-3
pair in york	3
pair in zwei	-8
pair includ weeken	-7
pair incorp inmedi	-17
pair indemn paid	-5
pair inform oder	8
pair inform para	15
pair inform work	-6
pair ingles interm	-2
pair instru and	-12
pair instru et	-6
pair instru y	-9
pair insura for	-6
pair intere an	-8
pair intere daran	-2
pair intere envian	-3
pair intere in	-3
pair intere por	-3
pair interv tell	-2
pair into someth	-2
pair into the	-6
pair invent y	-7
pair invoic and	5
pair is an	-4
pair is essent	15
pair is for	-6
pair is handy	3
pair is hours	-7
pair is lookin	-3
pair is lost	-7
pair is needed	-6
pair is nice	-9
pair is no	-3
pair is on	-14
pair is prefer	4
pair is still	-2
pair is techni	-2
pair is to	-14
pair is welcom	-18
pair is where	-4
pair is you	-4
pair is your	-5
pair is yours	-4
pair isn t	-5
pair ist arbeit	-3
pair ist bei	-20
pair ist das	-5
pair ist die	-6
pair ist eine	-8
pair ist erwuns	2
pair ist es	-7
pair ist frei	5
pair ist keine	-2
pair ist nicht	-3
pair ist uns	-7
pair it a	-3
pair it holds	-10
pair it means	-2
pair it on	-3
pair it s	-5
pair it should	-9
pair it sounds	-2
pair it to	-4
pair it up	-3
pair it with	-4
pair italie ware	4
pair jahre berufs	-11
pair jahre einsch	-4
pair jahre erfahr	-16
pair jahre im	2
pair jahre praxis	-5
pair jahres und	14
pair jahres von	3
pair je nach	-11
pair je stunde	-5
pair jeden morgen	-5
pair jeden tag	-2
pair jeden termin	-7
pair jemand der	-14
pair jeux et	-7
pair job a	-2
pair job for	-7
pair jour et	-3
pair jour le	9
pair journe de	-11
pair judici vierge	2
pair junger anleit	-5
pair jusqu au	-13
pair jusqu ici	-3
pair k k	-6
pair k with	5
pair kannst du	2
pair kaufma ausbil	-10
pair keep a	-2
pair keep aisles	-3
pair keep books	-5
pair keep contac	-2
pair keep everyo	-12
pair keep people	-7
pair keep record	-2
pair keep system	-4
pair keep their	-4
pair keep them	-7
pair keep what	-6
pair keine hurde	-2
pair keinen einflu	-3
pair kennze und	-4
pair kinder kommen	-13
pair kinds and	-4
pair klare art	-3
pair klaren und	-2
pair klasse b	-6
pair kleine repara	6
pair knack for	-3
pair know how	-4
pair know the	-4
pair know they	-2
pair know what	-12
pair know who	-6
pair kolleg freuen	-4
pair kolleg und	-2
pair kosten stimme	-4
pair kunden berate	-5
pair kunden zu	9
pair kunden zufrie	-6
pair kundsc sich	-6
pair l access	-4
pair l accuei	-4
pair l age	-5
pair l aisanc	-2
pair l allema	-5
pair l autono	-3
pair l autre	-4
pair l ecole	-4
pair l ecoute	-2
pair l ehpad	11
pair l ensemb	-4
pair l ete	16
pair l evolut	-7
pair l hiver	8
pair l hygien	8
pair la base	7
pair la boutiq	4
pair la caja	7
pair la cause	-2
pair la chaleu	-4
pair la client	-2
pair la cocina	5
pair la cuisin	-5
pair la demand	-2
pair la experi	-6
pair la gente	-4
pair la gerent	-9
pair la higien	-6
pair la histor	-9
pair la hora	-18
pair la journe	-9
pair la ligne	-2
pair la livrai	-4
pair la main	-9
pair la mainte	7
pair la maison	-4
pair la maitri	3
pair la marcha	-2
pair la masa	-11
pair la materi	-6
pair la moitie	-8
pair la nuit	-8
pair la patien	-5
pair la person	-3
pair la piscin	11
pair la plaza	3
pair la proxim	-7
pair la que	-4
pair la releve	-4
pair la repons	-5
pair la saison	-7
pair la sala	-4
pair la salle	2
pair la securi	-7
pair la seguri	-13
pair la semana	-4
pair la techni	-2
pair la vida	-7
pair langua and	-3
pair las edades	-5
pair las herram	-10
pair las obras	-4
pair las person	-2
pair las tardes	-14
pair laufen dass	-3
pair lauft das	-5
pair law and	-6
pair law degree	4
pair le cap	4
pair le catalo	-3
pair le chemin	-6
pair le deroul	-3
pair le fourni	-6
pair le goff	-3
pair le gout	-3
pair le materi	-10
pair le monde	-2
pair le pain	4
pair le parcou	-3
pair le patien	-9
pair le perime	-2
pair le plus	-3
pair le point	7
pair le premie	-8
pair le produi	-3
pair le relais	-2
pair le rembou	6
pair le result	-2
pair le soir	-5
pair le temps	-9
pair le travai	-7
pair le vendre	4
pair lead to	-15
pair leaks and	-5
pair learni budget	2
pair least months	5
pair least one	11
pair least three	-3
pair least two	10
pair leave conten	-2
pair leave on	-5
pair leave plus	-2
pair leave the	-10
pair lebt von	-2
pair left to	-3
pair legall aided	-8
pair leiter in	-2
pair leitun und	-2
pair lernen und	-4
pair les animau	-4
pair les cases	-5
pair les change	-4
pair les chanti	-3
pair les collec	-3
pair les consig	-3
pair les contra	11
pair les devis	7
pair les docume	-3
pair les dossie	-15
pair les enfant	-3
pair les entret	-6
pair les instru	-6
pair les lieux	-4
pair les livrai	-6
pair les medica	8
pair les outils	-5
pair les partag	-5
pair les pertes	-2
pair les petits	-5
pair les pieces	-12
pair les priori	-3
pair les proche	-7
pair les progre	-6
pair les propri	-6
pair les repas	-9
pair les result	-2
pair les soins	-2
pair les tester	-9
pair lesson are	3
pair letter and	-8
pair level in	-4
pair level or	-4
pair level qualif	-17
pair licenc is	-6
pair licens and	8
pair liefer in	3
pair liegt in	-2
pair lift up	6
pair lignes ce	-3
pair lignes pour	-2
pair like the	-6
pair like to	-2
pair limite les	-2
pair limpia y	-14
pair limpie y	3
pair limpio el	-5
pair line and	-7
pair line manage	6
pair line shows	-2
pair line with	-7
pair lineas lo	-4
pair linen and	-8
pair list apply	-3
pair listen so	-2
pair little time	-2
pair live in	-5
pair live within	10
pair livrai et	-2
pair livrer en	-9
pair lkw voll	-2
pair ll be	-5
pair ll have	-10
pair ll join	5
pair ll take	-7
pair llegue a	-5
pair llevar el	-4
pair llevar las	-7
pair lo demas	-3
pair lo import	-6
pair lo necesi	-2
pair lo sencil	-3
pair logeme t	-2
pair look around	-2
pair look for	-9
pair look forwar	-6
pair look out	-3
pair lookin after	-5
pair los casos	-2
pair los client	-2
pair los datos	-6
pair los docume	-12
pair los pacien	-6
pair los pasos	-5
pair los planes	-3
pair los primer	-5
pair los produc	-8
pair los puntos	-2
pair los result	9
pair los vierne	-2
pair lost proper	11
pair lot before	-2
pair love to	-3
pair low and	-5
pair lunes por	-4
pair lunes y	-10
pair macboo pro	11
pair machin and	-5
pair make sure	-4
pair mal im	-5
pair manage a	7
pair manage and	-3
pair manage is	-4
pair manage the	7
pair manana a	-4
pair manana el	-4
pair manana y	-2
pair mano y	-12
pair manten el	-7
pair manten la	-2
pair manten las	7
pair manual handli	-9
pair many kinds	-4
pair maquin en	-4
pair march to	-13
pair marcha y	-4
pair marche de	10
pair mardi samedi	-7
pair mas sencil	-2
pair maschi pflege	-3
pair maschi und	-11
pair master en	8
pair master s	-8
pair materi bestel	4
pair materi en	-9
pair materi et	-4
pair materi y	-3
pair matin sur	-3
pair matter to	-6
pair may be	-2
pair meals a	-7
pair medica insura	-5
pair medico mayore	-2
pair medico privad	2
pair medico terape	-2
pair meet them	-3
pair meetin a	-9
pair mehr als	4
pair meiste fragen	-4
pair meiste punkte	-3
pair melden sie	-3
pair member of	3
pair meme les	2
pair memory for	-4
pair mener les	-6
pair menos ano	-5
pair mensch die	-3
pair mensch im	-10
pair mensch mit	-3
pair merken wenn	-2
pair messen und	-7
pair metodo para	-2
pair mettre en	-6
pair mil pesos	-5
pair mindes brutto	-6
pair mindes drei	-3
pair mision hacer	-2
pair missin apply	-2
pair missio mener	-3
pair mit ahnlic	-4
pair mit blick	-10
pair mit datev	-4
pair mit den	-14
pair mit einer	-15
pair mit eltern	-4
pair mit fs	-4
pair mit ihnen	4
pair mit schwer	6
pair mit sorgfa	-9
pair mit stunde	-6
pair mitad de	-6
pair mitarb in	-3
pair mme le	-3
pair model data	-2
pair models in	-14
pair moins trois	-8
pair moitie de	-8
pair mon fri	-2
pair monats und	-6
pair monday and	-2
pair monday to	-5
pair month and	2
pair more as	3
pair more in	-7
pair more of	-10
pair more years	-15
pair move heavy	-4
pair moving and	10
pair mucho depend	-2
pair mundli wie	-2
pair n a	-5
pair n est	-7
pair n y	-4
pair nach abspra	-4
pair nach der	-7
pair nach eg	-10
pair nach hause	-7
pair nach kv	-4
pair nach tarif	-10
pair nach tv	-10
pair nach verein	-9
pair nacht und	-4
pair nada mas	-5
pair nadie asume	-4
pair name and	6
pair ne marche	-2
pair ne va	-4
pair near misses	-7
pair necess de	-3
pair need a	-6
pair need just	-2
pair need someon	-2
pair needed and	-4
pair negoci les	-2
pair nehmen und	-6
pair neue krafte	-10
pair never met	-4
pair new custom	-5
pair new town	-5
pair next step	-5
pair nicht notig	-4
pair nichts die	-2
pair nieman bringt	-3
pair nieman sie	-2
pair nimmst du	-11
pair ninos y	-8
pair nivel c	-3
pair no agenci	-2
pair no allerg	-3
pair no experi	-5
pair no hurry	-8
pair no two	-6
pair nobody works	-5
pair nos client	-6
pair not decora	-2
pair not have	-7
pair not say	-3
pair not wait	-2
pair nota ensegu	-2
pair nota si	-3
pair notes and	-4
pair notes de	6
pair nothin is	-4
pair notice what	-3
pair notion de	13
pair notre cabine	-6
pair nous nous	-12
pair nous quelqu	-2
pair nous sommes	-2
pair nous votre	-5
pair nouvea les	-2
pair now and	-2
pair nuestr cuenta	4
pair nurses and	-11
pair o aleman	3
pair o la	-3
pair o practi	-2
pair o pregun	-4
pair ob aus	-4
pair ob sie	-7
pair object et	-5
pair obra se	-3
pair oder ehrena	-4
pair oder in	-2
pair oder nach	-3
pair oder sie	-14
pair of a	-9
pair of an	-4
pair of asking	-2
pair of checki	-2
pair of every	-4
pair of findin	-10
pair of five	-3
pair of four	-3
pair of holida	-15
pair of humour	-12
pair of januar	-3
pair of leave	-3
pair of many	-4
pair of millio	-11
pair of one	-7
pair of paid	-10
pair of people	-2
pair of post	-7
pair of releva	-2
pair of seven	-5
pair of six	13
pair of teachi	9
pair of three	-3
pair of two	-4
pair of us	-6
pair off and	-4
pair off in	-2
pair off the	-7
pair offen sagen	-4
pair offen wie	-2
pair office in	-2
pair office work	-3
pair oficia de	3
pair ojo para	-4
pair on and	-4
pair on board	-8
pair on duty	-3
pair on every	7
pair on experi	-2
pair on food	7
pair on four	-8
pair on garde	-9
pair on good	-5
pair on hard	-3
pair on la	-7
pair on off	-4
pair on one	-2
pair on peut	-12
pair on remarq	-3
pair on sunday	11
pair on time	-3
pair on two	-3
pair on us	-3
pair on vient	-2
pair once how	-2
pair once you	-4
pair one and	-4
pair one does	-9
pair one of	-12
pair one to	-13
pair one week	-9
pair one year	2
pair ones with	-4
pair openly how	-2
pair operar a	-5
pair operat in	-3
pair operat manage	-13
pair opport employ	-2
pair or hospit	-9
pair or longer	-4
pair or more	-5
pair or practi	-5
pair or the	-7
pair or three	-8
pair or volunt	-2
pair orden y	-8
pair order and	-5
pair order in	-12
pair order suppli	-9
pair order the	13
pair order with	-5
pair orders and	-2
pair ordnun halten	-5
pair organi et	-4
pair organi le	-4
pair organi work	-5
pair origen y	-4
pair origin et	-6
pair origin ou	-3
pair other depart	-4
pair other side	-3
pair others depend	-3
pair others do	-2
pair ou de	-9
pair ou en	-5
pair ou equiva	9
pair ou experi	-6
pair ou l	-9
pair ou une	-9
pair our engine	-2
pair our guests	-2
pair our head	2
pair our hospic	8
pair our sites	-2
pair out and	-5
pair out for	-9
pair out in	-10
pair out new	-2
pair out on	-12
pair out to	-6
pair outils et	-6
pair over at	-3
pair over four	-6
pair over so	-8
pair own car	-4
pair own dog	-3
pair own hand	11
pair own the	10
pair own tools	-17
pair own transp	-5
pair own van	-7
pair own work	-2
pair p a	-3
pair p m	-9
pair pacien y	-6
pair pack and	-13
pair paid at	-15
pair paid by	-9
pair paid for	-9
pair paid in	-12
pair paid time	8
pair paid weekly	-10
pair pannes et	-9
pair papers and	-4
pair papier und	-5
pair par jour	-5
pair para buscar	-2
pair para las	-7
pair para lo	-3
pair para los	11
pair para pensar	-3
pair para turnos	-10
pair parece pequen	-2
pair parent leave	11
pair part de	-2
pair part in	-7
pair part is	-3
pair part tell	-6
pair partic aux	6
pair partid pendie	-2
pair partie l	-6
pair pas obliga	-4
pair pasa por	-3
pair pasos pequen	-5
pair pass it	-2
pair passer les	3
pair passio for	-11
pair past six	-7
pair patien at	-5
pair patien et	-2
pair patien und	-5
pair patrol the	-10
pair pay and	-10
pair pay for	-10
pair pay gap	4
pair pay is	-5
pair pendan les	-12
pair pensio scheme	-10
pair pensio with	4
pair people are	-8
pair people bring	-3
pair people have	-2
pair people in	-5
pair people look	-7
pair people move	-5
pair people on	-2
pair people or	-6
pair people to	-10
pair people unders	-6
pair per diem	6
pair per mile	-17
pair per month	-3
pair per shift	10
pair perime est	-3
pair permis be	5
pair permis d	-4
pair person and	-12
pair person con	-3
pair person en	-10
pair person et	-3
pair person fur	2
pair person n	-2
pair person que	-7
pair person sabe	-4
pair person se	-5
pair person vous	7
pair person who	-7
pair petite equipe	-7
pair pflege und	-13
pair place a	-3
pair place and	-3
pair place of	-5
pair plait dans	-3
pair plan d	11
pair plan the	-2
pair plan your	-4
pair planen dass	-2
pair planen und	-4
pair plans are	-4
pair plans change	-4
pair platfo and	-2
pair plc siemen	-4
pair please send	-2
pair plus a	-9
pair plus ou	-3
pair poco y	-2
pair point de	-5
pair point missin	-2
pair por hora	-2
pair por los	-4
pair por nuestr	4
pair por objeti	11
pair por pesos	-6
pair por un	-11
pair porter les	-9
pair portfo that	-8
pair post is	3
pair postgr qualif	8
pair pour dire	-2
pair pour eux	-4
pair pour faire	-2
pair pour la	-10
pair pour un	11
pair pour une	4
pair pour vous	-7
pair pourra etre	-6
pair pourri commen	-2
pair practi certif	6
pair practi en	-12
pair practi in	-4
pair prakti erfahr	-3
pair pratiq de	-5
pair praxis in	-8
pair pregun al	-3
pair pregun por	-2
pair premie coup	-2
pair premie questi	-2
pair prepar au	-3
pair prepar cada	-6
pair prepar des	-5
pair prepar el	-3
pair prepar la	-3
pair prepar los	-2
pair presen los	2
pair presta de	-3
pair presto y	-4
pair pride in	-4
pair prima extral	-3
pair prime annuel	-2
pair prime de	2
pair primer auxili	-15
pair primer dia	-4
pair primer pregun	-3
pair princi a	-3
pair priori et	-3
pair priori klaren	-4
pair privat health	6
pair privat medica	6
pair prl de	-5
pair pro jahr	14
pair pro rata	-2
pair proble before	-2
pair proces tell	-6
pair produc de	-6
pair produc design	-12
pair produc manage	4
pair produk und	-13
pair profes en	-2
pair profes in	-6
pair profit share	3
pair progra and	-13
pair progre and	-2
pair projec or	-2
pair promis and	-2
pair pronto de	-2
pair propia de	5
pair propri et	-3
pair proud of	-5
pair prueba de	3
pair prufen und	3
pair pueda contar	-3
pair puncio seca	-9
pair punkte wieder	-3
pair punktl fahren	-2
pair put faults	-2
pair qu il	-2
pair qu on	-2
pair qualit und	-6
pair quand chacun	-2
pair quand on	-4
pair quand vous	-2
pair quatre ans	-9
pair quatre jours	-9
pair que cada	-2
pair que cambia	-5
pair que es	-8
pair que has	-4
pair que hay	-6
pair que llegue	-7
pair que no	-4
pair que nous	-4
pair que parece	-2
pair que person	-2
pair que quiera	-2
pair que resist	-2
pair que te	-20
pair quelqu un	-5
pair querem que	-7
pair questi au	-2
pair questi biento	-3
pair questi from	-4
pair questi vous	-6
pair questi you	-3
pair qui a	-2
pair qui attend	-3
pair qui donnen	-2
pair qui lui	-3
pair qui reste	-4
pair qui travai	-2
pair qui vous	-3
pair quick way	-2
pair quien llega	-4
pair rate is	-4
pair rated good	4
pair reach their	-2
pair reach truck	-12
pair readin to	-2
pair ready to	-8
pair realis les	7
pair receiv a	8
pair rechnu und	-7
pair rechts und	-9
pair recono en	-6
pair record in	-6
pair record of	2
pair record progre	-2
pair redige des	-10
pair redige les	7
pair regar y	-7
pair regler les	-7
pair regles d	-11
pair regles de	-4
pair reinig und	-10
pair relate field	11
pair relati with	-8
pair releva experi	-2
pair reliab and	-6
pair reliab follow	-3
pair reliab in	-2
pair relied on	-5
pair remarq s	-3
pair remote stunde	-3
pair remune de	-4
pair rennes un	-7
pair repara pronto	-2
pair repara y	-15
pair repare et	-3
pair repari und	-4
pair repas et	-4
pair repere les	2
pair repond aux	-5
pair report and	-4
pair report damage	-6
pair report differ	-7
pair report faults	-5
pair report for	4
pair report hazard	-2
pair report that	-6
pair repres in	-3
pair repres us	9
pair repues y	-6
pair resist cualqu	-2
pair respec envers	-5
pair respec for	-4
pair respet por	-4
pair respon for	-4
pair restau a	-4
pair restau de	-5
pair restoc the	-12
pair result and	-6
pair result every	-9
pair result final	-4
pair result that	-2
pair review in	-3
pair revisa los	-2
pair richtu stimmt	-4
pair rien d	-6
pair rien ne	-8
pair right first	-3
pair right place	-12
pair rigueu dans	-6
pair rigueu et	-2
pair role runs	-2
pair room attend	8
pair room for	-3
pair ropa de	-2
pair rrsp matchi	8
pair rufen sie	-8
pair ruhe im	-6
pair run and	-5
pair run out	-5
pair run with	-3
pair run withou	-11
pair s a	-2
pair s en	-9
pair s licens	-4
pair s things	-4
pair sabado por	-3
pair sabbat after	10
pair sabe hacer	-3
pair safe on	-5
pair safely and	-4
pair safer ones	-3
pair sagen offen	-2
pair saison en	16
pair salair de	-10
pair salair par	-3
pair salair verse	-6
pair salari al	5
pair salary of	-5
pair sales or	-3
pair salga bien	-5
pair salgan comple	-10
pair salud para	6
pair same for	-2
pair samedi et	-2
pair samedi sur	-3
pair samsta im	-16
pair samsta x	-5
pair sap ewm	11
pair sap qm	-6
pair sauber arbeit	-7
pair sauber halten	-3
pair saves months	-3
pair savoir compte	-8
pair say openly	-2
pair say so	-3
pair school in	-2
pair school or	-6
pair schrei dass	-2
pair schrei sie	-2
pair schrei und	-12
pair schrif und	-2
pair schulu der	-3
pair se constr	-2
pair se encuen	-2
pair se nota	-2
pair se passe	-12
pair se pueda	-9
pair se puedan	-6
pair se recupe	-5
pair se sabe	-10
pair se trouve	-7
pair se vayan	-4
pair sea su	-7
pair season on	-4
pair sechs kolleg	-2
pair second look	-3
pair second year	14
pair securi de	-6
pair seguim a	-7
pair seguri y	-2
pair seguro medico	5
pair sehen was	-2
pair sehr gute	8
pair selbst und	-5
pair sellin here	-11
pair selon les	-10
pair semana libre	-4
pair semana y	-6
pair sencil y	-5
pair send your	-7
pair sens des	-8
pair sense of	-4
pair senten bien	-5
pair sentid de	-4
pair sentid del	-5
pair ser mas	-2
pair sera llevar	-2
pair series a	-3
pair servia a	-4
pair servic and	-8
pair servic en	-5
pair servic in	-3
pair servic so	5
pair set priori	-3
pair settin up	-14
pair setzen wir	8
pair seven in	-5
pair share of	5
pair share the	-3
pair share what	-4
pair shop floor	-11
pair short accoun	-5
pair should be	3
pair show the	-6
pair shows at	-2
pair shows what	-8
pair si esta	-3
pair si paran	-2
pair si te	-5
pair si vous	-6
pair sich in	-9
pair sich sicher	-3
pair sicher in	3
pair sick pay	-7
pair side is	-3
pair side you	-3
pair sie auch	-7
pair sie bedien	-15
pair sie bemerk	-2
pair sie berate	2
pair sie berich	-3
pair sie betreu	-6
pair sie bringe	-7
pair sie ein	-12
pair sie es	-6
pair sie fahren	5
pair sie finden	-15
pair sie gestal	2
pair sie haben	-3
pair sie kennen	-6
pair sie leiten	10
pair sie mit	-6
pair sie sorgen	-2
pair sie spater	-2
pair sie starte	-3
pair sie und	-2
pair sie verant	-3
pair sie verste	-11
pair sie von	-4
pair sie zugesa	-2
pair sieht man	-7
pair siemen s	-6
pair simila role	-6
pair simila work	-5
pair sind sie	-7
pair sind zu	-3
pair site and	-9
pair site is	7
pair situat de	-3
pair six mois	-14
pair six person	-3
pair six weeks	-12
pair six years	-18
pair sketch to	-6
pair so dass	-3
pair so fuhren	-4
pair so it	-9
pair so laufen	-3
pair so planen	-2
pair so schrei	-2
pair so well	-2
pair sobre el	-8
pair sobre tu	-3
pair social worker	-2
pair softwa that	-3
pair soigne et	-6
pair soin avec	-7
pair soin des	-3
pair soin du	-6
pair soir de	-3
pair solide pratiq	-3
pair solve proble	-3
pair some evenin	5
pair son bienve	-5
pair sorgen dafur	-3
pair sorgen und	-3
pair sorgfa bei	-2
pair sorgfa blick	-2
pair sorgfa und	-5
pair sort out	-9
pair sound like	-6
pair source and	-10
pair spanis is	-8
pair spater berich	-2
pair spazie und	-10
pair specia and	-12
pair spedit oder	-5
pair speech langua	-6
pair spent at	2
pair sponso for	10
pair sprayi certif	2
pair spread and	12
pair sprech sie	7
pair sprech und	-14
pair sql and	-2
pair sql server	-5
pair staff discou	-8
pair staff meals	5
pair stammd in	-4
pair stands a	-8
pair start after	-2
pair start and	-4
pair start at	-3
pair statut cadre	5
pair stehen sie	-8
pair stelle ist	-12
pair stelle wir	3
pair step by	-2
pair step in	-8
pair steps and	-4
pair steril instru	9
pair stimmt und	-4
pair stock and	-6
pair stock option	9
pair store in	-8
pair strict confid	-4
pair stunde bis	-2
pair stunde in	-6
pair su sitio	-3
pair subsid cantee	2
pair such as	13
pair suchen wir	-8
pair sucht in	-2
pair suivre l	-7
pair suivre les	-2
pair superv in	-5
pair suppor our	-8
pair sur cinq	-10
pair sur deux	-10
pair sur j	-10
pair sur le	-6
pair sur place	-9
pair sur trois	-2
pair sure et	-6
pair sure handli	-8
pair sure meme	-3
pair sus puntas	-3
pair system and	-8
pair t a	-8
pair taches conven	-2
pair tact in	-3
pair tag mit	10
pair tage homeof	-2
pair tage im	-2
pair tage in	-7
pair take blood	-8
pair take charge	-3
pair take home	-4
pair take paymen	-2
pair take the	-15
pair takes longer	-2
pair talk about	-2
pair talk to	-2
pair talk with	-8
pair tambie con	-3
pair tambie en	-9
pair tarde y	-2
pair tareas pareci	-5
pair target of	-3
pair task to	-5
pair tasks from	-6
pair tasks set	-3
pair taste measur	-10
pair te espera	-8
pair te gusta	7
pair te intere	-3
pair team and	-10
pair team ist	-2
pair team lead	-5
pair team mit	-10
pair team on	-5
pair team spirit	-3
pair team that	-3
pair techni and	8
pair techni the	-2
pair telefo und	-3
pair teletr comple	-5
pair teletr par	-5
pair tell the	-2
pair temps d	-2
pair temps de	-3
pair tenez chacun	-2
pair tenir a	-6
pair tenir des	-2
pair tenir les	-9
pair tenir une	-2
pair tenue fourni	-3
pair termin indefi	-8
pair termin und	-8
pair th month	4
pair than a	-2
pair thank you	-4
pair that a	-4
pair that costs	-6
pair that fit	-7
pair that is	-2
pair that it	-2
pair that keeps	-4
pair that lasts	-3
pair that make	-2
pair that others	-3
pair that people	-2
pair that save	-8
pair that shows	-3
pair that suits	-3
pair that time	-7
pair that you	-2
pair the abilit	-2
pair the back	-7
pair the bench	-10
pair the best	-8
pair the board	4
pair the buildi	-8
pair the busy	-3
pair the centre	-3
pair the city	-9
pair the client	-13
pair the commun	-10
pair the cost	-4
pair the counci	-6
pair the county	6
pair the courag	-4
pair the craft	-2
pair the days	-12
pair the dentis	11
pair the fire	9
pair the friday	7
pair the front	-5
pair the full	-6
pair the gift	-3
pair the hours	-2
pair the house	-5
pair the hygien	5
pair the kitche	-13
pair the laundr	17
pair the licenc	-7
pair the local	-6
pair the monthl	8
pair the mounta	-20
pair the nhs	-12
pair the number	-3
pair the on	7
pair the owner	5
pair the pass	-17
pair the phone	-7
pair the plan	-5
pair the proces	-2
pair the qualit	-9
pair the quiet	-3
pair the record	-4
pair the right	-7
pair the room	-3
pair the rota	-8
pair the school	4
pair the sea	-3
pair the servic	5
pair the shop	-9
pair the story	-4
pair the table	-6
pair the team	-2
pair the teleph	-9
pair the town	8
pair the trade	-10
pair the vehicl	-4
pair the weekly	11
pair the wish	-6
pair their day	-2
pair their goal	-2
pair their owners	-5
pair them at	-8
pair them on	-4
pair them up	-9
pair them with	-11
pair there are	-9
pair there s	-4
pair they are	-2
pair they come	-6
pair they do	-4
pair they need	-5
pair things stand	-2
pair this role	-5
pair three months	-6
pair three or	3
pair three sites	-5
pair three times	-11
pair three to	-7
pair throug the	-7
pair tiene que	-10
pair tiene sus	-3
pair tienes un	12
pair time equiva	-10
pair time hours	-5
pair time is	-5
pair to apply	-9
pair to bring	-2
pair to chase	-5
pair to compla	-3
pair to date	-6
pair to detail	-2
pair to drive	-13
pair to end	-7
pair to final	-11
pair to follow	-6
pair to friday	-3
pair to grow	5
pair to guess	-4
pair to join	-13
pair to live	-4
pair to meet	-5
pair to octobe	-4
pair to pass	-3
pair to plan	-13
pair to practi	-10
pair to read	-4
pair to school	-3
pair to see	-3
pair to septem	-7
pair to share	-4
pair to take	-3
pair to their	-8
pair to them	-2
pair to thursd	-3
pair to use	-4
pair to walk	-4
pair to win	-14
pair to with	-8
pair to work	13
pair to write	-3
pair to yourse	-2
pair todo en	-7
pair todo se	-4
pair todo un	-4
pair todos inform	-3
pair todos y	-2
pair togeth you	-4
pair tomar medida	2
pair tone saves	-3
pair tool insura	5
pair tools in	-2
pair tools rooms	-4
pair tours and	-11
pair tous les	2
pair tout age	-2
pair tout commen	-8
pair tout le	-2
pair tout s	-3
pair tout un	-7
pair toutes sortes	-6
pair toward people	-4
pair trabaj al	-3
pair trabaj con	-4
pair trabaj crece	-4
pair trabaj cuidad	-6
pair trabaj despue	-4
pair trabaj lo	-2
pair train collea	-6
pair train you	-10
pair traini and	-5
pair traini on	-4
pair traini or	-5
pair transm les	-5
pair transp so	-3
pair tratar con	-4
pair travai avec	-7
pair travai de	-4
pair travai fiable	-3
pair travai le	-3
pair travai propre	-7
pair travai qui	-6
pair treatm and	-3
pair treatm togeth	-4
pair treizi mois	-6
pair trois jours	-9
pair trouve la	-10
pair try out	-2
pair tu trayec	-3
pair turnos de	-3
pair tv l	-9
pair tvod sue	-4
pair twice a	14
pair two appren	6
pair two days	-4
pair uber die	9
pair uk drivin	4
pair un anglai	-2
pair un appren	14
pair un cap	-2
pair un curso	4
pair un dia	-5
pair un diplom	-7
pair un educat	-5
pair un jour	-5
pair un lunes	-4
pair un pain	2
pair un panier	-6
pair un peu	-4
pair un poco	-2
pair un qui	-3
pair un samedi	-3
pair un treizi	10
pair un week	-8
pair una bodega	-11
pair una buena	-6
pair una constr	-3
pair una curios	-4
pair una entrev	-2
pair una escuel	-3
pair una person	-7
pair una sola	-8
pair unbefr vertra	3
pair und abrech	-4
pair und abschl	-8
pair und am	-2
pair und an	-2
pair und anlage	-7
pair und anrich	-3
pair und beglei	-6
pair und behord	-7
pair und bei	-4
pair und dokume	-4
pair und drei	-7
pair und durchf	-16
pair und eigent	-6
pair und eine	-7
pair und fachbe	-7
pair und famili	-14
pair und fehler	-2
pair und fertig	-10
pair und fuhren	3
pair und geduld	-2
pair und halten	-6
pair und handwe	-18
pair und humor	-13
pair und ihre	-3
pair und im	-7
pair und ins	-7
pair und jahres	-10
pair und jemand	-3
pair und kassie	-11
pair und kleine	-3
pair und kolleg	-2
pair und kosten	-11
pair und ladung	-2
pair und leiten	13
pair und mit	-5
pair und nach	-11
pair und nehmen	-3
pair und nieman	-2
pair und papier	-4
pair und patien	-3
pair und pflege	-8
pair und protok	-8
pair und prufen	-11
pair und qualit	-5
pair und rechnu	-11
pair und rechtz	-4
pair und repari	-15
pair und ruhe	-12
pair und sanita	-4
pair und sicher	-4
pair und teamge	-12
pair und termin	-10
pair und therap	-15
pair und uber	-14
pair und verant	-4
pair und versch	-11
pair und vertra	-15
pair und zu	-13
pair und zwar	-2
pair und zwei	-3
pair unders a	-7
pair unders before	-5
pair une carte	9
pair une colleg	-7
pair une creche	9
pair une fois	-3
pair une heure	7
pair une main	-3
pair une mutuel	-2
pair une person	-5
pair une petite	-5
pair une pme	-9
pair une pratiq	-4
pair une premie	8
pair une questi	-3
pair une repons	-2
pair une voitur	-10
pair uns auf	-9
pair uns darauf	-3
pair uns einfac	-9
pair uns gern	-3
pair uns willko	-2
pair unsere gasten	-7
pair unsere kosten	2
pair unterl fur	-2
pair unterl vollst	-3
pair unters als	-2
pair unters brauch	-3
pair up and	-9
pair up for	5
pair up the	-6
pair up what	-3
pair us a	-3
pair us about	-3
pair us and	-2
pair us your	-3
pair use and	-4
pair use withou	-7
pair va pas	-3
pair vacaci y	-11
pair vale mas	-3
pair vales de	2
pair ve got	-4
pair ve se	-3
pair vehicu de	-8
pair vehicu et	-8
pair vehicu propio	14
pair vendre apres	-13
pair verans mit	4
pair verfah unters	-3
pair vergut im	-2
pair vergut nach	-8
pair verlas das	-2
pair verlas sich	-6
pair vermog leistu	5
pair verse sur	-6
pair versta mundli	-2
pair very welcom	-2
pair vie privee	-6
pair vieles hangt	-3
pair vienne de	-3
pair vier jahre	-8
pair vier tage	-9
pair vierne con	4
pair vierne libre	3
pair visita y	-2
pair visite et	-3
pair visite les	9
pair vmware und	-8
pair voit on	-3
pair voll und	-2
pair volunt work	-2
pair von beidem	-3
pair von der	-3
pair von drei	8
pair von hochst	-6
pair von ihnen	-2
pair von montag	-2
pair von uns	-6
pair von vortei	7
pair vor allem	2
pair vor dem	-12
pair vor der	-8
pair vor und	6
pair vorber und	-4
pair votre candid	-4
pair votre cv	8
pair votre mutuel	2
pair votre parole	-2
pair votre regard	-2
pair votre travai	-7
pair vous aimez	-2
pair vous attend	-10
pair vous commen	-4
pair vous donnez	-4
pair vous est	6
pair vous fait	-6
pair vous faites	-5
pair vous gardez	-10
pair vous interr	-3
pair vous le	-7
pair vous les	-6
pair vous plait	-3
pair vous pourri	-2
pair vous pouvez	-3
pair vous rendre	-7
pair vous revien	8
pair wald und	-5
pair walk a	-2
pair walk in	-3
pair walk the	-8
pair wareho and	-2
pair was aus	-2
pair was besser	-5
pair was unklar	-2
pair was zu	-11
pair water and	-8
pair way back	-3
pair way on	-6
pair way with	-7
pair we ask	-10
pair we can	-7
pair we don	-5
pair we look	-4
pair we need	-2
pair we pay	-3
pair we sell	-8
pair we supply	-2
pair we train	-8
pair we value	-16
pair we welcom	-2
pair week a	-3
pair week end	-3
pair week ends	-4
pair week from	-2
pair week includ	-7
pair week of	3
pair week on	-6
pair week to	-10
pair week with	-8
pair weeken in	-16
pair weekly and	-8
pair weekly pay	7
pair weeks of	-3
pair weeks on	-8
pair weeks paid	-6
pair weight and	-4
pair weihna und	2
pair welcom applic	-5
pair welcom visito	-4
pair well that	-2
pair welsh is	-2
pair wenn alle	-2
pair wenn arbeit	-3
pair wenn das	-2
pair wenn die	-8
pair wenn ein	-3
pair wenn es	-7
pair wenn plane	-10
pair wenn sie	-8
pair werden bei	-5
pair werkze und	-9
pair werkze von	12
pair what a	-15
pair what people	-6
pair what we	11
pair what works	-4
pair whatev the	-2
pair when a	-9
pair when collea	-4
pair when custom	-3
pair when it	-2
pair when most	-2
pair when nobody	-4
pair when they	-7
pair where they	-4
pair while the	-3
pair whiteb or	-3
pair who has	-10
pair who is	-13
pair who run	-2
pair who stays	-11
pair whole and	-2
pair wichti ist	-2
pair wie der	8
pair wie es	-5
pair wie schrif	-2
pair wieder melden	-3
pair will be	-9
pair will help	-12
pair will lead	-6
pair will make	-2
pair will report	10
pair will watch	-4
pair will work	-2
pair willko entsch	-2
pair wir arbeit	-4
pair wir auch	-5
pair wir dich	12
pair wir freuen	-8
pair wir sind	-6
pair wir voraus	8
pair wir zahlen	-4
pair wish to	-6
pair wissen wann	-6
pair with aids	-4
pair with animal	-6
pair with care	-14
pair with client	-5
pair with comput	-14
pair with custom	-12
pair with doctor	-3
pair with driver	-2
pair with figure	-5
pair with little	-3
pair with match	12
pair with or	-13
pair with our	2
pair with parent	-8
pair with payrol	-2
pair with produc	-14
pair with rust	-6
pair with sales	-10
pair with terraf	-2
pair with those	-6
pair with time	-7
pair with us	-4
pair with volunt	-11
pair withou a	-4
pair withou being	-2
pair wochen in	-12
pair wochen urlaub	-5
pair words at	-7
pair work alongs	-4
pair work five	-7
pair work four	-4
pair work from	-5
pair work gained	-5
pair work moving	-6
pair work one	-4
pair work or	-3
pair work out	-12
pair work rests	-2
pair work safely	-2
pair work scheme	2
pair work with	-5
pair work you	-5
pair workin in	12
pair workin on	-3
pair workin with	4
pair works well	-2
pair works with	2
pair write clear	-12
pair write down	-3
pair write report	-9
pair writer in	-5
pair wunsch ein	-4
pair wunsch eine	-7
pair wunsch uns	-12
pair x h	-2
pair x rays	-12
pair y a	-4
pair y al	-8
pair y cada	-13
pair y calida	-3
pair y capaci	-4
pair y comple	-4
pair y compri	-6
pair y compro	-9
pair y comuni	-13
pair y contar	-6
pair y contro	-11
pair y cuenta	-2
pair y cuidad	-7
pair y cuidar	-9
pair y cumpli	-6
pair y dar	-14
pair y de	-11
pair y despue	-2
pair y dos	3
pair y en	-11
pair y escuch	-2
pair y estar	-5
pair y evitar	-4
pair y explic	-4
pair y hacer	-9
pair y hacerl	-3
pair y haya	-2
pair y la	-9
pair y las	-5
pair y manten	-15
pair y nada	-5
pair y ordena	-10
pair y poner	-4
pair y prepar	-15
pair y produc	-3
pair y puntua	-6
pair y que	-6
pair y recoge	-14
pair y repara	-4
pair y respon	-12
pair y revisa	-8
pair y se	-5
pair y seguir	-9
pair y superv	-6
pair y tienes	3
pair y todo	-4
pair y tu	-4
pair y vierne	-4
pair year and	-16
pair year end	2
pair year s	4
pair year so	-2
pair years experi	-15
pair years post	8
pair years with	-14
pair you also	15
pair you apply	-3
pair you at	-6
pair you begin	-3
pair you d	-5
pair you grow	-3
pair you like	-3
pair you may	-4
pair you pass	-7
pair you plan	-2
pair you re	-7
pair you receiv	-3
pair you report	-4
pair you sell	4
pair you speak	-2
pair you stay	-13
pair you suppor	-4
pair you take	-2
pair you the	-12
pair you turn	-10
pair you what	-3
pair you write	-9
pair your cv	-13
pair your knowle	-8
pair your licenc	-12
pair your partne	19
pair your questi	-9
pair your salary	5
pair your time	-11
pair yourse and	-2
pair zahlen und	10
pair zeichn lesen	-7
pair zeile code	-2
pair zeilen genuge	-3
pair zeilen reiche	-2
pair zeit fur	-5
pair zu finden	-2
pair zu rechnu	-11
pair zu uns	-15
pair zugesa haben	-2
pair zum fachin	-10
pair zusamm mit	-5
pair zuschu zur	3
pair zwei bis	-2
pair zwei jahre	6
pair zwei schich	-5
pair zwei tage	-5
pair zwisch den	5
pair zwisch und	-8
role true oi	-4
run 0 di	-2
run 0 dp	-4
run 0 op	-4
run 1 op	-2
run 1 tl 4	-2
run 2 dp	-4
run 2 tl 4	-2
run 2 tl 5	-2
run 3 dp	5
small aber op	-8
small algo oi	-2
small all di	-2
small als di	-6
small also op	6
small ans oi	-5
small ans op	2
small ante oi	2
small any di	-3
small are oi	-2
small area oi	-6
small asks oi	-2
small auch di	-4
small auch op	-2
small avec di	-2
small b dp	7
small b op	-6
small be di	-7
small beer oi	3
small beim op	-3
small bien di	-4
small bien oi	-4
small bis oi	-2
small bon oi	-2
small both oi	-6
small bus op	-2
small but oi	-2
small ca op	-10
small cada di	-3
small calm di	-14
small calm op	-5
small can di	-4
small car di	-6
small cas oi	-7
small ceux oi	-3
small chez di	-2
small chez oi	5
small chez op	-2
small come di	-4
small come oi	-5
small como oi	-6
small dans di	-2
small dein op	2
small denn di	5
small der di	-2
small die di	-7
small diem oi	6
small does di	-5
small doit op	-6
small don di	-2
small don op	-5
small dont oi	-7
small dot di	-4
small du di	-2
small each oi	-4
small elle op	4
small eres op	-5
small erst op	-12
small eso op	-4
small esta op	-5
small et oi	-4
small etre oi	-3
small etre op	-10
small eye di	-5
small eye op	-3
small fair di	-6
small fall oi	-6
small fast op	-2
small full oi	7
small ganz op	-4
small geht op	-2
small gern di	-2
small gern oi	-4
small gets oi	-2
small go di	-4
small go oi	-7
small go op	-2
small goes oi	-2
small good oi	-9
small good op	-3
small gout di	-3
small gut di	-7
small gut oi	-6
small gute op	-3
small hace di	-4
small have dp	3
small head di	-7
small head oi	2
small her op	-2
small here oi	-5
small herz di	-6
small high di	-4
small high oi	-11
small hold dp	3
small ihre oi	-2
small ins op	9
small into di	9
small ir oi	-7
small ist di	-13
small it dp	-7
small its op	-3
small jede oi	-5
small kein oi	-5
small kein op	-8
small kind oi	4
small komm op	-10
small la dp	4
small las di	-5
small late di	-3
small late oi	-8
small le di	-9
small let op	-3
small leur oi	-14
small leur op	-7
small like di	-3
small like oi	-2
small los di	-2
small main oi	3
small main op	-3
small mais op	-8
small man oi	-3
small mehr di	-7
small mehr oi	-4
small met di	6
small near oi	-7
small need di	-2
small ni op	-16
small nice di	-5
small no oi	-2
small no op	-2
small noch oi	-8
small non di	-8
small non oi	6
small nos op	-7
small note op	-3
small nous oi	-13
small now oi	-7
small now op	-2
small nur oi	-9
small od di	-10
small oder oi	-4
small ohne di	-6
small ohne op	-2
small ojo di	-2
small open oi	-3
small open op	-3
small out di	-3
small over oi	-3
small p di	-6
small pa di	-5
small pan op	-6
small par di	-5
small play op	-2
small plus di	-2
small post oi	-9
small puis oi	-4
small put op	-2
small qu oi	-4
small qu op	-2
small qui di	-2
small qui oi	-4
small rien op	-3
small ruhe di	-7
small rund oi	-2
small say oi	-2
small sein op	-8
small sem oi	-4
small si di	-5
small si oi	-4
small sich oi	-7
small sin di	-10
small sind oi	-6
small soin oi	-7
small soin op	-6
small soll op	-9
small some oi	-2
small sont oi	-4
small sous oi	2
small such op	3
small sure oi	-3
small tact di	-3
small tell oi	-3
small th oi	4
small them oi	-6
small they di	-2
small tidy di	-6
small tidy oi	-2
small todo di	-5
small todo oi	-3
small tone op	-3
small too oi	-3
small too op	-8
small tous oi	3
small tout oi	-2
small tres op	-2
small tu di	-10
small tus oi	-5
small und di	-4
small uns oi	-12
small use di	-6
small used di	-2
small user oi	-2
small vers oi	4
small very op	-3
small viel di	2
small viel oi	-6
small vom op	-6
small vous di	-9
small warm di	-4
small who di	-2
small why oi	-2
small wir oi	-9
small with dp	-6
small work oi	-2
small wort di	4
small zu di	-7
small zum di	2
stretches 2 2	-3
stretches 3 6	-3
stretches 4 4	-2
stretches 4 5	-7
stretches 5 6	-3
t 1 dp	-2
t 5 di	-4
t 5 oi	-6
t 6 dp	-4
t 6 oi	-5
tl 0 n 1	9
tl 0 n 2	14
tl 0 n 3	12
tl 0 n 4	9
tl 0 n 6	10
tl 1 n 3	2
tl 1 n 4	2
tl 1 n 5	5
tl 2 n 0	-2
tl 3 n 0	-3
tl 3 words 4	-3
tl 4 di	-3
tl 4 n 2	-4
tl 4 oi	-3
tl 4 words 5	-4
tl 5 di	-6
tl 5 n 1	-4
tl 5 oi	-2
tl 5 words 4	-2
tl 5 words 6	-3
tl 6 di	-3
tl 6 dp	-4
tl 6 op	-3
tl 6 words 4	-5
tlf 2 dp	2
tlf 4 dp	-16
tlf 5 dp	-4
tlf 6 di	-2
w abbau	-7
w abend	3
w abend oi	10
w aber	-2
w aber op	-8
w ablauf oi	-13
w abnehm	-12
w abnehm oi	-12
w abon	7
w abon oi	6
w abou di	-6
w abou dp	-6
w abou op	-4
w abrech	-5
w abrech oi	-5
w abrir oi	-2
w absenc	-8
w absenc oi	-8
w absprach	-6
w absprach oi	-2
w abstimm	-3
w abstimm oi	-3
w abteil	-2
w acab	-3
w acab op	-5
w acce	9
w acce di	3
w accep	-4
w accep di	-8
w accessibili	-9
w accessibili oi	-12
w accord op	-3
w accou op	-4
w accredi	14
w accredi di	5
w accueil op	-5
w accura	-9
w accura oi	-9
w accurac	-2
w accurac di	-2
w acht	-9
w acht di	-4
w acht oi	-5
w acht op	-11
w acompa	-6
w acompa oi	-9
w acompan	-12
w aconsej	-3
w aconsej oi	-4
w acqui	-7
w acqui di	-7
w actu	-2
w actu op	-5
w acuerd	-6
w acuerd oi	-6
w adap	-2
w adap oi	-10
w adel	-2
w adel op	-2
w adju oi	8
w adob di	-8
w adul	-2
w adul op	-2
w advan	2
w advan di	5
w advi	-2
w advi oi	-6
w affa op	-4
w after di	10
w agai op	-2
w age	-2
w age op	-2
w agenc	8
w agit	-3
w agit op	-3
w agre oi	-2
w aguinald	9
w aguinald oi	9
w ahorr oi	11
w aid	16
w aid op	14
w aide	-3
w aide oi	-7
w aider di	-4
w aider oi	-2
w aids	8
w aids oi	8
w aimabl	-2
w aimabl di	-7
w aimabl oi	-4
w aime	-9
w aimez	-2
w aire	-3
w aisl oi	-3
w ajus	-2
w ajus oi	-5
w aktuell	-9
w alarm oi	13
w alarm op	-4
w alegr	-11
w algo oi	-2
w algu	-7
w algu op	-4
w alik	-9
w alik op	-3
w alim oi	-5
w aliv op	-4
w all di	-2
w allem op	4
w aller	-6
w aller op	-4
w allow	6
w allow oi	6
w alltag	-7
w alojami	5
w alon op	-4
w alongsid	-10
w alongsid op	-5
w als di	-6
w also op	6
w alt	-13
w altur	-5
w alum oi	3
w alwa	-2
w amabilidad	-3
w amabilidad oi	-7
w amba	-2
w ambi	-10
w ambi oi	-12
w amelior	-8
w among	3
w among op	5
w amter	-4
w amter oi	-4
w analy	-11
w analy oi	-11
w anbind	3
w anbind oi	3
w ande oi	-6
w anerkann	-7
w anfr	-5
w anfr op	-5
w anfrag	-4
w anfrag oi	-4
w angebo	3
w angebo oi	3
w angehorig	-8
w angehorig oi	-14
w angl	15
w angl di	10
w angs	-2
w anhor	-3
w anhor oi	-3
w anim di	-4
w anim op	-5
w anlag oi	-11
w anleg	-5
w anleg oi	-5
w anne di	-2
w anne oi	18
w annonc	-9
w annu	2
w ano di	-2
w anos	-5
w anos di	-5
w anoth	-4
w anpack	-14
w anpas	-8
w anpas oi	-8
w anrich	-3
w anrich oi	-3
w anruf	-10
w ans oi	-5
w ans op	2
w answ	-2
w answ di	-5
w answ oi	-5
w any di	-3
w anyo	-10
w anyo oi	-3
w anywh	-8
w apar	-8
w appe	-3
w appel	6
w appel oi	8
w appell	-6
w appell op	-6
w appl oi	5
w appl op	-5
w appoin	-4
w appoin oi	-4
w appoin op	-2
w appr oi	12
w apprec	3
w apprec di	13
w apprend	-2
w apprend op	-5
w apprent	6
w apprent oi	6
w aprend di	-2
w aprend oi	-6
w april	-2
w april op	-2
w aquell	-2
w aquell oi	-2
w aqui	-8
w aqui op	-8
w arab	15
w arbe di	-11
w arbe oi	-7
w arbei	-4
w arbei di	-8
w arbei oi	-7
w arbeitskleid	15
w arbeitskleid oi	15
w arbeitszei	-3
w arbeitszei oi	-3
w are oi	-2
w area oi	-8
w around op	-4
w arre oi	-7
w arre op	2
w arrim	-5
w arrim oi	-5
w arriv	-3
w arriv oi	-11
w art di	-7
w arzt	-3
w asegur	-8
w asegur oi	-8
w asesor	-4
w asesor oi	-4
w asked	-3
w asked op	-5
w asking	-4
w asking di	-2
w asks oi	-2
w asse op	-8
w asses	11
w assez	6
w assi	3
w assi oi	4
w assur op	14
w asum	-4
w asum op	-4
w aten	-8
w aten di	-8
w atenc oi	-4
w atend op	-2
w atou	-2
w atou di	-14
w atte di	-4
w attend oi	3
w auch di	-4
w auch op	-2
w aucu	-5
w aucu oi	-5
w audi	8
w audi oi	12
w audi op	-11
w auditor oi	7
w auffallig	-10
w auffallig oi	-10
w aufgeh	-6
w aufgeh op	-6
w aufmaß	7
w aufmaß oi	7
w auftre di	-3
w augu op	-4
w aujourd'hu	-4
w aujourd'hu op	-4
w aun	-3
w aun op	-9
w aupr	2
w ausbild oi	5
w ausgeh	-7
w auslief	-5
w auslief oi	-5
w auss op	9
w australi	12
w auswer	-7
w auswer oi	-7
w auta	-7
w auta op	-7
w authori	-3
w auto	4
w autocad	4
w automa	-5
w automa oi	-3
w automati	-3
w automati oi	-2
w automatiqu	8
w automatiqu oi	8
w autonom	-5
w autr di	-7
w autum	18
w auxil	-2
w außerd	8
w außerd op	8
w avan op	-8
w avanc	-3
w avanc oi	-2
w avanc op	-3
w avanz	4
w avec di	-2
w aver di	-2
w aver oi	-10
w aver op	2
w avis oi	-3
w avoir	-2
w away oi	-6
w away op	-4
w bad di	-3
w baja	-6
w baja op	-6
w bake	13
w bake oi	3
w banc	9
w banc oi	13
w band	-6
w band oi	-17
w band op	2
w bar	6
w bar oi	6
w barr oi	16
w barr op	-10
w base di	4
w base op	-9
w based	-2
w based op	-2
w baue op	-12
w baum op	-7
w baus	6
w baustell oi	-14
w baustell op	-6
w beach	-5
w beach oi	-5
w beantwort	-5
w beantwort op	-5
w beauftrag	7
w beauftrag oi	7
w bebid	4
w becau oi	-11
w becom	-4
w becom oi	-7
w bed	-2
w bed oi	-2
w bedi	-6
w bedi op	-7
w beding oi	-4
w beer oi	3
w befo dp	7
w befo op	-2
w befrist	-2
w befrist oi	-4
w begeh	-2
w begeh oi	-2
w begi op	-4
w begin oi	6
w begin op	-8
w beglei oi	3
w begonn	-2
w begonn oi	-2
w behal	-4
w behal op	-6
w behandel	-8
w behandel oi	-11
w behandel op	-2
w behandl	-8
w behandl oi	-13
w beheb	-4
w beheb oi	-4
w behord	-4
w behord oi	-5
w bei di	-5
w bei oi	-2
w beim op	-3
w being	-14
w being di	-8
w being oi	-7
w belastbarke	-3
w belastbarke di	-3
w beleg	9
w beleg oi	14
w bell	-4
w belong	-6
w belong di	-9
w bench	-11
w benef	9
w benef oi	9
w benefi oi	2
w beobach	-11
w beobach oi	-4
w bera	-3
w bera op	-5
w berei	-8
w berei op	-8
w bereithal	-8
w bereithal oi	-8
w bereitschaf di	-6
w bereitschaf oi	-2
w berg	-5
w berich	-5
w berich oi	-3
w berich op	-4
w berichtig	-2
w berichtig op	-2
w beruhig	-3
w bescheid oi	5
w bess	-3
w best	-3
w bestell oi	2
w bestimm	-3
w bestimm oi	-5
w besuch op	-3
w betrag	-12
w betrag op	-12
w betreu op	3
w betrieblich	13
w betrieblich oi	13
w bett	-5
w bett oi	-7
w bett op	-5
w betw oi	-4
w beurteil	-4
w bevorzug	-5
w bevorzug op	-5
w beweg	-15
w bezahl oi	-3
w bids	-2
w bien di	-4
w bien oi	-2
w bient	-10
w bient op	-10
w bienveill	-6
w bienveill di	-6
w bienvenu di	-3
w big	-11
w big op	-8
w bill op	2
w binom	9
w bird	-10
w birthd	12
w birthd oi	11
w bis oi	-2
w bist	-12
w bist di	-4
w bist op	-2
w bleib oi	-2
w blick di	-5
w blick oi	-8
w blum	-4
w blum oi	-6
w board	5
w board di	6
w board oi	5
w board op	-3
w bode	-5
w bode oi	-5
w body	12
w bon oi	-2
w bonjour	-16
w bono	2
w bono oi	2
w bons	-7
w bons oi	-9
w book	3
w book oi	2
w boot	5
w bord	-8
w bord oi	-7
w both oi	-6
w bough	8
w bough op	11
w branch	10
w brauch	-8
w brauch di	-7
w brauch op	-6
w breath	-7
w brev oi	-4
w brill oi	3
w brut oi	-5
w buch	-4
w buch oi	-2
w budg oi	6
w buen	-2
w buen di	-2
w buen op	-4
w build di	-11
w build op	-6
w bureau op	-6
w bus op	-2
w busc	-3
w busc di	-2
w busc op	-4
w busi	-10
w busin oi	18
w but oi	-2
w buy	-2
w c'es	-2
w c'es op	-4
w cabl	-11
w cabl oi	-11
w cad	-4
w cad oi	-11
w cada di	-3
w cafe	-4
w cafe op	-4
w cais	9
w cais oi	9
w calcul oi	-2
w calendr	-3
w calendr oi	-3
w calibra	6
w calibra oi	6
w calid	-4
w call op	-6
w call-ou	3
w calm	-3
w calm di	-10
w calm oi	-3
w calor	-9
w cama	-4
w cambi di	-4
w camer	-15
w camer oi	-3
w cami	-6
w cami op	-6
w campa	3
w campa oi	7
w campaig oi	-7
w can di	-4
w can'	-7
w candida	-3
w candida oi	-7
w candida op	-2
w candidatu	-2
w candidatu op	-2
w cann	-8
w cant	5
w cant oi	11
w cap	8
w capaci	3
w capaci di	12
w capacidad	-4
w car di	-6
w card di	4
w careful	-6
w careful oi	-11
w carer	9
w carg oi	4
w cari	-3
w carn	6
w cart di	16
w cas oi	-7
w casa oi	4
w case oi	3
w cash	8
w cash oi	17
w categor	-5
w categor di	-5
w cater	10
w catorc	-7
w cela	-2
w cell	-2
w certif	6
w certif op	19
w certifica	11
w certifica oi	8
w certifica op	8
w certificac	-10
w certificad	23
w cesp	-5
w ceux oi	-3
w chacu oi	-2
w chai	-3
w chai op	-3
w chair	3
w chair oi	3
w chambr	-6
w chanc oi	-2
w chang di	-3
w chaqu di	-2
w charl	15
w charl oi	15
w chas oi	2
w chas op	-4
w chat oi	7
w chat op	-5
w chem	-6
w chequ	5
w chequ oi	5
w cherch oi	-2
w chez di	-2
w chez oi	5
w chez op	-2
w chf	-11
w chf oi	-14
w chiffr op	-9
w childr di	4
w childr op	-14
w choi oi	-7
w choix	-6
w choix op	-7
w choo	-5
w choo oi	-2
w choo op	-11
w christm	11
w christm op	9
w cicl	-3
w cier oi	-3
w cierr op	-4
w cifr di	-4
w cinc	-3
w cinc di	-4
w cinc op	-2
w cinq	-6
w cinq di	-15
w cinq op	-2
w civil	13
w civil oi	8
w civil op	8
w clai	-3
w clai di	-3
w clai op	-2
w clair	-2
w clair di	-3
w clair oi	-3
w clar di	-2
w clar oi	-4
w claridad	-2
w claridad oi	-4
w clas	4
w clas oi	6
w clea oi	-12
w cleanlin	-6
w cleanlin di	-6
w clear di	-6
w clear oi	-3
w clien oi	-5
w clientel	-2
w clientel oi	-7
w clin op	4
w cloth	3
w cloth oi	6
w clotur	2
w clotur oi	2
w cloud	12
w clp	-6
w club	13
w club oi	12
w clus	-9
w clus oi	-9
w coach	2
w coach oi	-2
w coci	-4
w code oi	-2
w coll	18
w collec	3
w collec oi	5
w collect oi	-3
w colleg	8
w colleg oi	6
w collegu	-5
w collegu oi	-6
w coloc	-12
w coloc oi	-12
w come di	-9
w come oi	-3
w comer	-7
w comer op	-7
w comerc	14
w comfor	-6
w comi	22
w comi oi	2
w comid	-2
w comid oi	-2
w comm di	-13
w command op	-5
w commi	3
w commit	-4
w commit op	-4
w committ	9
w committ oi	9
w commun	-4
w como oi	-6
w comp	-6
w comp di	-2
w comp oi	-7
w compa di	-9
w compa op	-5
w compan	-7
w compan oi	-15
w companerism	-4
w companerism di	-3
w compar oi	7
w compl oi	10
w complain oi	4
w compr di	-9
w compr op	-5
w compu	-2
w compu di	-2
w comunicac	-13
w comunicac di	-13
w concep	-6
w concil	-2
w concil oi	-2
w condit	-9
w condit oi	-9
w condu	-4
w conduc	7
w conduc di	16
w conduc oi	-5
w conduc op	-3
w condui oi	6
w condui op	-3
w confid	-5
w confident	-6
w confident oi	-6
w confidentiali	-5
w confidentiali di	-5
w cong oi	2
w conn	-7
w connais op	-5
w connu	-3
w connu op	-3
w conseil	-13
w conseill	-3
w conseill oi	-6
w consig	-2
w consig oi	-5
w constanc	-11
w constanc di	-5
w constru oi	-3
w construc	9
w construi	-9
w construi op	-9
w consul	-3
w cont oi	2
w contabilidad	-2
w contabilidad oi	-5
w contac di	-12
w contac op	-8
w contag	-6
w contarl	-12
w continu	5
w continu oi	6
w contr op	-7
w contribu oi	-8
w contribut	-7
w contribut oi	-7
w control oi	-5
w conv op	-2
w conversac oi	-7
w coordina	-5
w coordon	-2
w coordon oi	-2
w copy	3
w copy oi	3
w corr	-13
w corr oi	-3
w correg	-8
w correg oi	-8
w corrig	-5
w corrig oi	-5
w cort	-4
w cort oi	-3
w cosa op	-3
w costumb	-4
w costumb di	-4
w costumbr	-4
w cote	-6
w cote op	-8
w coun oi	3
w coun op	-2
w council	11
w counsel	2
w countr	3
w countr op	3
w coup oi	-5
w cour di	2
w courr	-8
w courr oi	-10
w courto	-7
w cpr	20
w craf di	-2
w crec	-8
w crec op	-6
w crech	14
w creer	-7
w creer oi	-8
w crit	-3
w crit di	-6
w criter	-8
w croy	-3
w croy op	-3
w cscs	10
w cscs di	10
w cuadr	3
w cualqu di	-6
w cualqu op	-9
w cuar	-6
w cuar op	-8
w cuatr op	-10
w cubr	6
w cuent	-7
w cuent op	-7
w cuenta	-2
w cuenta op	-2
w cuid di	-3
w cuid op	-3
w cuir	-8
w cultur	-12
w curiosi di	-6
w curiosidad	-5
w curiosidad di	-6
w curiou	-8
w curr	-6
w curr di	-13
w curr oi	-2
w curs	5
w curs oi	9
w custom di	-8
w dabe	-2
w dabe op	-3
w dafur di	-13
w dafur oi	-8
w dami op	-9
w damo	3
w damo op	3
w dan	-2
w danach oi	-5
w dans di	-2
w dara di	-5
w darauf op	-2
w darf	-11
w darf oi	-3
w darf op	-10
w darum op	-2
w dashboard oi	-3
w data oi	-3
w date	-3
w date op	-7
w dato oi	-6
w dato op	2
w davo di	-4
w davo op	-2
w days di	-3
w dbs	16
w deadl op	-3
w deal di	-7
w deal oi	-11
w decen	-4
w decen op	-4
w decid	-2
w decid di	-7
w decid oi	-3
w decis oi	-3
w decis op	-5
w decl	-2
w decora	-2
w decora op	-2
w dedic	-4
w dedica	2
w defau oi	-2
w defend	-7
w defend op	-8
w degag	-3
w degag oi	-3
w dehor	-10
w deja	5
w dejar	-3
w dejar oi	-4
w deligh	-11
w deliv oi	2
w deliv op	-6
w demand di	-6
w demand oi	-5
w dene op	-8
w denk	-5
w denn di	5
w dent	15
w dent oi	15
w dentr	-4
w depar op	-3
w der di	-2
w desarroll	-5
w descan	-10
w descu	3
w descu oi	3
w dese di	2
w desherb	-8
w desherb oi	-8
w desir	3
w desir op	9
w despu oi	-6
w detail	-10
w detr	-5
w detr op	-5
w deutsch	7
w deutsch di	-6
w deutschkenntnis	14
w deutschkenntnis di	14
w deutschlandtick	6
w deutschlandtick oi	6
w deva	3
w develop oi	-14
w developp	2
w developp oi	2
w devi	8
w devic	-2
w devic oi	-3
w dezemb op	-6
w diagn	-8
w diagn oi	-9
w dias op	-5
w dibuj	-13
w did	-7
w die di	-7
w diem	6
w diem oi	6
w dien oi	-10
w dien op	5
w dies	-6
w dies op	-6
w diet	19
w diff	-3
w diff op	-2
w differenc	-7
w differenc oi	-7
w dificil	-2
w dificil di	-3
w digi	12
w diner	-8
w ding op	-2
w diplom	7
w diplom di	-2
w diplom op	12
w dir	-7
w dir di	-7
w dir oi	-10
w direc	-3
w direc oi	-12
w direk oi	6
w dirig	-5
w dirig oi	-4
w disabili op	-7
w disc	-10
w disc di	-8
w discou	10
w discou oi	10
w discoun	9
w discoun oi	10
w discov	-6
w discre	-4
w discre di	-3
w discrec	-3
w discrec di	-3
w disfru	-2
w disfru op	-2
w dish	-6
w dish oi	-6
w disp	8
w disponibili	-2
w disponibili di	-2
w disponibilidad	2
w disponibilidad di	2
w dispos	-6
w dispos di	-2
w dit	-4
w dix oi	-10
w doctor	-4
w doctor oi	-7
w docu di	-7
w documentac	-3
w does di	-5
w doit	-6
w doit op	-6
w doku	-6
w doku oi	-16
w doku op	8
w doll	-11
w doma	8
w doma op	-7
w domicil	8
w domicil oi	2
w doming	-3
w doming op	-3
w don	-3
w don di	-4
w don'	-4
w don' op	-7
w dond	-7
w dond oi	-7
w donn di	-2
w donn op	-3
w donnerstag	-8
w donnerstag oi	-8
w dont	-2
w dont oi	-7
w dorm	-5
w dort	-4
w dort op	-3
w doss	-2
w doss op	-6
w dot	3
w dot di	-4
w doub	-4
w doub di	-2
w doub oi	-3
w douc	-7
w douc di	-9
w dout	-6
w dout op	-5
w douz	-8
w down	-2
w down op	-4
w draf	-6
w draf oi	-7
w drauß	-2
w draw	-7
w draw oi	-5
w draw op	-7
w drei di	-4
w drei op	-2
w dreißig	-12
w dres	-10
w dres oi	-2
w dres op	-10
w drill	8
w drill oi	-4
w drink oi	-6
w droi	-4
w droi oi	-4
w drop	-9
w druck	-5
w druck oi	-5
w drug	17
w drug di	17
w dry	-4
w duda	-8
w duda oi	-10
w duen	-5
w durabl	-3
w durch	-3
w durch oi	-6
w durchfuhr	-4
w durchfuhr oi	-4
w during oi	4
w duty	-8
w duty oi	-6
w each oi	-4
w ear	-5
w earl	-5
w earl di	-6
w earl op	-7
w earn op	-5
w ease	-4
w ease di	-3
w easi	-3
w ecar	-7
w ecar oi	-7
w echang	-13
w echang oi	-9
w eche	-9
w ecol op	-5
w ecou	-6
w ecou di	-2
w ecou op	-12
w ecra	-6
w ecri	-2
w ecri oi	-7
w ecritu	-13
w edge	-9
w edit	5
w edit di	10
w educ	9
w efec	-6
w efec oi	-7
w ehrenam	-4
w ehrenam di	-4
w ehrlich	-2
w ehrlich oi	-2
w ehrlich op	-4
w eige di	4
w eigentum	-12
w eigentum oi	-8
w eigenverantwortlich	-2
w eigenverantwortlich op	-2
w eigh	-14
w eigh oi	-10
w eigh op	-6
w eight	-3
w eign	-5
w eign op	-5
w eile	-6
w eilig	-12
w eilig op	-12
w ein-	-7
w einand	-4
w einand op	-4
w einarbei oi	-2
w einem di	-4
w einfach	-2
w einfach oi	-3
w einfach op	-3
w einflu	-3
w einflu op	-3
w einfuhlungsvermog	-10
w einhal	-4
w einhal oi	-4
w einkauf	6
w einkauf oi	6
w einlag	9
w einlag oi	9
w einm oi	3
w einschlagig	-4
w einschlagig di	-4
w einschleif	-3
w einschleif oi	-3
w einzel	-13
w ejercic	-8
w ejercic oi	-8
w elabor	4
w elabor oi	6
w electr	-4
w electr oi	-7
w eleg oi	-7
w elev oi	7
w elev op	-10
w elig	-6
w ello op	6
w else	-3
w else op	-2
w elter	-5
w elter oi	-4
w emball	-5
w emball oi	-5
w empez	-2
w empez oi	-4
w empez op	-2
w empfang	-8
w empfang oi	-10
w empi	-7
w empi op	-10
w emplo	-3
w emplo oi	-6
w employ oi	4
w empr	5
w empr op	6
w empt	-16
w empt oi	-2
w encadr oi	4
w encaj	-11
w encarg	-8
w encarg op	-8
w enco	-8
w encour	-12
w encourag	-5
w encourag oi	-7
w encu	-3
w encu oi	-3
w end di	-4
w ends op	-2
w energ	-11
w energ op	-7
w enfan oi	-4
w enfan op	-11
w engag	-7
w engag op	-7
w engin	-2
w engin oi	-3
w engl	8
w englischkenntnis	2
w englischkenntnis di	2
w english di	-2
w english op	4
w enhanc	11
w enhanc oi	15
w enjo	-9
w enjo op	-6
w enough di	-14
w ensambl	-12
w ensambl oi	-12
w ense oi	-6
w ensegu op	-2
w enseig	-5
w enseig oi	-5
w ensembl	-2
w ensembl op	-4
w ensen	-7
w entend	-2
w entend op	-5
w enter	-11
w entfer	-12
w entgeltgrupp	-10
w entreg oi	-7
w entrepri oi	13
w entscheid	-6
w entscheid op	-9
w entsteh	-2
w entsteh op	-2
w entwickel	-12
w entwickel oi	-14
w entwurf	-5
w entwurf oi	-5
w enver	-3
w envi	-3
w envi op	-9
w envia	-3
w envia op	-3
w envir	-8
w envir oi	-8
w enviro	-7
w enviro op	-5
w eparg oi	2
w equi oi	-7
w equip di	-12
w equip oi	-2
w eres	-5
w eres op	-5
w ergebnis	-6
w ergebnis oi	-6
w erinn oi	-5
w erken oi	-2
w erkl	-7
w erlaub	-3
w erlaub oi	-3
w erprob	-3
w erprob oi	-3
w erreich oi	-10
w erreur	-6
w erreur oi	-6
w error	-4
w erwart	-6
w erwart op	-6
w escri op	-4
w escuch	-8
w escuch op	-3
w eso op	-4
w espac	-7
w espac oi	-14
w espac op	-2
w espec	-4
w esper	-2
w esper op	-8
w esse	-2
w esse op	5
w essent di	-6
w essent op	15
w est oi	-2
w estad	-3
w estam	-14
w estam op	-14
w estar	-3
w estar op	-2
w este oi	-2
w esteriliz	5
w esteriliz oi	5
w etabl oi	-3
w etat oi	-8
w etre oi	-4
w etre op	-10
w etwa oi	-4
w euro	-5
w euro oi	-2
w euro op	-6
w eux	-4
w evalu	-9
w evalu oi	-9
w even di	-12
w ever di	-4
w everybod	-6
w everyd	-7
w everyo di	-9
w everyo oi	-5
w everyth	-5
w everyth oi	-9
w evit	-7
w evolu	-6
w evolu oi	-7
w exac	-8
w exac di	-3
w exac oi	-11
w exactitud oi	-2
w exam	-7
w exam oi	8
w excel	4
w excel di	5
w excell	-8
w excell di	-6
w exerc	12
w exerc oi	-17
w exig di	-6
w existenc	-13
w existenc oi	-13
w expec op	5
w expen	-2
w expl	-5
w expl oi	-4
w expl op	-4
w expla di	-7
w expliqu di	-6
w expor	5
w extr oi	3
w eye di	-5
w eye op	-3
w face	-11
w face op	-8
w fachgebi	-3
w fachgebi op	-3
w fachkraf oi	12
w fachkraf op	-7
w facili	2
w facili oi	2
w facon	-5
w facon oi	-5
w fahr oi	-4
w fahrga	-13
w fahrga oi	-13
w fahrzeug	-6
w fahrzeug oi	-6
w faill	-4
w fair di	-6
w fairn	-2
w fait oi	-5
w fall	-2
w fall di	-2
w fall op	-7
w falt di	-8
w fami	13
w fami oi	8
w fami op	9
w famil di	2
w famill	-2
w farb	-9
w faudr	-3
w faudr op	-3
w faul oi	-2
w fauteuil	-7
w fauteuil oi	-7
w fear op	-3
w featur	-3
w featur oi	-3
w febr	-7
w febru	-6
w febru op	-5
w fech	-2
w fech oi	-2
w feel	-2
w feel di	-7
w fees	10
w fees oi	10
w fein di	-4
w feingefuhl	-6
w fens	-12
w fero	-2
w fero op	-2
w fertig oi	-7
w fest op	6
w festhal	-2
w festhal oi	-2
w festiv	8
w festiv oi	8
w fetch	-4
w feu	-3
w few	-2
w few op	-2
w fiabili	-6
w fiabl	-3
w fiabl di	-7
w field di	2
w field oi	-3
w fifth	-7
w figur di	-3
w figur op	-5
w fijar	-2
w fijar oi	-3
w file	-4
w file oi	-5
w fill	-6
w fill oi	-2
w fill op	-9
w final oi	-2
w financ	-3
w financ oi	-11
w finc	9
w fine di	-2
w finish di	-6
w finish oi	-7
w firm di	-2
w firm oi	5
w firmn	-5
w firmn di	-5
w fisic	-9
w fisic di	-3
w five di	-3
w five oi	-2
w fixe	-10
w fixed	-3
w fixed op	-10
w fixer	-2
w fixer oi	-2
w floor	8
w floor op	3
w flow	-4
w flow oi	-4
w flue	7
w flue di	13
w fluenc	2
w fluenc di	2
w folg	-4
w folg oi	-4
w folg op	-3
w follow oi	-4
w follow-up	-13
w follow-up di	-13
w fonc	16
w food	5
w food op	3
w forec oi	3
w forec op	-3
w formac oi	13
w formalidad di	-8
w formul	-3
w fort	-7
w fort op	-6
w fortnigh	5
w fortnigh op	3
w forward	-6
w forward op	-6
w four di	-10
w four oi	-11
w fourt	-5
w fourt op	-5
w frag oi	-7
w frai oi	2
w fram	-2
w franc	-2
w franc di	-4
w frank oi	-2
w franz	2
w frau op	-3
w freel op	-5
w freihe	-6
w freitag	-11
w freitag oi	-11
w fremd di	-5
w fresh	-9
w fresh oi	-16
w freud	-10
w freud di	-4
w freundlich di	-5
w freundlich oi	-8
w friend oi	-5
w fris	-5
w frisch	-10
w fron	-4
w fron op	-6
w fuhrersch op	9
w fuhrungserfahr	2
w fuhrungserfahr di	5
w full-tim oi	5
w func	-2
w func oi	-4
w fund	2
w funf	-3
w funf op	-3
w funftel	-2
w furth	12
w futt	-2
w gana	-3
w gana op	-5
w garag	3
w gast op	-2
w gate	10
w gebe oi	-4
w gebrauch oi	-4
w geduldig	-8
w gefahr	-6
w gefahr oi	-2
w gefuhl	-7
w gefund	-2
w gefund op	-2
w gehal oi	-5
w gehalt	-4
w gehe	-4
w gehor	-6
w gehor op	-6
w geht op	-2
w geld	-11
w geleb	-2
w geleb op	-2
w geling	-9
w gemeind	3
w gemeinsam	-8
w gemeinsam oi	-8
w genau di	-2
w genau op	-2
w gend	13
w gener oi	-2
w gent	-3
w gent op	-4
w gepfleg	-4
w gepfleg op	-4
w gera	-8
w gerad	-7
w gerad op	-7
w gerer	2
w gerer oi	2
w gerez	-5
w gerich	-3
w gerich oi	-3
w gern di	-2
w gern oi	-4
w geschich	-6
w geschich op	-6
w geschlech	-2
w geschlech op	-2
w gesellenbrief	-2
w gesellenbrief di	-4
w gesellschaf	-2
w gesellschaf oi	-2
w gesprach oi	-2
w gespur	-2
w gespur di	-2
w gest di	-8
w gest oi	7
w gestal oi	-2
w gesundheitszeugn	10
w gesundheitszeugn di	10
w gets oi	-2
w gewerk oi	-6
w gewin	-6
w gewin op	-6
w gewinnbeteilig	13
w gewinnbeteilig oi	13
w gibt	-6
w give di	-5
w give oi	3
w giving	-6
w giving oi	-9
w glad	-2
w glad op	-2
w glas	-5
w glas oi	-10
w gleich	-2
w gleich op	-3
w gleichzeitig	-8
w gleichzeitig op	-8
w goal oi	-8
w goes oi	-2
w gold	10
w googl	-5
w got	-4
w gout	-5
w gout di	-3
w gout op	-4
w grad oi	-9
w grad op	-9
w gradu	9
w grand oi	-15
w grat	3
w grat oi	5
w gratui	18
w gratui oi	4
w gree di	3
w gros	-3
w gros oi	-11
w group oi	9
w grow op	-7
w groß	-2
w groß oi	-4
w grund op	-6
w grupp	-2
w grupp op	-2
w guar	8
w guar oi	11
w gues di	-2
w gues op	-3
w guiar	7
w guiar oi	7
w gust di	-2
w gut di	-7
w gut oi	-6
w gute di	-2
w habi di	-10
w habili	7
w habili di	7
w habitac	8
w habitud	-3
w habl di	-9
w habl oi	-5
w haccp	-8
w hace	-3
w hace di	-5
w hace op	-4
w hacer op	-2
w hacerl	-3
w haga oi	-4
w hair	-12
w halb oi	-17
w halb op	5
w half-pr	5
w half-pr oi	5
w hand oi	-7
w handel	-6
w handel oi	-6
w handl di	7
w handl op	-10
w handov	-10
w handwerk	-10
w hang	-10
w happ op	-5
w hard	-2
w hard oi	-4
w hard op	-2
w harm	-12
w hast di	-7
w hat	-15
w hat op	-16
w haut	7
w have dp	3
w hay	-2
w hay oi	-4
w head di	-7
w head oi	2
w health oi	3
w health op	-2
w hear	-6
w hear oi	-9
w heav	-3
w heav oi	-4
w hebe	3
w hebe di	3
w hekt	-9
w helf	-8
w helf oi	-13
w helpful	-4
w her	-9
w her op	-2
w herau	-5
w herau op	-5
w here oi	-5
w herr op	-2
w herrami di	-3
w herz di	-6
w herzlich	-9
w herzlichke	-9
w herzlichke di	-9
w heur di	-8
w heur oi	-6
w hierarch	-2
w hilf	-9
w hilf oi	-13
w hilfepla	-2
w hilfepla op	-2
w hilt	8
w hilt oi	8
w hinausgeh op	-2
w hinweg	-2
w hinweg di	-2
w hiring	-2
w his	10
w histor op	-3
w hiver oi	11
w hnc	4
w hnc di	2
w hof	4
w hoflich	-5
w hoflich di	-5
w hoja	-13
w hold di	-10
w hold dp	3
w homeoff	-5
w homeoff oi	-9
w hone di	-5
w hone op	-5
w honestidad	-7
w hope	5
w hope op	5
w hora oi	-4
w hora op	-7
w horar oi	-3
w hore	-5
w hore oi	-4
w hore op	-3
w hot	-6
w hour di	-4
w hour oi	-2
w hous oi	9
w hous op	-5
w hoy	-10
w hoy op	-10
w humeur	-5
w humeur di	-10
w humor	-14
w humor op	-5
w humour	-9
w hundr	-16
w hundr op	-16
w hurd	-2
w hurd op	-2
w hurr	-3
w hurr op	-5
w hurt	-7
w hydraul	3
w hygi di	5
w ici	-5
w ici op	-5
w idea op	-11
w ideal di	-14
w idee	-3
w idee oi	-6
w ihn oi	-4
w ihne oi	-6
w ihre oi	-5
w ihrem	-10
w imag oi	-5
w immer	-9
w immer op	-10
w impar	5
w impar oi	5
w impor di	8
w impor oi	-11
w impor op	-4
w imprevu	-2
w imprevu oi	-5
w improv	-4
w improv oi	-4
w incid	-13
w incid oi	-17
w includ op	4
w indef	7
w indef oi	13
w indemni	-10
w indemni oi	4
w indispen	15
w individu	-11
w individu oi	-11
w inform di	-4
w inform oi	-7
w informad	-2
w informad op	-2
w informatik	12
w informatik di	12
w infrastructu	-7
w infrastructu oi	-7
w ingen	4
w ingen di	4
w ingl	14
w ingl di	7
w inne	-8
w ins op	11
w insi	-8
w insid	-9
w inspect	5
w inst oi	15
w instagram	2
w instagram oi	2
w install	4
w install oi	2
w install op	4
w instead	-14
w instruc	-11
w instrucc	-5
w instrucc oi	-5
w instruct	-5
w instruct oi	-7
w insur	26
w insur di	17
w integr	17
w inter di	-2
w inter op	-7
w interes di	-8
w interes oi	22
w interfac	-3
w interfac oi	-4
w intern	14
w interrogero	-3
w interrogero op	-3
w interview oi	-4
w into di	9
w inven	-4
w invi	-2
w invi op	-8
w invo oi	3
w isn'	-5
w iso	12
w ist di	-13
w item	-4
w its op	-3
w jahressonderzahl	13
w jahressonderzahl oi	14
w jahrlich	15
w jama	-4
w jard oi	-9
w jard op	3
w jedem	-3
w jedem oi	-6
w jemand	-3
w jeud	-3
w jeud oi	-6
w jeux	-7
w job	-3
w job di	-11
w job op	-4
w jobs	-5
w jobs op	-6
w jobtick	19
w join di	-10
w join oi	15
w jorn oi	-3
w jouer	-2
w journ op	-3
w judic	14
w juev	-7
w juev oi	-7
w jugendlich	-5
w jugendlich oi	-5
w jung oi	-5
w juni	-7
w juni oi	-5
w juni op	-4
w junior	14
w junior oi	14
w junt	-2
w junt op	-2
w jusqu' op	-3
w jusqu'au	-13
w just	-8
w just di	-13
w kaff oi	15
w kann oi	-5
w kaufman	-9
w kaufman di	-5
w keep oi	-4
w kein	-2
w kein oi	-5
w kein op	-2
w kenn	-3
w kenn op	-6
w kennenzuler	-3
w kennenzuler op	-3
w kenntn	-4
w kenntn di	-4
w kennzeich	-4
w kennzeich oi	-4
w kett	-2
w kett op	-2
w keys	5
w kilo	-12
w kind di	-3
w kindn	-10
w klar di	-6
w klar oi	-3
w klei oi	-7
w kling	-6
w kling op	-4
w knack	-2
w knack di	-2
w knowledg oi	-9
w kolleg oi	-11
w kollektivvertrag	-7
w komm op	-2
w konn	-2
w konn oi	-5
w kont	-4
w kont oi	-4
w kontak	5
w kontak oi	-6
w konzentr	-3
w konzentr di	-3
w korrek	-12
w korrek oi	-12
w kostenl	3
w kraf	-8
w kraf oi	-9
w kund	-4
w kund di	-10
w kund oi	-3
w kurz oi	-2
w labor	16
w ladung	-2
w ladung oi	-2
w lager op	-4
w lais	-2
w lais oi	-5
w lame	2
w lame oi	2
w land	2
w lang di	-7
w langu oi	6
w laptop	11
w laptop oi	11
w larg oi	6
w larg op	-5
w las di	-5
w lass	-5
w last oi	-2
w late di	-3
w late oi	-3
w lauf op	-4
w laun di	-2
w laut	-6
w laut op	-4
w lay	-6
w lay oi	-6
w lear di	-9
w leas oi	11
w leas op	10
w leav op	-6
w lebe	-14
w lect	4
w lectu	8
w lectur	-2
w lectur oi	-2
w leed	5
w leed op	2
w leer oi	-3
w left op	-4
w legac	11
w legac oi	11
w legal	-6
w lehr	-4
w lehr di	-11
w leistungspram	9
w leistungspram oi	9
w leit di	-14
w lend oi	-9
w lern oi	-3
w lern op	-4
w lernend oi	20
w lese	-7
w lese oi	-5
w lese op	-3
w less	-2
w less op	-9
w let op	-3
w lets	-2
w lett op	3
w leur	-6
w leur oi	-10
w leur op	-2
w leut	-3
w libertad	-3
w libertad op	-3
w libr di	-2
w libr op	-11
w licenc	2
w licenc di	17
w licenc oi	-8
w licenc op	-12
w lich	-7
w lich oi	-7
w lieb	-11
w lief	-3
w lief op	-3
w lieg oi	-3
w lieu	-6
w lieu op	-6
w lieux	-4
w ligh di	-6
w ligh oi	18
w ligh op	-5
w lign oi	3
w like di	-3
w like oi	-2
w limi oi	-3
w limp	-2
w limp di	-3
w limp oi	-3
w line oi	7
w line-ma	10
w line-ma oi	10
w lini	-19
w lini op	-5
w lire	-11
w lire op	-14
w list di	-5
w littl	-2
w littl oi	-6
w livrais	7
w livrais oi	7
w lkw op	-2
w lleg op	-4
w load di	-4
w local oi	10
w lock	-12
w lock oi	-3
w log	-3
w log oi	-3
w loge	6
w loge oi	6
w logiciel	-4
w logr	-2
w lohn	-11
w long	-2
w long di	-10
w longtemp	-13
w los di	-2
w lose	-14
w losung oi	-6
w lote	4
w lote oi	7
w love	-9
w lugar	-6
w lugar op	-6
w lui op	-3
w lunch	5
w lunch oi	7
w lunchtim	3
w lunchtim oi	3
w lund	-4
w lund oi	-6
w lune op	-11
w lust	-18
w luz	8
w macbook	5
w macbook oi	5
w mag	-16
w maga	10
w mags	-4
w mags oi	-2
w mail	-3
w mail oi	-3
w maint oi	-2
w mais	-5
w mais op	-4
w making	-3
w making op	-4
w mal op	-3
w malad	-6
w man oi	-3
w manch	-10
w manch op	-10
w manchm	-4
w manchm op	-4
w manda	-15
w manda op	-15
w manej di	-2
w manipul	9
w mann di	-17
w mano	-2
w mano di	-3
w mano oi	-2
w manqu op	-6
w manu	11
w many op	-2
w maquet	-5
w maquet oi	-5
w marc oi	6
w march op	-3
w marchandi oi	-2
w mard	-5
w mard oi	-5
w mardi-sam	-7
w mardi-sam oi	-7
w marke	-2
w marke oi	-2
w mart	4
w mart oi	-9
w mater di	-3
w materiaux	6
w materiaux oi	6
w mati di	-6
w mati oi	-2
w matin	6
w matt	-3
w matt oi	-5
w matt op	-3
w mayor oi	9
w meal oi	17
w meal op	-8
w mechan	-5
w medec	-7
w medec oi	-7
w medi di	3
w medi op	-8
w medic di	10
w medic oi	2
w medic op	-7
w medid	10
w medid oi	2
w medika	13
w medir	-14
w medir oi	-10
w meet oi	11
w mehr di	-4
w mehr oi	-4
w mejor	-5
w mejor oi	-2
w meld	-15
w meld oi	-7
w meld op	-13
w memb	5
w memb op	6
w membership	5
w membership op	10
w meme	-2
w meme op	-4
w memo	-2
w memor di	-2
w mener oi	-2
w meng	-3
w meng oi	-3
w mensch	-3
w mensch di	-16
w mensch op	-2
w mensu	12
w mentor	12
w mentor oi	12
w merc	6
w merc oi	6
w mercanc oi	-3
w mercr	8
w mercr oi	6
w meri	-4
w merk	-5
w merk op	-2
w mesa	-9
w mesa oi	-10
w mess di	13
w mess oi	-4
w messag op	-2
w met	7
w met di	6
w meta oi	9
w method di	-3
w meti di	-8
w meti oi	-3
w metod	-2
w metod di	-2
w metr op	-2
w mide	-2
w mide op	-2
w mied	-9
w migh	-6
w mil	-3
w mile	-9
w mile oi	-10
w mill oi	-6
w millime	-7
w millime oi	-7
w millo	7
w millo op	7
w mind di	-8
w mindest oi	-6
w minimum oi	-15
w minu	-6
w minu di	3
w minu oi	-2
w minu op	-11
w mio	6
w mise	-9
w mise oi	-12
w mism	-3
w mism op	-5
w miss	-3
w miss oi	-3
w mitad	-6
w mitarbeitend op	-5
w mittages	7
w mittages oi	7
w mix	-8
w mix oi	-8
w mobel	-5
w mobel oi	-5
w moch	-5
w moch op	-3
w model op	-3
w modeli	-4
w modeli oi	-4
w moder	17
w moder oi	8
w moge	-7
w moge op	-3
w moit	9
w moit op	12
w mome	-5
w mome op	-13
w momen oi	-10
w mon-fr	-2
w mon-fr oi	-2
w monatsgeh	2
w monatsgeh oi	2
w monatsgehal	-4
w monatsgehal oi	-12
w monitor	-3
w monitor oi	-13
w mont oi	-6
w mont op	8
w montag op	-5
w montr	-9
w morg	-6
w morg op	-6
w morn op	-4
w most	-2
w most oi	-13
w motor	-5
w motorsagensch	7
w motorsagensch di	7
w mots di	-6
w mots op	-5
w mover	-13
w mover oi	-12
w moving op	-6
w much di	-3
w much oi	-2
w mund	-5
w municip	4
w municip oi	7
w must oi	4
w mutuell	16
w mutuell oi	12
w mxn	-5
w mxn oi	-11
w nach di	-2
w nachmittag	-7
w nachmittag op	-7
w nachvollziehb oi	-3
w nadi op	-2
w nahe	-2
w nahe op	-5
w name di	-4
w name op	4
w named	4
w natio	2
w natio di	2
w natu	-10
w natur	-3
w natur op	-4
w navidad	12
w navidad oi	7
w navidad op	10
w near	-3
w near oi	-7
w neat	-11
w necesar	-7
w necesar di	-6
w necesi	-5
w necesi di	-4
w necesi op	-5
w need di	-9
w need op	-2
w neerland op	14
w negoc oi	2
w neig	-10
w neig op	-3
w nerv	-8
w nerv di	-5
w net oi	-7
w neto	-12
w neto oi	-15
w netto	-7
w netto oi	-6
w network di	11
w network oi	-3
w neuf oi	2
w neug	-5
w neug di	-6
w neugierig	-2
w never	-6
w never di	-2
w never oi	-3
w never op	-12
w new oi	4
w new op	-7
w news	-7
w news oi	-3
w nhs	2
w nice di	-5
w nich di	-3
w nich oi	-5
w niemand op	-4
w nigh oi	5
w nine	-17
w nine oi	-7
w nine op	-14
w ningu	-8
w nobod di	-2
w noch di	-5
w noel	5
w noel oi	5
w nombr	-5
w non	-3
w non oi	-4
w norm	-4
w norm oi	-4
w nos	-3
w nos op	-7
w nosotr	-10
w nosotr op	-9
w note op	-3
w noth	-2
w noth oi	-7
w noti di	10
w notic op	-3
w notig	-7
w notiz oi	-5
w notr oi	8
w nous	-2
w nous oi	-13
w nouveau op	-4
w nouveaux	-8
w novemb	-15
w novemb op	-10
w now	-2
w now oi	-7
w now op	-2
w nuit	-6
w numb di	-8
w numb oi	-4
w numer oi	4
w nur	-7
w nur oi	-9
w nurs oi	15
w nutz oi	3
w nvq di	-2
w oberflach	-13
w oberflach oi	-11
w oberflach op	-5
w obje	-3
w obje oi	-6
w objetiv oi	2
w objetiv op	-2
w obligato op	2
w obligator	-2
w obligator op	-2
w obra	11
w obra oi	11
w observ	-2
w observ oi	-5
w obst	11
w obst oi	11
w occa oi	-11
w occup oi	-2
w ocho	-11
w ocho oi	-7
w octub	-9
w octub oi	-6
w octub op	-6
w ocup	-2
w ocup op	-2
w odd	-3
w odd oi	-4
w oder oi	-4
w ofer	-9
w ofer oi	-9
w offe di	-2
w offe oi	-2
w offic di	17
w offr	2
w offr oi	6
w ofic oi	-4
w oft	-2
w ofte oi	-8
w ohne	-5
w ohne di	-6
w ohne op	-2
w oido	-8
w oido di	-10
w ojo	-2
w ojo di	-2
w oktob	-8
w oktob oi	-8
w oktob op	-3
w old	-11
w older	-7
w on-si	2
w on-si oi	4
w once oi	-11
w onli	-5
w onze	-6
w operac	-3
w operac oi	-3
w opportuni	6
w opportuni op	-9
w ops	-6
w optic	-3
w oral	-10
w oral oi	-7
w orde di	-9
w orde oi	-3
w order di	-5
w ordn	-3
w ordn oi	-7
w ordon	-11
w ordon oi	-11
w ordr oi	-3
w organi di	-2
w organi op	-3
w orig oi	-5
w ort op	-2
w otra	-6
w otra oi	-6
w otro oi	-9
w oubl	-2
w oubl oi	-2
w out di	-3
w outsid	3
w outsid di	-3
w outsid oi	5
w ouvr	-4
w ouvr op	-4
w over oi	-3
w overtim	10
w overtim oi	10
w overview	-12
w owner di	6
w paci	-4
w paci oi	-10
w pacienc	-6
w pacienc di	-4
w pack oi	9
w paga oi	-17
w paga op	2
w pagam op	7
w pago op	-2
w pair op	-11
w palabr di	-7
w palabr oi	-2
w palle	-6
w pan op	-6
w panel	6
w panel oi	10
w pann	-4
w pann oi	-6
w papel	-4
w papel oi	-4
w paper oi	-7
w papi oi	-5
w papierkorb	-10
w papierkorb oi	-10
w par di	-5
w parad oi	-2
w parc	6
w parcel	17
w parcour oi	-9
w parec	-6
w parec op	-2
w parecid	-5
w parecid di	-5
w paren oi	5
w parfo	-2
w parfo oi	-2
w park	3
w park op	5
w parkplatz	21
w parl	-9
w partag	-3
w partag op	-10
w particip oi	6
w particul	-9
w particul op	-10
w pas	-3
w pasa	-2
w pasa op	-6
w pasar	-8
w paso oi	-9
w pass op	-3
w past	-4
w pate	-2
w pati	-6
w pati di	-7
w pati oi	-4
w patrol	-11
w paus	-2
w paus oi	-9
w paye oi	-3
w paym oi	-4
w pays	-3
w peac	-3
w pedagog	-11
w pedagog di	-4
w pedim	-2
w pedim op	-2
w pein oi	-3
w pend op	-13
w pens	6
w pens oi	7
w pensum	-2
w pensum op	-2
w peopl oi	-5
w pequ oi	-2
w perfec	-8
w perfec op	-6
w perfil	-11
w perform	-6
w perform oi	11
w perime	-3
w perime op	-3
w period	10
w period op	14
w perm oi	-2
w perm op	5
w permi	-3
w permi di	-16
w pers oi	4
w pers op	-9
w perso oi	-4
w person di	-2
w person oi	-4
w personnel	5
w pert oi	-2
w peso	-4
w peso oi	-2
w peso op	-8
w peti op	-8
w petr	-6
w petr oi	-6
w peur	-4
w pflanz oi	-2
w phon oi	-3
w phot	3
w phot oi	7
w pick	-11
w pick oi	-11
w pictur	-8
w pida op	-3
w pide	-6
w pide op	-4
w piec	-8
w piec oi	-10
w pipel	-5
w pipel oi	-4
w pisc	17
w plac di	-4
w plai di	-5
w plai oi	-2
w planif	-3
w planif oi	-5
w plat op	-12
w plataform	8
w platform	-2
w plea	-3
w plea op	-2
w plei	-3
w plei oi	-2
w plen	-7
w pm-	-9
w poder	-8
w podr	-9
w podr op	-9
w poid	6
w poli	-2
w poli di	-7
w polic	13
w polish oi	-4
w polit oi	-2
w ponctuali	-2
w ponctuali di	-2
w poner	-4
w poner oi	-4
w pool	9
w pool oi	9
w port di	9
w port oi	-2
w portfol	12
w portugu	10
w pose	-3
w poser op	-8
w posibl oi	-2
w possibl op	-2
w pourqu	-5
w pourqu op	-5
w pourr op	-3
w pouv	-7
w pract oi	-8
w practi	3
w practi oi	5
w prai	-6
w prai oi	-6
w pram	12
w pram oi	12
w prax	-2
w prec di	-14
w pref	-6
w pref op	-5
w preferr di	-9
w prei op	4
w prem oi	-4
w premi di	13
w premi oi	-3
w premi op	-9
w premium	3
w premium oi	7
w pren	5
w pren op	5
w prend	-9
w prend oi	-4
w prend op	-8
w prep oi	-3
w prepar	-2
w preparac op	-9
w presupu	5
w presupu oi	8
w pret	-3
w pret op	-10
w prev oi	-2
w preventiv	-10
w preventiv oi	-10
w previou	-11
w prevo	-7
w prevu	-4
w prevu oi	-4
w pric oi	-5
w pric op	4
w prid	-4
w prid di	-3
w princip	-3
w princip oi	-7
w privac	-2
w privac oi	-2
w prix	6
w prix oi	4
w probl	-4
w probl di	-11
w probl oi	-8
w proc op	-3
w procedur	-11
w procedur oi	-11
w proch	-4
w produ	-2
w produi oi	-4
w profe di	-3
w profe oi	13
w profesion	-3
w profesion op	-3
w profess op	-3
w professionnel	4
w progr di	-12
w program	-3
w program oi	-3
w progres	-5
w progres op	-5
w projec oi	-8
w projek di	-13
w projek oi	3
w promi oi	-5
w promp	7
w promp oi	-2
w pron di	-2
w prop oi	-5
w proper oi	4
w propos	-14
w propr	-4
w propr oi	-2
w propre	-6
w propre di	-5
w protec	-9
w protec oi	-9
w protokoll oi	-6
w prov	4
w prov oi	-4
w proveedor oi	12
w provid	-3
w proxim	-6
w proxim oi	-5
w proz	-8
w proz oi	-9
w prudenc	-9
w prudenc di	-2
w prueb op	-16
w pruf op	-5
w prufb	-2
w prufb oi	-2
w prun	-10
w prun oi	-10
w psc	-3
w psc di	21
w pto	3
w pto oi	3
w publish	16
w publish oi	-3
w pued di	-10
w puer	-8
w pues op	-7
w puis oi	-6
w pull	-9
w punctu	8
w punctuali	-3
w punctuali di	-3
w punktlich oi	-3
w puntualidad	-10
w puntualidad di	-9
w puntualidad oi	-4
w put op	-2
w putt	-16
w pyth	13
w quai	7
w quai oi	7
w quali oi	-3
w qualif di	7
w qualif op	-12
w qualit	-4
w qualit oi	-8
w quanti	-2
w quanti oi	-4
w quar	8
w quar oi	5
w quar op	3
w quart	9
w quart oi	9
w quat di	-8
w quatorz	-13
w quedar	-3
w quedar op	-3
w quej	-12
w quelqu'u	-5
w quelqu'u op	-5
w quer	-7
w quer oi	-7
w quer op	-7
w quest di	-7
w quest oi	-2
w queu	-9
w qui di	-2
w qui oi	-4
w quick	-4
w quick oi	-4
w quick op	-4
w quie	-2
w quie di	-6
w quie oi	-8
w quier	-8
w quier op	-6
w quinc	-14
w quinz	-7
w quinz op	-7
w quoi	-4
w quoi op	-5
w racon	-6
w racon oi	-5
w rail	10
w rail oi	10
w rang op	-9
w rapid oi	-5
w rappel	-3
w rappor oi	6
w rara	-2
w rara op	-2
w rare	-9
w rare op	-9
w rata	-2
w rata op	-4
w rate oi	-3
w rath	-2
w rath op	-11
w raum	-3
w raum di	-5
w raum oi	-7
w read di	-4
w read op	-4
w readin di	-6
w real oi	-8
w real op	-5
w realiz	-5
w realiz oi	-5
w receiv oi	-12
w recep	3
w recet oi	-3
w recev	-6
w rech	-2
w rech oi	-5
w recherch	-3
w recherch op	-6
w rechtzeitig oi	-2
w recib	-5
w recib oi	-5
w recogni	-7
w recommend	-9
w reconoc	-3
w recorr	-4
w recorrid	-9
w recorrid oi	-9
w recru	-3
w recru oi	-2
w recru op	-2
w recup	-9
w red	11
w red oi	11
w redac	-4
w redac oi	-4
w redig	4
w referenc	15
w referenc di	16
w regal	-3
w regar	-7
w regar oi	-7
w regard op	-5
w regel	-2
w regel oi	-2
w regelmaßig	8
w regelmaßig oi	8
w regi	-3
w regi op	-4
w registr oi	-5
w regl	-4
w regl di	-2
w regl op	-2
w regul	-3
w regul oi	-4
w regula	5
w regularidad	-6
w regularidad oi	-6
w reich	-2
w reich oi	-3
w reich op	-2
w reimbur	10
w reimbur oi	10
w rejoig	-2
w rejoig op	-2
w reklam	-2
w reklam oi	-3
w rela di	11
w relanc oi	7
w relationship	-8
w relationship oi	-8
w rele op	-3
w relev di	-2
w relev op	-7
w reliabili	-2
w reliabili di	-3
w rembour	3
w rembour oi	6
w remed	-2
w remed oi	-2
w rememb op	-2
w remi oi	-3
w remind	-6
w remind oi	-3
w remo	-3
w remo oi	-10
w remov	-5
w remov oi	-5
w rempl	-4
w remplac	15
w remplac oi	8
w remun oi	-2
w rencontr	-10
w rencontr op	-11
w rendez-vou oi	4
w rentr	-3
w rentr op	-3
w repa op	-4
w repararl	-2
w repararl op	-2
w reparatur	4
w reparatur oi	-16
w repe oi	9
w replac	-13
w replac oi	-13
w repond	-5
w repond oi	-4
w repond op	-2
w reprend oi	-2
w requ di	-8
w rese	-2
w research	-11
w research oi	-11
w reserv oi	-13
w resolv	-8
w resolv oi	-8
w respec	-2
w respec oi	-13
w respond	-5
w respond oi	-6
w responsabili	-4
w responsabili op	-3
w responsabilidad	-10
w responsabilidad oi	-11
w responsibl	-3
w responsibl op	-4
w respu	-7
w ressembl	-5
w ressembl op	-5
w rest oi	-5
w restaur	-2
w restock	-12
w restock oi	-12
w resul oi	-8
w resulta	-2
w resultad	2
w resultad oi	5
w resum	-7
w resum op	-7
w retour	-2
w retour oi	-2
w retr oi	10
w retribuc	-3
w retribuc oi	-3
w richtig op	-5
w rien	-2
w rien op	-3
w righ di	11
w righ op	-6
w rigu	-4
w rigu di	-4
w ring op	9
w risik	-7
w risik oi	-7
w risk	-2
w risk oi	-3
w robo	11
w robo oi	11
w roll op	-3
w rond	-10
w rond oi	-10
w rota oi	3
w rough	-7
w rough oi	-5
w round	4
w round op	-12
w rout oi	-5
w ruckgab	-5
w ruckgab oi	-5
w rufe op	-8
w ruhe	-6
w ruhe di	-7
w ruhig di	-6
w ruhig oi	-4
w rule	-3
w rule di	-18
w run di	-4
w runn di	-2
w runn oi	4
w runn op	-2
w runs op	-12
w rush	-3
w rythm op	-2
w sabad op	-7
w sabbat	12
w sabbat oi	12
w sabe oi	-12
w saber	-7
w sacar	-3
w sach oi	-4
w safe	-4
w safe di	-2
w safe oi	-10
w safer oi	-3
w said	-12
w sala op	-5
w sale oi	11
w sale op	-3
w salir	-13
w sall oi	10
w salo	-3
w salo oi	-3
w same oi	-2
w sampl	3
w sampl oi	2
w sani	4
w sanitarraum	-4
w sanitarraum oi	-4
w sano	-4
w sano op	-4
w sans di	-6
w sap oi	8
w saturda di	-11
w saturda op	-4
w saub	-3
w saub oi	-4
w saub op	-2
w sauberke	-5
w sauberke di	-4
w save oi	2
w savo di	-10
w savo op	6
w say oi	-2
w scal	-17
w schedul	-4
w schedul oi	-4
w schem	3
w schem oi	3
w schich	-2
w schich oi	-12
w schichtd	-4
w schleif	-4
w schleif oi	-4
w schn	-15
w schn oi	-9
w schneid	-3
w schneid oi	-3
w schnell	-3
w schnell oi	-8
w schnell op	-4
w scho	-4
w scho di	-13
w school oi	9
w schreib oi	2
w schri oi	-8
w schul	4
w schul oi	7
w schw	6
w schwerpunk	4
w schwierig di	-2
w scienc	-3
w scienc di	-7
w scol	19
w scre	-14
w sea	-2
w sea op	-3
w sean	-4
w seas oi	9
w seas op	-7
w sech op	-5
w second di	11
w second oi	-2
w sector	6
w sector di	7
w seek	-9
w seek op	-9
w segu	-3
w seguimi	-10
w seguimi oi	-10
w segund op	-6
w segur di	-12
w segur oi	22
w seguridad di	6
w seguridad oi	-4
w seguridad op	-2
w sein	-7
w sein op	-7
w seit	-4
w seit op	-7
w sell oi	8
w selo oi	-6
w selt	-3
w selt op	-3
w sem	-4
w sem oi	-4
w seman	-2
w sencill	-7
w sencill oi	-3
w sencill op	-3
w sens	-3
w sens oi	-7
w sent di	-5
w sepa op	-3
w sept	-5
w sept op	-5
w septemb	-4
w septemb oi	-4
w ser	-8
w seri	4
w seri op	8
w serieux	-2
w serieux op	-2
w serv di	4
w sesen	-5
w sess	8
w sess oi	8
w seto	-2
w seto oi	-2
w sett di	-8
w settl oi	-3
w setz oi	-4
w seul	-4
w seul oi	-5
w seve	-8
w seve oi	-15
w seve op	-4
w sexu	5
w shap	-9
w shap oi	-9
w shar di	-2
w shar op	-4
w shee	-8
w shee oi	-4
w shelv	-5
w shelv oi	-5
w shif di	6
w ship	-8
w shop oi	11
w shop op	-5
w shor di	-4
w show di	-6
w sich oi	-8
w sicherhe di	-8
w sick	-5
w sick oi	-5
w sieb	-7
w sieb oi	-4
w sieb op	-9
w siemp	-3
w siemp op	-7
w sien op	-4
w sies	2
w sies oi	2
w siet	-5
w siet op	-4
w sigh	-4
w sign di	2
w simp	-8
w simp op	-2
w simpl	-7
w simpl oi	-4
w simpl op	-7
w sin di	-10
w sinc	-7
w sinc op	-5
w sind oi	-6
w sing	-14
w singl op	-2
w sinn	-4
w sinn di	-4
w sirv	-3
w sist oi	6
w sit oi	4
w siti op	-3
w situ op	-5
w sitz	-6
w sixt	-8
w sixt oi	-9
w skifahr	19
w sleep	-4
w sleep op	-4
w small	-2
w small di	-5
w small oi	-4
w smil	-10
w smil op	-6
w sobr	-5
w sobr op	-7
w soci oi	3
w sofor op	-2
w softw op	-3
w soi	-8
w soig di	-7
w soign	-8
w soign di	-10
w soin op	-2
w sola	-7
w sold	11
w solid oi	14
w solo	-5
w solo op	-7
w soltur	-2
w soltur di	-2
w soluc	-6
w soluc oi	-5
w solv	-4
w solv oi	-6
w some oi	-2
w somebod	-8
w somebod op	-8
w someo	-4
w someo op	-5
w someth di	-12
w somewh	-11
w somewh op	-11
w somo	-3
w somo op	-3
w son di	-6
w song	3
w sonntag	-7
w sont oi	-4
w sopor	7
w sorg oi	-4
w sorgf	-3
w sorgfaltig	-4
w sorgfaltig di	-5
w sort	-4
w sort op	-7
w soud	-6
w souh	-4
w souh op	-7
w sound	-2
w sound oi	-4
w sound op	-3
w sour	-12
w sour op	-13
w sourc oi	-5
w sout	-8
w sout oi	-9
w souv	-2
w sozi	-16
w spac	5
w spanish	12
w spanish di	12
w speed	-6
w speed di	-6
w spen op	4
w spend	-4
w spend oi	-6
w spir	-3
w spir di	-3
w spor	6
w spot	-4
w spot oi	-4
w spotl	-10
w spotl oi	-13
w spread	12
w spread op	-17
w spreadshee	-9
w sprech oi	-15
w sprich	-2
w sprich op	-2
w spring	11
w spring oi	5
w staatlich	-10
w staff	3
w staff oi	15
w staff op	-5
w stag di	15
w stag oi	16
w stam	-3
w stam di	-3
w stammda	-4
w stammda oi	-4
w standard oi	-18
w standor	-4
w standor op	-4
w star op	-3
w stat op	6
w statu	-13
w stau	-4
w stead	-3
w stead di	-3
w steh oi	-7
w stell oi	7
w step oi	-2
w still oi	-2
w stimm oi	-13
w stm	-11
w stop	-4
w stop oi	-5
w stop op	-2
w straigh	-7
w strang	-10
w stream	11
w stream oi	11
w streck	-8
w streck oi	-4
w streich	-13
w streich oi	-13
w stric	-4
w stric di	-4
w strong	-4
w strong di	-4
w structu	-2
w structu op	-2
w stuck oi	-6
w stud di	7
w stud op	-5
w stund oi	-5
w stund op	-3
w styl	-4
w styl di	-8
w subjec di	-3
w subsidi	2
w subsidi oi	2
w subvenc	11
w subvenc oi	11
w succ	4
w succ op	4
w such oi	-5
w sueld	-7
w sueld op	-7
w suit op	-2
w summ	-4
w summ op	-12
w sunda oi	3
w sunda op	-3
w superv	11
w superv oi	12
w supervi	18
w supervi oi	18
w suppor	-2
w sure	-2
w sure oi	-3
w surg	-5
w surg oi	-5
w surtou op	-3
w surveill oi	-3
w sus	-3
w sus oi	-6
w syst oi	-4
w syst op	3
w tabl oi	5
w tact di	-3
w tage oi	-5
w taglich	-16
w taglich op	-8
w taill	-12
w talk di	-6
w talk op	-3
w tall	3
w tamb op	3
w tank	-3
w tank oi	-3
w tant	-7
w tard op	-5
w tare di	-5
w tare oi	-6
w tarif oi	3
w tarif op	-10
w tarje	2
w tax	8
w teach di	-12
w team di	-4
w team oi	-2
w teamge	-9
w teamge di	-9
w techn op	-2
w technolog	3
w tecn	7
w tecn di	7
w teil oi	-2
w teilnahm	-3
w teilnahm op	-3
w telef	-7
w telef di	-4
w telef oi	-8
w telefo	4
w telefo oi	13
w telefo op	-10
w telepho	2
w telepho di	-11
w telepho oi	7
w telepho op	10
w teletrabaj oi	-5
w teletravail oi	-7
w tell oi	-2
w tema	-3
w temp di	-2
w temp op	-6
w temperatur	-7
w temperatur oi	-7
w tempor oi	15
w ten	-2
w ten oi	-5
w tener	-3
w tenir op	-2
w tens	-9
w tenu oi	4
w terap	17
w terapeu	8
w terapeu op	-2
w term oi	-5
w terr oi	6
w terr op	-5
w terras	-18
w tete	-4
w texa	10
w text di	-16
w thank	-9
w thank oi	-12
w their	-3
w them di	-4
w therap	2
w therap oi	-4
w they di	-2
w think	-7
w think op	-6
w thir	-4
w thir op	-9
w thorough	-3
w though	-7
w thousand	3
w thousand op	3
w thread	-4
w thriv	-4
w thriv op	-4
w through op	-4
w ticke di	-12
w ticke oi	12
w tidy	-3
w tidy di	-6
w tidy oi	-2
w tiemp	-2
w tiemp oi	-5
w tiend	3
w tiend oi	7
w tigh	-7
w time di	-4
w tisch	-6
w tisch oi	-9
w titl	6
w titres-restaur oi	-5
w titul	19
w titul di	9
w toca	-6
w toca op	-6
w toda op	-4
w todo di	-4
w todo oi	-2
w togeth op	-5
w tomar	-6
w tomar oi	-7
w ton	-5
w ton oi	-5
w tone op	-3
w tono	3
w too	-6
w too oi	-3
w too op	-8
w tool op	-2
w top op	7
w total	-8
w touch di	5
w touch oi	-6
w touch op	-6
w tour oi	-3
w tour op	5
w tous oi	3
w tout	-3
w tout di	-2
w toward oi	-8
w towel	-8
w towel oi	-8
w trabaj di	-4
w trabaj oi	-9
w trac di	8
w trad di	-2
w trad oi	-8
w traff	-5
w trai oi	5
w trai op	2
w tranquil di	-8
w transmet	-6
w transmet oi	-2
w transmi	-2
w transpor	18
w trat	-5
w trat di	-5
w trat oi	-14
w travaill oi	-2
w trayector	-3
w trayector op	-3
w traz	-9
w treff	-2
w treiz	-5
w treizi oi	4
w tres op	-2
w trim	13
w trim oi	3
w trip	3
w trip oi	3
w troi	-6
w troi di	-11
w troi op	-2
w trotzd	-5
w trotzd op	-5
w true	-2
w tur	-7
w turi	9
w turn di	-8
w turn oi	-3
w tus oi	-5
w tuya	-8
w tuya op	-8
w twen	-18
w twic op	6
w typescrip	-6
w typescrip oi	-4
w typing	16
w uberblick	-10
w ubernehm	10
w uberwach	3
w uberwach oi	3
w ubung oi	-2
w uhr	-4
w umsetz oi	-2
w umso op	-15
w umzug	-8
w umzug oi	-8
w und di	-4
w under	-2
w under di	-3
w under oi	-6
w understand	-3
w understand di	-8
w understand oi	-5
w ungesag	-5
w ungesag di	-5
w uniform	15
w uniform oi	14
w uniform op	3
w unlimi	10
w unos	-6
w uns oi	-12
w unse oi	-4
w unser op	-5
w unter	-5
w unterlag	-2
w unternehm	-3
w unterrich	-9
w unterrich op	-3
w unterstutz	-3
w unterstutz oi	-4
w unterstutz op	-2
w untersuch	7
w untersuch oi	9
w until oi	-4
w unusu	-4
w unusu oi	-4
w urlaub	-9
w urlaub oi	-8
w urlaub op	-2
w urlaubsgeld	10
w urlaubsgeld oi	10
w usar	-5
w use di	-6
w used di	-2
w useful	-13
w usin	10
w using oi	2
w usur	-2
w usur oi	-2
w util oi	-3
w utilisa op	-6
w vacanc	3
w vacanc oi	3
w vacc	7
w vacc oi	6
w vacu	13
w vale	7
w valid	-3
w valid di	-6
w valor oi	-2
w valu oi	-5
w vari di	-6
w vaut op	-2
w vaya	-4
w vaya op	-4
w vea	-2
w vea op	-2
w vece	-2
w veci	-3
w vehicul di	9
w veill	-3
w veill oi	-5
w veill op	-3
w vein	-5
w vein op	-5
w ven	-3
w ven op	-3
w vend op	-3
w venir	10
w venir op	15
w vent oi	-4
w vent op	6
w vera	2
w verand oi	-4
w verbess	-3
w verbess oi	-3
w verbind	-3
w verbind op	-4
w verbr	-5
w verbr op	-5
w verd	-3
w vereinb	-10
w verfas	9
w verfas oi	9
w vergleichb	-3
w vergunstig	8
w vergunstig oi	8
w verif	-11
w verif oi	-12
w verkauf	2
w verkauf oi	-3
w verlang	-5
w verlang op	-5
w verlasslichke	-3
w verlasslichke di	-4
w verleg oi	2
w vermogenswirksam	5
w vermogenswirksam oi	5
w verschwiegenhe	-17
w versorg	-4
w verspa	-3
w verstandig	-2
w verstark	-4
w verstark op	-4
w versteh di	-5
w vert	-5
w vert op	-5
w verteil	-12
w verteil oi	-12
w vertre	17
w vertre oi	17
w verwal	10
w verwal oi	5
w very	-3
w very op	-3
w vet	-14
w vet oi	-14
w vete	3
w vete oi	3
w veul	-4
w vez	2
w vez oi	2
w viaj	6
w viaj oi	-3
w vida oi	-6
w vide	14
w vide oi	11
w vie	-2
w vie oi	-3
w viel oi	-6
w viel op	-5
w vien	-3
w vien op	-3
w vier di	-7
w vierg	2
w view	-2
w view oi	-3
w vigil oi	-8
w vill oi	10
w visi di	2
w visibl oi	-3
w vist	-10
w vitr	-5
w vitr oi	-2
w vivr op	-5
w voic	-6
w voic di	-3
w voic op	-8
w voll oi	-10
w vollstandig oi	-3
w vollze	-10
w vollze oi	-14
w volum	-6
w volum oi	-9
w volunt di	-6
w vom op	-6
w vorau	8
w vorau op	11
w vorbereit oi	-2
w vorkenntnis	-16
w vorkenntnis di	-17
w vorteil	7
w vorteil di	2
w vorteil oi	-6
w vorteil op	11
w vorzuberei	3
w vorzuberei op	-3
w votr oi	-7
w vous di	-9
w vuel	-5
w vuelv	-8
w vuelv op	-8
w wach op	-3
w wahl	-4
w wahl oi	-4
w wahr	-3
w wahr oi	-3
w wahrend	-5
w wahrend oi	-5
w wait	-6
w wait oi	-3
w wait op	-5
w wald	-5
w wand	-8
w want oi	-5
w want op	-2
w ware di	-9
w warm	-12
w warmth	-15
w warmth di	-3
w warr	14
w wart oi	-8
w warum	-6
w wasch	7
w wasch oi	-6
w wass oi	2
w watch op	-2
w water oi	-9
w wear	-3
w weath	-4
w weath di	-6
w week-end	-3
w week-end oi	-6
w weekend	-6
w weekend di	-10
w weg oi	-5
w wege	-4
w wege op	-8
w weigh	-4
w weigh oi	-8
w weihnachtsgeld	13
w weihnachtsgeld oi	13
w weil	-2
w weiterbild	-2
w weiterbild oi	-2
w weiß	-5
w weiß op	-3
w welch	-4
w welcom	-2
w welcom di	-3
w welcom op	-4
w wem	-2
w wem op	-2
w wenig	-7
w wenig oi	-11
w went	-13
w wer oi	-6
w werkzeug di	-4
w whatev di	-2
w whatev op	-2
w wherev	-7
w wherev op	-6
w wheth op	-4
w whil	-5
w whit	16
w whit oi	16
w whiteboard	-3
w whiteboard op	-3
w who di	-2
w whol oi	2
w whol op	-2
w why oi	-2
w wichtig	-2
w wichtig oi	-15
w wide	-9
w wie di	-3
w wie op	-2
w wiederkomm	-4
w wiederkomm op	-4
w will di	-7
w window	16
w wint	14
w wir oi	-9
w wird	-2
w wird op	-8
w wish	-10
w wish di	-6
w wish oi	-8
w wiss op	-2
w with dp	-6
w withou di	-3
w woch oi	-3
w wochenstund	-10
w wochenstund oi	-10
w wochentlich	12
w wochentlich oi	12
w wohn	-10
w wohn oi	-5
w wohn op	-6
w woll	-3
w woll oi	-2
w woll op	-2
w word op	-5
w workshop	4
w workshop oi	8
w worr	-11
w worr op	-6
w writ di	-3
w writ op	-5
w wset	15
w wunsch oi	-4
w wurd oi	-8
w yard	8
w young	-20
w young oi	-6
w yourself di	3
w yourself oi	-2
w zehn	-11
w zehn oi	-10
w zehn op	-6
w zeich	12
w zeig oi	-7
w zeit di	-2
w zertifiz	9
w ziel	-3
w ziel oi	-12
w zimm	-4
w zollpapi	15
w zona	-7
w zuberei	-3
w zuberei oi	-3
w zugesag op	-2
w zugleich	-6
w zuhor op	-5
w zulas	-4
w zum di	2
w zunach	-5
w zunach op	-5
w zusamm oi	-4
w zusammenarbe	-11
w zusammenarbe oi	-11
w zusammenarbei	-5
w zusammenarbei oi	-5
w zusatzlich	13
w zuschu	6
w zuschu oi	6
w zustand	-8
w zustand oi	-2
w zuverlassig di	-4
w zuverlassigke	-4
w zuverlassigke di	-4
w zwanzig	-2
w zwanzig op	-2
w zwar	-2
w zwei di	11
w zweifel	-3
w zwisch oi	-7
w zwisch op	-6
w zwolf	-2
w zwolf op	-2
w œil	-6
words 0 oi	-2
words 0 op	-3
words 1 dp	-5
words 1 op	-5`
