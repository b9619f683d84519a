/** Written by craft/training/train.ts from 3708 labelled briefs: a feature, then a letter for each label and its weight. */
export const STRETCHES = `! !	qTt]
!$	rS
"	rh
" a	rSsTtW
" bitte	aWtE
" das	jWmFqS
" et	hIrW
" in	rV
" ni	r\\
" no	rX
" not	sS
" passionate	qU
" schreiben	pI
" so	cWjIqS
"$	rW
#1	cV
#capitals	iSj[
#money	g^
$ +	fFhV
$ /	gSnD
$ 0	hU
$ 00	gT
$ 000	h]
$ 900	h\`pH
$ a	fCga
$$	gUjEk\\
%	gS
% +	hS
% /	fHgRiU
% 0	nSrS
% 00	sX
% after	e\\f@g[hGj>
% auf	hZlI
% commission	sT
% de	gd
% del	gWnU
% du	fIg^hGiF
% en	hU
% holiday	hI
% in	gU
% match	gGhX
% mobil	dcgG
% of	g[
% off	f@gHhf
% on	gZ
% over	gU
% pension	gHhZ
% por	ga
% remote	cTfJgXhGjH
% shift	fCg\\jJ
% sobre	gW
% sur	hV
% umsatz	gZ
% variable	gWhJ
% vom	hV
%$	fZ
& 0	f^mVpT
& 00	aIfXoY
& a	jX
& b	aEbImVnX
& co	b[
& d	i\\jIqX
& e	aWiS
& i	bYhXjD
& l	i^
& m	bJiV
& op	aRgJiTtI
& r	aVbJfUgJhWiG
& s	aYtG
& t	jUkS
& the	iFq^
&$	iW
( !	f[hInGqR
( 0	a]j>
( 000	aTfHgT
( a	aVfI
( about	iW
( b	hZ
( c	a]jGtE
( der	q_
( die	bJrZ
( e	a]
( el	aIqZ
( ere	a[mE
( euse	aX
( fe	aVtJ
( head	m\\
( ja	aTbIcHfHhUqHsJtV
( k	gFhWjJkX
( m	a[jH
( mid	aS
( ne	aUrZ
( nice	kX
( no	fTs\\
( not	jZkJ
( one	aWnW
( or	jU
( que	s[
( s	j[
( saale	cW
( se	a^fGgEqS
( the	q\`
( trice	aTbH
( w	aVtI
( we	j[
( yes	hZ
+ $	fGj@k\`lG
+ +	aSiSkVrI
+ 0	m^
+ 00	fGgUhS
+ 000	bUcSfJgW
+ a	bT
+ apprentice	aHmZ
+ auxilio	gXjGqS
+ b	j\\tI
+ bank	fV
+ bh	hW
+ bono	hIsT
+ comision	jGsZ
+ comm	sR
+ cook	aHhSmU
+ cv	pW
+ deplacements	f[gTiGnD
+ e	jYkV
+ ec	iZ
+ eng	aHiIj^mF
+ english	jSkJ
+ fuel	hT
+ horas	aIg]
+ nacht	fJrTsT
+ one	dJpT
+ ot	g\\jJ
+ own	hYnX
+ piece	gWiHsT
+ plus	gW
+ pourboires	fFhIjRsU
+ prime	fJsV
+ propina	sV
+ propinas	qT
+ sat	bS
+ tip	sT
+ tips	sS
+ two	iFp\\
+ umsatzbeteiligung	gY
+ van	sT
+ variable	qT
+ xmas	hV
+ £	gRhSjH
+$	iZjS
-'acte	fIgY
-'aise	iHjXsT
-'d$	jY
-'elle	iHjT
-'en	iIoW
-'etat	iS
-'info	pV
-'ll	jW
-'oral	jSqV
-'s$	cZ
-'t$	iSlRqRrU
-'un	sU
--aout	fSo_
--auto	dFhSiHjVnV
--bike	cJh\`iIpH
--call	fVgS
--card	cHgIh_iIpJ
--chef	aS
--club	aTbVeHhHiSjG
--crew	fFhGm\\pG
--ct	jIkV
--deux	gVqE
--doku	iY
--down	cEiZ
--ende	eIfRoZ
--ends	fY
--etre	pEq^rW
--ex	cW
--fare	hX
--file	cJgSi_jD
--five	gW
--form	rh
--four	aTdIfW
--free	bUhWlJ
--frei	bFeVtV
--haus	b\\cGgFhSiI
--have	kZ
--home	hZpW
--hour	f\\
--huit	eFfYhDkJo^qGtJ
--ii	b_iIjJtG
--in	aRiV
--june	cGfWoT
--kurs	bCiJje
--la	jIrYsW
--land	bVcWi@jH
--le	iCjWr]
--life	iZ
--like	a@c\\
--line	bIhGi\`jD
--mail	pW
--main	cX
--midi	cSfS
--nord	cVhI
--offs	i[
--olds	iTpU
--on	jZsY
--only	bReZfGjHl[
--op	hTiU
--over	aIi]qY
--p$	iEj]pR
--page	r\`
--pass	eXhSiG
--rate	hY
--room	aFbZhI
--satz	aGfHgYhZjGm@pI
--sept	fZo]
--shop	bZcFfHqH
--site	iSjY
--size	bTiT
--star	aHb]cHiF
--surg	a\\cE
--takt	f[hF
--team	iZjFnX
--tech	bZcGiRjI
--term	eVpUqT
--test	iCjWpb
--time	eZfS
--trip	hYiT
--tu	iTqWsHtW
--type	bU
--up	iZoR
--v$	b[cHiEjT
--vous	pX
--wide	bTh\\iG
--wo	fV
--work	hVrX
--year	aScIeehIiEjHmI
-000	pS
-00000	pS
-a'd	fV
-a's	iIoYqUsR
-a-ebs	jR
-aa$	aCiEjSkX
-aal	bWmS
-aalde	e[
-aar	bWmV
-aat	aEcYiWtG
-ab$	fHiVmT
-aba	cTqa
-abaco	iW
-abado	f\\
-abais	hW
-abaja	fVmZ
-abajo	dR
-abane	hZ
-abase	bIiVjX
-abatt	hf
-abe	iYoU
-abels	bWiS
-abend	fWhViTpG
-abeza	gRiXsT
-abi	kT
-abies	hFsV
-abina	cGjSmV
-abine	h[sStT
-abits	iGj\`
-ablan	qZ
-ablar	jFkUpR
-ablas	g[
-abled	iU
-ablet	fIhYiS
-ablon	aIbZ
-abo	cDgHhf
-abord	iGnVrV
-abore	aEbbcHgFiIjE
-abour	iUqX
-abras	rY
-abria	c\\
-abric	aIbTiSoF
-abrik	aHb_cHjE
-abril	cEod
-ac$	c[
-aca	fWhUjG
-acant	iXmEo[
-acc	mR
-ace	gSiS
-acete	cT
-ach	c^
-achat	qU
-ached	i\\mE
-achen	iV
-acher	aWbT
-aches	cXiTsG
-achie	c]mV
-achis	aTiS
-achon	cdiG
-achte	fWnY
-achts	fViV
-acias	jUmHpStR
-acier	iUkJsX
-acies	b\\cGpJtY
-acing	jS
-acion	i[
-acios	i\`
-acist	iU
-acite	iEjV
-ack	bU
-acked	aCbafHhS
-acken	gUiV
-acker	bTlW
-acket	hW
-ackup	dJhRiT
-aco	c[hWjInI
-acons	aUfHgEiVoBsJ
-acora	iY
-acros	cHiSjY
-acruz	hT
-acs	bT
-act	eR
-acted	eYfHjIlVpX
-acter	jUpTsS
-actil	iV
-actor	bXeV
-acuna	jRpT
-acy	iX
-ad$	jU
-adame	tV
-adder	hWlJsU
-addle	aGfHiXoWpG
-ade	c\\
-adece	k\\
-adege	iItV
-adell	cW
-adeln	bBi\`jJ
-ademy	cT
-adena	bW
-adera	aV
-aders	aUdR
-adeus	jX
-adh	cV
-adier	mZ
-adies	mUsW
-adine	mY
-adios	iV
-adito	cGq]sY
-adius	nY
-admap	iY
-admin	af
-adora	aTmU
-adrar	eIiV
-adrer	bJiR
-adres	sY
-adrez	bJm[
-adrid	c[hSnS
-adros	iZ
-ads	gYkC
-adset	hZ
-adt	c[
-adura	iW
-ae$	bViSpS
-aeg	kWrU
-aelic	kSsR
-aelle	mXsItX
-aer	cWnIsX
-af$	aRiYjUlG
-afana	iT
-afe	j\`rS
-aff	c[sH
-affee	hWpRqR
-affel	aZg[hIiB
-affen	aHi\\qW
-affic	lSmH
-afico	pT
-afo	iSrS
-afond	hYqU
-afood	aSbVcH
-aform	kVpR
-aften	aXjY
-after	oTrJsX
-aftig	fGiIjXsW
-ag$	hV
-aga	cZ
-agada	cHgUh\\
-agado	hTkS
-agage	gSlV
-age	iU
-agena	c_
-agent	aYiU
-agern	cGj@ka
-ageur	bS
-agger	jTkY
-agh	cXmV
-aghan	cU
-agina	r[
-aging	gEhU
-agnen	bHiZjF
-agner	aTbIkU
-agnes	cBjU
-agnie	bRqVtT
-agnol	pGt[
-agnon	aVjU
-ago	cSiV
-agoge	aYfJ
-agold	aJbRcV
-agona	aX
-agoza	cXnW
-agram	jElS
-agros	mV
-ags	fSiV
-agt	eTsS
-agues	bTiE
-ah$	cTgUtZ
-aha	bTjR
-aheim	dRfRnR
-ahili	jSkUrT
-ahl	iTjHpS
-ahlen	gWlT
-ahler	iV
-ahmen	f[iWnVsA
-ahn	fEgChZiTjVkJ
-ahnen	bSiSqT
-ahona	bYiWtC
-ahors	cV
-ahr	iUoY
-ahrer	a^mV
-ahrig	eSoS
-aht	fGgGia
-ai$	cUmS
-aid	hIqV
-aigas	iIjJlVsU
-aight	fWhE
-ailed	bYjCqV
-aim	hT
-ained	jWlW
-ainee	aRmS
-ainer	mU
-aines	hT
-ainly	cWeIiHrS
-ainne	aJdHmRpTrX
-ainst	qV
-aints	iajI
-aiolo	aY
-aipur	bScX
-aique	bCcHhJiBjDk]mHnYpG
-airie	bR
-aised	bTgGiI
-aiser	aRh[
-aises	hEiGjIkZs\\
-aisie	iZ
-aisse	qU
-ait	kVqR
-aites	lSsW
-aiths	aHi[
-aitre	mZ
-aix	c\\
-aja	bVkTmR
-ajado	iR
-ajaja	qT
-ajara	cS
-ajera	aTmT
-ajero	aVgT
-ajets	gFhUiGnX
-ajors	bVjH
-ak$	bJcFhUjSlR
-akant	aGjTmX
-ake	cY
-akers	bVmZ
-akery	bS
-aki	pS
-akima	cV
-aking	kaqR
-aks	hRiXmC
-akt	eSi\\
-aktur	aIbZjJ
-ala	b@cXjY
-alace	bVqU
-alada	aIc\`eGiFqW
-alade	iV
-alaga	dUgU
-alais	c[dZiDjFsT
-alana	cIjSkU
-alapa	cVjJ
-alara	bVc[iBjF
-alary	hZrU
-alate	iJjWlV
-alben	bGiTpW
-alber	iUpS
-alcul	iWjR
-ald	cY
-aldas	aY
-alect	bJiEjXkT
-alejo	bHc^iI
-alekt	aIjHl\\sT
-alent	j\`
-alera	gHj]lIsW
-alero	aW
-alers	aSbRmS
-alets	aHb_
-aleur	aGjY
-alfte	dThU
-ali	cWgIhTjJkT
-alian	bSjS
-alias	bXsR
-alida	fYqV
-alide	jYqR
-alien	cGiUkZ
-alier	aYpT
-alina	bS
-aling	cViHmIpBs\\
-alise	fTgS
-alism	gIlX
-alist	aWe[gHjStA
-ality	aGbV
-aliza	bIi]jGpD
-alk	iUjX
-alked	iRqZ
-alker	a[bJcFiHkClGmY
-allan	c[sT
-allas	bSgIoW
-alled	lX
-allee	bHsZ
-allen	bVjHkX
-alles	iV
-allet	bWlS
-alley	nV
-allon	aHb^cGiGnF
-allos	kWtU
-allot	bY
-allow	bTqG
-almas	iS
-almon	hS
-alo	k\\lFpFqSr_
-alogo	iXjT
-alons	sT
-alora	bIjSk[
-alpan	cU
-alpha	cHjXmI
-als	iU
-altar	eUgHjHr\\
-altas	jVrS
-alten	i_rU
-alter	aUjS
-altet	pGra
-althy	iTsZ
-altst	jX
-alupe	cV
-alves	bX
-alway	cTnS
-alyse	hWi[
-alyst	aY
-alz	aEbUhWiCjVqG
-am$	iS
-ama	bRcZ
-amada	fTgVpZ
-amaha	bTjR
-amans	sU
-amara	bTsU
-amati	cXpR
-amber	dR
-ambes	cTjT
-ambio	iT
-ambre	hXjW
-ame	rTsU
-ament	dUjTpT
-amera	iUs]
-amese	jWp[
-amica	aFb_
-amina	iSjY
-aming	aTbR
-amino	jFkZ
-amion	hV
-amira	nV
-amish	bYcWiI
-amite	iUjR
-amm	iYlX
-ammar	bTjW
-ammen	mYtS
-ammer	hRsS
-ammes	jU
-amo	kR
-amora	cX
-amore	cX
-amp	iU
-ampen	bGcSdTiT
-amper	bYeIhTjF
-ample	pz
-ampus	cVnU
-ams	hHiY
-amsin	mVtR
-amy	kU
-an$	cS
-anach	eU
-anada	eUhGnW
-anado	gTiU
-anage	rS
-anale	bS
-anama	fX
-anana	dSfS
-anary	bJcR
-anced	fIhUjS
-ancer	cGiTqV
-ancha	aRcImJnU
-anche	fU
-anchi	cSmV
-ancia	dYi]
-ancon	cW
-ancos	fTiU
-andar	jZ
-andas	cWhIkZ
-andat	eW
-andau	cW
-andby	fXgS
-anded	jFlWqU
-andee	lX
-andel	b\`
-andem	bIfWmW
-anden	kZ
-ander	qU
-andes	i^
-andia	cUiGm\\
-andig	eSgFqS
-andil	cU
-andit	aFt\\
-andle	iX
-andma	jW
-andom	iIjX
-andos	aJgH
-andra	bacAsStI
-andre	bHcWjY
-ane	fIkT
-aneda	aHcZ
-aneja	iSjGkW
-anejo	jY
-anels	iW
-anent	e[
-anero	jIq[
-aners	aTfG
-anese	sZ
-anete	cZrWsF
-angar	bScViI
-anged	hVjSqX
-angen	cV
-anges	iW
-angig	bIf]iG
-angla	iT
-angoo	hV
-angor	cV
-angre	iRjS
-angue	kZ
-ani	hFiWjIsX
-anian	kVsS
-anias	cX
-anica	kZ
-anico	hT
-anics	aJbIiEjRkElFm\\qU
-anier	gThV
-anies	b^hHiG
-anila	cY
-anina	aU
-anine	bXcH
-aning	aS
-anish	jRkSlS
-anist	mY
-anium	iU
-ank	b\`
-anked	fIgUpY
-anken	bSnR
-anker	qY
-ankte	j[
-ann	mGpTtR
-annah	gJkWqY
-anned	iRrV
-annee	oS
-annel	aRbBcGe[iFj>tV
-annen	aIbWiW
-annes	cUmS
-annst	gStR
-ano	kT
-anque	iT
-ans	s[
-ansas	bFc\`
-ansea	dInW
-ansit	hX
-antal	qW
-antar	jV
-antas	aGbXiZ
-antee	eSfIgVhJrW
-anten	cUmXsU
-anteo	iY
-anter	iRjUsS
-antia	cDgSiUkT
-antie	hRrT
-antil	bVeZrE
-antin	c^
-anton	bGcThVjW
-antos	iT
-anual	jRkT
-anuar	fT
-anuka	bUiS
-anung	iUsT
-anz	bUcSiV
-anzas	jU
-anzen	iVjZ
-anzig	gSmS
-anzug	h_iA
-ao$	cSiX
-ap$	bY
-apa	bVcUsZ
-apado	cGi[jY
-apcut	jX
-ape	oR
-apers	lW
-apeut	a[bIcIhI
-aph	jYlFtS
-apham	cR
-apher	aWjHlU
-aphie	iTjSkT
-api	cIjbkI
-apide	jX
-apier	bVcDdW
-aping	aYbEiIj\\mC
-apist	hR
-apler	cIjU
-apo	c]
-apore	cTfX
-apped	gWhG
-appel	eSpWqX
-appen	hRjVpUqSsG
-apr	f_iG
-apres	eXqU
-april	eToWpI
-aps	jXkSoUqG
-apses	iSjGoIqW
-apter	fRpT
-aptop	eJh[
-apy	kX
-aq$	cUiEj]
-aques	cZoT
-ara	aBcZjH
-arado	gUiVrU
-arama	cX
-arant	a\`iHjG
-arate	cZiU
-arati	cGkSsS
-arb	aXbFdTjU
-arber	bR
-arbes	cU
-arbon	iUkY
-arbre	jX
-arcal	aFcV
-arcas	bSnU
-arcel	qY
-arche	caiG
-arcle	cX
-arcon	aSbIhJsX
-arcus	pI
-arded	iHjVt[
-arden	bUkTqV
-arder	bSsT
-ardes	fS
-ardia	fX
-ardin	cTgEhY
-ardon	aIb?cZiGqVr[tB
-ardot	iUjHkT
-areas	fW
-aredo	cT
-areer	eS
-arees	cI
-areja	mR
-arely	fT
-areme	g\\
-arent	aR
-argar	i\`
-argas	qV
-arges	sW
-arget	iU
-argin	iX
-argon	mIre
-argos	aHgViS
-arh	bHc^iG
-arhus	cV
-ari	aEfEiYjDkVtY
-arial	oT
-arian	bWcDjUlU
-arias	m[
-ariat	qR
-arido	sS
-arier	sWtV
-aries	bVmR
-arifa	gTrW
-ariff	g]hJ
-arina	aTcZ
-aring	eW
-arite	hF
-arity	bUkR
-arium	aWbHpJqZrG
-ark	aJbWc[jS
-arked	eU
-arken	bZhSiI
-arker	aGbDgAi^jBs]
-arket	bSjI
-arkte	fRiWjH
-arlas	iW
-arlat	cV
-arler	jRqVrWtI
-arles	bIjYkDqX
-arlow	cU
-arlys	mY
-arm	gJiYjX
-armas	i\\jG
-armen	hDmX
-armer	cUhV
-arn	hXsT
-arned	iIlVsY
-arner	bW
-arnet	jS
-arney	aGbIc]fJ
-arole	pZ
-arote	cVh[iFjF
-arpet	iZ
-arras	cSiR
-arrei	aIbZiCr\\
-arrel	bSiX
-arrer	aImcpI
-arres	bWhR
-arrio	cU
-arroa	iS
-arros	cZiHqItI
-arrow	iHjT
-ars	aHbVi\\mR
-arsal	gRjT
-art	aR
-artal	iSqT
-artas	pUqV
-arted	bTjU
-arten	bWcFhe
-artet	iRjJkRoRtS
-artie	iS
-artin	aHiHmJpJqVtT
-arton	cSpVtE
-artos	cSiUpT
-artup	b]dI
-arung	iYkU
-arzte	bVgXiTmHtI
-asa	k^
-asada	iXpJqTsY
-asado	oR
-asaje	gIhRnU
-asant	cIi\\jT
-asche	b]hZ
-asens	cVmR
-asenz	d[sU
-asern	aIbZcGiUjBkG
-aseta	p]sI
-asgow	cT
-ash	hJiRjCm\\
-ashed	hUiAjW
-ashes	b[cIiT
-asi	bZcWgFiG
-asica	iFjVkU
-asico	iU
-asics	l[
-asier	hTpW
-asing	hb
-asino	bWhW
-asins	bYdWiH
-asium	c\\
-asloe	cS
-asmin	m]tF
-asn't	qY
-asoil	hZ
-asons	jZ
-asque	hSkR
-ass	hWi\\
-assar	aIiW
-assat	cFfEh\\iGjJnJqY
-assau	sS
-assed	hSjSlJ
-assel	cY
-assen	iSrW
-asser	aBiYpT
-asses	jR
-assez	iUsX
-assic	bWjH
-assif	bIc[iFjS
-ast	iY
-asted	qS
-asten	pU
-astic	iSkU
-astle	bTcRpS
-astor	mR
-astos	nV
-astra	c\\tJ
-astre	iVjT
-astro	jUnV
-astry	iUkV
-asual	e[
-asury	bR
-ata	cWiYjG
-atado	bZeWjJ
-atane	cW
-atbed	aTbSlT
-ate's	aSgJkSqU
-ateau	bRmS
-ategy	i[
-ately	bS
-atent	bDcGjc
-aters	i\\kW
-atest	o^pI
-ateur	aS
-ath	aVcT
-athal	cSm[
-athon	tR
-ati	bIc\\
-atial	aIb\`cDpG
-atica	sT
-atico	bGgTiWjWqI
-atics	bXiH
-atier	aW
-atifs	rZtI
-atina	cFi]sZ
-ating	iR
-atins	fRsS
-ation	iV
-atios	i[
-atite	jY
-ativa	cSiH
-ativo	hRsS
-atixx	jS
-atlab	jX
-atley	c]
-atons	h_iE
-ators	aTbVm^
-atory	aTbSfX
-atres	bX
-atria	bZjIkZ
-atric	jV
-atrie	a]bGjV
-atrix	iFkYqT
-atriz	iVjH
-atron	iHmT
-ats	jEkW
-atsch	gGiZqTtD
-att	bWhTjF
-atten	bY
-atter	lS
-attet	gUhHpT
-attle	iVlU
-atung	a]hT
-atura	lY
-ature	iW
-aty	aVcV
-atz	hUrR
-atzen	bYqT
-au$	cZ
-aub	hX
-auben	aIb^iRjJmG
-auber	jV
-auche	iUqSrU
-aucht	aItY
-aud	bWmZ
-audes	bRdJi[
-auern	iXkV
-auert	eGpYtX
-auf	hViV
-aufen	iV
-aufer	aSjSlRqR
-auffe	bHhXiS
-aug	gDhBiYmDpX
-augen	fHjHm]
-aught	fCh\\lZ
-auing	a\\
-aukri	pW
-aulic	aUhIiU
-aulik	jV
-aults	iZ
-aum	b_hViV
-aumen	i\\j[kFlEtF
-aumur	cU
-aunch	cV
-aurer	aVjIlV
-aus	b^h\\
-ausch	bJcJia
-ausen	cjiJ
-auser	b]iYtJ
-auses	fVjSkIsW
-aut	aIcZqW
-auten	b^cI
-auter	bY
-autes	aIbSrY
-auung	cUgV
-aux	iT
-außen	cS
-av$	aZcJmU
-avado	hW
-avage	iT
-avane	hX
-avans	gEhXjHkW
-avaux	mS
-ave	bUcThW
-avera	cXjToT
-avers	c[iJkHlS
-avian	kT
-avier	aHc_jVmI
-aving	iWjTqU
-avoir	lR
-avour	eIgXjIkT
-aw$	aUjSmS
-awa	jHk[lG
-awi	aEhAjGm_
-awing	dViS
-awyer	aZ
-ax$	iXrR
-axe	i[
-axima	qTrY
-aximo	pSrT
-ay-up	jY
-aya	cThS
-ayage	iU
-ayees	hSjInU
-ayern	g]jFsU
-ayers	bYfIiS
-aying	sT
-ayo	cVhRsU
-ayr	bGfGgJmZpS
-ayuno	hV
-az$	cYiHmTtG
-aza	aSqZ
-azada	qUsR
-azado	b\`
-azard	gSiS
-azier	aR
-azine	aUeGiWtV
-azing	b\\cJiIkT
-azo	gJjEkZtT
-aße	cWnS
-ba$	cYjR
-bable	eSjX
-bacco	iTjW
-backs	i]
-bad	bScUiU
-baden	aFbEcXdIeIfIgJhGiDjGkIlImDn]oIpDqIrIsI
-bados	fT
-bague	cW
-bai	fAiY
-bains	bHchiC
-bajar	j\\
-bajos	jT
-bal	bUiS
-bamme	aV
-ban	c[
-banil	sU
-banne	cTjJ
-bao	bV
-bar	fV
-barca	cTjU
-bares	cHgIqHtX
-bargo	c_fJq]
-barna	cY
-based	cRdb
-basis	bDe_gUiF
-bat	b]cHfVjI
-bau	baiS
-baude	j[
-bauen	i_
-bauer	aYbW
-bault	pS
-bbath	hWjS
-bbe	cSiStT
-bbing	id
-bec	dU
-bed	bYiT
-being	bVhX
-bel	bXfT
-belle	gTtS
-bemos	lSqV
-benan	hSqS
-bende	f_
-bends	fSiJpU
-bener	fIiS
-benso	jRlW
-beral	aReS
-beres	aHb\\iHjTtF
-berge	c[
-berin	mTtR
-bes	cVsWtU
-betag	iIpY
-betes	iX
-betic	iY
-beton	bac@iDsG
-bezug	aHhU
-bgang	iGoSq]
-bherr	iV
-bi$	mT
-bia	cTlSmWrGsG
-bic	kS
-bid	iUmIpX
-bie	eZhR
-big	rT
-bikes	iTjT
-biles	bSdWpS
-bille	sU
-bimos	bZgU
-bin	bXcIdWgCpR
-binas	aFbXiU
-bined	aXjG
-binen	iS
-bines	b]
-binet	bVpR
-bio	c[
-bis	aTmT
-bisch	lT
-bit	bJiSjJrU
-bject	pSqS
-bjerg	bT
-bke	mS
-bla	kInS
-blado	iXjS
-blage	iUkZ
-blatt	bUrXtW
-bleas	iW
-bleau	jV
-bledo	cU
-blets	iZ
-blica	bXqT
-blich	sY
-blick	gHhV
-blico	kV
-blier	aHcHh_iEjFpH
-blies	iW
-blige	dTpJ
-blind	bIkX
-bling	aSbWiCmFpGqRrRtA
-blish	qW
-blo	cTnT
-block	fZgI
-bloux	c_
-bly	jRrBsWt[
-bmast	qT
-bo$	c\\hYjH
-board	hT
-bol	bWhHsY
-bon	bSh^kX
-bonne	cWnV
-bonus	ga
-books	bSjU
-boote	bS
-bor	bUjGkS
-boral	bJpT
-borne	bCj^
-bos	bVgDi\`
-bot	aHbShGiXjCq[
-boten	fS
-boter	aFb\\cFjI
-bound	iVjY
-bourg	b\\n^
-bouts	fJgRjGtV
-box	jSpU
-brado	aWiZ
-brage	iS
-brary	bSeHfFhT
-brazo	t]
-bre	oY
-brero	oZ
-breta	j[
-brett	bGhbiEkG
-brica	jX
-bride	dVhS
-brido	d[
-brief	fHiSj_kI
-bro	oIq\`sRtI
-bronn	c_tI
-brook	bIc^hJqV
-bruar	jRoUpS
-bruch	aBb^cC
-bruck	ce
-brush	jV
-bs$	iTt[
-bsidy	hVjV
-bsite	rY
-bspot	jS
-bsrat	jXpHqZ
-bst	iSjI
-bsten	sT
-bt$	mR
-build	bYfIiR
-built	bS
-bully	bXcJmI
-bunal	qV
-buque	cW
-burgh	cU
-buros	jS
-bus	hZ
-buy	aWhJiY
-by$	cY
-bys	cUiHj^
-ca$	cSjU
-cab	i\\sR
-cabin	dYgDpU
-cable	fVhRjT
-cad	j]kS
-cadas	iJjcmFpG
-cador	hV
-cados	i]lS
-cadre	mZrV
-caire	aZ
-caise	s^
-calar	cX
-caldy	cT
-cales	bUiRjX
-calls	fRi[nJ
-cally	dHsUtV
-cam	kY
-camos	bRlT
-can	cViTkS
-cancy	iSqRtT
-cando	jZ
-caner	jX
-cania	bY
-caniz	cSmT
-canos	gJiX
-cansa	f\\oE
-canso	fXhV
-cante	aUcUiJpI
-cants	bJiSkVrW
-cap	bUrS
-car	iT
-cared	jSlW
-carga	gJia
-cargo	gSiV
-caria	mW
-cario	bVqW
-carte	i\`jIoI
-cas	jR
-cat	cZgW
-cates	iYpY
-catif	iUtI
-cator	aUb\\gFjI
-cbook	hX
-cc$	bUcRiCjW
-ccent	lSs[
-ccess	bV
-ccins	jS
-ccion	iU
-cco	iRjUqS
-ccord	hS
-cd$	jU
-ceaux	bU
-ced	iR
-cedes	aWbTqV
-cee	hZqXsR
-ceite	gSiX
-cel	iWqT
-celle	iTjR
-cemos	bWiFrU
-cen	cHgHh_iE
-cenal	nY
-cence	jTkS
-cense	jSlW
-cents	iIs]
-cepte	aSoU
-cer	aY
-ceres	aGcTgUiI
-ceria	bdjI
-certs	hV
-ces	iS
-cesos	iS
-cetas	iZ
-ceuse	i[
-cha	nT
-chado	hX
-chaft	fS
-chage	ic
-chain	j[qTsV
-chair	iV
-chale	bIcDg[h[nH
-chant	gSjRkS
-chase	pGqW
-chats	nR
-chaum	iT
-chbar	b\`cEiD
-chbau	aT
-chdem	gW
-check	i\\qU
-cheid	cSrS
-chein	j_k[lR
-chema	g^
-cheme	hYjInR
-chena	cU
-chens	iZ
-chera	cGh]iY
-chern	i[
-chers	bUmR
-chert	fShUiIjU
-chery	iS
-cherz	hWoV
-chete	gFh_iHjG
-chets	eUgXiSjIpI
-cheur	a\`jErV
-chi	cXiHjRtW
-chick	cBiDj\`mG
-chien	jTnZ
-chiff	aTqT
-chila	hTjX
-chine	cHiUjT
-ching	i\\
-chirm	iUjX
-chise	e]gH
-chita	cX
-chive	iUkX
-chivo	iZ
-chl	fGhVjT
-chlaf	jY
-chlag	g_
-chler	iVsX
-chmal	qStW
-chnam	pV
-chnee	fIj[
-chnen	cIiWjVnS
-chner	aTiGjDp[qJtF
-chnet	fSgR
-chnik	aU
-cho	aGcTmV
-cholt	cX
-chons	cHt[
-chors	i]
-chrom	aIbXcHhHiY
-chs	fShS
-chsal	cTkU
-chsel	cFicoX
-chsen	iGnRsY
-chste	bVhT
-cht's	lUqTrS
-chtag	iXoFp]
-chten	fViV
-chter	bX
-chtes	hS
-chtet	aTbFeYiV
-chtig	eUfU
-chuca	bHc]
-chuhe	aFbRcCh]iX
-chule	ba
-chung	h[i\\
-chuss	hg
-chutt	iW
-chutz	jZ
-chzig	cSdUnG
-ci$	l]
-ciada	jFpHq]
-ciado	jTt[
-ciale	hU
-cials	iS
-ciano	cEjGkYlU
-cians	aRb\\lUsH
-ciate	aSbJeWiYj@
-ciaux	aDbGj\`
-cibir	kR
-cicio	aU
-cidad	aJgYqS
-cided	aHrStT
-cides	eZ
-cidez	bHiW
-cidos	bIjZs_tI
-cie	kWoI
-ciens	bY
-cient	fUgX
-ciera	aVb\\cHiJjJmI
-ciete	bX
-ciety	rU
-cific	cZdAiZjG
-ciles	ib
-cilio	iRpV
-cimos	fUpU
-cin	jUkT
-cinas	bTsW
-cinos	iUqV
-cioso	s[
-cipal	mS
-cipio	bReVgHqS
-cis	aIb\\cHhFjIkEmGpYqIrFtJ
-cista	aWb^mDqG
-citor	jY
-ck-in	dU
-ck-up	bJhSiT
-ckage	gV
-ckbar	eYgGiE
-cke	bZcHiTjR
-ckend	a[
-ckers	iT
-ckets	hY
-ckgut	i\\
-ckies	aW
-cking	iVoR
-ckler	aabHdIm]
-cklog	dRiW
-ckney	cU
-ckons	q^
-ckout	i^
-cks	iY
-ckt	iHjVqSrX
-ckton	cS
-ckung	iWrT
-ckups	iX
-cla	iY
-clado	mXpUqZ
-clage	fZiDjY
-claim	hT
-clave	hY
-clayo	iRnW
-cle	jV
-clear	jX
-clico	iW
-cling	aVbJiR
-clude	pGr\\
-cluye	iU
-cme	mW
-cnica	mT
-cnico	aXjS
-codes	cWiRjJ
-coger	fX
-cohol	hIjV
-col	j^qS
-colab	iR
-colar	aU
-coles	fS
-color	jWkS
-com	j]
-con	c\\hS
-conde	iV
-conel	i]
-cones	i\\
-connu	jT
-conry	jS
-copia	bGiIk\\mJ
-copie	iUkVrH
-copio	jW
-cords	iY
-cores	iW
-corte	g[iV
-cos	iU
-cou	tX
-count	hR
-coupe	iVjS
-cours	iTlT
-court	cW
-coute	iUjV
-cover	hViUjI
-cp$	kW
-cre	mZ
-credi	fT
-creen	hUiGpS
-creet	rUsT
-crete	sX
-creto	gXjSkE
-criba	pZ
-cribo	cIqWtX
-cript	kT
-crire	lIqT
-crita	jU
-crito	fZjU
-crits	bIjUkHsZ
-cro	jU
-cross	hU
-crubs	hWiT
-cruit	aU
-crute	cJtX
-cs$	bUjXmS
-cta	iYjG
-ctado	tV
-ctalo	rX
-cte	aViWpG
-ctica	pX
-ctice	bV
-ctifs	bV
-ctile	kZ
-cting	lZp@r[tG
-ction	iT
-ctiva	jYqU
-ctive	hYsS
-ctivo	eXoXrU
-cto	eR
-ctora	bUmS
-ctory	bTjZ
-cts	iX
-ctual	bR
-ctuel	aReXgShI
-ctura	eR
-cu$	c^
-cue	jS
-cueil	iS
-cuela	cT
-cuite	jX
-cuits	bIhWiW
-cul	iWjR
-cular	bWcEdWjI
-culas	iTjDr]
-cules	bRr]
-culos	bVmUpI
-culty	iYqI
-culum	eIiV
-cun	c]dXhI
-curso	eVoS
-cus	iIjZ
-cut	iX
-cy$	tW
-cycle	j[
-d's	bXcUjU
-d-sat	fW
-d-sun	qT
-d-vka	gY
-dable	cGj^kU
-dacht	cFiZ
-dades	bR
-dados	iEj^
-dah	bIcZjW
-daire	aTjSlS
-dajoz	cR
-dal	c\\
-dalia	tH
-dam	hSiW
-damio	iVsT
-damos	cWiJlT
-dan	mc
-dance	fChZiZkX
-dando	fUjY
-dansk	cR
-dante	bT
-dants	aSm\\
-dards	iX
-daria	kWtR
-darin	jTkX
-dario	aSjT
-darse	eTjIoUqT
-dasee	nY
-dat	eWkH
-dated	g[hS
-daten	iZkStX
-dates	iXsU
-datex	jW
-dau	c]
-davia	cR
-day's	aEbIcJqFrCta
-dback	iSpX
-dball	iXjHl]
-dband	dRhV
-dblue	iW
-dbook	iR
-dbuch	a[cIpJ
-dbury	aIcZgJ
-dby	fXgS
-dcare	hX
-dcast	iZ
-dchen	aWfHm]
-dders	j]
-dding	bTiSpS
-ddler	aWiT
-ddush	iX
-deamt	pW
-deaux	cVhR
-dec	bHf\`jJmGo\\
-decin	mS
-dedor	g[
-dee	bV
-degas	b]cI
-dej	fIh\\iRpH
-del	bZdSiS
-deles	iV
-delle	bEcXiT
-delos	iT
-delta	aHcZ
-demas	hUjHkU
-demia	hX
-demie	kT
-demos	b[lTpS
-denas	iVjImW
-dence	pS
-dency	jX
-dende	iVlHmW
-dener	aRlI
-denes	fIi^mU
-denos	f\\iHpS
-denta	mUpR
-dente	aRmSqY
-deo	iV
-der's	bHpZqCsT
-deral	jSlU
-deras	aXeGfHiV
-derat	mYqV
-dered	eSlT
-derei	b]
-deres	i]
-deria	h^mU
-derie	c[fGgIhZiJ
-derly	aG
-derno	i[jJ
-deros	bRiW
-derte	pV
-desma	mW
-det	iDkWqU
-dette	me
-deurs	iTmU
-deuse	a[
-dez	aHfSiTtU
-dford	cRnR
-dgang	p_
-dge	cU
-dgets	gEiTjV
-dging	aHbUjW
-dh$	a@cJhFiHm]
-dhand	bW
-dheim	c[
-dheit	bW
-dheld	jX
-dia	fUiVmS
-diado	hS
-diana	bXcRtE
-diate	aRkTpS
-dible	jRlUsS
-dic	aTbV
-dicap	kGrW
-dicat	bSqVsR
-dices	iX
-dicos	bSiTjI
-did	k]tU
-didas	iVsV
-didos	iToI
-die	k]pH
-diens	iJjVnW
-dig	gIj\\
-diger	tS
-diges	dWiFpX
-dil	cU
-dillo	iX
-dimia	oY
-dimos	lVqU
-din	rR
-dings	iU
-dingt	qUrS
-dique	bUjHsVtS
-diria	cEiCjFk^
-dis	fTiImW
-disch	k[
-dised	hV
-dista	aUbWmE
-dit	hSiT
-ditch	c]qS
-dited	b]iI
-ditor	aV
-dives	eShU
-dizin	a]cI
-dl$	jIsX
-dland	bUtV
-dle	oTpW
-dlers	aXbTsR
-dlery	bJjVpV
-dlich	j\\
-dlife	bStI
-dline	iUpSrW
-dling	iS
-dlung	idpF
-dly	rS
-dma	jW
-dment	e]
-dmins	m\`
-dness	cGhIja
-dnete	aHbZcJhFi>j[tU
-dnung	bVj]
-doc	gT
-doise	bJcZ
-dolid	cVdS
-dom	iIjX
-don	cU
-doo	jV
-doors	jT
-dor	aY
-doras	bSm]
-dores	aYbRmW
-dorte	cZiI
-dot	iUjHkT
-dough	iV
-dover	iToT
-dow	pX
-dowed	bU
-downs	bYiS
-dra	cX
-draht	bZgD
-drait	aS
-dre	iXjV
-dredi	dTfWgG
-dress	cUrUsS
-dri	mS
-drigo	aJmUpT
-drine	mWqU
-drive	bSpU
-dro	bU
-droid	aT
-drome	aFbEc[iUtF
-droom	hY
-druck	iYjZ
-dry	aThSiR
-ds$	iW
-dship	fIgZhIiU
-dshut	cU
-dside	aWiV
-dsman	aTsI
-dt$	cW
-dte	aHbIcSnY
-dtech	aIb[cGiFjFkJ
-du$	aEbTc[mG
-duado	jX
-duate	aSsW
-ducer	aYpR
-ducto	iR
-ducts	hZmE
-due	lTqT
-duire	jSlT
-duite	iVkW
-duits	bT
-dukte	fJgIh]jJ
-dular	idjCoI
-duler	a^iI
-dules	iXjR
-dulos	f]
-dults	kT
-dun	bIcc
-dures	i\`
-duria	aEbXcJmZtF
-dus	hS
-dvent	oU
-dvert	qSrUtT
-dvice	iU
-dwell	ca
-dwerk	jXlR
-dwest	cTiZjG
-dwide	bCcYhHjEn^
-dwife	aW
-dwirt	j]
-dwork	jV
-dy$	hRkV
-dyman	tW
-dynia	cU
-e-bed	hX
-e-day	fSiZpS
-e-fri	fSiI
-e-out	bEeIiZp\\
-e-sun	fRgJ
-e-thu	dY
-ea$	cXrT
-eable	eSkYsS
-eac	cUgU
-ead	cb
-eader	aVmU
-eados	bTiGjS
-eague	bXiT
-eajes	bHhZ
-eak	bHhJi>jZlFnY
-eaker	bGrHsStV
-eal	jUrU
-ealed	iWpU
-ealer	bT
-eales	bYiFjU
-eally	sU
-eam	m]
-ean	cImRsX
-eance	a]jS
-eaned	i[pIsJ
-eaner	aY
-eanne	mUqS
-eanos	h\\
-eante	aU
-eaper	jSkZ
-ear	eXhY
-ear's	gJhV
-earch	iS
-eared	iJjS
-earer	aVlIqYtJ
-eario	bU
-early	nR
-earnt	jHl\\
-earse	iZ
-eas	bW
-eased	bGqZrS
-eases	i[
-easts	bIfX
-eat	bVhE
-eater	b\\kSqTsT
-eaths	i\\
-eaton	cV
-eatre	bRgR
-eatro	bWiT
-eauce	cViI
-eaune	cY
-eauty	aUiR
-eaved	jS
-eaves	dGhGn[qS
-eavis	iUjHoZ
-eb$	tV
-eback	iS
-ebajo	mT
-ebase	jW
-ebate	oWqI
-ebaut	iSjVoFqT
-ebe	i\\
-eberg	cW
-ebida	bSiX
-ebiet	cUnT
-ebles	c\`iB
-ebook	hTrWtT
-ebosh	jR
-ebote	iX
-ebout	iHjY
-ebras	bSjCkZ
-ebres	bUmF
-ebrew	kUrT
-ebs	jR
-ebt	fVgEkW
-ebuch	aHcFiajHtB
-ebuhr	g[nIsJtI
-ebung	iX
-eburg	aGcV
-eburo	aSlU
-eburt	iRnUsT
-ec$	iS
-eca	iTrS
-ecall	gR
-ecano	aV
-ecast	bZ
-ece	kS
-ecent	jRsS
-ecess	bJfXgIhTjI
-eceta	jHpV
-ech	b\\jVkT
-echas	iFjWqR
-echen	fIiYpTsT
-echer	i\`j?
-echos	gSiJsV
-echst	mZ
-echta	cV
-echte	cIiFjZkIsZ
-echua	kX
-ecial	aT
-ecibo	e[gB
-ecida	fX
-ecide	pS
-ecido	kTr[
-eciee	jFk[
-ecien	lV
-ecion	jUpSqT
-ecise	rStV
-eck	cVi\\
-ecken	bSiZ
-ecker	iV
-eclan	mTpUtV
-ecnia	jY
-eco	cVh[sY
-ecoge	hY
-ecole	lS
-econd	kS
-ecord	jTsW
-ecreo	cXfI
-ecret	qV
-ecris	jJqXrZsG
-ectar	i^jG
-ectif	qZ
-ectly	eYjImW
-ectos	bU
-ectra	jTkS
-ecy	cT
-eda	c\\jJ
-edago	iY
-edaje	hX
-edded	aU
-eddic	jV
-ede	i[r\\
-edger	iYpU
-edhof	cV
-edi	fX
-edial	a]iZ
-edica	i[jJmSoGsS
-edico	aYkU
-edige	jT
-edikt	mU
-edina	cZ
-eding	fUiX
-edios	iRtS
-edish	bSlU
-edite	aVbFg@i^jE
-edito	hViU
-edits	hW
-edium	jEk\\
-edles	bU
-edn't	l\\sU
-edo	cV
-edora	bViJmX
-edral	bZtH
-eds	dHfWhHiVrV
-edt	cW
-eduit	hW
-edula	jW
-eduld	jXsR
-edule	cJfRiU
-edupe	iU
-edure	iY
-eeded	lZ
-eeder	qX
-eefer	aUbGeEjW
-eeing	iW
-eek	bAc_mJ
-eek's	eVsU
-eekly	iX
-eel	c[
-eelen	mWpI
-eeler	hVjU
-eenth	cIg[hE
-eep	gSnX
-eeper	a]
-eer	aX
-eet	kZ
-eezer	iW
-ef$	cSiTpS
-efahr	gTtT
-efaut	aIcJkW
-efe	iXqV
-efeld	c\`
-efere	f[qY
-efern	iUkDpIrY
-efers	bVcIjG
-eff	iHjXpStU
-effen	cFd]qS
-effer	iTmJoZqH
-efing	iStV
-efits	hSjRrS
-eflex	h[iI
-eford	c[iG
-efore	oR
-efr	eU
-efs	jZ
-efuge	aRbS
-efuhl	cCj_
-efuse	aReRfG
-eg$	bTcRpR
-ega	fFhFjAmU
-egacy	eU
-egado	gTkYmU
-egale	hSiT
-egalo	bTkV
-egane	bUjYkHrJ
-egant	rTsU
-egeld	gZ
-egeln	cGfBh\\iRjH
-egenz	cX
-egg	cU
-egian	jS
-egies	gTiS
-egime	gEhWiT
-egina	hUmV
-eginn	fUiJo_
-egins	oV
-egion	cXhT
-egios	bViXpI
-egium	bU
-egler	aHmRpV
-eglos	iY
-ego	jS
-egoce	bS
-egona	mY
-egory	jUsU
-egral	bGgUiU
-egras	bFc\`iCjH
-egree	jRlX
-egros	cYmH
-egs	aHbFc_iEkHnV
-egt	b]s[
-egues	bSm[
-egung	bRhX
-egura	bYjI
-eguro	hY
-egy	i[
-eh$	bTjV
-ehalt	gYjHrT
-ehand	aFhUkIm\\
-ehe	b[c[eJiCjCmAqDrJsFtF
-eheim	bXcIq\\
-ehend	kFrVs]
-ehind	cUjV
-ehler	kXqUtT
-ehmer	iT
-ehn	gViUjG
-ehold	aGbThXiH
-ehors	nVqT
-ehort	bRfRhT
-ehpad	tX
-ehr	eUfHhTiUkH
-ehrer	aUlT
-ehrte	tR
-eht	mSrR
-eht's	jRoT
-ehude	cXfI
-ehung	gIi\`pH
-ei$	cThR
-eib	bR
-eibad	bY
-eiber	iRsV
-eibst	rUsJtT
-eiche	cIic
-eicht	iI
-eid	tX
-eiden	iUrS
-eides	eVrS
-eie	kU
-eiert	fS
-eifen	iWkR
-eig	cT
-eigen	bTfIjGlXqT
-eiger	aWgXkFlX
-eight	bTgYsW
-eigne	bVqT
-eih	bUhW
-eihen	iWpT
-eiher	aIbUe_hCiGkIlIpErHsG
-eihum	hT
-eilen	i]rW
-eilge	kV
-eille	cSjR
-eilte	fUmS
-eim	cX
-eimal	nXqS
-eimar	cU
-ein	jUkS
-einde	aGb[pR
-einen	iRqS
-eines	aHiX
-einte	fV
-eipts	dT
-eirat	iYjGqVsV
-eis	jR
-eisen	iWnW
-eises	bT
-eisme	i[
-eitag	dGfSiRoT
-eiten	iT
-eiter	a[md
-eites	b_hSiJsU
-eitet	dSiU
-eitig	cFn[
-eitvg	eU
-eiz	bUcViHjI
-eizen	ia
-eizer	qSrUsT
-eiß	bGhU
-eißen	dJiSjX
-eißer	aWmR
-eißig	fShX
-ejado	jRkVqZ
-ejean	mTqX
-eject	iV
-ejero	dIpZ
-ejobs	p[
-ek$	bScTmY
-eka	gHmT
-ekapo	cU
-ekday	fZ
-eke	bRcR
-ekend	fU
-ekt	eS
-ektar	bW
-ekten	aZfGhIiW
-ektiv	bU
-ektor	fItT
-ektro	bVjT
-eky	rU
-el$	cS
-ela	aC
-elada	gS
-elado	bSiUqS
-elage	cFi^
-elais	aGbViUjE
-elaje	gRjT
-eland	aDbZdGjU
-elaya	hU
-elbar	aGbHg\\
-elben	cHq[
-elbst	bTjG
-eld	cTgU
-elden	cejI
-elder	bFc^
-eldet	bHgTpV
-eldos	gZ
-ele	fSkT
-elear	hGjTkIsS
-elegt	qGtX
-elene	bTiGmR
-elera	aUb\\cHjFqS
-elero	aWbI
-eleur	aUoU
-eleve	fSiS
-elevo	eSiS
-elfen	kZ
-elfer	ackZ
-eli	bEc[
-elico	sZ
-eline	iY
-eling	cRjS
-elite	gV
-elitz	c^iF
-elium	bFcHiX
-elken	iSsU
-elker	aX
-ell	cV
-ellac	j\\
-ellar	aSgIhU
-ellas	bXsW
-ellen	cU
-eller	b[
-elles	cZiT
-ellin	aScV
-ellon	aVc]
-ellor	a^
-ellos	iUjU
-ellow	qUsR
-ellte	aYbV
-eln	i[
-elnde	bIc^
-elo	cWr\\
-eload	iZ
-elona	cS
-elong	cU
-elors	bDhHiVjJmWsW
-elped	aHqZ
-elper	iT
-els	bS
-elsen	iJjZ
-elson	mU
-elt	q_
-elten	kX
-elter	b[hH
-elugu	jU
-elung	bHiWkHq\\rB
-elves	gXiEmBq]
-ely	cTtV
-elzen	cW
-em$	fTiU
-ema	kU
-emain	gJqStS
-emale	iRsY
-emand	kS
-emann	kIlUp\\
-ember	oW
-emble	cS
-embra	o[
-embre	fSo\\
-embro	iTsX
-emens	jW
-ement	iU
-emi	bGcSjS
-emien	bW
-emier	iIjSrV
-emise	hX
-emium	bSfIgX
-emmes	mS
-emona	c[
-emont	c]jI
-emote	dY
-emoto	d[
-emper	jSmHpY
-emple	bUcYpGtB
-emplo	iX
-ems	cTsS
-emsen	iS
-emuse	hUiU
-emy	cT
-en$	iT
-enach	bDc\\
-enado	iXlU
-enage	cYmS
-enang	bScU
-enant	hIqSsZ
-enbad	bXcDiT
-enbau	iV
-enc	aIbUiW
-encer	aSeT
-ences	iT
-encil	iZkU
-encio	qT
-endal	cV
-endan	bWcH
-endar	iT
-endas	bUi]
-ended	dVeU
-enden	fU
-ender	iTqW
-endes	lUmUqT
-endez	iGmW
-endie	iZkJ
-endly	hZ
-endon	c]iU
-endor	hUiV
-endos	iTjTsJ
-endra	qW
-endre	jHn\\
-endue	iTlT
-ene	iU
-eneer	aIiRjS
-eness	jW
-eneva	cU
-eneve	cSdS
-eng	qU
-enger	hW
-ength	rWsV
-engua	cJkZ
-enham	cR
-enhof	aDbRcBiXjGp]
-enial	kY
-enida	kY
-enido	eJkTlT
-enier	iImT
-enino	rTsS
-enior	aT
-enios	iY
-enise	tT
-enist	aW
-enita	aIbZcBmX
-enito	cY
-enk	gHh_iEjRmIpCsG
-enken	iTqVrFtX
-enlos	hXjJqS
-enn	iGp\\
-enn's	gHjVkVpJtT
-ennel	a[
-ennen	iV
-enner	aGgXhFiZ
-ennes	bUcX
-eno	sX
-enoit	pU
-enora	aRnTtG
-enoux	bSiEsX
-enque	bUhIiU
-enrad	h[
-enrat	a[iFjUtH
-enred	hZ
-ensas	iSjV
-ensch	bUjVkG
-ensed	aYjT
-ensee	bJcSfXhH
-enser	a_
-enses	hR
-ensic	hV
-ensor	iZjV
-enste	f^
-ensum	fV
-ensus	iZ
-ent's	bBhXqTsU
-entag	bTgIhFiXsV
-ental	eShT
-entar	iRjXqSsS
-entas	iT
-ented	bTiIpV
-enten	iS
-entez	jEs[
-entia	bYcGiT
-entif	eJi[
-entin	mY
-entis	lTmVpS
-entle	jZrU
-ently	iS
-entor	cYiBjYmT
-entos	gTiT
-entre	bT
-entro	c^
-entry	cXlR
-entur	aGbWlS
-enues	hSiIn[
-enugt	jIlS
-enver	cViS
-enwat	jU
-enweg	cWsS
-eny	m[
-enzen	iUnGpZrD
-eo$	rT
-eomin	jUrR
-eon	kVmV
-eones	aRmT
-eos	ij
-eover	gJoUqV
-eovil	cW
-ep$	aUeJfV
-epaar	sS
-epaga	h[
-epage	iJpZrU
-epair	jT
-epare	q[
-epark	cYjE
-epart	oV
-epeat	eRpS
-epend	mV
-epers	iYmU
-ephew	qY
-ephyr	jSkS
-eping	eTfInY
-eploy	iW
-epool	c\\
-eport	iVpS
-epose	aWcIiT
-eposo	iRqS
-epots	bUhJ
-eppen	jS
-epper	aEbJcHjb
-epris	b\`eHj;lYmHpH
-eps	fS
-ept	oU
-epted	iEjRmFp[
-eptes	bJl\\
-eptic	jT
-eptor	pH
-epuis	bRoJqS
-eputy	jRmU
-equen	c[
-eques	hZiZ
-equin	iTsR
-equis	l\\
-er$	aR
-eracy	iSlU
-erada	cGpW
-erade	mJqY
-erado	dVjS
-erait	k[s[
-erale	e\\gJiFjHmS
-erall	bRiJjU
-erals	gS
-eramt	aZiGpT
-erano	hV
-erans	bIiVsR
-erant	iHkT
-erapy	kX
-erate	iUj\`kH
-eraum	bCgEh\`
-erbau	bX
-erben	hFiYjIlW
-erber	oTsT
-ercam	jX
-ercat	aRj[
-ercer	fRjY
-erche	aUtW
-ercio	aFg\\jR
-ercon	bU
-erd	fJhT
-erdad	jS
-erdam	hTiX
-erdas	bEgEiWjW
-erder	bHc\\iGjW
-ere's	tV
-ereda	bTkSnW
-erees	eHp]
-erein	bcjGmYtH
-ereit	nS
-eremi	jW
-erena	hUqTtH
-erend	fWjW
-erent	a\\lU
-erenz	hToTpT
-erers	bHgDi[pZ
-erest	kX
-ereux	hY
-ereza	aZbGfI
-erfen	fIrT
-erfil	rUsV
-erful	j[qUrI
-erg	ca
-ergal	kSmV
-erger	bT
-erges	m[
-ergic	jW
-ergie	jTmS
-ergut	iU
-erhof	cYiH
-eri	aSc\`mTpG
-erial	iZ
-erias	bX
-erich	bHc[mXqEtH
-erico	gZmV
-erics	bS
-erida	lUtU
-eriel	hUiY
-erien	f]oW
-ering	kU
-erino	bSeU
-erior	cTjV
-erito	kXsX
-erium	kUqU
-erk	b^
-erken	iIq_
-erker	i\\
-erlag	b\\cI
-erlap	fToW
-erlen	a?catA
-erley	aDcHiJmVtX
-erlin	nW
-erloo	cS
-erm	eSpR
-ermal	aGb]nU
-ermas	i[
-ermel	cV
-ermes	c[
-ermin	iVoY
-ermis	jU
-ermit	iJsS
-ermle	iRjU
-ermot	qV
-ern	iS
-ernal	qR
-ernan	mIqStX
-ernas	jX
-ernat	bWiR
-ernen	lb
-erner	hGn]
-ernes	fS
-ernet	hWjX
-ernis	gUkX
-ernos	f\\hCpW
-ernte	gCjIli
-ero	a[
-erome	mV
-erone	gIk\\mGpH
-erons	iIkX
-eroom	aIi_jIlF
-erous	iU
-erp	cX
-erque	bIcaiG
-err	iTqU
-erral	hGiZ
-erran	eFiFm\\oIq\\
-erras	aJbTcS
-erred	jIkWsS
-erren	iYmVpH
-errey	cS
-erros	bY
-ersal	bIfGj\`kHlJ
-ersee	cXiJ
-ersey	iU
-erson	aV
-ertag	dUgShRiGpR
-ertal	bScY
-ertas	iSjX
-ertel	ce
-erten	iW
-erter	aHhVmS
-ertes	fWiDnJqU
-erths	aJb\\
-ertif	hWjT
-ertig	fS
-ertis	aGeJhFjDlY
-erton	aJcb
-ertos	bU
-eruel	cR
-erung	jS
-erust	b[cF
-ervas	iX
-erved	bSiIjRlSsT
-erven	j[
-erver	aGbTfEjXqH
-erves	pU
-ervir	iVjU
-ervus	tX
-ery	bT
-erz	cWhVoUqH
-erzig	gU
-erzon	bJcV
-esada	kT
-esado	iUjSmG
-esagt	eUhJ
-esamt	nW
-eschl	jV
-escue	jS
-esday	dTfSpT
-esden	iIj[
-ese	iSkT
-eseau	aVbTkV
-esent	qZ
-esetz	rU
-esfam	cV
-esh	cGi^mS
-eship	gSkI
-esian	iUkU
-esico	aReVgDiGjImX
-eside	iT
-esign	kS
-esina	c[iU
-esion	hSiX
-esita	aUtT
-esito	aVtV
-esitz	b]c?
-esk	jZ
-esmal	rTsV
-eso	hR
-esoft	jVkZ
-esoin	tV
-esort	bV
-esoul	cU
-ess	jS
-essai	dS
-essed	dJf_jFlG
-essel	b[iW
-essen	fBhXiVnV
-esser	bSpS
-esses	iVm[
-esson	gTpW
-essor	aSrS
-essus	bJhUqU
-estal	mS
-estar	gJh\\
-estas	bTtI
-ested	jYpVqU
-esten	cTjJpUsS
-ester	ca
-estes	jX
-estic	iS
-estly	bScHqSsU
-eston	cYnX
-estor	pXqS
-estos	lT
-estry	jV
-esume	pR
-esund	aGc]
-esure	hX
-esy	iYjErS
-et-up	nZ
-etafe	cV
-etage	bTnU
-etain	gUiR
-etall	gT
-etals	i\\
-etaro	bRcU
-etary	aT
-eteen	bV
-eteil	cV
-etend	b]iY
-etera	bRfFhTjFmIn[pG
-eters	aV
-eteur	aW
-eth	bCcYmU
-ether	d]qT
-ethod	iV
-ethus	jX
-etica	iZjS
-etico	aIs\\
-etics	iUsV
-etien	iSpU
-etier	jU
-etins	bJi\\jG
-etion	jW
-etiro	cEiZ
-etite	aI
-etits	nR
-etivo	eShFiYpJ
-etons	cHhGi^qY
-etour	cEhTn\`
-etrel	jZ
-etres	iZnT
-etria	bIiWjW
-etric	iTpU
-etrie	bCcDhJih
-etrol	gUnH
-etros	iWnY
-ets	iV
-etson	iX
-ett	hZ
-ettag	gJoW
-etted	j\\pAqIsS
-ettel	cFgSiSjWqUrI
-etten	c^
-ettes	i\\
-ettre	pRqT
-etude	hHpIq\\
-etung	eg
-eture	hSjIoFqS
-eturn	fGgRhSiRpY
-etz	aXbRrS
-etzen	iZtV
-etzer	a[
-etzte	bS
-eu$	cRgTiU
-eubau	bFc[hR
-eue	iajEsS
-euern	i[
-eug	hYjTlS
-eum	b^
-euner	hWjJsY
-eunes	sU
-eup	bWpW
-eur	a_
-euren	bBc^
-eures	fYgR
-eus	c[jY
-euses	mV
-eussi	jV
-eut	aVcIk[
-euten	iR
-euung	ib
-euven	bRcS
-euves	p[
-euvre	bViVjI
-eux	cZkV
-ev$	eIm]
-eva	cU
-evage	aUbJkY
-evant	bIlX
-evaux	fJiY
-eve	cS
-eveil	b\\fDhYiG
-evels	gRiS
-evers	cWnT
-eveso	bZ
-evete	jY
-evi	bBhHia
-evier	aDbIcViXmS
-eview	iRoDpT
-eving	bSqS
-evo	eSiS
-evops	aWcGiH
-evues	iV
-ew$	qS
-ewals	eDfEhViW
-eward	g[iBmU
-ewe	bHc[
-ewell	cU
-ewerk	b\\iF
-ewers	aHbGmFp]qD
-ewery	bVcV
-ewing	r\\
-ewish	bS
-ewood	cVhVjH
-ework	iV
-ews	iSpR
-ex$	c\\iU
-excel	bU
-exe	eThV
-exiko	nX
-ext	pDr]tS
-extil	bR
-exual	aUsV
-ey$	cX
-ey'll	lSqR
-ey're	sV
-eye	bIcEi[
-eyman	gGkY
-eyond	gUhRjI
-eyors	bVmU
-eys	i_
-ez$	cViVmR
-ezcla	iY
-eze	bIcXiIoU
-ezeit	eXfU
-ezept	aHiU
-ezirk	b[
-ezuge	gchIi@jE
-eß$	aGjYkDm[pI
-eßend	jV
-fa$	aCcVmXtH
-faces	iY
-faela	aHcW
-fahig	iHj]
-fahrt	fSh\\nV
-faire	gBiHp]
-fairs	bU
-falen	a@bHcEgUiGna
-falle	i[
-falls	bItU
-fallt	fVlT
-fam	cV
-fan	cTmXtR
-fanos	b^mC
-fants	iTsX
-fapme	jS
-fas	iTpR
-fasst	iZqEtY
-fasts	hWiS
-fax	cU
-fe$	iW
-feb	fb
-fects	iSkS
-fee	hYpS
-fel	gWhYlWrF
-felia	aHmVpT
-femme	aV
-fende	bV
-fense	cX
-ferde	bXsZ
-fered	pS
-ferer	aAbh
-ferie	iWpX
-ferta	bGcJp[rT
-ferts	hT
-fes	jHkRmX
-fesor	aU
-feste	ib
-fests	iV
-feu	aZcGiJlGpF
-feurs	s]
-feuse	aRbTtE
-ffage	iT
-ffe	bWgI
-ffene	iY
-ffers	iX
-ffert	h[
-ffets	iZ
-ffice	dZ
-ffing	eUtU
-ffith	iHnX
-ffold	iVjFsS
-ffres	pXqSrUsH
-ffs	gRiW
-ffset	bT
-fft	fSpU
-ffure	jUlT
-fg$	eSiFjV
-fgabe	p]
-fi$	aIcIiTmHpW
-fia	bFj\\rS
-fic	iRkU
-ficat	jYsS
-ficer	aV
-fices	bV
-ficio	iU
-ficos	fUiHmY
-fie	jCkTlU
-fiees	jV
-field	c[
-fig	i]j>p[tI
-fikat	jSk[
-fiker	aTbJ
-fil	cStV
-filee	gGjXqR
-files	iRp[
-fills	b?c[
-fin	hVmWtI
-fined	jVlV
-fings	i]
-firma	bWcHeS
-firme	aS
-first	aEbHdXiW
-fit	bR
-flake	kS
-fle	bVfRsI
-flege	aTcGiY
-flich	eTgXjY
-floor	bUjY
-flour	cV
-fluge	gFh]kH
-fmann	aUjgt;
-fnung	iBjGo\`qS
-fo$	iTjS
-folge	iSqS
-folio	jW
-fonat	oHpUrJtU
-fonds	bXcIgFh^iCjF
-fonso	qY
-fonte	iV
-for	aJb^hIjFp]
-force	jW
-forma	aJjV
-forme	tV
-forms	bZjI
-forte	aRcahGiG
-fplan	jX
-fr$	f^
-frage	iW
-fragt	kZ
-fraid	dUjV
-frain	mW
-frame	iVjS
-fre	iTrU
-freie	kU
-fresh	gT
-fri	fX
-fries	cW
-froid	jX
-front	cVsU
-fruit	bSiT
-fs$	iY
-fscme	mW
-fseep	gVhR
-fsted	rS
-fte	iR
-fteen	hFmY
-ftigt	bR
-ftrag	bTjI
-fts	iT
-ftuch	s^
-ftung	i[rS
-fuera	cHdY
-fugen	bXiIpIr\\
-fugio	bIcXgGsT
-fuhrt	b^iD
-ful	rR
-fully	bFeXhGiJ
-funds	iZ
-fy$	jZ
-fzehn	qY
-fzeit	e[
-fzuge	bWlW
-g's	bJgYiHlU
-g-oct	fU
-g-out	hXjIqV
-ga$	c\\hUmR
-gaben	iVtR
-gable	bGea
-gadas	bTfWiH
-gados	b[n[
-gages	iY
-gaise	lV
-gal	eT
-galog	jT
-galow	h]
-gamos	bShUqX
-gan	cW
-ganda	iS
-gange	bUia
-ganic	b\\hTiF
-gar	jU
-garon	c\`fFiIqI
-gasin	bRhW
-gasse	bDcadWhI
-gasta	cShT
-gat	iUpU
-gated	gciDjR
-gates	iU
-gathe	c@eSp^
-gator	a\`
-gau	cRnS
-gbo	kV
-gbook	pS
-gcp	jR
-ge-wo	fV
-geben	iT
-geber	bWgGhYiR
-ged	jT
-gee	gSiWjHkS
-gel	bThTi]
-geles	aFbTcZ
-gende	bItW
-gends	qY
-genen	hSjSqU
-genes	bT
-genos	iW
-gente	mW
-geois	cHkWs[
-geous	c^fJiHjIrItG
-gerac	cU
-gerat	gHiHjWkWsW
-gerei	bXmGpV
-geres	fGhXiT
-gerie	hTiV
-gerin	mUqU
-get	hW
-geurs	bY
-gg$	iZ
-gge	bT
-ggeld	gTnW
-ggers	mSqT
-gging	i\`
-gh$	c^
-gheda	cV
-ghing	aGjS
-ghout	cWiI
-ghreb	iVsU
-ghs	bZhGoSqStJ
-ghted	ic
-ghter	bIcEfWjYmSoH
-ghtly	iUmRnZ
-ghton	nYpH
-ghurt	bfc>
-gi$	iGjImbpH
-gia	aRcIj^
-giado	jW
-gible	hYt?
-gic	bRjT
-gical	bCcXlX
-gicas	fZiWjH
-gicos	iW
-gie	jX
-giene	iVjU
-gig	bVcJfXiC
-gik	aXtD
-gimen	eU
-gin	aRcR
-ginal	jS
-gines	bUiX
-gio	bRcW
-gious	hUsT
-gique	bUjV
-gis	jSk\\
-giste	a_eX
-gists	bViEjUm\\pH
-gix	jX
-gkeit	i]j_sG
-gl$	aIcatI
-gla	iT
-glage	iV
-glais	jVkSlS
-gland	cXiD
-glass	fHiUjS
-gleur	aU
-glich	hSj\`tJ
-glied	iAjVpW
-gling	aHgWi\\
-glise	eJgJoU
-glish	rR
-gment	iUjU
-gmore	cX
-gn$	jT
-gn-up	iS
-gna	cJnX
-gnado	hUpX
-gnant	sS
-gne	c]
-gners	jGmUs\\
-gnies	bGc^
-gning	i]jE
-gnons	bUmY
-gnore	qU
-gnose	iY
-gns	gIi\\
-gnung	jSlJpV
-gny	c^
-gogik	aXtD
-gogin	a\`fH
-gogue	aZtH
-going	eR
-gol	bJcY
-gon	cTrW
-goo	hV
-gop	hX
-gor	ce
-goria	g[
-gorie	iG
-gorre	cV
-gos	jR
-gosto	eSoU
-gow	cT
-gra	gShIsT
-grade	aWbFiDr_
-grado	gUjTkH
-grafo	iUpS
-grale	gSjV
-grama	bVcGeTfS
-gramm	iSlV
-graph	jYlFtS
-grase	iW
-grave	aEbFc^hCjIlJpGtF
-gre	cWfFkY
-greed	aIbIiClHqSsZ
-grees	bSiRjR
-greso	fRgToT
-gress	h]jR
-gri	iDm]
-gro	i\\jF
-grono	cU
-grund	eWgFj?k[sV
-gry	sY
-gs$	iU
-gsbau	b^cC
-gside	mW
-gst	aJc[hImVtG
-gsten	bDf[gCjZoWpEqS
-gston	nWpT
-gt$	lU
-gte	bTqR
-gth	rWsV
-gts	jX
-gu$	mZ
-gua	cT
-guada	cZjF
-guage	cYiE
-guaje	r[
-guard	cEi\\
-guero	mSrZ
-guese	jSrS
-gueur	jUrS
-gui	cT
-guien	aU
-guing	iVjH
-gular	eSqR
-gun	jSkR
-gunda	aUiF
-gundo	jIkVoU
-gunte	iX
-gures	iUoDrT
-guros	aWmF
-gut	bYcIi]lW
-gutet	hTpV
-gware	cY
-gwitz	bIcXpI
-gy$	gV
-gym	iY
-h's	cSpIqYrW
-h-gcp	jR
-ha$	cStY
-haben	bHiWqZ
-haber	hTmY
-hable	hIiBj^
-hadas	gIiXjJ
-haden	fYkZ
-hadow	cJmIp_
-hafen	cbhR
-hafft	fVqS
-hafte	aWb]cIiHjJlCmIsI
-hagen	cU
-hains	bTjT
-haire	aCbDc^dHeYiIjDlHpG
-hairs	bScS
-haker	c[
-hal	cd
-halde	b\`hA
-halen	aDbZ
-halle	bWiI
-ham	ch
-han	c^mW
-hanau	iSjS
-hance	eTqX
-handy	fGh\\
-hanet	cZiJ
-hanga	aHfGgDiHjGkDlGmHo^rF
-hange	pIqU
-hanic	aWmW
-hanks	iWrUtS
-hapel	bV
-haque	mS
-har	eJi\`
-hared	hT
-hares	bHgVjE
-harge	mW
-harla	pZ
-harma	iWjCk[
-has	i^
-hasen	iUjY
-hasse	iV
-hat	bGcapJ
-hau	iT
-hauen	jWqZ
-hause	d]
-haval	qSsV
-haven	ca
-haves	jU
-hback	iW
-hbarn	hY
-hberg	b[
-hboot	bUiV
-hcare	hTiT
-hea	c[jW
-hears	jV
-heath	aHc[dDiU
-heben	iS
-hecks	iS
-hed	bS
-hee	cHfHhFjHlIpHr]
-heeky	rU
-heels	bWjV
-heese	gBh\\kW
-heets	iV
-hef	md
-heffe	m\\
-hefin	m\\tF
-hefte	ibjI
-heide	c]pU
-heime	aEbIcFiRn^
-heine	bT
-heirs	jIrT
-hek	bScI
-hel	bDc]hIiGmHoIpU
-helle	cUgXjJ
-helon	gW
-helor	hS
-hem	cSeIhHnWsR
-hemas	jWqS
-hemes	bTiX
-hemie	bVcIl[
-hemin	iUsW
-henkt	h\\iI
-henta	iJmR
-heque	bSjHkU
-her's	iIlYoX
-heran	bY
-hered	lX
-herei	bSiJjY
-herer	aHb_cI
-heres	iDjUlVqS
-herie	bXjU
-herin	aXsR
-heron	bIcIe^iHjG
-herry	bViI
-heses	i]
-hesia	hJiUjE
-het	jZoHpV
-hetag	fS
-hetic	aSiEjX
-hette	fIgX
-heuen	jZ
-heure	gX
-heurs	aS
-heval	hW
-hever	cTfUlV
-hew	qY
-hey	c]
-hey'd	iWmS
-hez	cZiIm]
-hfrei	fXhH
-hgrat	iX
-hheim	aFca
-hi$	iRjR
-hia	cV
-hibit	bJiSjJrU
-hicad	jX
-hical	gXhI
-hicas	bRiRsR
-hicht	f^
-hicle	hWjR
-hicos	fFiVsX
-hie	cU
-hiens	aCbXjV
-hiers	cX
-hiffe	iX
-hifts	fT
-hig	iIj[sZ
-higan	cS
-higen	iX
-hilfe	hS
-hillo	cIj[
-hiloe	iV
-hinen	iTlUmJ
-hines	bUkU
-hings	iIpSsZ
-hinks	q\\
-hio	cIi[
-hip	bS
-hip's	iW
-hippy	aSbR
-hique	iZjDrW
-hir	aIjYrHtZ
-hirds	bYgUiF
-hirts	bIcGhfi=mHnJpAqJrJsJ
-hirty	fU
-his	cTrV
-hisch	jUkX
-hisky	bTiS
-hitby	bS
-hiv	aHjGkWpT
-hivar	bT
-hiver	hYiS
-hives	bXjV
-hjahr	iUoV
-hkeit	jfqT
-hl$	aCcWiWjU
-hlaft	qY
-hlage	gUiS
-hland	cBdXiHn]sX
-hlank	sa
-hlass	iZ
-hlbar	fVhR
-hle	aCbWcFiWm^pF
-hleiß	bGhU
-hlich	jFlTmTr[
-hling	bFi^
-hlt	gUhV
-hlung	gc
-hluss	jTlR
-hly	iR
-hma	sX
-hmann	a[nEpYtE
-hmark	aIbEcDhHiVjY
-hme	eUiZkR
-hment	aFbSeTiYqGtT
-hmied	a\`jF
-hmond	c[
-hn$	gUjVnV
-hne	bHgSh\\mRsU
-hnell	jVlU
-hnern	b[
-hnhof	c[pJ
-hnitt	cIi\\nR
-hnt	gS
-hnten	pT
-hntes	hXiJ
-hnung	h_
-ho'll	sZ
-hoa	mR
-hobia	bIl[
-hod	iVmXpE
-hoden	cHi]
-hodri	mS
-hoe	cS
-hof	bVc\\iS
-hofen	aJc^tB
-hofer	aSjS
-hoice	eRfW
-hol	jZ
-holds	bZ
-holen	bDiYk[mI
-holes	aIbWiT
-holet	cYtI
-holic	sS
-holog	aXjF
-homme	iUsW
-hools	bSiT
-hoose	eTqS
-hop	bU
-hop's	bScU
-hor	dS
-horde	aDbSgIqR
-hords	bX
-horen	bJfTiJnZpGqW
-horpe	c_
-horra	cY
-horro	hUsU
-horts	iTsZ
-horus	aV
-hos	hWsT
-hosen	iVjU
-hot	cZiAjZ
-hotel	b[hY
-hotos	iT
-hough	cGdRlSqStH
-hould	qT
-hours	aHeWf_
-hovel	jU
-hoven	cW
-how	aVhHlS
-hport	cT
-hr$	iToS
-hrain	cY
-hramt	jV
-hrase	eStX
-hre	j]
-hread	aIpHtX
-hreib	bTiIpR
-hrend	a\\cE
-hrens	iJm[
-hrift	pJrZtT
-hrige	bJcGfEgJiXoH
-hrome	iTjWqR
-hroom	hTiHjJkTsR
-hrt	bShW
-hrten	cGeSgGiSnb
-hrter	bUtS
-hrung	jbk^
-hselt	jTkTmR
-hst	sT
-hsten	bWiGsW
-hta	cV
-htage	fZjHkV
-htags	rX
-hte	jR
-hteen	bUjUtS
-htern	jTrUsU
-htest	gJjUlU
-htigt	j^lEpT
-hting	qR
-htung	aRfIiXnR
-hty	gV
-htzug	bZhI
-hu$	cUfT
-hua	cSkW
-hub	bJjRpV
-hulen	i\\nT
-huler	bScTgFiStJ
-hum	hRiIjW
-hup	jV
-hur	c_iJ
-hurch	cSiR
-hures	bW
-hurso	aJcV
-hut	cU
-hutte	a>bdcFhTiCtI
-hways	jS
-hwege	cXiS
-hweig	cT
-hwein	bZcFmJ
-hweis	cIj_kS
-hwirt	aRkY
-hy$	aUhIrT
-hyr	cU
-hys	bUkV
-hysik	aX
-hysio	hW
-hzehn	bVmJ
-hzeit	cIhWiY
-i's	aVhCq\\
-i-sun	fS
-i-vis	hX
-ia$	cT
-iabel	fUgV
-iable	fHj[
-iacan	cX
-iacre	mZ
-iados	b]fS
-iages	gSiU
-iaise	iV
-iajes	nVrS
-ialen	bZ
-iales	nW
-ially	iW
-ialog	iGjVlV
-ialux	kX
-iam	cUmY
-iamos	bSeViJtS
-iance	hJpGsItZ
-ianda	hW
-iando	j\\kIsU
-ianos	bUs]
-iante	jYsT
-iants	lVrS
-ianza	eVsR
-iar	hV
-iares	m_sV
-iaria	bX
-ias	iU
-iat	oV
-iated	k^
-iaten	gHjGkUnT
-iatif	aEbY
-iativ	iWkT
-iator	aX
-ib$	bUcIhUjY
-iba	c[
-ibaut	m[
-ibbon	i[
-ibe	jHqUrU
-iberg	aCbHc[oR
-ibier	cWh[
-ibits	bRjH
-ibles	sV
-ibo	eWgEiTpGqR
-ibras	dJfW
-ibres	hU
-ibros	iS
-ibt's	bSgIjF
-ibung	jY
-iburg	pV
-ibuto	e]
-icada	j[
-icado	bRjU
-icaid	bXhEjFkR
-icale	jW
-icals	j^
-icana	bUc[iH
-icano	fXiU
-icant	aGpHs\\
-icapa	cGja
-icato	eVsX
-icats	iU
-icaux	iX
-icely	rT
-icero	a^
-icers	adiA
-ichas	iV
-ichen	rZ
-icher	j^mW
-iches	bU
-ichet	iVkT
-ichst	oXsX
-ichte	cSjU
-ichts	qV
-ician	af
-icide	iTjJk[
-iciel	cIj^
-icien	a\`
-icier	aYfJjXkH
-icile	d\\hT
-icina	dT
-icing	i]
-icion	i[
-icios	eU
-icity	hWjZ
-ick	c\`lW
-ickau	cX
-icked	iBj\\pIqX
-ickel	bJi[
-icken	lSpYqHrIsZ
-icker	r\\sS
-icket	hX
-ickly	jUtS
-ickup	hY
-icles	b]gJhY
-icola	bZiS
-ict	qW
-icted	jY
-ictee	pUtV
-ictly	fZrS
-icula	hUjW
-icule	hSjWnT
-iculo	kZ
-icy	kUmHrW
-id$	jT
-idado	hS
-idare	e[
-idate	tS
-idato	pWqT
-idats	fSqS
-idays	fShU
-idday	a>cEfGiEmXt_
-iddle	cViIjHoUsU
-idend	iEj\\kYlHqIrHsH
-ideos	kW
-iders	iU
-idest	fZgJiWjEmI
-idges	bYj]
-idh	mT
-idi	cSfS
-idien	cUnR
-iding	kWlR
-idite	jX
-idity	iW
-idjan	aJcTnV
-idles	iT
-idn't	hYiI
-idorm	cV
-ids	bXjGs\\
-idual	nS
-idung	hci?oS
-idy	hVjV
-ieb	bX
-ieben	jT
-ieber	qTsS
-iebke	mS
-iebre	bEcHhHj^mIoErG
-ieces	bU
-iecle	bVfJiIjX
-iedad	mXqWrW
-ieder	sT
-iedra	jW
-iee	kVlR
-ief	iSjZ
-iefen	iX
-ieg	eTjIlX
-iegel	bJiY
-iegen	jTq[
-ieges	cViJ
-ieh	aIb[
-iehen	i]kV
-iehre	aXbHcUjHtJ
-iel	pX
-ields	bViI
-ielen	kW
-ieler	bSfS
-ielle	aFcFfIiHjSmXqR
-iem	cHdGf_hIiIkJmGqIsItH
-ience	jW
-ienda	iR
-iendo	eW
-ienen	hUiS
-iener	aBhRsitH
-ienes	aHbYfIl\\
-ienne	qU
-ienst	fWiY
-ienta	hU
-iente	qW
-iento	iT
-ients	bW
-ieras	aVfT
-ieren	i\\
-ierer	a]sW
-ieres	c\\mW
-ierge	aSkU
-ierie	b]
-ierno	bEc\\qS
-ieros	aZbJiFm[tH
-ierta	kY
-ierte	iX
-ierto	c@iZ
-iesel	cV
-iesen	bGiYsW
-ieses	iJrStU
-iesgo	gR
-iesta	aEfY
-ieste	cWiU
-iet	cTnT
-ietas	gS
-ieten	qVtX
-ieter	aAfVt]
-ietes	aEi]
-ietly	qZ
-ietse	lImW
-iette	cRi\\
-ieu	cTdW
-ieure	eHiDjGk[m\\pH
-ieurs	iYjV
-ieuse	iX
-ieval	iXjS
-iew	cXpV
-iezas	dT
-if$	cR
-ifa	gTrW
-ife	bSiS
-ifers	bHcHi\`mH
-iff	gT
-iffer	fGhHmGpa
-iffes	aUiU
-ifica	gIiVjT
-ifico	aFbYjT
-ified	jR
-ifiee	jV
-ifier	hFi[q[
-ifies	iYjHlDpY
-iform	hXsW
-ifs	bXiIjU
-ifter	bHcGlSpY
-ify	bIiXjW
-iga	cDi[nX
-igabe	iVoXpGqU
-igada	aXmV
-igade	fZmT
-igado	cRdUiI
-igbar	jUsV
-igeac	cT
-igend	aHfHjXtU
-igene	bVhX
-igeno	iY
-igent	aVmWpHtI
-igest	aEcDeIfHhHiIjEk\`lImHoHpHqHrHsHtI
-igger	aTrY
-igher	jV
-ighty	g[
-igine	s\\
-igist	aBb\`cEjJ
-ignal	fJjWlFnV
-ignan	c[
-igned	gSqX
-ignee	aHiDl_sZ
-igner	aZ
-ignes	rW
-ignet	eTfU
-ignon	cGhVmUpT
-igo	cRmR
-igono	c]
-igt	jZqS
-igten	bUgJmV
-iguel	aJmW
-igung	gShUjT
-igura	s\\
-igure	iD
-igzag	jW
-ih$	bShXiI
-iheit	iZkT
-ii$	bZt\\
-iii	t_
-ija	cFjXmW
-ijera	iX
-ik$	aU
-ika	aSbScBjJmX
-ikant	jZ
-ike	hRiT
-ikely	eY
-ikett	fX
-iki	c\`iF
-iking	bGh[iC
-ikler	bW
-iko	nX
-ikt	mU
-iktat	pGt[
-iktok	iV
-ikura	iHjY
-ila	m[
-ilado	bUeHgUiI
-ilage	bWiImIo]
-ilano	c\\rF
-ilans	iW
-ilbao	bV
-ilbar	f[gH
-ilber	jZ
-ilder	cFiEj^kU
-ile	iS
-ilege	h\\
-ilent	iGj\\qT
-ilers	aVbS
-ilets	h\\
-ilfen	aRmg
-ili	hRjVkR
-ilial	aIbXeUfI
-iliar	hV
-ilias	iVjI
-ilica	jT
-ilidh	pR
-ilien	bU
-ilier	aVbEcIiVqU
-ilieu	aUsV
-iliff	mZ
-iling	iSkW
-ilios	iGkWnU
-ilite	hSiS
-ility	iU
-ilker	aVbJcHmZ
-ill	cYlS
-ill's	qUrT
-illac	cT
-illas	bRmX
-illed	pSsS
-illen	a@c]hVi?
-iller	aX
-illes	iW
-illet	hSoU
-illig	hY
-illis	bW
-illon	aIcZq\\rJ
-illos	iRjZ
-ilo	cWrYtS
-ilote	bImW
-iloto	aZ
-ilots	iSlV
-ils	iV
-ilson	fI
-ilter	iRpV
-ilton	cRlUpI
-iltro	iU
-ilung	hFmUtU
-ilver	bThI
-ilzug	cHhBia
-im$	cX
-ima	cUqW
-image	iSjHsYtH
-imano	iV
-imary	bSfEiRkU
-imate	i\\
-imaux	bWiI
-imber	a[
-imble	iU
-imens	gJiZ
-iment	hFsS
-imera	aSmFoUrX
-imero	iUrX
-imers	mZsY
-imico	iR
-iming	fRiSjT
-imite	bEh\\iIjD
-immel	iUqX
-immen	i]sS
-immer	h^
-immst	qS
-imo	rT
-imper	aEc[jX
-impio	jXtX
-imple	iVrV
-ims	iTsT
-imsby	cV
-inacs	bW
-inada	iUjY
-inado	gTiYqS
-inage	aRgUiSkTrJ
-inals	pY
-inary	bGiBjSl]
-inata	c;m^
-inato	bIe]oI
-inbau	bSiJjU
-incas	iBj^nU
-incia	cTmT
-ind	iGj]
-inden	c[iU
-indet	hXkDsV
-indle	jVoW
-indly	jStS
-indon	cR
-indre	jYqJ
-ineal	kY
-ineas	bS
-ineau	aGmX
-ineer	aU
-inees	bSmV
-inema	hV
-inens	hW
-inera	hS
-inere	iY
-iners	bRgHmU
-inery	b[cHiHkR
-inese	jUsT
-iness	jU
-inete	hSiZ
-inety	eUgZiI
-ineur	b[cH
-ing's	bJgYiHlU
-ingar	c]
-ingbo	kV
-ingen	cb
-inger	aIcSmU
-ingle	sU
-ingos	f^kT
-ingst	c^iHmGtE
-ingut	bU
-inhoa	mR
-ini	aHbFc]iJoJ
-inian	iWkF
-inica	bT
-inics	cViXnU
-inida	e^
-inido	eZ
-inien	iU
-inier	aZ
-inigt	bVgYjI
-inimo	jT
-inion	kUqR
-inish	fS
-inite	e\`jA
-inium	bTjW
-ink	bU
-inked	eZrF
-inkel	bccFdI
-inken	hJiVpU
-inmal	fFiU
-inn	fRgFo\\
-innen	m\\sW
-inner	aShT
-ino	bR
-inome	jRmY
-inors	iU
-inoth	bWcJ
-ins	iV
-insam	bZfFpU
-insaw	jVkT
-insen	iYjI
-inson	cTiW
-int	pT
-inten	cXiHmZ
-intes	m[sU
-intor	aU
-intre	a]
-inuit	fUpU
-inuta	iZqS
-inute	jUpS
-inuto	jVpR
-inway	jW
-iny	c\`
-inzel	eHiZ
-inzer	jU
-iodes	fXiR
-iodia	pV
-iodic	iZjH
-ion's	bIc\\gAh]
-ionar	bTrW
-ioned	cUgFhHqUrV
-ionen	bZiWjS
-ioner	bViZ
-iones	i[
-ionne	qSrS
-ior's	cUiGqV
-ioren	iSsU
-ios	iR
-iot	bZ
-ip$	bIh\\iIjU
-ipale	aWpH
-ipend	hT
-ipina	s\\
-iping	iZqS
-ipios	cZfHiH
-iplom	jTkS
-iport	c]
-ipped	hSiJjX
-ippen	fJiW
-ipper	jRmT
-ips	mW
-ipt	kT
-ipwcf	jV
-ipzig	cS
-iquee	qU
-iques	bUi\`
-iquet	fU
-ira	cSjW
-irado	iTjHk[
-irage	i_
-irait	jAkblHqD
-irche	iSrIsT
-ircle	cViXjI
-irect	e[pW
-irees	f[kFlV
-irekt	cSiJjT
-irely	dZ
-iri	nIp\\
-iries	iV
-irige	kVmS
-iring	pT
-irk	c\\
-irm	g]iU
-irman	aRpS
-irmar	oGqZ
-iro	cFiVmY
-irobi	cX
-irona	gU
-irs	iY
-irt	aVcJjY
-irths	hEiSlRnU
-irtin	aVm[
-irway	iU
-iry	iX
-isa	m]tS
-isado	cHi\\kT
-isage	dFhXsS
-isbon	cYdI
-iscal	aImToS
-ische	bZjX
-ischt	bScUqX
-isees	gY
-iseis	hHiUmWqI
-iseno	jSmU
-isero	aVjDk]sE
-isers	bUmanI
-iseur	aZcJiW
-ished	lY
-isher	aZqW
-ishes	qS
-isica	iU
-isico	pX
-isier	aV
-ising	iS
-isita	nS
-isite	fSgHpS
-isits	dRfJnV
-isley	nT
-ism	aAidlT
-ismus	aIiZ
-iso	cXsW
-isons	jUrR
-isors	aRfHhXpV
-isque	kXtI
-iss	i]
-issed	qVtS
-issen	bFcSjSl_
-isses	iWsX
-isson	jSkT
-ist	a_
-istan	a[
-istas	m_
-isted	bYqR
-isten	iTsZ
-ister	aV
-istes	b[m[pJ
-istet	e]
-istic	iZoT
-istig	fHo\\pE
-istik	iTjRpT
-istin	m[
-istle	bGiVpV
-istol	cU
-istre	cIi^
-istro	jT
-istry	jS
-isual	iX
-isung	eAiUjg
-isure	bShSjT
-ita	tR
-itada	b]h[jCoH
-itado	gHi[jZqF
-itags	hT
-itals	bSiU
-itane	jIkW
-itant	aTbShGmU
-itary	aIjIlX
-itaux	b[
-iteau	b[cH
-itect	aV
-itekt	aWmR
-itend	fY
-itens	aZbGiR
-itere	aGeVmX
-iters	mZpT
-itest	iV
-iteur	aU
-ith	aWiS
-ither	fTlT
-ithub	bJjRpV
-itial	iU
-itian	mS
-ities	bS
-iting	iU
-ition	tR
-itish	kJrXsV
-itive	fHiWjVqSrW
-itivo	j[
-itlab	jSkV
-itler	aY
-itles	bWjT
-ito	cU
-itone	iIjb
-itors	kT
-itory	bTcVhJiWjD
-itrag	bIeIhYjF
-itres	bWjT
-itros	bV
-its	iS
-itsun	fIo[
-itt	iRmZ
-ittag	f]hT
-ittau	cV
-itted	iElT
-ittee	hSqT
-ittel	eVhU
-itten	iFjUpS
-ittle	bRnR
-itual	aJcDiXmW
-itude	jZ
-itung	a^mY
-itura	iV
-itute	bSlT
-ituto	bWcI
-itz	cY
-itzen	cUiFjXmT
-itzer	aFbThHiRjT
-iudad	aEcUhV
-iurno	fX
-ius	iZjXqT
-iva	bS
-ivacy	iX
-ivada	lG
-ivado	bViEjZ
-ivage	hXiUpJ
-ivals	fY
-ivant	sW
-ivate	hT
-iveau	iRjV
-ivees	fJi]
-ivent	jWpX
-ivero	aEb[
-ivers	aViTmS
-ivery	iY
-ivida	jSkUoJ
-ivist	aUbStI
-ivite	iV
-ivity	eZiU
-ivors	aBbFc_tG
-ivres	bVgJhS
-ivy	cS
-iwali	gGh]
-ix$	tR
-ixing	iZjF
-ixx	jS
-iya	bIjXkUtF
-iyadh	cV
-iz$	bYjVmU
-iza	hTi[
-izada	b]iGsR
-izado	gXhJ
-izaje	eZiS
-ize	aVmF
-izehn	gV
-izenz	jYkV
-izier	aXcR
-izing	iXqJrJ
-izung	h^
-izzen	bRiXtJ
-ja$	c\\
-jador	jS
-jados	bGfZiFjV
-jahre	gTjSmI
-jan	fZmV
-jango	jX
-jar	aSiGjU
-jaria	iVmT
-jas	iEjXmXsY
-je$	aTi[
-jects	gFi^
-jekte	bVcSiHnY
-jeres	s[
-jeros	bSlGmRsX
-jeu	dXhJ
-ji$	iTkYr_sJ
-jillo	hU
-jis	rZ
-job	e^
-joint	cFdJp\\sX
-jores	bRhIiJjTpW
-jos	cSrT
-jours	fVsU
-joz	cR
-juana	bSnW
-jue	fVjH
-junta	aUiIpV
-juste	gTiS
-k's	cGiFoXqV
-k-end	fUjG
-k-ins	b^hIjI
-k-ups	iUjT
-ka$	c]
-kaans	jSkS
-kable	jS
-kages	iX
-kal	bSi_
-kan	c]dFmWsW
-kanat	qV
-kannt	kV
-kar	i\\jB
-karte	hljUrS
-kas	cUjIsX
-kasse	aWbUhe
-kat	j\`kV
-katon	iSkY
-kau	cX
-kauft	bTqU
-kdays	fU
-kdown	iY
-ke-up	i]
-kedin	rW
-kee	bJcdfHiD
-kel	bXsV
-kends	fV
-kenny	cS
-ker	aX
-kerei	b\\lSqS
-kerin	aYcImWpItH
-kes	g@jVkHlUsX
-ket	hU
-key	hW
-kfill	qX
-kgeld	gU
-khand	mU
-ki$	iXjT
-kid	dGlZpV
-kie	h]mW
-kills	gGjUkU
-kin	aEjUkIsZtU
-kings	iSmV
-kirch	c\`iG
-kisch	k^
-kjack	iHjX
-kkord	aIgRrHtT
-kland	bFc_qU
-kle	hTi^
-klers	bZ
-klich	jXkGlRrJ
-klift	jUkT
-kling	b[
-klung	aUi^
-kly	iV
-kness	iZ
-ko$	aAb\`cWiJ
-kohol	jVsW
-kolle	bFid
-kommt	bJcJiHmTqRtS
-kon	bCc]iZ
-konie	bV
-konti	fV
-konto	f^hW
-kop	bIiS
-kow	qW
-kpool	iToX
-kport	cW
-kraft	ae
-kreis	c\\iTjEnR
-kri	pW
-ks$	iW
-kst	iZq[
-kstar	rY
-kt$	sStT
-kte	bSdT
-kteur	aUlX
-ktion	aZ
-ktuar	aTmJtH
-ku$	iX
-kuche	bXdYiS
-kum	qGrIsZ
-kunde	jdk^
-kunft	hUpWsR
-kup	hZ
-kurse	fBhJijjIkT
-kus	iVqU
-kwall	cW
-kwork	aZcI
-ky$	hRiHmS
-kzeit	dJf^pS
-kzeug	kTlX
-l's	fIh_
-l-off	aScJe\\gHiXoH
-la$	cW
-lab	dS
-labau	jT
-lable	f_gB
-labor	bWhIiSjFkU
-labra	gSqSrS
-lacas	jT
-laced	hUoR
-lacer	eRrX
-laces	hU
-lache	aTfTgShRiDtJ
-ladas	bVjFsZ
-laden	b[iXjJsS
-lader	iVlU
-lades	cVh\\
-ladie	qS
-lador	gZjT
-laf	jY
-lafen	bIjTqZ
-lafon	g\\iJ
-lag	g[iS
-lagen	iT
-lager	bTcJiZmYpC
-lages	i^
-laims	iT
-lains	bFc[iGjGmW
-laise	aXbIjIsV
-lam	cbiGkS
-laman	b[iFs[
-lamar	pW
-lamos	eVt[
-lan	oS
-lanca	iS
-lanco	cYiU
-landa	cXmEpU
-lande	b[cEhRiI
-lands	aEchiD
-lanen	bHiRmSqT
-laner	ag
-lange	lU
-langt	iSl\\sU
-lanta	eV
-lante	aRbSlS
-lants	bXnT
-lanza	jU
-lao	bGc[qI
-lap	fToW
-lappt	cRs[
-laque	jIpWq[
-larat	cXgR
-lared	gTsS
-laren	iV
-lares	bUjX
-laria	cEjVkW
-larie	aTeYhR
-lario	gSpR
-larlo	iGjWkEn\`qIsF
-larms	iTnV
-las	iX
-laser	bHi\\
-lases	iY
-lasse	gW
-lat	cV
-lated	hZiF
-lates	iTjIkSpJrW
-lator	aTqU
-latos	aVi]
-latze	b\`
-laubt	rV
-lauen	bWcUhF
-laufe	bSi^
-lause	e]hH
-lauto	jIn[
-laves	iU
-law	cTnS
-laxed	fV
-lay	hX
-layer	eThJkZ
-lazas	aU
-lazos	gI
-lba	aIbWcTsI
-lbahn	gEhciGjDkC
-lberg	cU
-lbert	c[
-lbtax	hW
-lbums	bYjGsI
-lburo	p\\
-lch	aGbGcDdGeGfGgGiGmInGoGp>rFsGtd
-lcome	jIkWlV
-lcool	fHgIjaqV
-lculo	jU
-lczyk	qS
-ld$	cT
-ld-up	oT
-lda	iY
-ldach	iV
-ldbad	lToTpI
-lde	b\\iGmRpI
-ldera	cSiU
-lders	sY
-ldham	sR
-lding	bTcW
-ldn't	jZsX
-ldo	mS
-ldren	sR
-lds	iR
-ldung	ja
-ldy	cT
-le-ex	cW
-le-up	bWrR
-leado	gU
-leage	gRhTiJnX
-leans	cRiT
-leaux	iTjV
-leben	c\\fIgJhJ
-lecht	cUpH
-led	bR
-ledge	kWlW
-lee	cXdR
-leece	bShIjZ
-lefon	hS
-leg	bHiSmR
-legal	eSgU
-legen	iZtS
-leger	ah
-legin	qT
-legio	bWcR
-legre	kT
-legte	aIjX
-legue	aViR
-lehnt	gS
-lehre	j^
-lei	cYmI
-leibt	qS
-leich	fVhS
-leida	aIcYdI
-leine	aGbX
-lem	fHlW
-leman	bTkR
-lemas	pXsV
-len	iT
-lence	cXjR
-lends	cEiVjFkV
-lenge	hR
-lenou	cX
-lente	kU
-lento	pS
-lents	b\\eE
-lenty	iSjS
-lenum	mXpS
-lenys	mV
-leras	bThIiW
-lercs	bSmT
-lerei	aIcGiXjFlWqS
-leres	cXlX
-lergy	iU
-leria	iZ
-lerie	aDb]jT
-lerin	mXpI
-lerks	bTmUqU
-lermo	iR
-lernt	gTjV
-leroi	cX
-leros	bRgGiSk[
-lerta	fUiW
-lerte	tR
-lesen	iSqJrAsHt]
-lesia	bTsV
-let	iS
-letas	eUh\\iGjR
-leted	jItX
-letin	aJiWtZ
-letos	i_
-lette	hWtW
-letzt	hXpHqWrJ
-leuls	bX
-leurs	aTqW
-leute	aWbHiDj^tD
-levar	dSfW
-level	jY
-leven	mRqU
-lex	aHhViVjW
-lexis	jT
-ley	c\`
-lez	fSr[
-lfare	iR
-lfast	cX
-lfe	hS
-lfest	jX
-lford	c_
-lfort	cWjI
-lfrei	jY
-lg$	jY
-lgada	sY
-lge	kT
-lgeld	cIh_
-lgosc	hX
-lguna	fUjSnR
-lguno	bXgImJqS
-lhaus	bCc]
-lheim	bIcThYtI
-li$	aIcZ
-lia	tW
-liado	pT
-liage	iU
-liale	bVcRpCsS
-liano	jTkX
-liary	iWjTnJ
-lib	iW
-liber	cFiVj_
-libre	gT
-lican	iTkJrEsS
-licar	aItU
-liche	iT
-licht	hViSjVpIrW
-licia	iVnT
-licos	jYpW
-lid	jDk[
-lidad	jT
-lidas	iS
-liday	gShR
-lides	j_
-lidos	iX
-lie	pTtX
-liego	iU
-liema	cY
-liens	aV
-lient	iSrU
-liere	bShS
-liers	cUiR
-liese	iGjWmVpT
-lieve	aEbWcHmGrUtT
-lif	jSlT
-lifax	cU
-liffe	bIcZiAj[
-lifts	aT
-lig	bVhX
-ligen	cWhIi?j[
-light	fZhUjR
-lik	jV
-liken	bVkJsS
-lim	bSsR
-limat	iS
-limos	bXiHjIpU
-lin	cX
-linas	h[
-linde	mRpJt\\
-liner	m\\pU
-lines	bUiSjU
-linge	lXsS
-lings	hT
-lingt	bRqHrRtT
-linic	cR
-linie	i[jT
-linik	aIb[hSiS
-linos	aGbUc\\iI
-lipse	jUkT
-lique	bS
-lis	jS
-lisch	jS
-lised	eXfW
-lisee	hYmR
-liser	mJr\\tG
-lises	bCh]iGmGnSpFqG
-lisfa	gW
-lisis	iSsT
-lisle	cSnU
-lisse	aIbIcbdHeHfFgGhEiHjIkHlHmEnGoDp?qHrGsHtG
-lista	m\\
-liste	aSpS
-lists	bXcHmY
-lit	bRmHqT
-litar	jCsf
-litat	iZ
-lites	h\\jW
-litik	aUbFiW
-litos	iR
-livar	bV
-liver	cSiEpWrX
-livia	bSpW
-lizar	iW
-lizas	gIiZ
-ljahr	eRoWtI
-lk$	cT
-lk-in	fIpZ
-lkata	pX
-lkers	bGeGm\`
-lkley	aGcW
-lkone	iY
-ll-in	fTgZiS
-llack	iVjWsH
-llado	aRi[q^
-llage	iU
-llaje	id
-lland	bWcJ
-llano	lSrV
-llant	sS
-llard	bIpTsa
-llars	iXkX
-llege	bR
-llego	rUsT
-llein	aIbDcViS
-llena	i\\
-llent	jWpS
-llero	lUsZ
-llers	aViRjR
-llery	aVbSjR
-llets	bUrT
-lleys	iW
-llgau	bUcS
-lli	bAcWjEmIn]
-lliam	cX
-llier	cW
-llies	hGiSn[
-lligt	hY
-llina	nZ
-lline	aJcXmYpI
-lling	iS
-llinn	cT
-llion	bVpI
-llite	cX
-llner	aSlT
-llo	cSjS
-llons	b\\cGjI
-llors	mTpTqE
-llots	bU
-llout	fT
-llows	pFr[
-lls	i^
-llt	hX
-lltag	tX
-llten	aIbUtU
-llung	ec
-llv	aSpT
-lly	cS
-llzug	b]iTsGtJ
-lm$	mZs\\
-lmann	pVqX
-lme	cWiR
-lment	cGhGi\\jI
-lming	iX
-ln$	i\\rS
-lness	f@gHhXiT
-lning	eW
-lnius	cU
-loads	iV
-lobal	b[
-loche	cciI
-locks	oT
-lodie	bSkImY
-loe	cX
-log	iW
-loger	aY
-logia	iTkT
-logie	aZbTjW
-logix	jX
-logna	cJnX
-logos	bJiFmb
-logue	aUjY
-loh	cZ
-loi	lT
-loire	bIcWiW
-loise	cUjFmW
-lom	cU
-lomas	cZjIpV
-lomes	iIjIlSpY
-lon	c[
-londe	bZcIiEsT
-lones	bY
-lonia	cYqT
-lonie	b\\hInU
-lonne	iYsW
-lonte	h]
-loo	cS
-loods	jR
-loops	c[hYiF
-loors	bSiZ
-loper	a\\
-lopes	aYbBpU
-lor	aU
-lor's	jY
-lorar	iFjTkXqU
-lores	bXqY
-los	iW
-losed	fUhS
-loses	p[qS
-losis	i[
-lot	bXcUiCmSsR
-lotes	iT
-lotte	bW
-lough	aIcYqS
-louse	cSf>gFh_iHpC
-louts	gXjJ
-lovis	cU
-lowed	fThU
-lower	hHiZpX
-lowna	cX
-loy	e[iUpG
-loyed	e]
-loyee	aUhS
-loyer	hVjItX
-loyes	bY
-lpers	m\\
-lpful	kW
-lpine	bWiIjW
-lping	eHiZ
-lques	kX
-ls$	iW
-lsall	cZ
-lsass	bT
-lse's	fWiR
-lsory	fUlSrT
-lst	dYfHiXrS
-lster	bViW
-lta	iS
-ltage	cId\\i?jS
-ltern	iRs^
-ltero	jRsX
-ltest	jUtS
-lteur	jatC
-lties	i\\
-ltige	iCk\\pH
-ltimo	qUsR
-lting	bJcFja
-lto	aEb[hIiYlJ
-ltora	rY
-ltros	pW
-lts	iT
-ltung	aZmRpU
-ltura	jUsS
-lture	bS
-lturm	iT
-lty	bFcSgZhAiSmA
-lu$	eShHlW
-lub	bXiU
-lucia	hGnY
-lud	h[
-luded	jV
-lue	jTqHsZ
-luent	jU
-lueve	fX
-lug	bHianI
-luida	fHgVnY
-lular	hUjS
-lumen	aRiU
-lumes	bd
-lures	iTjU
-lurry	bUcI
-lus	bVjX
-luses	iI
-lusse	i[jJ
-lut	q[
-lutot	rUsW
-lux	bJiSkSn\\
-lv$	aTpR
-lva	eS
-lvern	cU
-lvers	bZe[iC
-lving	bSiT
-lvira	iFj[mXqT
-lways	mSpS
-lwerk	bYcS
-lying	bWiSnT
-lyn	bV
-lys	aHbZmW
-lyses	j[
-lysis	jR
-lyste	aWmU
-lysts	mY
-lz$	bScYhIiV
-lzado	bVcI
-lzahl	gW
-lzbad	iY
-lzbau	aVfS
-lzeit	eTfR
-m's	qVsW
-macen	aSbS
-macht	bZrEsV
-macia	aViR
-madan	fXoVsV
-madas	gSjS
-mador	pW
-mages	hS
-magro	cX
-mai	cBiToapG
-mails	bHjUqT
-maire	aWbEe[mH
-maker	accFiI
-males	iVsY
-malle	bGcTgGhHiSlJqJ
-man's	hYrH
-manal	dS
-manay	cIfShV
-manca	cVnS
-mance	jR
-manda	qT
-mande	qW
-mando	aHmT
-manga	cU
-mania	hIiXqU
-manos	bWqY
-mante	gJhBjYs\\
-map	iY
-mar	cWmU
-maras	bIi\\
-marca	cZ
-maria	k\\
-mario	aTqYsT
-marra	bHc^h[iG
-marre	iZ
-masse	c\\
-mat	aRjZ
-mates	j\\
-matic	iFjYqS
-matik	jWrR
-mator	a\`tJ
-matua	iWpS
-mba	jU
-mbasa	cV
-mbate	iZ
-mbe	caiB
-mberg	j_
-mbero	aX
-mbers	bWiW
-mbert	c\\iHjEqV
-mbery	cZ
-mbiar	iY
-mbine	jW
-mbing	jY
-mbios	iW
-mbler	iZjU
-mbo	aHbDcZhEi[
-mbrar	qUrV
-mbres	bZpS
-mbria	dXfF
-mbs	jYqY
-mburg	cW
-mea	bIfJm[pItX
-med	bHfIhSjTqW
-medad	iYjG
-media	iVjIkUpD
-medio	gTjR
-medis	f[hE
-medoc	aGcX
-medor	hXtS
-mee	b[hW
-mel	cSpJrT
-men's	aEb\\iT
-menau	cYrI
-mence	iEo]pJ
-mener	i\\lZ
-menes	iTpV
-menia	cY
-mente	hIkXsY
-mento	hX
-ments	bRi[
-meone	sU
-meras	qY
-merce	iVjR
-merie	bViHkW
-merin	bYmGqRsX
-met	i_jH
-meter	gIj]
-metik	aTbZiH
-metre	aYbIcGeFh\\iGj@lI
-metro	iWjW
-metry	hEjX
-meurs	s[
-meuse	cXs\\
-mex	jVkU
-meyer	aFiFjZlGmFpJt\\
-mez	rX
-mfang	fZiS
-mfeld	dEfJjZ
-mford	cS
-mgang	j]
-mi$	i^
-mia	iT
-mic	i_jJ
-mical	iZ
-micas	bIjTtT
-micos	iHjS
-micro	jU
-midas	hT
-mie	g\`kU
-miede	pT
-miere	jSmR
-miers	h[
-mik	aSbIiYjE
-milia	sS
-milie	gHhSpW
-milla	hGiVm\\nJpC
-mille	hW
-mimos	bUfEpU
-min	iSmT
-minal	bTjS
-minar	iGj\\
-minas	iV
-minee	eY
-mingo	fW
-minin	aHbW
-minio	aYjXmH
-mions	bY
-mique	cVkTtG
-misch	hFibrItS
-mised	eUtX
-mises	pX
-misos	jRsR
-mista	aTiSjW
-mists	bWmY
-mit	jT
-mited	e^hS
-mites	i[
-miums	hX
-mle	iRjU
-mlich	sT
-mline	aWiWjHqJ
-mm$	hXjG
-mmand	jVmY
-mmary	iS
-mmelt	qW
-mment	pJqSrS
-mmern	cViYqG
-mmers	cUmT
-mmeur	aY
-mming	cUi[
-mmune	bUcRqF
-mmung	gEqUtY
-mmuns	iU
-mn$	rV
-mnite	gY
-mnity	hXiR
-mnitz	cU
-mocom	iRjGkW
-mogen	aHfJiCj[tZ
-moges	cY
-moi	q[
-mojis	rZ
-moker	hVkHs]
-mon	cUhWmB
-monia	jR
-monie	aVbU
-monio	iTsU
-moria	i[oG
-mot	aVbVcDjH
-motor	mY
-mouth	cZ
-moval	iX
-mox	jU
-mp$	aGiJjWkUtW
-mp-up	oT
-mpact	bSjT
-mpala	hW
-mpana	bWoT
-mparo	pW
-mpe	bIhZiHjIsX
-mpers	bSiW
-mpfen	cR
-mpiar	iT
-mpico	cEhWnR
-mpier	aSiT
-mpile	i]mD
-mping	bRhHjXoV
-mpios	gS
-mpleo	aDeSlR
-mples	iT
-mplet	eS
-mploi	lT
-mport	bViTkT
-mpose	hBj^pFrZ
-mpost	i[
-mpras	jStR
-mpris	bIhS
-mps	cSfR
-mpt	eYgT
-mpten	cV
-mptes	gGiZ
-mptia	iIkWlG
-mpton	cT
-mraeg	kWrU
-ms$	iW
-msatz	gXhGiZ
-mst	lTtV
-mstag	fT
-mt$	iU
-mtung	gZmI
-muaki	pS
-muhle	aDbWcIiYmG
-mular	aDiRp]t]
-munal	aAb]cIfGgVjC
-munds	cT
-munen	bT
-munes	cT
-mur	cW
-mus	bYcWfUjAkW
-mvula	m\\
-mware	iV
-my$	bVcHlUpHsV
-n's	gF
-n't	q[
-n-acc	mR
-n-air	bUj\\
-n-fri	fV
-n-off	bTgVoG
-n-out	kHqY
-n-sat	fV
-n-thu	fT
-n-ups	mJsU
-n-vie	fU
-n-wye	cT
-nable	jSmW
-nac	c\`
-nacht	ff
-nacks	iT
-nadas	dSfSgJ
-nador	aT
-nados	cGiYkZrU
-naged	bUjT
-nager	aXmV
-nages	iGm]
-nah	bXc>g[qUtD
-nahme	eWiZjJkT
-nai	cThJiW
-naire	m_
-naldo	hY
-nalem	gX
-nales	i]
-nally	cTtU
-nam	bU
-namen	iErf
-namic	iR
-namos	kWlZ
-nan	cY
-nanas	fWpT
-nancy	iXsS
-nando	jR
-nannt	bSrU
-nanta	mX
-nante	aTcJm_
-nants	aYbU
-nar	i^
-nares	c]
-naria	bY
-nario	aSb[
-nasio	bThV
-nat	eU
-natal	iYkT
-nated	hGi^jF
-naten	aHeSsTtR
-nator	aSpR
-nau	c_
-naute	cV
-navit	hViT
-nax	c\\
-nay	c[hT
-nbach	ca
-nband	g\\
-nbank	bX
-nbefr	eU
-nberg	bDcZ
-nbuch	iZj^pI
-nburg	c\\kW
-nbury	dT
-nby	c]jS
-nc$	i]
-nca	cV
-ncage	i\\
-ncais	bT
-ncard	h[
-ncees	bGh_iHjB
-ncena	nW
-ncept	cGeIfIiVjIpRsI
-ncers	bSeTtW
-ncert	iSjW
-nceur	nY
-nchef	pS
-nchen	cTkR
-ncher	bXgUhHiS
-nches	bU
-nchon	bIcXpW
-nchor	aHbTdWiJ
-nchos	bDc\\hZiEjJsJ
-nci	jVkR
-ncial	dS
-ncias	iT
-ncien	qX
-ncier	aWkS
-ncies	bWqT
-ncima	hSqU
-ncina	bScIhX
-ncing	aSi_
-ncion	aRjS
-ncles	j[
-nclus	gX
-nco	bVcZfV
-ncore	qT
-ncton	cS
-nd-in	aYbHcFeT
-ndado	bTpJqU
-ndais	jTkTlU
-ndalk	cW
-ndant	rR
-ndard	iTjWsS
-ndary	aHb_iJ
-ndate	i\\
-ndays	fS
-ndeed	rWtS
-ndeja	iSjS
-ndeln	iUnVqT
-ndelt	nS
-ndent	bSkDsU
-ndenz	i]
-ndera	cTjAk[
-ndern	cHjIrVsS
-nders	sZ
-ndert	bDgTiYjIlVqHsU
-ndeur	sV
-ndi	aBce
-ndian	jIs[
-ndice	gU
-ndido	fXgT
-ndier	mW
-ndigo	cV
-ndigt	aRq[
-ndl	hIjWqHs^
-ndled	hWjV
-ndler	bX
-ndles	jRlS
-ndorf	qW
-ndors	iSjFkUsV
-ndort	cV
-ndows	bSjV
-ndred	bRgW
-ndres	t_
-ndria	kZmS
-ndros	b^
-ndt	qU
-ndu	aDbHc\\jT
-ndung	gShWiZkHqW
-ndy	fHh[
-neada	bJcIi[jI
-neaux	tW
-nec	cX
-nedor	aSi[
-neers	hHmb
-nefit	hT
-negal	bUcV
-neige	bFh[
-nejar	aXmItI
-nel	eSiT
-nelle	eIiSmStH
-nelux	bGcJdEfHiTn\`
-nemos	qR
-nence	fViVjJ
-nende	bUiS
-nents	bYiIm[
-neo	bS
-ner's	gWjIpVsT
-neras	bRqV
-nerei	b\\iF
-nergy	rR
-neria	aUbBi\\
-nerie	bViXjT
-nerin	aSmJpSsS
-neros	mgtS
-nerse	s[
-neses	bUiEjX
-nesse	cHmY
-nesst	jW
-net	iUjR
-netes	bRfSjU
-neurs	bSiS
-neuse	bGiEjUm[pGsI
-neuve	aHcW
-never	dWnJ
-newal	bTeRiU
-nexos	bIcWpU
-ney	b\\mS
-nez	c^
-nfach	pTrS
-nfall	b\\
-nfang	o\\
-nfant	cRsU
-nfeld	aDcbtI
-nfels	bBi_
-nflit	mIqV
-nfo	pV
-nfrei	hU
-nft	hUpWsR
-nfzig	gT
-ng-up	fFgFkIo\\pIqF
-nga	oZ
-ngage	cHiEja
-ngamp	cX
-ngang	aX
-ngeld	cFgaiW
-ngeln	dWpVrH
-ngend	jSlV
-ngere	aIlVtY
-ngers	bTsR
-ngest	cIiUnYpG
-ngeur	bIcGjBk^
-nggol	bJcY
-ngham	cT
-ngi	cYm[
-ngine	iXkRqT
-nging	iR
-ngler	a[oJ
-ngles	jVkR
-ngo	fV
-ngres	aV
-ngrid	mR
-ngs	iY
-ngt	iX
-ngton	cX
-ngual	aRmJrU
-ngues	aR
-ngung	lV
-nhain	jU
-nhalt	hIn^
-nhang	cIiZjHs[
-nhaus	b_
-nheim	cShT
-nheit	dRfHnU
-nhole	iS
-nholz	bVhS
-ni$	bRcZfIoXtG
-nia	iR
-nible	fUgV
-nibus	lSnS
-nic	mS
-nical	jU
-nicas	mV
-nicio	oW
-nicos	bThImX
-nidos	bGkU
-nie	bStU
-niere	jY
-niero	jS
-niers	m\\
-niert	bDq]tJ
-nieur	jU
-nig	jGqHs^
-nigen	i_
-niger	fJg\\hE
-night	fV
-nijob	eU
-nik	bYjTmS
-niken	bRnV
-niker	aSjU
-nikum	cSeI
-nil	cW
-nilla	eYgS
-nillo	aEc]
-nimer	iVmR
-nimmt	aSiV
-nimum	gSjU
-nin	aBcZjEs]
-nings	fX
-niors	mZ
-nipeg	cVnV
-niper	aJbUjU
-nique	jU
-nir	rS
-nis	jWkW
-nisch	jU
-nised	aIb\\cFfHgDhUiCjRkImD
-niser	a[hF
-nises	aHcUhZi@
-nisme	iSjU
-nisse	iWk[lZ
-nista	aZmR
-niste	a_
-nists	aXiFm^
-nites	aVbVfE
-nitor	fGkSlT
-nival	oV
-nives	kT
-niz	iW
-nizas	f\\iFjItH
-njabi	kT
-njero	qIs\\
-nji	hDiFjFkamIrE
-njour	aIt\`
-nk$	hT
-nka	cUiGm\\
-nkauf	mV
-nkbar	eV
-nke	b^iUmU
-nkers	iSsU
-nking	iXtU
-nks	qW
-nkt	mHqS
-nkurs	j\\
-nlage	eV
-nland	bSeXjF
-nlass	aX
-nlauf	gV
-nless	aZoFqY
-nlich	eTsT
-nline	iSpS
-nload	iR
-nlohn	gW
-nly	bReVlU
-nment	bUiY
-nmigo	mY
-nmode	aFb[
-nn$	tb
-nnada	jY
-nnage	i[
-nnais	kX
-nneau	bUhZjJ
-nnect	hViIkV
-nnecy	cT
-nnees	iWjT
-nneka	gHmT
-nnels	bScFdXiE
-nnere	jXpRqY
-nners	jVlU
-nnete	gV
-nnexe	eThV
-nnial	iZjR
-nnick	aHmW
-nnier	adbSjF
-nnish	kRrS
-nno	aHm]
-nnock	bZ
-nnt	oTqT
-nntag	hGo\\
-nnu	jT
-nnual	aGiY
-nnung	jV
-nny	cVsZ
-noble	cShR
-nobus	hZ
-noces	b\\qV
-noche	oJpU
-nocta	gUiR
-nol	jZtT
-nom	bIjIn\\
-nomia	kX
-nomie	bCgDk_
-non	bGc\`iF
-nonce	rVtV
-noons	aSf[
-nor	jHmUr]
-norar	eU
-noras	aHbYsV
-nores	bTsS
-north	n\`
-not	qZ
-notar	iX
-noten	b^
-notig	lZ
-notiz	tY
-nou	aTcVsH
-nough	jT
-nov	eUfXgHnT
-now	s\`
-nozca	jV
-npaid	sY
-npark	bVcBi[
-nques	bShV
-nraum	b^
-nrede	hFiHpFrb
-nrisa	jTsV
-nrith	cS
-nry	c\\
-nsa	fUgI
-nsatz	kX
-nscht	iIkTsT
-nseil	aY
-nsejo	fSiTqW
-nsena	l\\
-nsent	iU
-nsets	fXiFjY
-nsfer	h[iRkS
-nship	iT
-nsi	iXmS
-nside	bViI
-nsing	aGlTmX
-nsion	hU
-nsist	lV
-nsite	cEdS
-nsito	gFj_
-nsitz	bCcZgGhBiDlHmGnYoJpJrH
-nsiva	hWjGkToC
-nsivo	f\\jV
-nsk	cR
-nso	lR
-nsoir	t[
-nsong	fS
-nsors	bJsU
-nsory	lT
-nstag	pRqT
-nster	cYiR
-nsual	fSgShT
-nsuel	iVmGnT
-nsult	bIhZ
-nswer	pS
-ntact	aRmIpS
-ntado	hXjFpS
-ntage	hS
-ntags	fW
-ntain	bRcW
-ntaja	k^
-ntaje	gSkU
-ntake	iXoT
-ntale	bTdHfHhV
-ntals	iXlU
-ntana	j^
-ntant	aYqU
-ntary	fRnW
-ntate	kHq[
-ntech	bT
-nteed	dR
-nteen	h\\
-nteer	bUiV
-nteil	gY
-ntein	bBcejEkIoI
-ntela	bScIlZ
-ntele	sU
-ntent	aUiHjU
-ntera	bScVnS
-ntern	iJq]rS
-ntero	bRhS
-nters	bW
-nteur	aTiIjWmU
-ntgen	iY
-nth	cHeWgYhFjJpJ
-nthal	c]eI
-nthey	c^
-nthly	iS
-ntice	aViSmR
-ntiel	dSrStJ
-nties	jGkUmY
-ntigo	mUtX
-ntine	cUh\`
-nting	iU
-ntino	aFb[cHs[
-ntion	gS
-ntist	cJqZrG
-ntite	bUgHiHjJp]
-ntity	iZkJmIpH
-ntive	e^gTkI
-ntivo	fFgUiZjH
-ntivy	cS
-ntl	b\\cGiGmFtH
-ntles	iT
-ntner	eWkFsY
-ntnis	hJjZk_lS
-ntone	bFc[iUjRpH
-ntors	aIm]
-ntory	iV
-ntrag	eGhHjTl[
-ntral	cRiT
-ntran	fWsX
-ntras	iGjV
-ntrat	bSeSpU
-ntree	hUo^
-ntres	iXmU
-ntrol	jU
-ntros	bW
-ntrum	b[cU
-ntual	e]jS
-ntune	jTkSqU
-ntura	bVjTkT
-nture	iZ
-ntury	jX
-nu$	aIjTkU
-nua	fSiFjY
-nuals	bRjT
-nuary	fSoV
-num	mT
-nuo	eViS
-nus	gR
-nuten	pT
-nutos	pU
-nvent	aEbVjHpIs[
-nvenu	jEkTlU
-nviar	pU
-nvier	oZ
-nvois	bHiUnT
-nvoll	n\\
-nwald	cTnV
-nwall	aJcWhInX
-nwalt	aWbGiCjWqTtI
-nwerk	b\`cA
-nwick	cT
-nwide	cInY
-ny$	cVmU
-nyone	oRsX
-nys	mV
-nyway	lW
-nza	jSoS
-nzach	cT
-nzado	jX
-nze	q\\
-nzehn	gW
-nzeit	eWhU
-nzell	cZ
-nzept	iHpUrY
-nzern	b[iElT
-nzeug	hW
-nzgau	nW
-nzhen	iInX
-nzlei	bWdSmI
-nzo	iHj\\
-nzuge	b\\hSiE
-nzung	icjG
-o's	t[
-o-end	iT
-oa$	cViDnX
-oacan	cY
-oacha	bIcY
-oad	hTi]
-oaded	fEgXhV
-oader	iV
-oam	bIc[iW
-oanne	cZ
-oards	cIh[iU
-oat	h[jTkRqSsH
-ob$	bFgYjU
-oba	rUsH
-obado	jb
-obald	o\\
-obart	cY
-obate	iW
-obe	aZpX
-obhan	mR
-obi	cX
-obile	mSqT
-obing	a[bC
-oblem	lSqR
-obody	sU
-obots	bUjHkS
-obrad	hS
-obrio	rU
-obros	aR
-obs	p\`rX
-oburg	qU
-oc$	aHbSgUiVjI
-ocado	bRkU
-ocale	bUtS
-ocals	eXhDkTs\\
-ocate	aVfEi\`jItJ
-ocats	aEbY
-ocd	jU
-oce	iVtS
-oceso	jRpU
-ocess	mR
-och	aTcUfRhE
-ochat	mYpH
-ochem	cZiH
-ochen	hSlR
-ocher	f@ic
-oches	fR
-ochin	aacGjD
-ochst	iW
-ochte	tU
-ociar	iW
-ocido	jXsY
-ocies	bW
-ocina	iS
-ocion	gJhXlU
-ocios	mS
-ocity	aJbGfHhCk]lE
-ock	cT
-ocked	fDh^jHkInHoI
-ocken	fU
-ocker	a@iTjUmU
-oclaw	cTnS
-oco	mSsY
-ocole	hHiY
-ocolo	jV
-oct	aIbJcFeBfXgIjHoj
-octor	aCcGj^qS
-od$	cUhT
-odaca	hT
-odbus	iVjS
-ode	cR
-odega	hInT
-odell	fc
-odelo	bU
-odels	iV
-odern	jX
-odico	tW
-odies	hUiIoYpD
-odigo	lXpT
-oding	iW
-odles	iTjVqJ
-odo	k\\
-ods	iT
-oduce	bYcJhHiS
-oduct	bRgJmT
-odule	kWtS
-odulo	aHiY
-ody's	gGi\\
-oe$	c^jT
-oes	bUjVqErU
-oesnt	jX
-oever	jGqVsW
-of$	jZ
-ofe	bIcHia
-off	bScSfIkSo[pI
-offee	iSpW
-offen	aGc[
-offer	hSqW
-offin	bU
-offre	rR
-ofile	lHtW
-ofils	iVpTqT
-ofort	o[
-ofs	h[jSnG
-oft	bAcZj\`kS
-oftly	qR
-og$	iSjd
-oga	cRhUmTpF
-ogada	bRcVmS
-ogado	jV
-ogate	cVfHhT
-oge	a]mT
-ogica	aSbWcIsT
-ogico	iV
-ogida	i\\
-ogies	iUrW
-ogist	kJm[
-ogo	aU
-ogota	cUdT
-ograf	aRlV
-ogram	iY
-ogues	i^mYpH
-oh$	cYhVjG
-ohaus	bU
-ohn	gViW
-ohnen	bZhVrI
-ohner	iSj[
-ohr	aWiR
-oi$	kSqS
-oices	i[
-oid	aRjX
-oie	aEcRrd
-oigne	b[cIjR
-oigts	jYqS
-oil	hZ
-oilee	bV
-oiler	iUjS
-oiles	gIiY
-oin	mT
-oiner	kU
-ointe	bUf_qF
-oints	kR
-oires	gW
-ois	cS
-oisse	bY
-oissy	c[
-oists	aYcIiC
-oit	dEgUiJjIqVsR
-oites	iV
-oitie	bThU
-oj$	fZ
-ojado	jWqS
-oject	mU
-ojekt	eY
-ojets	aTiT
-ok$	iU
-okane	cX
-okeng	pX
-okens	iT
-okers	sX
-okery	iWjR
-oklyn	bV
-okoll	bHi\\qU
-oks	jU
-oktor	qZ
-oku	i[jI
-okups	dDiSjT
-ola	bT
-olada	iW
-olade	gHhZiDjX
-olado	bIcHeIidjGsJ
-olage	gI
-oland	i\\jH
-olang	iGjZsZ
-olape	fVoW
-olate	i[jX
-olbox	fRiYlS
-old	bTiSmT
-olden	bFc[hGjHl[nI
-oldes	iW
-oledo	aJcSmS
-oleta	gSiZjH
-oleto	jHnW
-oleur	jW
-olf	bJjRnX
-oli	bXcT
-olica	aYjDsZ
-olico	aRjHsR
-olicy	kUmHrW
-olide	gGj[sT
-olido	bIcJi\\jCk\\pG
-olien	qR
-olier	jTmV
-olima	cciF
-olina	cZhS
-oling	gIhYtX
-olino	bSiU
-olios	iTjGlGpZ
-olite	jTqS
-oliza	hXjU
-olk	aHcY
-oll	iUtY
-ollab	aSmZ
-ollao	aVjJ
-ollar	g\\
-olled	eUfHgTqW
-olleg	bHcRmT
-ollem	fHlXrS
-ollen	cIi[
-oller	aUmZ
-olles	clgFhBiA
-olley	bIcIhWjT
-ollos	i^
-ollow	iTlR
-ollte	qTsV
-olo	hYqW
-ologa	aSm^
-ologe	a\\iBmY
-ologo	aW
-ology	jRkR
-olony	h^
-olour	jU
-ols	cWiTjW
-olt	cTf[iG
-olten	cWfWqX
-olton	cT
-olume	aY
-olumn	jIrR
-oluta	jRqT
-olute	cSjT
-olver	bGiZkIsJ
-olz	i[
-om$	bU
-omach	j[
-omado	kT
-omage	aIiSkFlX
-omali	cFkZ
-ombas	a]cI
-ombes	aJbU
-ombia	bScIdX
-ombre	rUsT
-oment	hW
-omers	iTlSsR
-omias	iW
-omica	iT
-omico	rV
-omida	hW
-omina	gZ
-oming	iRqTtS
-omise	iSqUrT
-omist	mX
-ommas	rXtR
-ommer	fXqS
-ommes	bU
-ommis	aVmX
-ommon	aIc^hHiFkUtE
-ommst	kJlUtV
-omo	aWeS
-omont	cX
-ompes	aIbV
-ompra	iXqHrW
-ompta	aT
-ompte	bTiHmYqH
-oms	bTiS
-omy	fGiWlYnT
-onada	b\\hZiI
-onado	aDbBiWjIk\`
-onage	iWjR
-onais	bWcHiFjEsY
-onale	bW
-onals	iHjSmV
-onary	bIfIi[
-onate	eT
-onatl	hWiS
-oncar	jY
-onces	t\\
-ondas	iVpT
-onday	iInToSpR
-onded	jGt[
-ondee	bS
-onden	aZbGcHiT
-onder	k\`
-ondes	cRhU
-ondos	cT
-ondre	iVpS
-oneda	gV
-onent	a[
-oners	aYcIiWsV
-oneta	h_n[
-ong	cUsU
-ongas	qSrW
-ongee	iIjEkZ
-onger	eShSoJ
-onges	bGc\\
-ongue	eTiSjSsW
-onian	c_iEjDkS
-onica	pW
-onico	hXjS
-onics	iSjU
-onier	aFb\\cEiGmY
-onies	bTiSoU
-onige	j^
-oning	bSi\\
-onist	a\\
-onita	iTrHsV
-onito	cBibkI
-onmel	cW
-onn	c_tI
-onnax	c\\
-onnel	eVnR
-onnen	kX
-onner	cEi]kS
-onnes	bVcT
-onnte	bZjI
-onnue	jTkF
-onoma	bYjV
-onome	aXhT
-onomo	eY
-onomy	hGnX
-onors	iSsU
-onses	pW
-onsor	iWqS
-onsse	iUjS
-ont	ccpW
-ontal	a\`bFcEiH
-ontar	kGsZ
-ontee	p\\qT
-onteo	iU
-onter	sY
-ontes	aIiZ
-onths	eV
-onton	cUhVjJ
-ontra	g[nRrU
-ontre	lW
-ony	aZbBcGdRiJj\\
-oo$	cW
-ood	c\`
-oof	h\\iGpIrT
-oofer	jTtJ
-oogle	iS
-ook	hR
-ooked	aUlT
-ooker	bSjS
-ookup	gGjX
-ool's	cZiU
-ooled	gW
-oom	bVjU
-oomba	cW
-oomer	aSsU
-oon	f^
-ooner	oTsV
-ooper	hW
-oor	c]pJt[
-oordo	aSmY
-oos	a[bIeJiT
-oot	bYiZ
-ooter	jSkV
-ooths	aV
-op$	bRcTiY
-op-in	iVpU
-op-up	bWhR
-opa	iR
-opado	bIj\\
-ope	iVlT
-opede	aU
-opers	aWkC
-opf	bWkUqI
-opfen	aSiY
-ophet	jY
-ophia	cV
-ophys	bUkV
-opied	tZ
-opies	iUpV
-opina	g\\
-oping	aFcXqStR
-opios	bUhUiGtJ
-oples	iU
-opnia	jT
-opped	hZ
-opper	bSiX
-oppes	hViAjZ
-ops	i]mR
-oq$	iEm]
-oquia	aIbV
-oquis	i[
-or$	aU
-orada	oY
-orado	jSlV
-orage	b[cF
-orale	aTiV
-orant	aibIcImV
-orary	eViT
-orata	gS
-oraus	tT
-orber	dBi\`jElJ
-orcha	mWpW
-orche	bIhSiZmF
-orcio	b[jI
-orcon	cUtJ
-ord	ca
-ordas	bV
-order	cIdXiDjYqH
-ordes	iR
-ordic	bTjV
-ordre	iHjWtS
-orean	eXkW
-orees	gS
-orero	iSpU
-orest	bSk\\
-orf	c\`qS
-orgel	bZhYiG
-orgen	bXqH
-orges	cZ
-orgue	kX
-orher	gWlW
-ori	iDjSkW
-orial	b[
-orias	bYgDiS
-ories	gT
-orine	iW
-oring	cSi\\
-orios	b[cHeFjXmG
-orist	aS
-orita	fYmHsUtS
-orite	aHgJlIsX
-ority	gS
-orium	bIeHiVjFmY
-ork	i\\
-orked	jVkSlRpJ
-orkel	iV
-orker	a[
-orlie	cX
-ormal	rU
-ormas	cUj=kW
-ormed	qW
-ormel	iTpFr[
-ormen	j^
-ormer	iSkWsR
-ormes	j]
-orn	cX
-ornal	gZ
-ornee	cHiUjV
-orner	c[
-orney	bS
-ornos	bXcE
-oro	aTbFce
-orreo	gIpVtU
-orres	bUiJpS
-orror	iUjH
-orros	i_
-orsed	jX
-orses	jS
-orset	aAc^iEkStG
-ortal	kUpZ
-ortar	jVqS
-orted	hWiImYqS
-orten	b]iTkS
-orter	aUhUjV
-ortes	iW
-ortet	iFlFmUqV
-ortie	dHiVkIsU
-ortif	aZ
-orton	iX
-ortos	hT
-oruna	cX
-orung	bJcEfSiZ
-osa	jSkU
-osage	iU
-osals	hSi]tI
-osc	hX
-osdoc	gWlI
-ose	hS
-osh	jR
-osher	hS
-oshop	jZ
-osiet	jW
-osifs	aV
-osing	cHfIiVoXpR
-osion	i\\
-osite	b@hEiFl]
-osito	bTlW
-osits	i[
-oskop	bIiS
-oslar	bScS
-oso	iZsX
-ospit	hSiR
-osque	cRhW
-oss	bUh[kS
-osser	aFbHcIhJlTm_pD
-osses	fZs\\
-ost	b\`cHoV
-ostal	aEbXpY
-ostas	gW
-osted	dXgVhF
-ostel	hZmJsI
-osten	eShatR
-osteo	jX
-oster	fRiUjR
-ostes	a[t@
-ostet	hZ
-ostic	iEj[
-ostik	aVbGcJi\\jC
-ostly	bS
-oston	bU
-ostos	iU
-osung	fXhE
-osure	kS
-ot$	cZkS
-ota	cVoY
-otage	iV
-otary	l\\
-otash	bU
-ote	cSdS
-oteca	bSrW
-otech	k\\
-oters	aFiVjImZ
-otest	hHpX
-otgun	jTkT
-oth	bSc]
-othek	bScI
-otica	cIiS
-otice	oT
-otics	bX
-otina	cJj[
-oting	gGiSpV
-otion	lV
-otive	cHjT
-otlin	kY
-otnes	cW
-oto	dX
-otomy	iSlZsH
-otors	bYmI
-otriz	bT
-otros	iSlU
-otruf	bSfUjH
-ots	bShY
-otsan	aVcJjZ
-otsen	jJmY
-otten	bFc]h\\i?
-otter	iU
-ottes	hX
-ottet	pSqV
-ottle	bJgThW
-oture	jUpR
-otype	bWfI
-ou$	aVcSiI
-ou'll	lS
-ou're	qI
-ouane	aWc\\iBkIlTmInE
-ouars	bJcZfH
-ouble	gTsS
-ouche	fGiT
-oucou	tX
-oud	cWj^
-ouest	aHcdnC
-oughs	bZhGoSqStJ
-ought	qT
-oul	cU
-oulee	iT
-ouler	jTnU
-ounds	iT
-ounts	i_oH
-ounty	bUcS
-oup	cWiZ
-ouper	iU
-oupes	i[
-ouple	iUsX
-ource	mT
-ourde	jT
-oured	hTpJs]
-ouren	cVnW
-ourer	m\\
-ourly	eW
-ourne	aIbScR
-ourni	hX
-ourri	hX
-ourse	hR
-ourts	bSdRnT
-ous	rTtY
-ouses	iXnT
-ousin	eIiIqX
-ouski	cUnU
-ously	qT
-ousse	h\\jG
-ouver	cVqS
-oux	cYiFpVsT
-ov$	eWfWnH
-ovals	iEjT
-ove	gShZ
-ovely	kV
-overs	i[
-overy	aTbEhTiV
-oving	bSnS
-ow$	cY
-ow-up	i[
-owe	cU
-oweit	gX
-owers	hTiS
-owing	k[
-owise	hJjTkV
-own	cZ
-owned	bhcH
-owrie	c\\
-ox$	fTiY
-oxmox	jU
-oxone	aVbGiY
-oy$	c[iS
-oya	bX
-oyage	bSeTsR
-oyd	jIp[rJ
-oydon	cV
-oye	hU
-oyees	bUhUiGmR
-oyers	bUgJiZjI
-oyeur	aSgCh^
-oyons	fRqX
-oys	iSmZ
-oz$	aDc\`hJnU
-oza	cSmWnT
-ozent	gS
-ozese	aCb_mE
-ozess	eHpYqS
-oznan	cTnU
-p's	cRqW
-p-ins	fSnW
-pa$	tS
-pable	j\`sD
-paces	aSbYhF
-pacho	bU
-pad	mY
-padin	mW
-pagne	fTiHjXkVoS
-paign	eSnSoS
-paket	h\`mIrI
-palda	cSsS
-pales	bHcV
-palme	cWiS
-pan	cSpIsY
-panar	jS
-panas	jYnU
-pania	bY
-panol	aTrU
-paque	bIc^hXiGpJ
-parar	i]
-parel	jV
-parer	iYtU
-parks	aSbGiY
-parky	aW
-parte	gU
-parto	aIbUtE
-parts	pR
-pas	hRmHq@s]
-pat	fY
-pataz	mX
-patch	aWiS
-pater	gThUjE
-pathy	jZlI
-patos	hX
-pause	fXhSlTqH
-payes	iZ
-pbell	cTiW
-pcion	i_
-pdate	bUfHiEjZ
-peaks	kUlTmI
-peals	iU
-pec	cX
-peces	bT
-ped	iS
-peg	cVnV
-pel	b^fS
-peles	jW
-pelle	fCh\\pS
-pen	i]
-pende	m\\
-pendo	kSsW
-pends	gVoRqW
-pened	hW
-pensa	fSgEhX
-pense	hUiW
-per's	bEc[d]gIlJpEqJsH
-perle	tV
-perly	fHhXjT
-perre	fXhTjXkJ
-perte	bRhVjG
-perts	bGmZpI
-perty	aXcH
-pes	iW
-pesen	gTkX
-pet	bWiX
-petua	gJmW
-peuta	aUmR
-pf$	bW
-pfalz	bAc]iF
-pfang	cHi_sH
-pfe	bY
-pfrog	jX
-pft	iYoHsR
-pfung	jb
-ph$	cYpStV
-pha	cHjXmI
-pharm	iCj_
-phase	iY
-phe	jUrV
-phine	iFjVtY
-phone	h^
-phs	pWrS
-phy	aRiV
-pi$	aIcUiJjW
-pia	kS
-pid	bXiIj^kJ
-pides	iR
-pidos	iW
-pie	aUiXmT
-piece	aBbTiW
-piele	bWiR
-pielt	lV
-piere	pZ
-piers	m]pG
-pieza	eR
-pin	mTpT
-pinal	c_
-pinas	g\\hG
-pings	iX
-pio	jS
-pista	cZmI
-pists	a\\jI
-pit	hSiR
-pital	bX
-pitan	a[mX
-pitze	aWbDfV
-pjeps	jS
-pkeep	iW
-pla	bXcH
-place	aXbUiFoV
-plain	aViR
-plane	il
-plant	bRqR
-plate	cWrW
-platz	c_h\`pT
-plays	iW
-plazo	eWqS
-pleta	eY
-pleto	hUoS
-plett	hT
-plica	lW
-plied	hTlU
-plier	iY
-plift	gU
-pline	iSjT
-pling	i^jI
-plits	fW
-plo	iX
-ploma	jSlS
-plome	lY
-plona	aIcS
-ploye	hU
-plunk	jW
-ply	hAiV
-pme	jS
-pment	aZiS
-point	fGkXqItY
-poken	jWs\\
-polis	cV
-pon	i[kH
-ponde	m_
-pones	bIhCiAjXk_lI
-ponse	fTgJjIpV
-poral	eViU
-porar	cHe[hImFpEtX
-porta	kUmS
-porte	iS
-pos	bTgXiW
-posal	iTpS
-poser	bWiEjVrF
-posit	iSjU
-pot	jYkWrF
-pound	hVlGqIsU
-pouse	hY
-power	j[
-pp$	fThV
-ppa	dHeIpZrHsHtH
-ppe	gS
-ppeal	bEiWrT
-ppear	r\\sG
-ppels	fGi^
-ppern	pS
-ppers	aIi_kT
-ppily	iHk\\
-pping	iXtS
-pport	aRi[
-pps	bUcJiUmU
-ppt	sXtW
-ppy	iDqWr[
-pra	iXqHrW
-prach	iWqV
-pread	fViH
-preis	h\\
-prend	jFldoH
-presa	bSeT
-press	cHfXjY
-prete	aciBjC
-pring	qS
-print	jY
-pro	iX
-probe	jUpZ
-proof	bEh]iEkIlIpGrTsI
-pruce	tV
-pruft	jVmR
-pruit	c_
-ps$	i\`
-ps-la	gS
-pse	jUkT
-psell	iY
-pster	fBi]jRnJ
-psy	cImSsS
-pta	pGta
-ptain	gT
-ptics	jGsb
-ptime	iR
-pting	iJjR
-ptive	bRiDjY
-pto	jJkTmZ
-ptoir	iU
-pts	i\\
-ptura	i_jH
-pture	jW
-pu$	bX
-pub	bX
-punkt	kT
-pur	bXcSiDpW
-pures	fY
-pus	nT
-put	gRiSkI
-putat	gWhU
-puter	iXjGlT
-putes	fVi[
-py$	bRkU
-qb$	jS
-qu'en	bWiJ
-qu'un	sU
-qua	bIc]hC
-quads	bTmT
-quage	i^
-quare	iZ
-queca	cU
-queos	iX
-quera	bY
-quero	bIjTmW
-quest	iJmGpDrWtZ
-queta	i_
-quete	i[jAkX
-quets	iZsW
-qui	s]
-quial	hUjI
-quido	fHgW
-quier	cWpU
-quina	jX
-quipo	aR
-quire	iVlU
-quise	i_
-quity	gX
-quote	bXiV
-r's	qS
-r-day	fTgV
-r-end	gX
-r-ish	aFiX
-r-old	bFi\\
-rabad	aIc[iH
-rabic	kS
-rable	jTkW
-rably	kVsR
-rac	b_kSnHtW
-rache	iYpR
-racks	hYjU
-racts	iTkR
-rad	ha
-radas	jZ
-rader	iUkUoIqS
-rades	eTiU
-rador	aS
-rados	i[
-raf	aRlV
-rafia	bFj\\rS
-rafte	m\\
-rafts	iU
-rag	e]fIhV
-ragan	pV
-raged	dJhVkVpH
-ragen	iY
-rager	bSiTsV
-rages	bRcRhIi[
-ragte	aTkUq\\sC
-rah	c_tI
-raine	cYiBj[pW
-raing	c\\iIjH
-rains	bV
-raint	bEi\`
-raire	aT
-raise	hTqZ
-raiso	cbiD
-raite	hUqRsS
-rajet	gW
-rakow	qW
-ral	iR
-ralee	bIcZ
-rales	pU
-ralia	bYhUjGqR
-ralls	bFhXiX
-rally	hSiU
-ram	cEjIsStV
-ramas	cTf\\jJ
-rames	iW
-ramie	gh
-ramme	bRhSiVjG
-ramos	fTkVqY
-ranch	bRcRnTqV
-ranco	aGbHcYfZ
-randa	c^
-rande	cXdT
-rando	fHjT
-rands	iW
-ranes	bYiX
-ranet	aGrUtV
-ranga	cTjY
-range	bDhGqIsZtS
-ranke	i^
-ranti	eWjJpH
-rants	aUgTmU
-ranty	aRiX
-ranza	fXiVjIsH
-raphe	jUrV
-raphs	pWrS
-raphy	aRiV
-rapie	aVbGcFiSmWpI
-rappe	jR
-raria	aGbSkW
-rarzt	aYbHhTjA
-rasen	aScJiTjS
-raser	aYjG
-rases	kSr^
-rasse	c\\pDsStX
-ratar	qSrU
-ratas	o]
-rated	iVlY
-raten	i\\
-rater	a^
-rates	cYhGiTsW
-ratet	sa
-ratif	iTrS
-ratin	aSr\\
-ratis	hWsS
-rator	aYbT
-ratos	i]
-ratur	i_kU
-rau	cTiYjT
-rauch	aVsT
-rauco	cU
-rauen	mRsV
-rault	bSc[iGjTkI
-rauma	bTiW
-ravan	hY
-ravel	nX
-raven	c[
-raves	fZjTpF
-ravis	aFbIcFdGiBj_qYtI
-rawer	qUrG
-raxen	bU
-raxis	bYlT
-ray	aCcTmZ
-rayer	j]
-razos	aSbFpItZ
-rb$	bScGhUjRpD
-rba	kT
-rbach	bTcYiE
-rback	aVmU
-rbage	i\\
-rband	bfpW
-rbano	bGkV
-rbaro	bHkV
-rbe	kS
-rbeit	dUiS
-rberg	mU
-rbier	cW
-rbike	n^
-rbine	pX
-rbuch	bT
-rbund	bciHjH
-rbung	p^
-rburg	jW
-rburo	b\`
-rc$	cU
-rca	cb
-rcade	bVcEgXhIiHmJ
-rcado	iY
-rcare	i]j>
-rcels	bRiT
-rcent	gShT
-rcera	bVpHrV
-rchef	jFmZ
-rchen	c]iX
-rcher	aW
-rches	bUiU
-rchiv	aHjGkWpT
-rcial	mU
-rcice	fUpR
-rcing	eWmX
-rcino	aVbA
-rcise	pY
-rcs	bSmT
-rda	bIcWjBk\`mH
-rdado	iUjW
-rdage	iZ
-rdays	fW
-rde	aIiT
-rdeen	cTnZ
-rdens	aSiVmS
-rdero	aJi[
-rdert	iIkYlU
-rdiac	bWcIkS
-rdias	fWmT
-rdien	a\\
-rdiff	cSqT
-rdina	mZ
-rding	tU
-rdita	mS
-rdo	gJmVqY
-rdoba	cS
-rds	pH
-re-op	iX
-rea	iV
-reach	nU
-ready	iT
-reams	iTjI
-reamy	kU
-reana	bSiGmU
-rears	iT
-rease	iX
-reaty	aWbRcG
-reaux	iX
-reb	aCbBc^iSjItF
-reche	hX
-recho	jUkVlU
-recht	cVjS
-recie	k\\
-recio	h]
-recke	bHi]jHsS
-recta	bSiGmZ
-recte	eWmU
-recto	e_
-redis	fV
-redit	hW
-redor	cU
-ree	lT
-reens	bViX
-reers	iIp\\qG
-reets	iX
-reeze	oWqV
-refer	sV
-reful	jVqW
-regar	iS
-regas	aHbXiTpJ
-regon	aCbGcf
-regop	hX
-reher	abeJiI
-rei	bW
-reibt	bXfH
-reich	bVkUtW
-reide	bYlU
-reien	j\\qX
-reier	fXjT
-reign	iSmS
-reils	bWjInT
-reine	cIiZ
-reins	iXsU
-reira	cR
-reise	nXrW
-rel	bV
-relie	mZ
-rella	eVgS
-relle	eHiUj[
-reman	aTcFm[
-remen	cViR
-remio	gX
-remos	qS
-ren	iU
-ren's	iT
-renas	iV
-rence	hW
-renda	q[
-rende	bTlU
-rendt	qU
-renes	bT
-renez	cJi\\oR
-renne	aGbFcEe^qF
-renos	fWjW
-rensa	mW
-rense	cSiT
-renta	bW
-rente	hcmS
-reo	iZ
-repas	aIhU
-repot	cUjT
-rer	aW
-reras	aWm[
-reres	bYhIiGm]pI
-reria	bSiZjE
-rerie	iUjW
-rerin	aDmYtY
-reros	aWiDmWtI
-resas	iT
-resco	b\\iAsR
-resen	iVjGmR
-resno	cU
-resor	aIbT
-resos	fUmGrU
-respo	bT
-resse	cX
-resto	j[
-ret	c_qZ
-retar	aXcR
-retch	cSjUqW
-reten	bJqTs[
-reter	aWcJpJqT
-rette	fXiXlD
-retty	rUsX
-reude	jW
-reuen	iSkW
-reuer	aViIs\\
-reuil	bUcGiU
-reurs	aYbY
-reuse	fYhFiZrH
-reuth	cT
-rever	d[eSfJ
-revet	jR
-revia	i[
-rew	mStV
-rewer	a_
-rey	cV
-rez	i\\mRrH
-rf$	c^
-rfect	jWkHs]
-rfekt	jX
-rfeld	c^iI
-rflow	jW
-rfois	fUhRiR
-rfolk	aHcY
-rford	cR
-rfrei	nZ
-rfurt	cS
-rg$	cR
-rga	hBjHkalImDpEqI
-rgabe	aIcIt\\
-rgada	aUiFmV
-rgado	aUiImY
-rgang	jVkSlY
-rgate	cZ
-rgeld	bScIfSnVqE
-rgens	jW
-rgent	qTtR
-rgeon	b[cDhJiS
-rgern	bHcJi[
-rgers	id
-rgets	iT
-rgh	cU
-rgica	bYcC
-rgill	jU
-rging	qX
-rgive	qVrJtS
-rgo	jVqV
-rgocd	jU
-rgt	bW
-rgues	eIh[pH
-rgung	bShdjI
-rgy	iU
-rhalb	aJbHdXjU
-rhaps	eGiGkUoX
-rhaus	bWc]gFiH
-rhead	cU
-rhein	jX
-rheit	aViHjR
-rholz	bFcZ
-ri$	mS
-riado	eFgYjSkT
-riage	a\\jI
-rials	fSjV
-riaux	aJb]
-rib	bXhWqJ
-ribal	aTjTnS
-riber	jS
-rible	iIkRqWsS
-ric	bRmW
-rical	fGpS
-rican	bW
-ricas	gSiDjGk]
-rices	bTiBjIm^pDsUtJ
-riche	iRjS
-richt	iWjInTpY
-ricks	jW
-ricos	bRiDkVmS
-ricts	bZ
-rid	dT
-ridad	iSmIsU
-ridal	aU
-riday	fX
-rides	i\\sS
-ridge	bRc[
-ridor	aHbScZjE
-ridos	f\\hFiX
-rie	bU
-riebe	i\\
-riefe	iXqV
-riefs	bHiV
-riego	iUjV
-riels	b]hT
-riend	gDhX
-rient	bZcGfG
-riere	bIiR
-riers	a]
-riert	iTjR
-riete	fJiYpE
-rieur	iHjY
-rif	gZhT
-rifas	iTpR
-rig	pX
-rigat	iUpU
-rigen	gUjTrV
-right	a\\
-rik	bVjWmU
-riker	qU
-rikes	iV
-ril	cVeWo_
-riles	jX
-rilla	cHjRrV
-rille	gWhX
-rills	iU
-rim	eT
-rimes	gW
-rimos	jUtR
-rin	a_m]
-rinas	aIbZcUiC
-rince	cUiJkZ
-rines	i\\
-ringo	fSqIrV
-rings	cTjXsS
-ringt	iWkUtI
-rinks	bSfJhX
-rinne	pW
-rints	rS
-riode	gS
-riodo	dTeT
-riona	mZ
-riots	iV
-rious	iTq[tC
-rip	hYiT
-ripes	iW
-ripts	iTpS
-rique	bThRiS
-rir	iVoT
-ris	bV
-rised	j\\
-rises	hW
-risis	jV
-rismo	lW
-risol	mTtW
-rison	cXsI
-rispr	jT
-rista	aU
-riste	aU
-rists	mS
-rit	jTmEpDt_
-ritas	bT
-riter	a[
-rites	iV
-ritos	aFbUiX
-ritte	aRqS
-rivat	gSqR
-rivee	oY
-riven	l\\qT
-river	aU
-rives	bTiSjVkI
-rix	aHbRcJiXjHkToJ
-rje	aZiE
-rjeta	hVjRrT
-rkauf	aTgIi_
-rke	bW
-rkehr	aWeXi\\kF
-rkers	a[dImX
-rkett	i^
-rking	hT
-rks	cS
-rkt	aIiSq]
-rkung	jCrVtS
-rkurs	hRiIjY
-rky	aUlJrX
-rl$	bTcJjUmT
-rla	iVqX
-rlage	bTfYiCrW
-rland	aDc\`hR
-rlaub	hX
-rle	iUjIpT
-rleih	bUhW
-rlich	lT
-rlier	cZ
-rlies	fW
-rline	bW
-rling	cSiWmT
-rlink	hW
-rlitz	nJ
-rlo	lSq[
-rlock	aWjS
-rm$	iT
-rma	bTjS
-rmacy	lF
-rmada	bJgTiIl[
-rmado	cFiejH
-rmann	a]iVtI
-rmano	bFmXqU
-rmany	cHd[mI
-rmark	c_
-rmato	iWjJ
-rmatt	bGca
-rmera	mT
-rmers	iZpHrT
-rmill	jVkU
-rmina	f\\
-rmine	i\`nW
-rming	iUkXlF
-rmino	eXgUhI
-rmiso	jV
-rmite	i\`
-rmits	i\\
-rmlos	lV
-rmo	qS
-rms	jW
-rmula	cJiEjYpS
-rn$	cR
-rna	fR
-rnada	fUiW
-rnage	jW
-rnals	iGkY
-rnant	aSfT
-rnate	fZmYpB
-rne	bT
-rnees	dUpS
-rnero	gZ
-rners	bUkJs\\
-rness	cXgHjX
-rnets	bShWjH
-rneys	bYiI
-rni	hU
-rnier	qX
-rning	iT
-rnity	e[sW
-rnley	cR
-rno	iS
-rnock	cUgJ
-rnoon	pRtW
-rnors	iG
-rnout	qS
-rns	bXeTiR
-rnt	gSjUlV
-rnter	aHjZ
-roa	bIcYqV
-roben	bSi[pW
-rocal	bWjS
-roces	qW
-roche	iFm_
-rofil	pUtX
-rofit	bTgR
-rog	fFjVpY
-roi	cX
-roken	fVhTkU
-roker	bSiTqV
-rol	iTmR
-roler	a\\lHsZtB
-rolle	iq
-rollo	bY
-rom	bWhXiT
-romis	fTlWqT
-ronal	qS
-rones	iYs_
-ronic	aZ
-ronne	c^eImTpItH
-ronos	bXfFiGjEpZqH
-ronto	cXdS
-ronts	iY
-ronze	jHkX
-roofs	h[jSnG
-rooms	bZeIhU
-roper	aIhYkX
-ropia	jW
-ropio	aI
-ropre	hGjSmG
-ropub	bX
-ror	iUjH
-rores	iW
-rotel	jU
-rouge	cY
-roupe	gU
-roups	bS
-rouve	qT
-roval	jSoUqU
-roved	bXjRtV
-row	cR
-rowel	pS
-rower	aYiT
-rowth	mT
-roy	cWgJ
-rozen	aU
-roßes	bVhViH
-rp$	jElU
-rpass	aEbFcIgAhGj^
-rpe	c_
-rpeta	jTpW
-rplan	aWcCfIgFh^iHkEmGoHpIqItH
-rpo	rUsS
-rport	iW
-rpose	eVrJ
-rquay	cY
-rquee	bVgIjT
-rques	bT
-rra	cR
-rrace	i\\
-rrach	cS
-rrada	cW
-rrado	pV
-rrage	oX
-rrain	aTmGnXoI
-rrals	hHiXpR
-rrand	cW
-rrata	bHgXiVnE
-rraza	aUiS
-rrect	gDhUkIlS
-rrels	sV
-rreno	dTmF
-rrent	jTqV
-rrenz	qVrT
-rreon	cU
-rrera	gUl[
-rrero	bY
-rrete	jTqS
-rrets	fVpUqU
-rri	hX
-rriba	nS
-rrica	cR
-rrida	cIhSi\\
-rrido	fWnW
-rried	jJqRsZ
-rriel	pW
-rrier	i]
-rries	bVjSlV
-rritz	gI
-rro	cW
-rroco	jHmVsV
-rrt	iVoIqR
-rry	bScYqU
-rsaal	mX
-rsale	aU
-rsals	fToS
-rsand	i^jHrS
-rsant	cYiGpW
-rscht	aWlY
-rsday	nU
-rseer	aZiEpS
-rsees	hX
-rself	pS
-rsery	bUhU
-rsham	c[fJiFsR
-rship	jYlR
-rside	iV
-rsier	aS
-rsion	iTjJlTrT
-rsity	bUlW
-rsive	jU
-rsloh	cS
-rso	eU
-rsona	aTgI
-rsons	aZbRiB
-rst	aHcT
-rstag	dUfRpT
-rster	aShR
-rstin	mU
-rt-up	bYgWhCtJ
-rtado	bX
-rtage	f[
-rtain	qWsS
-rtant	bJiWjGl\`
-rteam	aImV
-rteau	bScJiIjRqV
-rteen	gY
-rteil	kZ
-rtems	iT
-rtera	jJkS
-rters	hWmSrS
-rteur	kX
-rth	c^nV
-rthur	c_iJ
-rthyr	cZ
-rtial	mUqY
-rtida	fY
-rtido	cYfU
-rtiel	aReV
-rtier	jI
-rties	iVqT
-rtifs	bYhSiGjT
-rtige	jX
-rtigo	jSlI
-rtime	gZ
-rting	iX
-rtion	aYfI
-rtise	aRlJ
-rtive	eWgIs\\
-rtivo	aIba
-rtner	aRbRmU
-rto	bRcT
-rtona	cZmTrG
-rtons	rV
-rtout	hTi@
-rtrag	ecfI
-rtual	pU
-rtung	ie
-rtura	eWiY
-rture	iYoWqD
-rtz	cThS
-ru$	cXeUhViIjJ
-ruary	fRiJoUpW
-ruben	jIkYsU
-ruber	gTq^
-ruces	cYgGiS
-ruche	gJi\\
-rucke	bX
-rucks	bX
-ruckt	q\`sT
-ruf	fSjR
-rufen	pS
-rufer	aY
-ruges	c]
-rugge	cW
-ruh	fViX
-ruher	o]
-ruise	nV
-ruits	hT
-rum	bUjHkS
-run	bbcBiBpIsU
-runca	gIlW
-runch	fW
-runde	iZjGoRpX
-rupal	jT
-rupos	iX
-ruppe	gVmT
-rupps	bYfIiImX
-rus	aV
-rutal	fU
-ruter	i\\
-rutos	g]
-rutto	g[
-ruz	hT
-rußen	pErXt[
-rv$	iIk]mH
-rva	bTiJjS
-rve	pUrX
-rvera	b]
-rvest	hF
-rveys	bGfIi^
-rview	pXqX
-rving	bXcGhIiToY
-rvise	iV
-rvoir	tT
-rvous	sU
-rward	pIqZrHtE
-rwegs	kInX
-rwehr	b]iE
-rwerk	bSmW
-rwich	c[jI
-rwick	aDbGca
-rwirt	j]
-rwise	dSeR
-rwork	hSiV
-rying	fIoU
-ryone	iWoBrU
-rytis	i\\
-rz$	cSgUiX
-rze	iWtU
-rzeit	bIlUpT
-rzeug	gHh[iI
-rzo	hU
-rzt	aU
-rztin	aVmV
-rzugt	kSsU
-s's	jZsY
-s-sat	f^
-sa$	cWjSkH
-sable	aR
-sache	bShSjWoSrJ
-saden	bFcHi_
-sador	aS
-sados	iYlVpW
-sagen	iZjR
-sages	hTi_
-sai	dRjW
-saire	gIjRnSpU
-sajes	hX
-sal	gVkY
-sales	b\`jX
-salia	aGbRcZiJpJtJ
-salon	bW
-salud	h[
-sam	c>fegIsH
-sance	sU
-sando	sV
-sanne	gY
-sante	mV
-sants	bV
-sar	iXpTrU
-sario	dSjIlV
-sarzt	aS
-sat	f\`
-satze	bIgSiUjJnTrX
-sau	ce
-sauri	cT
-sauto	hYnJ
-saver	cHhXi[
-saw	cWjTkS
-sayos	iToT
-sbach	bIc\`
-sband	sU
-sbech	cY
-sberg	bScVgIiGtH
-sbons	hV
-sburg	c[
-sburn	cV
-sburo	aWb\\cH
-sbury	c\`
-sby	cV
-sc$	bHcHiDjXk[pH
-sca	fWmS
-scade	jZ
-scado	iW
-scala	cHgZjJ
-scale	bGcWjX
-scape	jX
-scate	i[
-schal	fIg\\
-schau	iT
-schen	iS
-scher	bTsX
-sches	b]
-scina	bTiW
-scine	aIb[
-sco	cR
-scope	iYlZ
-scord	cGiTjSsV
-scota	hT
-scron	cW
-sdale	aGc]
-sdays	iR
-sdorf	bHcUtI
-se-up	iS
-sea	cWnU
-seaux	iX
-secha	iR
-see	c_
-seful	kUlR
-sehen	iGkSmU
-seils	iW
-seite	iStW
-sel	iT
-selle	a\\
-sem	cRkXtH
-senar	iX
-sende	pT
-senes	jU
-senta	iV
-ser's	fDi\\
-serat	rYtT
-seren	c]iE
-serer	aIpVrHtU
-serie	bThT
-serje	aZiE
-serts	iVjS
-serva	jUsS
-serve	pUrX
-ses	iR
-sesor	aV
-set	cdjGkY
-sette	fIh]iVjF
-setzt	lTqU
-seure	gEiJjGlXmX
-seurs	aSbRiUmU
-seven	fTg]mE
-sey	bFcY
-sez	rV
-sfa	gW
-sfeld	gEi[
-sfers	iY
-sford	aGca
-sfrei	bAcDeJfTgJh]iGjEkI
-sgeld	cFgViZ
-sgo	gR
-sha	cYdJh\\iRjGqItI
-shalt	aY
-share	bIh\\
-shaus	b^
-shead	bSiT
-sheet	bTiVkYpI
-sheim	cWpT
-shell	bHiZjEkX
-shers	aZgXiGoI
-shift	aXfZjR
-shing	oR
-shion	bZiC
-ships	aX
-shire	aFcciG
-shops	bT
-shore	cYiG
-sia	aD
-sians	bWhT
-sic	hR
-sical	aWiJjX
-sicht	aSi]qT
-sidad	bTlS
-sider	jRmV
-sie	bW
-sieme	kGmZ
-siere	a]
-siers	iX
-siert	h]iWsI
-sieur	aGqTtS
-sif	bIc[iFjS
-sight	jWmS
-signs	iTjU
-sik	aX
-siker	b]
-sillo	gX
-sim	bScGiTjT
-sin	hS
-sinee	jIk]
-sings	aEiS
-sio	hYkT
-sions	iZ
-sique	sV
-sis	i_
-sisch	k[
-siste	aUbHrV
-sists	iVjFmIqZrH
-sit	hTiT
-sitat	iT
-siten	i]
-sites	iWnR
-siv	i[jTrHsX
-six	gUhV
-ska	bEc[iEjWkCmHnGqH
-skera	jSlS
-ski	bGiVmUnR
-skill	bBcYiDlWmT
-skins	hY
-skita	eHh[
-skret	hJqY
-skurs	bIiTj_kYlD
-sky	bTiS
-slada	cU
-slado	hY
-sland	nb
-slauf	pZ
-sle	cSnUsT
-sling	bZiIrU
-slohn	gX
-slose	g[iIsS
-sly	qT
-sm$	a@bBcIjb
-sma	iJk]mT
-smann	rTsT
-sme	bVjUrZ
-sment	pY
-smith	a\`
-smo	gRrU
-sms	iZjIr[
-sness	aIiWlBpGtY
-sno	cU
-snt	jX
-so$	jX
-socie	hUqT
-sol	cTiYtS
-solee	d\\
-soles	aI
-sonal	eS
-sonas	mV
-sonen	bTfImZ
-sonne	qVtT
-sonst	cT
-soras	m_
-sores	b[jGkUmV
-sorge	hZ
-sorgt	bW
-soria	aEbV
-sorno	nV
-sorrt	jT
-sos	i[kV
-soula	cW
-sp$	aIhIiRjZ
-space	jTrX
-spana	dRqV
-spect	eViIkV
-spere	iXpJtS
-spice	aUbS
-spiel	bScIhUiEp]
-spo	bSrX
-spoke	bSgSiJ
-sport	hX
-spr	jT
-srate	bX
-sroom	iGkW
-sruhe	cTjT
-ssa	cSe[iEjH
-ssage	iZ
-ssais	aU
-ssant	bIiBjBk]l_mGpE
-ssary	lZ
-ssatz	gTmEr\\
-ssels	cT
-ssene	g[hJqE
-ssent	qS
-ssess	i]jF
-ssets	gJiW
-sseur	aS
-ssful	pTqEtY
-ssi	h\\nF
-ssics	jXtW
-ssing	iS
-ssins	iU
-ssist	aEbUiUmJtT
-ssive	b_gGjJlJsH
-ssler	bEiWpZ
-ssons	hVkT
-ssori	aUbUjIkU
-ssors	iV
-ssort	iY
-sst	iRrR
-ssues	kR
-ssung	iWrW
-ssure	jUlTmJsT
-ssy	c[
-sta	aV
-stado	bSgIqW
-stadt	c[
-stage	f\\hb
-stags	i\\
-stain	aT
-stair	jIlWmT
-stajo	gT
-stale	pSrU
-stall	eSfR
-stalt	aEc_iI
-stamm	iWlV
-stamo	iX
-stand	fGiV
-stant	aTkR
-start	cIiWoY
-state	bTeUkG
-stats	i[
-statt	bUcT
-stdoc	aSgTqS
-ste	aZiS
-stead	bEcU
-stedt	cW
-stees	fHjTqX
-steht	mSrR
-steil	cS
-stein	ch
-stels	bUcIdXiIjS
-steme	b\\iU
-stems	kU
-stend	c\\
-stens	jR
-stent	a_cIsV
-stenz	adiU
-stere	bTs]
-stern	oZ
-stero	cVgXiGjF
-sters	iU
-stery	bGiTkY
-stest	p^
-stete	bVeWtR
-steur	jasR
-sthma	sX
-stian	sX
-stica	aHiSmT
-stice	iUjImS
-stich	cIjZ
-stico	bRrU
-stics	b]
-stieg	eUjIlY
-sties	i]
-stige	aFqZrDtR
-stigo	cIiVjUpJ
-stigt	h\\
-stina	aDb[
-sting	pW
-stino	gThW
-stive	oV
-stl	aFbEcEhIiFjZmDnEpBsDt_
-stler	aIcT
-stles	bR
-stmas	gShT
-stn't	jU
-stock	cYfF
-stody	iSkX
-stoff	bSiR
-stone	cWqR
-store	aZbT
-stort	cY
-stowe	cU
-stown	hIn]rY
-stral	gU
-strar	aZmV
-stras	bJlX
-streo	iV
-stres	aRbGc]
-stria	jTlW
-strie	gT
-strom	hZ
-stros	j[
-strum	iUpX
-sts	iUmS
-stsee	fGhUjHkX
-stube	aWbTiJ
-stuck	hY
-studi	aWeS
-stufe	fZjS
-stuhl	iXqJsV
-stume	hUiHkU
-stung	e^
-stura	cUiT
-sture	i^
-style	bRcVkYlHpR
-suage	aS
-suals	iUmU
-suber	f[gG
-suche	i\\nbpH
-sucht	aStS
-sud	bZcVdIiF
-sue	gWiYjI
-suels	bJiR
-suite	iVrT
-suits	cJh]iG
-sulta	bRdIi]tJ
-sults	hHi[qS
-sum	bIfShHiHj[
-sumes	iDp[
-summe	bU
-sun	f\`
-sunto	pStU
-sur	gAh\\iXjSmI
-sured	bTjW
-suree	fWiE
-surer	aIbZhJpSqV
-sures	bXiUoV
-sus	bFqY
-suste	jY
-swahl	iIpUrS
-swain	aXjSkT
-swald	c]
-swana	jRkW
-sweis	aSj]
-swerk	aGcGh^i@jFtH
-swers	mX
-swert	k\\
-swich	cW
-swick	cS
-sword	cCj\\
-sy$	cXjU
-sylum	lIsV
-szeit	fig?nT
-t's	qU
-t-feb	fU
-t-ins	aIfIjHnZoJpH
-t-ish	g[
-t-off	iS
-t-out	aTg[
-t-ups	i[
-taatl	aRjSlItG
-tabel	bUeHfU
-table	bSjT
-tache	aTmSsU
-tacht	lV
-tacto	iUjSpS
-tacts	aAbGj_mJ
-tad	cGgIhYiAjYpGrTtG
-tadas	bVdVfGiRjS
-tador	aX
-tados	iS
-tadte	aHbIcSnY
-tag	fT
-tagee	aJhIiVsY
-tagen	cIf_
-tages	iY
-tagne	rY
-tagui	cT
-tails	aIbJqStZ
-taine	jVnUs\\
-tains	aUhEn\\sZ
-taire	bR
-tairs	pS
-tajes	iT
-taker	iStS
-talan	jGkWlTrT
-taler	gVhW
-talia	cXm[
-talie	mT
-talla	hXiIjZ
-talle	aEiFjUkJlIqTs[
-talls	bV
-talog	i^jA
-tamen	bYiZrJ
-tamos	pU
-tanat	e]
-tance	dSiTjT
-tancy	aFb_
-tande	aHbUi]mEnUoB
-tando	fU
-tands	bTiU
-tante	fGiTmV
-tants	mX
-tarea	iT
-tares	bY
-taria	k\\
-tarif	gZhT
-tarin	a]mI
-tario	hT
-tarle	iYjIoW
-tarse	iIp\`
-tarts	fToU
-tat	iT
-tatal	fGiW
-tated	mErY
-taten	iZ
-tater	jR
-tates	b[sS
-tatif	lYpJ
-tatil	h[
-tator	iX
-tatus	hU
-tatut	eX
-tau	bHcYjV
-tax	hW
-taz	bXmW
-tball	iV
-tberg	c\\
-tbild	aWr[
-tburg	nW
-tby	bS
-tch	iW
-tched	hV
-tcher	acmU
-tches	fXiV
-tchup	jV
-tcode	jElTpY
-tdach	bS
-tdorf	cU
-tdown	oT
-teady	eUjV
-teaux	cSjW
-tebbe	cTiU
-tec	b\`iVjHkS
-tecke	b\\iGjHpJ
-tecto	iU
-tects	b\`mB
-tedra	eX
-teers	iTmY
-tefan	tV
-tegic	aV
-tehen	bRrR
-teher	j\\kGpSqX
-tei	bY
-teigt	kWqU
-teile	bYgHie
-teilt	jI
-tek	mZpH
-telas	bWhW
-teles	b^
-tella	cVjV
-telle	aRbRe_
-tellt	eSnS
-tellv	aSpT
-telot	aSm[
-tem	iUjT
-temas	iHjZ
-temes	aS
-temps	eSfTiIsS
-tenau	cR
-tence	eVrS
-tency	aEj[pS
-tende	bUmV
-tends	jU
-tendu	cIiWjWkJ
-tener	iWj[lJ
-tenir	iUs\\
-tenne	aUbGcTqT
-tente	aZ
-tento	dFjHmGp[qJrJtZ
-tents	iV
-tenus	hBiZs_
-teo	bUiW
-tep	jUpW
-tepec	cX
-ter's	lXp[
-teral	aIgDibjEkI
-tered	bXeVjS
-terei	aWcWiF
-teren	kZsY
-terer	aS
-teres	aHb_iC
-teria	bRiZ
-terie	bWiZ
-terim	cJeV
-terin	aWmaqT
-terio	b[cHlT
-terly	dRiTnT
-terms	jY
-terna	pR
-terno	mXqR
-teros	bUhGjRmYpI
-tesia	fEhY
-tesis	i\\
-teste	iS
-tests	iWpZ
-teuer	i\\sX
-teure	aSbRmS
-teurs	aWbSmY
-teuse	bFfXiEjYmV
-tever	gTlX
-teway	iZjD
-tex	bFcBi_
-tex-m	iXjJ
-texte	i\\jT
-tez	iVrV
-tfach	bIcIgIpY
-tford	catH
-tform	aDbZ
-tfrei	bCcHfSgEhZjRpGsT
-tg$	aAbEcDdFeFfGgFhCiBjXkFlFm\\nFoFpBqFrFsGtF
-tgart	iSnT
-tgeld	fBg_
-tgelt	gY
-tgres	jV
-tha	c[jSkF
-thand	jVlW
-thaus	bDc]pT
-thday	hZ
-the	bJcbiElDpVrR
-theim	i[
-theke	bScS
-thend	cVfW
-thern	jTkT
-thers	mRsW
-these	iSjFpU
-theus	jY
-thgra	eTgR
-thics	hV
-thmus	bGcJf]lImI
-thode	aUcIjU
-thout	jT
-ths	eS
-thu	fW
-thune	bEca
-thurs	dXf^iH
-thy	m]
-ti$	mX
-tia	cX
-tiago	cS
-tiano	iUsV
-tibar	iY
-tibes	cc
-tible	eS
-tic	iUjV
-tical	jS
-ticas	jU
-tices	iXmV
-ticks	iU
-ticle	iZ
-ticos	iTkUsT
-tid	eZhI
-tidad	bU
-tidas	fW
-tidor	mW
-tidos	aHgV
-tiels	bHg@h[iUsH
-tiens	hWiRpW
-tient	aEfTsW
-tiere	bViT
-tiers	bScS
-tiert	mS
-tieux	bR
-tifie	jEkVlYqJ
-tigen	bRi^sW
-tiger	eVjWsU
-tiges	i\\
-tigny	c\\
-tigte	bWmT
-tigua	bWcIjS
-tik	iYjV
-tiken	i]
-tiker	lS
-til	rU
-tiles	iTjFkY
-tilla	jTrYtS
-tillo	cTmV
-tim	c]fHjJpFqFrX
-times	cYhHlSnW
-timmt	qW
-tin	m\\
-tinee	iVpV
-tinel	jU
-tines	hAiUj\\pG
-tinua	fSiFjY
-tinum	bWhJjS
-tinuo	eViS
-tions	i\\
-tious	iIj]
-tique	bV
-tir	i_sS
-tired	sXtG
-tirer	iEjHoIpWrTtI
-tires	bImJoUqX
-tirol	iRnTsT
-tisan	bViTmE
-tisch	bRrV
-tismo	gYiS
-tista	bWj\\lT
-tiste	m[tV
-tists	hUmS
-titel	aUjCl[qFrW
-tites	iX
-titis	hXjG
-titor	aTqW
-titre	fDg[hV
-titut	bZkU
-tiv	iT
-tival	bV
-tives	iVrY
-tivos	rT
-tiz	tY
-tizen	jU
-tl$	jBmXtV
-tland	oG
-tle	cT
-tlere	aSbUjF
-tless	lVoS
-tlich	qT
-tline	aT
-tling	aVkU
-tlist	pWqU
-tlohn	gY
-tlung	acb>cEiJ
-tly	iT
-tmann	i_jItH
-tmare	sT
-tment	hT
-tmess	oW
-tmold	cW
-tmund	c\\
-tners	bXsS
-tning	pH
-to$	cR
-tober	o]
-tobre	oR
-tobus	hVnS
-tocab	i\\sR
-tocad	kW
-tocks	iY
-tocol	bY
-todia	bGiY
-toffe	aIb[fGgGhI
-toile	bUjR
-tok	iRkY
-tol	cU
-toles	cbiE
-tolib	iW
-tom	bIgUjW
-tomat	iW
-tomer	iXrT
-tomia	aYiXj@
-ton	ce
-tones	fEi[kWsX
-tonio	iR
-top	hUsU
-topsy	bUcJjX
-tor's	jRlUqV
-toral	bTeFjV
-toras	aXbZiDmT
-torat	aRlVmT
-torba	kT
-torce	mS
-torch	jVrX
-torei	iWsT
-toren	iR
-torer	aWbI
-tores	aSi\\mZ
-toria	cU
-torik	bHjZkU
-torin	mWqU
-torio	jS
-tos	iT
-tot	rUsW
-tours	bFcFeIf[gHi\\mI
-tox	hXpHqW
-tplan	f[
-tport	cY
-tr$	bGcIfWhIiGjUkY
-tract	eX
-trada	fTjT
-trage	bTiT
-tragt	eT
-train	b@jDkVlWpWsH
-trait	aGhJi[kImItU
-traje	g[
-trale	b]
-trand	aRbIcWtW
-trata	aVbVeU
-trate	eIgVkJm[
-trato	eWfIqT
-trats	iVqS
-traum	hWrH
-traße	cWnS
-treal	bIjW
-tream	aYbEcJiFjDlYmDtT
-trebt	jHkZ
-trees	i[
-treet	cSkY
-treff	iHpVtV
-trega	hIiRqV
-treit	q]
-trera	cU
-tress	a_
-treut	bS
-treux	cW
-tri	i[
-trial	cTjV
-trias	iZ
-trica	aIhTjIqS
-trice	mi
-trich	jYpIrUsG
-trick	cZiI
-trico	hUi]
-trics	jTlXm[
-trict	cT
-trieb	bZ
-triel	aU
-tries	iY
-trike	iWqW
-trina	jT
-trine	eIfEiUrV
-tring	iS
-trise	gUiGja
-trist	aY
-tritt	hSo[
-troke	bU
-trole	hUiT
-trols	icjJ
-trong	jSsT
-trunk	h]
-ts$	iU
-tsamt	aEbXcYkH
-tsapp	tS
-tsche	sT
-tschi	aIbIcDjXkEmIpHt[
-tsdam	cXdJ
-tse	mR
-tself	iWkElR
-tst	jX
-tta	bSc]oT
-ttage	fShS
-ttags	fUpS
-ttals	iZ
-ttawa	jHk[lG
-ttbus	cU
-tte	bS
-ttees	bWiZ
-tteln	aHcZiCjWmIsT
-ttelt	hUjGqX
-ttery	eRiT
-ttest	iHj_pTsW
-ttish	bWiIjU
-ttl	bJcX
-ttled	sY
-ttles	qW
-tto	gW
-ttoir	iX
-ttoos	s]
-ttres	bViIpT
-ttrop	cT
-ttung	ia
-tty	rUsX
-tu$	bFi^tG
-tua	iTjFkT
-tuara	iIk\\
-tuary	bSjS
-tubre	o^
-tudes	fSpS
-tudio	bW
-tuell	bTgHjW
-tuels	eXlW
-tugal	bReV
-tuhle	bSiV
-tuite	hSiFlV
-tuity	gShUmI
-tular	pT
-tuler	tV
-tulos	e^fJjI
-tum	bWiFjStU
-tunde	gWiS
-tup	b]dI
-tur	bViS
-turar	i[
-turas	aSiT
-turen	bU
-turer	aWrR
-tures	iYrS
-turme	aCbCf]gHi[sItI
-turna	fShR
-turne	dTfS
-turno	fThHiS
-turns	eUiU
-tus	iWjV
-tut	bTkR
-tvg	eU
-tware	bUjUkVtR
-tween	nT
-tweit	iUnT
-twerk	aFb\\
-twerp	cX
-twich	c^iI
-two	gS
-twoch	dSfSiU
-twork	bS
-twurf	tU
-twyth	cVfG
-ty$	mS
-typen	bHcIiW
-tz$	bScR
-tzdem	bRqVrS
-tze	iR
-tzeit	hTkT
-tzger	fJ
-tzige	qY
-tzroy	cWgJ
-tzt	pJqX
-tzten	qV
-tztes	rT
-tzung	eUmU
-u-sun	fU
-ua$	c_
-uador	bZiJjH
-uadro	fU
-uages	bUlR
-uagym	iY
-uaire	aXbS
-uales	gS
-ualif	jSlT
-ually	jT
-ualty	fTiR
-uan	aHcAgGh]iEjFkVlIpH
-uando	iU
-uante	sX
-uanto	g[iHsU
-uar	fRoS
-uarde	iHj]
-uards	mT
-uarez	cZ
-uaria	iFj_
-uario	aJcThU
-uarto	fRhXjT
-uarts	eZfFiXjI
-uas	bUiTsW
-uatre	fSmT
-uatro	mS
-uay	m\\
-ub$	aV
-ubaix	cU
-ubbie	e[
-ube	bb
-ubeck	cWgI
-ubert	bGiYt[
-ubida	o[
-ubila	iTqT
-ubing	cX
-ubled	aIbTgHm\\
-ubles	bVfThHiY
-ublic	bR
-ublin	cU
-ublon	eFo^pHqF
-ubnis	jSsW
-ubrir	oUtS
-ubsch	kSsR
-ubt	rV
-uc$	jSkV
-uca	bVcUqVrH
-uce	i\\mI
-ucero	aFcHjDm]
-uceur	qV
-uch	i\\
-uchas	eVjS
-uchen	iRjUtS
-ucher	i\\sX
-uches	fTiJ
-uchos	iV
-uchst	hUjTlXmH
-uchts	gZjIkIlSrFsH
-ucier	bR
-ucing	bX
-ucion	eV
-uck	jT
-ucken	iV
-ucker	aUhV
-uco	cejJ
-ucson	cTjJoV
-uct	jT
-uctor	aV
-ucune	lW
-ucuta	aHc^
-ud$	bX
-udage	pUqU
-udary	c\\
-ude	jX
-udela	qT
-udent	kVtW
-udeur	aY
-udger	bHmUpS
-udget	h_
-udi	aVeR
-udies	eJiX
-uding	fR
-udios	iUjIlZmV
-udits	i^
-udium	iJj]l\`
-udley	bFqV
-udlow	cT
-udo	pIqUt\\
-udure	j]
-ue$	cS
-uebas	dSjIpX
-uebec	dU
-uebla	jRkHnT
-ueblo	cTnT
-uecos	bSnT
-ued	hXkYqStT
-uedad	gY
-uee	sY
-uegos	bVcHi[jH
-uel	cTjJ
-uelas	m\\
-ueldo	lTrV
-uella	bS
-uelle	hU
-uelos	hXsU
-uelta	iFnWqR
-uelva	eT
-uenas	tX
-uenca	cT
-uence	iTjYsI
-uency	fBi[
-uenos	cVsU
-uente	jUoSqU
-uento	gIh[
-uenza	cW
-ueo	bEi]
-uer	aUmS
-ueret	cW
-ueria	aVbVjUqUtF
-uerin	aYcHiImH
-uerpo	rUsS
-uerst	lYrX
-uerta	cTiU
-uerte	iRsWtU
-uerto	bUcY
-uerzo	fJhV
-uesca	mT
-uesos	h[jG
-uesta	i[tS
-uesto	qV
-uests	bS
-uet	jTmU
-uetas	bWgHsV
-uetes	bHcJid
-uette	bHcThGiUjEmSs_
-ueurs	bYiG
-ueves	dR
-uevos	a]
-uez	gHiGmZpS
-uf$	nTpR
-ufbau	bDfGigjA
-ufe	fUiY
-uffes	hVkX
-uffit	lY
-uffle	bXfWiGkG
-ufmaß	fIiT
-ufter	aS
-ufung	iWj_kT
-ug$	hXiUjU
-ugada	fW
-ugais	kTrVsS
-uge	bShY
-ugend	b[iF
-ughan	cSmU
-ughly	bFfVpR
-ughts	iGpRtZ
-ughty	bWjS
-ugias	iUjS
-uglas	cY
-ugnis	j\\sT
-ugt	kRsS
-ugu	jU
-ugues	kV
-ugust	oT
-uh$	fHi\\
-uhe	hYiT
-uhige	fIgEjW
-uhl	bIcVjY
-uhlen	bW
-uhr	dIgZhWqH
-uhren	fIi\\pS
-uhrer	a\\jX
-ui$	ja
-uia	bUiS
-uiado	cHhGiYjZpI
-uicio	iWjHqU
-uidas	eS
-uides	b^mS
-uidos	gRiT
-uie	fIiDkInb
-uiera	dSfUrS
-uiere	mTqT
-uiero	iHrTtV
-uil	c^iT
-uilas	fFiY
-uilds	fGiT
-uille	bGi[kT
-uillo	bGc^
-uin	cYjHoV
-uinas	bT
-uince	aT
-uinto	cIdZeSiI
-uinze	fUjS
-uipes	bV
-uipos	bUpS
-uired	gSlS
-uires	aHqT
-uisme	gRjZ
-uisos	iTjT
-uisse	jHs^
-uista	a_
-uit	h]
-uiter	aWpRqY
-uites	aEb\\iX
-uitos	cX
-uivis	iW
-uivre	bYqT
-ujahr	fIhT
-ujets	cIiW
-uka	bTtW
-uktur	bacFiJnE
-ul$	bSfIgTkTmW
-ulada	hT
-ulado	eJjVqV
-ulage	gk
-ulant	aIbEcGhViY
-ulars	b[gDiCpX
-ulary	iW
-ulate	aHj\\t[
-ulats	bTcInI
-ulder	bWcIfX
-ulees	e@f\\iU
-ulers	m]
-ulian	qX
-ulich	mDpTq[
-ulics	iY
-ulido	mYpI
-ulier	aFbWeU
-uling	hWiTkD
-ulino	rWsS
-ull	aZbFc_gIjJ
-ulled	iSjS
-ullen	i[
-uller	mX
-ulles	bZiR
-ullet	cZrW
-uls	bViU
-ult	c[
-ultas	gHid
-ultes	iVj[
-ultor	a[bHcHiW
-ultos	cTiI
-ultry	bU
-ultur	bFiFjRlGm[
-ulung	iSjV
-uluth	cV
-uma	cZiUjG
-umbai	pT
-ume	iU
-ument	hSjXqR
-umero	iTmIrY
-umlin	cW
-ummer	rE
-umn	jI
-umnos	bViS
-umo	tV
-umoir	aJbGcFjDk\\lU
-umpen	aT
-umple	h^
-ums	bUsR
-un$	fU
-una	bTgHhV
-unale	aDb^cJhWiHjE
-unals	bZ
-unced	d\\iElIqU
-uncil	bS
-uncio	rX
-unday	fV
-unded	bSeVnU
-undee	cZ
-under	qU
-undes	b^iFjJsV
-undet	bW
-undis	pS
-undos	c\\
-undry	aThSiR
-undus	hZ
-une	cX
-unere	pY
-uners	mV
-unfte	fS
-ungen	ic
-unger	jUs^
-ungis	cX
-ungry	sY
-uni	aGbIf[jJmW
-unich	bVcS
-unien	aI
-uning	ib
-union	fR
-unior	aW
-unite	qWsJ
-unity	bWcI
-unk	bThVjY
-unker	aU
-unkte	bSgFk[pFrX
-unnel	bT
-uno	cGf\\gI
-unque	iVrW
-uns	iU
-unsch	hTiJsW
-unsel	aSmV
-untan	kJq^
-untar	pW
-untas	iUpY
-unted	gTiS
-unter	iR
-unton	jF
-untos	hR
-untry	cSrTsV
-unway	eHqX
-unzig	bVfFgYmH
-uor	aXcI
-uos	cHe\\fHgDhF
-uotas	eUhW
-uotes	i\\
-up$	cTiS
-upe	gR
-upier	aW
-uples	sX
-uppen	bT
-uppet	jV
-uppin	cW
-upply	bSjS
-upres	jSmR
-ups	i\`
-upure	fU
-uques	cUjUlJ
-ura	jR
-uracy	aCjX
-urado	iT
-urage	iXqW
-urant	h\\
-urate	aXjR
-urbad	bT
-urban	aJcU
-urces	bX
-urcia	cXiJ
-urday	fT
-urdig	iHjYrS
-ureau	dUgFpS
-urent	aImWsT
-urers	bYiHkFm[sH
-ureur	aGb]
-urf	tU
-urfen	pS
-urg	cX
-urger	bWhIs_
-urges	cYiGqU
-urgie	aHhCiWl]
-urgon	h^
-urgos	cUnS
-urham	bV
-uri	cYtG
-urich	cYqU
-urico	cU
-urier	aUiW
-uring	iWnS
-urion	bScW
-urire	jXsU
-urist	jUlT
-urite	i[
-urity	iV
-urm	i\\
-urn	cWfHhVlT
-urnai	cW
-urnas	fX
-urnau	bTtJ
-urned	fJiWjFsY
-urnee	fX
-urner	gImX
-urnes	iW
-urnie	hY
-urnis	h]
-urnos	f]
-urnus	bUcX
-uro	hT
-uropa	iR
-urope	nW
-uroso	bIiXjT
-urrey	cR
-ursal	cY
-ursar	mJpT
-ursee	gJhUnR
-urser	aTjT
-urses	mS
-ursos	fTgIhZiI
-urt	cd
-urten	bX
-uru	cXeWhE
-uruck	mJqTrU
-urvas	iW
-urvey	qU
-ury	cb
-urzen	kW
-urzer	fYsR
-usage	bRe]mE
-usals	iU
-usand	gT
-usbau	bUcIiS
-usees	jSpW
-usend	bR
-usern	iXjH
-useum	b^
-ush	fFgT
-ushed	iTqV
-ushes	jU
-usica	pT
-usies	a[
-usion	aBiSt\\
-usive	g_rR
-uslim	bSsR
-uss	hS
-ussed	jGkHl\\tV
-ussel	bZcIkS
-ussen	cWpJs^
-usses	bRcTiTjHsJ
-usste	oT
-ust	oS
-usted	iSkU
-ustee	aHbS
-usten	i\`
-uster	i]
-ustic	gViS
-ustig	r\\sX
-ustom	iVjDkW
-ustry	iVkT
-ustur	fRnVoE
-uszug	hBiEj\`pW
-uta	cT
-utage	hZjG
-utant	fWhXiJlS
-ute	jR
-utees	bUiR
-utely	jXtT
-utern	bWcIiV
-uters	dWlRsJ
-uteur	aFbRcJe[
-utfit	b[
-uth	c_
-uthor	aS
-utico	iHk[mJ
-utien	hUiS
-utier	c^rG
-uties	iS
-utifs	fX
-utile	jIl[qR
-utils	hR
-utine	iXjG
-uting	iZ
-ution	aReHiW
-utiva	aWtG
-utive	aWiFjWtG
-utivo	aTjS
-uto	hXnU
-utors	i\`
-utory	bT
-utour	cTnT
-utput	gRiSkI
-uts	gSiW
-utsch	jUlTrX
-utt	iW
-uttle	hVnV
-utton	hZjV
-utu	cUeHfHgElGm]oIpJtA
-utual	bUqXrC
-utube	b[
-utumn	bU
-utung	hZ
-uture	sWtS
-uty	mR
-utz	cDi[jY
-utzen	r]
-utzer	bUiU
-utzte	aXbEgIiZ
-uvert	aSfVhHlS
-uvres	iV
-uxmed	hX
-uy$	bSc]
-uyaux	iU
-uye	iU
-uyere	bVcZsA
-uying	jYmR
-uz$	cXmT
-uza	iVjU
-uzeit	b[eBlH
-v-feb	fSoU
-v-jan	fUiT
-v-mar	fRoU
-va$	cY
-vable	eY
-vadis	jYkR
-vador	aJj]
-vages	iV
-val	bT
-vales	iV
-valet	aWbI
-vamos	bSeTqT
-van	hViT
-vance	fT
-vanik	b[jG
-vants	hWlT
-var	fRiR
-varia	iVqF
-varin	bS
-vas	mW
-vasse	jT
-vat	gSqR
-vater	bTkDqGsW
-vator	a\\b@
-ve-in	aShU
-veaux	bXiY
-veche	aIbU
-vecin	kYpH
-ved	bUjX
-vee	oV
-vel	nS
-veler	i\`jGqX
-veles	hVjH
-vello	e^jIoI
-ven	cS
-ven't	rS
-vency	i\\
-venes	aS
-venil	rV
-venio	gVhT
-venir	fWgRrU
-venta	fWiYqF
-vente	aSiY
-vento	c]eU
-vents	iV
-venue	jEkV
-venus	lU
-ver's	cHjZpZ
-vered	cJiUjJnS
-verse	iXkR
-verte	hFpWqV
-verts	bR
-vetid	eWhI
-vette	hXqR
-veurs	bR
-vey	qU
-veyor	aU
-vez	iWrW
-vi$	bTfShHmU
-via	cZqR
-vic	aJgGiY
-viced	hSiU
-vices	iS
-vicio	b\\eT
-vidad	bRgThT
-vided	hVlVnT
-vider	bXsU
-vie	f^mX
-viedo	bHiInW
-vieja	aHcU
-vient	eVjHqX
-viera	aDb]cHeHhImVqHtI
-viere	cWiYjH
-viers	cUjJ
-views	iVpU
-vil	cW
-viles	aEbZcTjItG
-villa	kX
-ville	cjdV
-vin	c]iJoIpX
-vinci	jVkR
-vinec	cX
-vings	i[
-vio	iSjUtX
-viour	iY
-vir	iVjU
-viron	aHiRnS
-vis	jW
-visar	pVrYsI
-viser	aY
-vises	iHm\\
-visor	aU
-visos	iSrW
-vista	pU
-viste	aYbFiIm_pJ
-vit	hUiSj<kZ
-viter	rWsU
-vites	tX
-vival	gRhViI
-vka	gY
-vocat	jHkX
-voice	gWiT
-voles	jJmV
-volus	jZ
-von	bHcV
-vor	aCbHjZmHpVtI
-vorce	iV
-voy	iY
-voyez	pX
-vrage	bIiZqYsI
-vre	bTqU
-vreur	aYq[
-vrier	aTo\\
-vrons	fHpX
-vs$	aWgFjU
-vulas	aViI
-vus	tX
-vy$	fT
-w-how	jTlW
-wa$	aHbHc[jGmW
-wable	eY
-wache	a\\bBibjH
-wagen	bUh\`nU
-wal	bYiT
-walde	bGcY
-walte	mW
-wance	gVhW
-warme	a^iG
-warte	cWhEmY
-warts	gTi@jUsR
-wartz	cThS
-warze	iWtU
-wat	jU
-water	hV
-way	cWhT
-wback	eIgY
-wcf	jV
-wd$	bRiV
-we$	cZmT
-we'en	fIoX
-wed	hT
-weeps	iW
-weg	cUiJpZ
-wegen	bZqYrF
-weine	b^cIiTjIsG
-weise	iVkS
-weite	bUdI
-wel	pS
-welle	eHgFhJibjGoHqGtI
-wenty	fUhRmJtH
-werbe	gTkU
-wered	fXgHpXrF
-werin	cZ
-werke	bZ
-werte	bHi\`
-wesen	iYlR
-wettl	bJcX
-where	cT
-win	iCkY
-wings	o\\p@
-wires	jIlZ
-wirte	bWdIfIhGiSjHkImVnFpHtF
-witch	iT
-wives	aXbImT
-wless	jSsS
-wn$	c_lR
-wna	bHdZfHjCkV
-wners	cT
-wns	bZi\\lD
-wo$	fThR
-woche	f]oT
-wochs	eIfXhYiI
-wolle	pU
-words	cZ
-works	bRcVjV
-worth	c^
-wpark	iZ
-wport	cTdR
-wquay	cSiIpW
-wreel	jUpT
-wroom	aWbW
-ws$	iW
-wth	mT
-wurst	h]tS
-wye	cT
-wyers	aJb[
-x-day	fZ
-x-m	iXjJ
-xa$	cIfIgWhSiIjH
-xamen	jb
-xcala	aScT
-xed	fV
-xee	gYhWiJlHmJ
-xempt	eYgU
-xen	bV
-xeter	cSdS
-xhosa	cJjSkT
-xi$	bVcJfWhY
-xibel	iGoY
-xible	eSfU
-xie	hHiWkV
-xieme	bVgWhI
-xigee	lS
-xilio	gXhT
-ximum	dUsT
-xings	mF
-xis	bSj\\
-xiste	eWtH
-xists	bRlJrZ
-xo$	cSfHh]
-xocad	iU
-xos	bIcWpU
-xpect	fTsV
-xpert	m^
-xport	aU
-xte	i\\jT
-xteen	iR
-xtile	bUgEjGlX
-xtras	fJhUiT
-xture	iVjU
-xx$	iRjR
-xy$	iY
-xygen	jX
-y'd	iWmS
-y's	bSrRtS
-y-aug	fV
-y-one	gVhZiJ
-y-six	gV
-y-two	gS
-ya$	jWkGtV
-yages	cHhVnX
-yalam	cHjSkW
-yan	i]jFsR
-yance	bUhS
-yanka	mU
-yards	bU
-ybody	lV
-ybrid	dX
-yburn	bIh]
-ycles	bUfT
-yd$	jIp[rJ
-ydney	cW
-ye$	iT
-yecto	eU
-yed	e\\
-yee	aUhS
-yenne	sH
-yente	k]
-yer	pItS
-yer's	bGkX
-yeres	aCb[cT
-yerne	cXjH
-yes	bRcY
-yez	cIiIlIrZ
-yfair	cX
-yland	cVmX
-ylaxe	i[
-yle	bRcVkYlHpR
-yling	iUjU
-ylist	bVgFhJiZ
-ylvie	mS
-ym$	jVpIrZ
-yme	cSrX
-ymena	cUfJnV
-yment	gWhGiU
-yn$	cYtH
-ynamo	jSkV
-yne	hHnY
-yo$	cShS
-yonne	aGcZ
-yor	aU
-yores	aHbSjJ
-yos	iToS
-youts	bJcJiTjU
-ypage	iV
-ype	bTeYgV
-yping	jW
-ypist	a[cGgIhFiFjTkInHtI
-yr$	aIcZmV
-yregg	cU
-yriba	cFjT
-yse	hWi[
-yself	mUqSrW
-ysics	jS
-ysios	mY
-ysmex	jVkU
-yst	aWk[
-ystem	jSkR
-ystes	m\\
-yte	b]lI
-ytech	jW
-yth	cTfItZ
-ythme	iRjVlJsR
-ython	kU
-ytime	jSo[
-yudas	iY
-yunos	hVtH
-ywood	cWiIjYlH
-z-mai	fTiS
-z.pad	jX
-za$	mS
-zable	f^
-zadas	hSiWsZ
-zador	aDbJj^sS
-zados	bIfGhZkHmY
-zag	jW
-zahlt	gUhV
-zaine	eIfThTiT
-zan	bHc\`iF
-zance	cW
-zante	fZ
-zar	bHcRj_
-zards	iSkXlH
-zas	iU
-zberg	cZdH
-zburg	c\\
-zca	r[
-ze$	cU
-zed	b[cIpH
-zehoe	cS
-zeige	rTt_
-zel	eIm>nTt_
-zelle	bBcViFj^
-zen	iS
-zende	pJqTtZ
-zepte	iY
-zer	aRiR
-zerin	aScJkFmDs]
-zerte	bZgJj]
-zes	qZtU
-zeuge	hJi[
-zfrau	aRbT
-zgo	i\`sI
-zguss	aUb[cHhHiGkH
-ziale	jRkF
-ziell	aSq^
-zieme	gUhT
-ziers	aIcViW
-ziert	bZcFha
-zig	gX
-zin	aUc\\qJ
-zlich	rSt[
-zo$	kToR
-zofen	iR
-zon	bSc\\pH
-zos	iStV
-zsche	c[
-zt$	jZk[
-zte	bS
-zubis	iTmV
-zuelo	cW
-zug	bRiU
-zugen	jT
-zugig	b_cIfDhH
-zwart	abtG
-zy$	dIf[iSjEmIoGpJ
-zyk	qS
-zzero	aR
-zzles	aYjHpV
-ße$	cWtS
-ßen	jR
-ßer	a\\
-ßes	bVhViH
-ßig	f^hVjG
-ßraum	bFcXiJnU
-ßsaal	aFqWtU
-ßt$	iJjBkXpGtV
/ (	bGhFqasa
/ 0	fY
/ 000	gJiRj\\
/ 0000	jb
/ 2000	bEdHeYgFhIiSpU
/ 900	aGcYgJhE
/ a	a\`
/ ab	bSeH
/ air	aEbWhEiY
/ an	bUi\\
/ ano	hVjGn[
/ b	fRkS
/ bsc	jY
/ c	jImS
/ d	aYrT
/ day	eJgX
/ de	dXtT
/ dia	iW
/ e	fUmR
/ ere	a\\pH
/ f	aX
/ frau	aZtH
/ fri	mX
/ g	bVjWmH
/ h	fGgg
/ home	aIc]dHgF
/ hr	g\\
/ in	ad
/ j	gYnU
/ jahr	bYhViF
/ jour	b\\iV
/ km	f>gTn[
/ l	hXiS
/ m	gYhUiE
/ m.sc	jU
/ mes	bGhViT
/ min	g[iHjU
/ mo	h]
/ mois	hHiTnT
/ monat	fVhIiI
/ month	dUfXhS
/ ms	cSjXmH
/ mt	aW
/ mth	bWnV
/ n	aVfR
/ night	fTgY
/ o	aa
/ or	aciEjCmF
/ os	iTjS
/ out	hYiY
/ p	i\\
/ pa	aJj]
/ r	aViS
/ sa	pW
/ sat	iU
/ schindler	bUjFkW
/ sem	bHi\\
/ semaine	e\\hEiB
/ semana	e\\iH
/ senior	aU
/ spat	fR
/ sr	a[
/ std	gZiT
/ t	bFeWgZ
/ tag	h\\iT
/ team	jXlI
/ th	fWpU
/ the	iXjHlS
/ trice	aY
/ ups	gY
/ w	aUjSpR
/ wed	dW
/ week	dYfD
/ wk	iV
/ wo	fWnY
/ woche	fWgTiV
/ woman	a\\sH
/ yr	bZg?hVnY
/ £	s_
/$	iT
0 "	gAs\\
0 $	gU
0 %	fIg\`hW
0 &	jXoJp[
0 (	aW
0 +	jV
0 /	dT
0 00	fY
0 000	gY
0 0000	jSp]
0 2000	ecf@gIpI
0 90	gVhV
0 900	bRg\\
0 920	g\\
0 950	gX
0 980	gX
0 :	f_
0 a	f_gS
0 abende	fS
0 achs	i]sR
0 after	fIgX
0 agents	iGjDm\\pF
0 al	cFiBjRpa
0 alt	fS
0 am	f[iS
0 an	bHj\\lT
0 analistas	aSmS
0 and	fR
0 ano	eUjU
0 anos	iSjT
0 ans	eVjV
0 april	ogqJ
0 assistants	mY
0 associes	aGbWfS
0 at	fTgFhIjV
0 august	o\`
0 azubi	mV
0 b	e]gS
0 bed	bTh\\
0 bis	eU
0 bonus	dCjFkZ
0 branches	aGb_iH
0 bucks	gY
0 by	fXhIqS
0 c	eWiW
0 cabines	bX
0 chairs	bTcU
0 chefs	m_
0 collegues	mW
0 con	fU
0 d	fWiVkS
0 day	d[fX
0 days	aSdZfU
0 de	oT
0 dec	hIiHoWpY
0 devs	m_
0 dias	d_
0 e	cWgAhVjU
0 en	bVmV
0 engineers	mU
0 english	gFj_rH
0 equipes	bHfUiS
0 er	o]
0 et	fXpX
0 etp	bHeZfU
0 evenings	f\\
0 feb	oXpUqT
0 fois	cCfRiGjGn\\
0 food	jZ
0 for	iVjR
0 frei	f[hBqT
0 fri	fX
0 fte	aRbFe\\fU
0 full	bVeUfCiImW
0 fur	k[
0 g	aTjU
0 gruppen	bX
0 h	fZ
0 ha	bdiI
0 heures	bIiV
0 home	f]hD
0 horas	fXnUpS
0 hotels	ba
0 hours	f\\
0 hr	ff
0 hrs	fX
0 in	dTfWmS
0 incl	fW
0 ingles	jW
0 is	qX
0 ish	f\\iCoJ
0 j	d^hUjV
0 jahr	hSiT
0 jahre	eWjV
0 jahren	m[
0 jan	iGo_
0 january	oV
0 janvier	eVpT
0 jour	d\`
0 jours	fThU
0 juillet	eXmIpJ
0 june	iFo\`pW
0 juni	oYpX
0 k	bRgShU
0 km	bdcFiJjWnH
0 kv	gHjZ
0 l	fAgdh]jB
0 lakh	bRgVh\\iH
0 lead	aFmX
0 leute	a]tI
0 licence	sR
0 lifts	fHgI
0 lines	b[iEpR
0 linien	b\\
0 long	f_
0 lpa	fEgY
0 m	bbfDgW
0 mai	o[
0 man	iYjEmU
0 mar	fGiBo\`
0 march	bGpa
0 mars	eIfJp\\
0 may	gFoY
0 mb	jGpW
0 medical	jY
0 meses	e]
0 mil	bXgU
0 million	bY
0 millones	bUfHgU
0 min	p]
0 mins	pZsU
0 mio	bWfHiV
0 mit	fWiTkI
0 mm	g[iV
0 mo	eg
0 mois	eYgSlT
0 mon	e\\
0 monate	jHlY
0 month	bIeZg[
0 months	eUgT
0 mos	lX
0 mrd	b[
0 mt	b_cIfEiRjFlV
0 mth	e[fHoS
0 mths	eS
0 n	fY
0 nd	nR
0 nights	fTn\`
0 no	aXeUkD
0 nom	ja
0 not	jIkGl]
0 nov	o\\
0 november	fEiGoUp\\
0 nuits	fUnT
0 o	aIfZ
0 oct	iEo]qV
0 oder	jVkFr\\
0 of	aUf_oBsI
0 off	f\\
0 office	d]
0 oktober	iGo]
0 on	fZ
0 one	aVbJjE
0 or	eTkS
0 other	mV
0 ou	cGfRiGjYnI
0 out	dehB
0 p	aSfXiRjCpU
0 page	p[
0 pages	pW
0 par	fXiVmG
0 people	bVq\\
0 per	fHgVhJmW
0 perm	aSeSmT
0 permanent	eHm\\
0 personnes	bVmX
0 pl	c[tH
0 plus	mR
0 pm	fZpY
0 points	aAgJiGjdkGmC
0 por	bHgDiW
0 posts	hJmJo^pE
0 pour	gZqE
0 pqe	bIj[
0 pts	jRmStF
0 r	g[
0 rd	fWhD
0 re	iZjIqT
0 refs	pY
0 rota	fZhSiI
0 rotation	fTsV
0 rotational	aUiG
0 s	bXi[k\\
0 salaries	gW
0 sale	aHbc
0 salles	aGb_
0 sat	fV
0 schicht	fT
0 school	bYjJ
0 sem	eThX
0 semaine	iHjYlIn[
0 semanas	fSlVoV
0 sept	eUo_
0 september	o[
0 services	bV
0 sessions	gHhWkHnX
0 shifts	fRsU
0 shows	fY
0 si	fUlHqT
0 sites	bTcV
0 so	bHgStW
0 st	cGfRoX
0 staatsexamen	gY
0 staff	aJbRmZ
0 standby	fRsS
0 star	b]eInJ
0 std	aYgF
0 stern	b\\
0 sterne	bV
0 stunden	aRfU
0 sundays	f>g]hYjI
0 sur	gR
0 t	dZfIid
0 tag	dcjJ
0 tage	dWfZ
0 tage-woche	hT
0 tardes	f\\
0 techniciens	mX
0 techs	bWmU
0 tecnicos	bImY
0 th	pR
0 theatres	bTcS
0 till	f]
0 times	bIfFn\\
0 to	fW
0 trips	eWf?gVhEiGnW
0 turno	aZbImF
0 uhr	fW
0 und	f\`hJ
0 under	dHmY
0 until	gFq\\
0 up	fRgAiYmUnI
0 v	iTjVkH
0 w	f]
0 we	f\\jJ
0 week	fVhIjI
0 week-end	fT
0 weekend	f^
0 weeks	hXjFlUnZ
0 with	fZjV
0 within	fS
0 wk	fUgU
0 wks	fX
0 wo	hTiV
0 woche	fYnG
0 x	fXhUnX
0 xx	gW
0 y	gWj\\
0 year	i@j]
0 years	fGj^
0 yr	e[jb
0 yrs	j\`
0 zu	dCf^
0 £	g]
0 €	h^
00 "	iWmIpHrY
00 $	gW
00 %	gU
00 &	f_
00 (	eTpT
00 +	gXjU
00 /	gS
00 0	fY
00 00	gS
00 000	g[
00 0000	pf
00 2000	bIe[fIgEpI
00 90	gX
00 900	gXhW
00 91	gWiIpU
00 92	gR
00 95	g[qS
00 96	g]
00 97	gWhYiF
00 98	gVpU
00 :	f[hR
00 a	fWgT
00 after	gdjD
00 agentes	aSmT
00 agents	aGb[iHmY
00 al	fIoYpS
00 alternate	fYgI
00 am	fZgUhE
00 an	gT
00 and	fYsR
00 anos	bVs^
00 ans	iUmSsg
00 aout	kBobpH
00 apr	fEo_
00 april	p_
00 as	s]
00 at	fU
00 aug	eSoXpT
00 august	eX
00 avril	eGoSpW
00 b	aSgY
00 bed	b\`
00 beds	b[
00 berceaux	bU
00 beschaftigte	bSmW
00 betten	aIbUcEiV
00 bis	gUsU
00 bitte	qUtH
00 boxes	aGbZ
00 boys	hGiV
00 but	qa
00 by	cWfGgZhHkH
00 c	gTiHjY
00 camas	cV
00 cet	pV
00 chambres	bX
00 children	b[iF
00 collegues	bUmS
00 con	fa
00 countries	b]iF
00 covers	iT
00 cows	i]
00 cp	bIeIgFhciImG
00 crew	bZ
00 cubiertos	bX
00 d	f@heiY
00 days	h[nX
00 de	p\\
00 dec	oZ
00 decembre	fHiFjYpS
00 dias	eUh^
00 die	gXqX
00 e	cVg[jS
00 each	g]iH
00 el	g\\iEnW
00 empleados	b\\
00 en	bVf[m^
00 enero	oSpW
00 enfants	iUmH
00 er	bUfYiD
00 et	jSpUsR
00 euro	gY
00 families	b[
00 feb	fHpa
00 fevrier	oSpS
00 filialen	bW
00 flat	g]iJ
00 for	hCiHjSkRqTrS
00 gehalter	sU
00 guides	a?iJm^
00 h	fc
00 ha	aTbZ
00 hauptamtliche	aIbZcI
00 heures	f\\
00 hl	i[
00 holidays	hW
00 home	dYfU
00 horas	eTfUiW
00 hourly	eFgWhT
00 hours	f[
00 hr	f\\gV
00 hrs	f]
00 hs	f^iG
00 if	fJgT
00 im	f_gFh@iGnFsV
00 in	gXhIjDmSrT
00 ish	gY
00 j	bFmVoY
00 jahre	b\\dJeHjGpIsY
00 jan	oYpZ
00 je	gb
00 jours	cHhW
00 juin	oWpT
00 june	oTp^
00 juni	fJoSpT
00 k	gS
00 kg	hXj^
00 kids	bWcFfFhEiXmTnEsG
00 kinder	iSsV
00 km	cX
00 kopfe	bYmX
00 kv	a[
00 l	bHfGg\`hWjC
00 la	aIg_
00 late	gV
00 leute	b[
00 lines	bTjIr]
00 lits	aRbZ
00 lpa	g_iF
00 m	bXiT
00 ma	b[
00 mai	p^
00 mal	fGg\`iI
00 march	fFo\\
00 mars	e[oAp_
00 max	bGhIiXqS
00 may	e\\fG
00 mb	dV
00 members	iEjY
00 mesas	iZ
00 meses	eUjZ
00 mi	aIbHcWiHn^
00 mil	bTiT
00 miles	b[iG
00 millones	bT
00 min	fUiXpW
00 mins	hIiSjTnT
00 minute	fUiFpV
00 minutos	cTiSmGpW
00 mio	bVjV
00 mit	bXgYjF
00 mm	iUjI
00 mo	e]gJjSnGpI
00 mois	eagX
00 mon	e\\pG
00 monate	e\\iGjX
00 month	e\`iGlS
00 months	oS
00 mth	e]jT
00 mths	eXgTjX
00 mw	b\\
00 nach	gc
00 night	aUeGfHmHoT
00 nights	fWgY
00 no	sb
00 noon	iYpU
00 nos	a\\bI
00 nov	oTpS
00 november	iIpV
00 o	f_
00 oct	gHoZpX
00 octobre	oT
00 oder	fUgVjS
00 of	b]
00 off	f^hF
00 on	fUgZ
00 open	fGgDia
00 operarios	bZ
00 or	fRsT
00 ou	fR
00 p	bSgW
00 paises	bT
00 par	gXhJiX
00 people	bd
00 per	gehJ
00 periodes	fZ
00 pers	b^
00 person	b[
00 personas	b]
00 personen	b]
00 personnes	bS
00 pickers	iFm^
00 platze	b_
00 plus	sS
00 pm	fU
00 points	aJbCfJi]jCkF
00 por	g\\kUmTrH
00 postes	aT
00 ppl	b\\
00 presses	bShJqW
00 pro	gZ
00 prozent	fUgT
00 pto	h]
00 puis	fZgTmI
00 que	fIrTsW
00 rising	hV
00 room	aEb^
00 rooms	bVhIiS
00 rtt	fThS
00 s	fZ
00 salaries	bV
00 school	aIbHiX
00 seats	aVbRhT
00 sec	kRpZ
00 sept	e^
00 september	pZ
00 si	oEqYrH
00 sin	sX
00 so	qUsT
00 societaires	bW
00 staff	bZmW
00 start	fY
00 starts	i^jG
00 std	eUfZ
00 strong	bZ
00 stunden	eUfV
00 t	bX
00 tage	hXnU
00 techs	bViGmW
00 term	aIfT
00 th	oS
00 to	g[
00 tv-l	gWmI
00 uhr	fZpT
00 und	sW
00 units	cZjD
00 urlaubstage	fBh\\
00 v	jRkV
00 vehicules	bWiS
00 viernes	fU
00 volunteers	bSmW
00 weddings	b\\
00 weekdays	bSsS
00 weeks	e_hT
00 wegen	jWlT
00 with	sT
00 wks	eUlT
00 wochen	bIfBl]qV
00 wochenstunden	fZ
00 x	fk
00 y	fW
00 years	b[qX
00 yr	bGf<i_jT
00 yrs	bXgSjJmS
00 zimmer	aFb^
00 £	gT
00$	fUgV
000	bS
000 $	gU
000 %	aZbAe\\fdgH
000 (	gWhSkR
000 +	g\\
000 /	gZjS
000 0	gX
000 00	gSpa
000 000	gWpc
000 0000	pe
000 a	g\\
000 acres	bZhJ
000 agents	b\`
000 al	gV
000 all	bEdIgapB
000 alumnos	aJb\\
000 and	sX
000 at	bRg\\iI
000 auf	bJfJg\`
000 b	h\`jHpG
000 base	g]
000 basic	gY
000 basico	gX
000 beschaftigte	b[
000 betten	bZeF
000 bis	gf
000 brut	gXhJ
000 bruto	hR
000 brutos	sR
000 bruts	gW
000 children	aHbVcShJ
000 clientes	aIgGiW
000 clients	bU
000 con	ga
000 couverts	iW
000 day	gU
000 de	gWqZ
000 diarios	g_iG
000 dossiers	jJ
000 each	g\\iJ
000 einheiten	bS
000 einstieg	gR
000 el	gS
000 eleves	aSbXmJ
000 employees	mV
000 en	gXhIiIjVqX
000 euro	eVgS
000 euros	gZqJ
000 ew	aHb\\iH
000 fijo	g]
000 fijos	gVsG
000 fix	gWjI
000 fixe	g\\
000 flat	fBg[
000 flats	bYiG
000 for	hXqW
000 fte	bZ
000 gaste	bYiR
000 geburten	b[
000 gross	eHgS
000 h	bIfZjY
000 ha	cVgGiX
000 habitaciones	qU
000 head	aCb_gImD
000 heads	iU
000 horas	gEiEj]l_
000 im	bFgb
000 in	gU
000 inkl	hT
000 je	fCg_
000 jours	bJe]fEhD
000 k	hUiS
000 keys	bX
000 kg	iT
000 kinder	b\\gIiF
000 km	n[
000 kr	g\\hR
000 l	b\`fHg@hFiT
000 la	ga
000 leute	bTiU
000 limpios	g\\
000 liquido	iTjGsV
000 liquidos	aIgW
000 litros	bYgAiT
000 lots	iUrR
000 m	b]cSgGjV
000 ma	b\\
000 members	b[
000 mensuales	gRhU
000 metros	b@hUjX
000 mil	gZ
000 miles	nZ
000 mitarbeitende	bU
000 mitglieder	bZ
000 mm	gIiS
000 msnm	bJc^gHsJ
000 mtl	g\`
000 mw	iXjG
000 net	gW
000 netos	eSgZ
000 nets	g]
000 netto	g]
000 no	gYhGqV
000 on	bWgV
000 or	g\\h>
000 p	bY
000 pa	g[
000 palabras	rW
000 par	gTqT
000 people	b^
000 per	fDgYhViI
000 pers	aJbX
000 personas	aIbemJ
000 personnes	bZ
000 platze	iZ
000 plus	ga
000 pm	fJgX
000 por	fJg^
000 ppl	bXgI
000 pro	gTiR
000 pts	bUgHiVjF
000 pupils	bU
000 s	b]fHiX
000 salaries	b]
000 semanales	fIg^
000 socios	bd
000 staff	bXiT
000 t	bZjR
000 to	bFgSiV
000 units	b\\
000 usd	gYqI
000 vacas	bXiV
000 weekly	fHgYhFlJ
000 wk	bJfHgVhTiT
000 words	jVp^rU
000 x	g\`
000 y	bRgT
000 zl	bIgThW
000 £	eH
000 €	hU
000$	g\`hR
0000 +	gV
0000 /	dFiYjWpC
0000 00	p_
0000 000	pe
0000 0000	fUgSpc
0000 a	g]
0000 im	eHfFg[hFiJjJnG
0000 or	eHf\\jF
0000 und	b_
00000	jRkRp\\
00000 000	pa
00000$	iRjR
00000-	pS
000000	pS
000000$	aT
2000	bSeS
2000 (	aJeThV
2000 /	fHgGjIkWlGp\`
2000 00	bYjU
2000 and	qR
2000 in	b]cD
2000$	bVoR
90 %	e_gEhWjH
90 /	gU
90 00	gZ
90 000	fViS
90 days	fGgUpSqS
90 dias	bIeSfGjYlFqU
90 k	iX
90 min	bHfZpV
90 plus	fCgXrR
90 €	lS
90$	gYhS
900	bZ
900 +	bFgTiEj[
900 /	g_hA
900 000	eT
900 brut	gV
900 net	gT
900 netto	fJgZsR
900 x	gSqS
900 €	gT
900$	gYhW
9001	jZ
904	gW
904$	gW
91	gRiTp[
91$	iYpS
9100	b^iF
9100$	b_iI
911	gViW
911$	aVgW
912	gZ
916	gTpU
92	bSg^
92 000	gY
92$	g_nF
920	gZ
93	f?gThTiWjJ
930	aRf?gdjJ
94	b_fIiUjD
940	bUfEg_iHjDkFmI
95	bRgX
95 000	gX
95 k	gV
95 €	gT
95$	fUjXqW
950	g_
950$	g]
96	b\`iXjH
96 000	bX
96 k	g\\
96$	gUqS
960	gUsT
960$	gY
9606	jXkI
963	gThT
963$	hZ
97	cGgUiXnX
97$	gFi_kJnI
98	aFgXpX
98 000	g]
98 k	g_
980	gd
99	bIcDi[jTnW
99$	aJbGcEdHiIjVkImRnU
990	bGeFg\`hHiZlDmGpE
999	i^
: "	mIq]sS
: $	rU
: 00	fZ
: 000	gZi[jF
: degree	jGlStU
: dr	m[
: drone	kV
: head	aT
: in	ad
: innen	aYiY
: jefe	mXtS
: kein	lTqGr\`
: max	d\\fEkCsZ
: mme	mX
: no	bTdHfTi@pIr^
: non	jJl\`
: none	jSlV
: on	fVkXoH
: r	aRmFtS
: so	hTiHoXtW
: the	fEqZ
: two	bWdDj^
: un	jJkTnRtD
: we	aSlXqVtF
: we'll	hYiGlGpStI
: wir	aWbT
: zwei	hGjGn\\
: £	eHfW
: €	dGg]iGnH
:$	tl
<apply	pftT
<aside	qd
<company	b\`c\\
<contract	e]
<date	oU
<duty	ia
<filler	act^
<hours	fY
<mode	d_
<must	j]kU
<nice	kX
<notneeded	l]
<order	rd
<pay	g\\hS
<perk	h_
<place	cS
<team	m\`
<title	aWbScW
<travel	n]
<unlawful	sc
<~contact	pV
<~contract	eS
<~deadline	cFeSfIgHoTtR
<~education	lR
<~end	eRfY
<~experience	lT
<~hours	fT
<~language	kT
<~manager	jJmW
<~mode	dc
<~pay	gV
<~place	cS
<~start	oS
<~team	bRmS
<~title	a]
<~travel	bFhX
<~variable	hT
=/	g\\jJ
=0	fRpS
=00	eEgVo\\
=ab	o_
=also	h^iFjE
=apply	p\\
=asunto	jHt]
=aufgaben	iX
=aus	fJiI
=aux	jRkR
=beginn	fIgGo_
=benefits	hciG
=betrieb	ba
=boss	cTfUmUoB
=candidature	q^
=comp	fGhTkFrTsV
=contact	gIpg
=contract	o]
=contrato	bGe^iIjF
=date	bHf?ta
=dauer	e^fG
=du	tV
=essential	j^
=extra	fFh[iEkU
=extras	gEha
=for	fE
=from	tW
=fur	eT
=gehalt	g]hGjI
=gern	cDdThFiEjCk_n[
=gesucht	eY
=get	h^iFjE
=grade	a[gZj?
=have	t[
=hours	f_iC
=how	oIpc
=hr	kBte
=i	iFj]
=job	a^i\\
=kontakt	iIp\\rJ
=kur	iJjHkc
=kurz	iZ
=la	jR
=lieu	ca
=lo	aYgShI
=location	ca
=main	i\\
=muss	j^
=n	iJmY
=needs	jVkV
=nice	hIiGk_
=no	lX
=objet	cFiIt\`
=ort	cX
=para	aFb^iCtU
=pay	gX
=perks	fHgFh^
=place	cgiF
=plus	lVoJ
=points	lVoI
=position	aefIiG
=post	a_bGfViA
=process	fFp\`
=product	baiC
=puesto	a\`iJtJ
=purpose	iejDrH
=que	aSiR
=rate	g^pE
=re	hRoSt\\
=reports	iEm_
=required	jd
=requirements	iFjb
=role	a\\bJiV
=rota	fdiI
=salario	cGfFg^
=salary	g[
=scope	c^eIrI
=seat	kI
=site	c\`dZi>jHlS
=start	fIiHkGob
=stelle	fR
=tasks	i\`
=team	aIm\\tX
=the	iH
=times	f^
=title	a\\iG
=to	iFt^
=travel	dIiBlEndoF
=tun	i\`
=type	bJe]r_tD
=us	bk
=vertrag	eS
=voraussetzung	jbkG
=wage	eGg]kJ
=wann	f[jFnItG
=wanted	iR
=was	aTiW
=what	i_
=where	cetC
=who	bc
=why	q_
=will	jFqEtX
=wir	hS
=wo	c[
=work	id
=working	d_
=wunschenswert	jFk]
=you	iT
=zeiten	f]
>apply	pW
>aside	q_
>company	aXba
>contract	eX
>date	oS
>duty	ib
>filler	tb
>hours	fV
>mode	cRdY
>must	iRj^
>nice	j\\k]
>notneeded	lX
>order	rZ
>pay	gT
>perk	gUh\`
>place	aVb[cS
>team	hWm]
>title	t\`
>travel	n_
>unlawful	s\\
>~contact	cJp\`
>~deadline	bFfBmSoVpX
>~education	iR
>~end	eTf[
>~experience	eT
>~manager	fRm[
>~place	cT
>~start	oS
>~team	bTiVjC
>~title	aV
>~travel	iSnBsS
>~variable	gU
?	lVtY
? nein	sT
? no	cUdTeUlSpF
?$	t[
@early	bS
@first	aftX
@late	p]
^	rRt\\
^ 	rRt\\
^$	gZ
^$ 0	gShS
^$ 00	gX
^$ 000	gW
^$ 900	eUhG
^%	aSfVgY
^&	jS
^(	qUsR
^( 0	aRdIfZgFiEjJqHsJtR
^( 00	bIcSjG
^( der	qZ
^( die	rS
^( el	aIqY
^( no	sW
^( we	hTpI
^+	gZjT
^+ 	cGg\\hIiCkTtT
^+ 0	hSmS
^+ 00	hT
^-'a	bGc^fWmJ
^-'d	mS
^-'t	rS
^--c	g[
^--l	e\\gUjH
^--v	bVgV
^-aa	iHjW
^-ab	aR
^-ac	bWcS
^-ae	i]jW
^-af	b]cIkU
^-ag	hU
^-ah	c[gTjEkTtW
^-ai	c\\fHjV
^-aj	cFgXhHiEjBlDp]
^-ak	lYpG
^-am	cZiT
^-ao	aFgEhXiTtX
^-aq	cHiJjb
^-ar	iV
^-as	i[
^-au	bRcU
^-av	aXcIgT
^-aw	cSjX
^-ax	aIbRiT
^-ay	iU
^-az	cb
^-aß	iW
^-ba	c\\jTtS
^-bb	i_jC
^-be	iV
^-bi	nS
^-bj	t[
^-bl	b\\iWjI
^-bo	iR
^-bs	hTtT
^-bu	aUcW
^-by	cWkU
^-ca	c[
^-cc	bGc]iXj]
^-cd	a]bCcEiDnH
^-cf	aEj^
^-ci	t]
^-ck	iT
^-cl	fXgR
^-cp	j\\
^-cs	kX
^-cu	a[
^-cw	jZ
^-cy	iS
^-dd	fHmJp[
^-dg	cSfJk\\
^-dh	cUmJ
^-di	fU
^-dl	iGj^sY
^-dm	bGcCfIi\`jBpYtI
^-do	iS
^-dr	iSjV
^-ds	i[
^-dt	cV
^-du	eWgGiIkS
^-dy	hY
^-ea	bUlUrV
^-eb	b_fR
^-ec	jS
^-ef	aSmW
^-ei	bW
^-ej	h]iIpG
^-ek	bViHmS
^-em	jU
^-en	iW
^-eo	ia
^-ep	hRiR
^-es	iX
^-eu	cUdVgSj?l\\
^-ev	aEj]mY
^-ew	cSkR
^-ex	iSjVkU
^-ez	r[
^-fa	jUmS
^-ff	hU
^-fi	hTi[jIoAqRsJ
^-fo	kUpY
^-fr	eXfZ
^-fs	cJiYjS
^-fy	iVjW
^-ga	hZiUkT
^-gb	aDr\`
^-ge	i\\
^-gg	aJcRiGjFk[
^-gh	cZ
^-gi	cWjV
^-gl	aHcahItH
^-gn	iSkV
^-go	cS
^-gs	iT
^-gt	iFjSpRtS
^-gy	iY
^-ha	cW
^-hc	aEbGcBdHeHfHgFhDi>jSk^lHmGnHoHpHqHrHsHtH
^-he	iU
^-hg	iEjb
^-hh	cHiAj[q[
^-hi	cViVmJ
^-hl	cZiEjU
^-hn	gWnS
^-ho	iR
^-hr	gStU
^-hu	fY
^-hy	aSiWkU
^-ib	hRj]
^-ic	jS
^-ie	bR
^-if	cSgVhU
^-ig	fSjV
^-ih	bThV
^-ii	bWiCtZ
^-ik	bVjW
^-im	cV
^-ip	iSjJlS
^-iv	cIjVpU
^-ix	bEcVhU
^-iz	cViYtU
^-iß	qVtU
^-ja	mS
^-je	i]jV
^-ji	iUk\\pErF
^-jo	gR
^-ka	cSfGjTnW
^-ke	hSiV
^-ki	bHc\\iT
^-ko	aTbVcVgG
^-kp	aibCcBiGjC
^-ks	hUiY
^-kt	eT
^-ku	i\`jJ
^-ky	rV
^-la	cW
^-lb	bW
^-lc	a[kT
^-lf	hU
^-li	cSnV
^-lk	jV
^-lm	bXcSj]
^-ln	cbhR
^-lp	aHiUkGt[
^-lq	ja
^-ls	iU
^-lt	iW
^-lu	iIjb
^-lz	cShYiZ
^-ma	cRiT
^-mb	bHfEiYoZ
^-mf	bIcJi_
^-mi	aJbJcVtS
^-mm	aU
^-mn	j[
^-mo	gS
^-mp	iX
^-ms	iZ
^-mt	kXpWrB
^-mu	gWiX
^-mx	cY
^-my	fEnTsS
^-na	cV
^-nf	m[
^-ng	i[
^-ni	fR
^-nn	tS
^-no	cW
^-np	a[bSdIjG
^-nq	hTjX
^-ns	iW
^-nu	fGh\\rT
^-nx	j[
^-ny	cR
^-nz	cRiTjS
^-oa	bGn[
^-ob	eYiW
^-oc	aWbJcSiRjY
^-od	jV
^-oe	cUgW
^-of	bT
^-og	iTjZ
^-oh	c_
^-oi	nTsU
^-ok	iR
^-ol	hSiU
^-om	jT
^-on	iS
^-oo	c[hS
^-os	iZ
^-ot	cShV
^-ou	qZ
^-ov	eUfY
^-ow	c]jS
^-ox	kSp[
^-oy	aIbFc[mRpItU
^-oz	nZ
^-pa	hWiXjU
^-pc	a\\gXiI
^-pd	aHj_
^-pe	iV
^-pf	aGgGjCkc
^-ph	bIcTfIiGjUk_lEnItH
^-pi	iVkX
^-pl	bYcBjX
^-pm	a\`cFiEjS
^-po	mX
^-pp	bThXpS
^-pr	jSpU
^-ps	iT
^-pt	mT
^-py	rR
^-qa	bIcai@jZkH
^-qb	kY
^-ql	iDjb
^-rb	aUbHdJhXiX
^-rc	iY
^-rd	cS
^-rf	cY
^-rg	cU
^-rh	c[iF
^-ri	iSjTtS
^-rk	iT
^-rl	aHc]jVkF
^-rn	cR
^-rp	iSj\`
^-rr	iRqV
^-rs	iV
^-ru	bJcSe\\fJhVoJ
^-rz	cVpI
^-sc	iRj\\
^-se	iT
^-sf	hZjHkZ
^-si	bHh]pItV
^-sk	dSiZ
^-sl	a]bGjHtH
^-sm	lTs\\
^-sp	bShV
^-sr	bDeIfGifjE
^-ss	iS
^-su	jSq[
^-sv	cHhXiAj[
^-sy	cTjXsU
^-tc	bYcFfIgUhIiGjTpJ
^-th	cS
^-tl	n\\
^-tp	aIj\\kS
^-tr	aUbBcWgTiEjFpItT
^-ts	iX
^-tt	iR
^-tu	bJcCgSjGm^tT
^-tv	fIg\\iZjItF
^-ty	iS
^-tz	cU
^-ua	c\\jR
^-ub	bXhSiW
^-uc	aUjV
^-ud	cXiS
^-uf	fRiS
^-ug	ha
^-uh	fZ
^-ui	i]
^-uj	aJbVdHeGfIgEhEiHjJk_lFmHnIoHpEqGrHsFtF
^-uk	jWqU
^-ul	gSjT
^-um	iR
^-un	bR
^-uo	eSiRjJ
^-up	fUhX
^-ux	iS
^-uy	cTiX
^-uz	bAcifHgHhJiAjJ
^-uß	t]
^-va	cUjW
^-vi	a<bWiVtT
^-vs	h_
^-vy	fU
^-wa	cUhSjZ
^-we	cZ
^-wi	cIiIjYpU
^-wn	cS
^-wo	mV
^-wp	bSiHkU
^-ws	iXjX
^-xe	gZ
^-xi	bSh^
^-xo	hWiEsT
^-xt	pTrUtU
^-xy	iXjS
^-ya	tV
^-ye	eZ
^-yl	cV
^-ym	iV
^-yn	c]
^-yo	fV
^-yr	cS
^-ys	fU
^-ze	cUiV
^-zi	aBbJjYt\`
^-zo	eSoS
^-zt	hS
^-zu	jRqT
^-zy	bFcYhWiG
^-ße	cV
^/	iVtc
^/ 0	bIfJiEo_tB
^0	mS
^0 	aUcEgTjWmTtX
^0 %	g^
^0 +	ja
^0 /	f\`hIoT
^0 0	fj
^0 00	fegSoT
^0 000	bWgb
^0 900	bVgd
^0 920	g]
^0 950	gX
^0 980	g[
^0 :	fc
^0 a	ff
^0 abende	fV
^0 am	f_pV
^0 analistas	aSmU
^0 ano	fJjUlS
^0 anos	j]
^0 ans	eUj^
^0 april	bGo_
^0 assistants	mX
^0 august	oW
^0 b	aUeIqV
^0 bed	bUh]
^0 bis	eZjGoD
^0 chairs	cU
^0 collegues	mW
^0 d	dTf_iX
^0 day	dYf[hS
^0 days	d[fe
^0 de	fToRpY
^0 dec	o[
^0 dias	dSf]
^0 e	aTcJhTjUmHqWtD
^0 en	bGcFfJjTkGm^pJ
^0 equipes	bGfS
^0 er	aVoWpT
^0 evenings	f^
^0 feb	dIoZ
^0 fte	a]bIcJeTfDtJ
^0 full	bXeFfEiGm[
^0 g	aTbFjY
^0 gruppen	bZ
^0 h	fY
^0 home	dXfWhE
^0 horas	fZnSpS
^0 hr	cSfXiFjHmJrD
^0 hrs	fWpX
^0 in	d[iHmV
^0 j	dUfZ
^0 jahre	bGhViGj_
^0 jan	bHoUpU
^0 jour	d]eH
^0 jours	fZ
^0 k	bWhRiS
^0 km	bViGjWnG
^0 leute	a\\mX
^0 m	eViBjFmIsV
^0 mai	o^
^0 march	hIoT
^0 may	gEoW
^0 meses	e]
^0 min	cTpW
^0 mio	bViBpHqX
^0 mo	e[
^0 mois	eTlW
^0 month	e[
^0 months	e\\
^0 mth	e]fGiJoV
^0 mths	eUoV
^0 nd	aWcHgY
^0 nights	bRfWiDjI
^0 nov	oV
^0 nuits	fd
^0 of	fXmSqT
^0 off	f_
^0 office	d\`
^0 on	fZiJmU
^0 or	dDeXfDkTnF
^0 other	jUmXpJ
^0 p	f[
^0 page	p\\rI
^0 people	bTmIqV
^0 personnes	bViJmS
^0 pm	f_pU
^0 pqe	aCbGja
^0 refs	pX
^0 s	aHb]jGkF
^0 salaries	gV
^0 sat	f^
^0 schicht	fY
^0 seasons	j]
^0 semaines	hcnU
^0 semanas	fUoU
^0 sept	jImFoZpF
^0 shifts	f[
^0 shows	f[tI
^0 sites	bWcTiHnD
^0 st	aXcFf\\jT
^0 staatsexamen	jV
^0 staff	eRmT
^0 star	bS
^0 tag	dWpJ
^0 tage	fV
^0 tage-woche	f\`
^0 tardes	f^
^0 techniciens	mY
^0 techs	mZ
^0 th	bZgShWiDmG
^0 till	f\\
^0 to	bIf_gHmS
^0 trips	eWgHhGiCnY
^0 week	fZhIiJ
^0 weeks	haiFlRnV
^0 wk	fTiGo_
^0 wks	h\\lToT
^0 wochen	hXjJ
^0 x	dXfg
^0 y	bHeYj[
^0 year	eRiAj^
^0 years	jY
^0 yr	e[jc
^0 yrs	eXjU
^0 €	g_hH
^00	bS
^00 	cJf\`gTmU
^00 $	gf
^00 %	fYgY
^00 +	hciDj]mH
^00 /	d_fagX
^00 0	fbgY
^00 00	fVgc
^00 000	bSg_
^00 0000	pZ
^00 90	gj
^00 900	bFgehH
^00 95	gb
^00 98	pU
^00 :	fYtS
^00 a	fZgY
^00 agentes	aSmU
^00 agents	bRm]
^00 al	bIhViVoGpX
^00 and	bSgUiAjUmV
^00 anos	b\\iEjTsI
^00 ans	hIm^
^00 april	pX
^00 aug	o[
^00 august	eVfHiG
^00 avril	oWpI
^00 bed	aIbY
^00 beds	bZ
^00 berceaux	bW
^00 beschaftigte	bUmS
^00 bis	bJeVfTgU
^00 collegues	bTmS
^00 covers	iU
^00 cubiertos	bX
^00 d	h\`jI
^00 days	hc
^00 de	cXeW
^00 dec	oZ
^00 decembre	oX
^00 dias	hanU
^00 e	gh
^00 en	eEmdoH
^00 euro	g^
^00 feb	fGpT
^00 fevrier	oV
^00 filialen	bT
^00 h	f[
^00 ha	aXbSiG
^00 hauptamtliche	bW
^00 heures	fX
^00 holidays	hY
^00 horas	fUiT
^00 hours	eUfVgV
^00 hr	fgg@jR
^00 hrs	f_
^00 in	cEgGiVmVoFqH
^00 ish	fZ
^00 j	h\\nX
^00 jan	oZpS
^00 jours	cDdUh]nT
^00 juin	oZ
^00 june	eJp]
^00 k	bUgZ
^00 kg	jVsU
^00 km	i[
^00 kopfe	bTmZ
^00 leute	mZ
^00 lits	aTbS
^00 m	bUhU
^00 ma	bW
^00 mai	p[
^00 mal	g]iH
^00 meses	j[
^00 mil	bZgR
^00 millones	gT
^00 min	fXjY
^00 mio	iW
^00 mois	bHeSg\\hF
^00 monate	e[
^00 month	eciD
^00 months	eYiAjYoW
^00 mth	e_
^00 mths	eUiEj]lI
^00 mw	bZtJ
^00 nov	oX
^00 oct	iHp[
^00 of	bY
^00 on	bCf\\m\\
^00 operarios	bW
^00 or	fUjWsR
^00 p	bWcIfUgSiD
^00 people	bY
^00 periodes	f[
^00 pers	bX
^00 person	bV
^00 personas	b\\
^00 personnes	mT
^00 pickers	m[
^00 platze	bX
^00 pm	fb
^00 por	bFfWiBjGkImZ
^00 ppl	b\\
^00 pto	h\\
^00 room	bSmU
^00 rooms	bVhFiW
^00 rtt	h\\
^00 s	fj
^00 salaries	b\\
^00 september	fHpV
^00 societaires	bT
^00 staff	bWmZ
^00 std	fb
^00 stunden	f\\gS
^00 t	bUgYhSiJ
^00 tage	hXnU
^00 techs	bYpJ
^00 th	aHfIgYjZoT
^00 to	fVg\\sT
^00 uhr	pS
^00 vehicules	bUfJiSrI
^00 volunteers	bSiT
^00 weddings	bX
^00 weeks	eafFhViEjUoG
^00 wochenstunden	fY
^00 x	fi
^00 yrs	b^iHjG
^00 zimmer	bV
^00 €	ga
^000	bb
^000 	aWcEgX
^000 $	bDfYiHjI
^000 %	b?d]eXfS
^000 (	bIgFhYjIkX
^000 +	bIgW
^000 /	bGgh
^000 0	bBgDiZjZ
^000 00	bDfXgS
^000 000	gY
^000 0000	p_
^000 a	bBcJg_iFjU
^000 al	bCfWgSiE
^000 alumnos	bViJ
^000 b	h[jI
^000 beschaftigte	bS
^000 brut	bJgX
^000 clientes	bCcSiX
^000 clients	bHi]
^000 einheiten	bT
^000 eleves	bY
^000 employees	mX
^000 flats	aJb[
^000 fte	bY
^000 h	bDeVfZ
^000 ha	cZhI
^000 habitaciones	oV
^000 in	bZcG
^000 k	h\`iR
^000 km	bTcYnI
^000 leute	b\\
^000 m	bEfDiWjX
^000 ma	bS
^000 members	bW
^000 mil	g[
^000 miles	iFnZ
^000 on	b]
^000 people	jR
^000 pers	bT
^000 personas	bT
^000 platze	bDi[
^000 por	bEgViU
^000 ppl	bR
^000 pupils	bIiT
^000 salaries	bU
^000 staff	iW
^000 t	gWjY
^000 trabajadores	bS
^000 words	kIpa
^000 €	b@g^hX
^0000	cReVgYiR
^0000 	bTe^jRpJ
^0000 000	p_
^0000 0000	gY
^00000	cY
^2000	bThXjI
^2000 	aVbVcHhSpF
^90	b_
^90 %	b?eXfT
^90 000	fWmT
^90 days	eYpG
^900	bViV
^92	b\\iJn[
^94	aHb\`iB
^95	b_gZiHjW
^95 000	g\\
^950	bTg]jG
^96	bYiZ
^:	jRtS
^a 	eSiDjW
^a 0	jT
^a 00	fSg\`jS
^a bit	kZ
^a bonus	gEj]kHtG
^a coruna	cW
^a day	dViSpT
^a l'aise	j[
^a la	cRgVqW
^a los	lSqS
^a plus	hV
^a ver	qTtV
^a year	bHe]hIjRpG
^a-level	j_lB
^a-lizenz	kV
^aarhus	aJcYdS
^ab	gUo\`
^ab 0	fZgToS
^ab 00	fWjToH
^abap	aZiH
^abbey	bW
^abends	dJfTnV
^abendtermine	f\\iH
^aber	pHrUtR
^aberdeen	cT
^aberdeen 	cW
^aberystwyth	cV
^aberystwyth 	cS
^abgeschl	jV
^abgeschlossene	jV
^abgeschlossene ausbildung	jV
^abidjan	aJcTnV
^able	iHjZ
^able to	iHj\\
^abnahmen	iX
^abogado	aZ
^abonnement	hb
^about 00	fTiU
^about 000	fHiT
^above	kVm\\pBtE
^abrechnung	iR
^abril	oZpH
^abril 	oZpH
^abrimos	bWiHjVtT
^abrir	bIi\\
^abschluss	cHiHj]
^absence	i_
^abstimmung	iVqR
^abu	c]
^ac	iY
^aca	bJjTlS
^aca 	aRjR
^academia	hZmR
^academia de	hHmVpH
^acams	iEk]
^acc	aTcJiAjZlI
^acca	cJiT
^access	hW
^accessibilite	bJiUkX
^accessibility	jS
^accommodation	hZ
^accompagnement	iX
^accords	dJiT
^account	a^hF
^accounts	a\\iH
^accredited	bV
^accueil	ia
^accueil des	iU
^accurate	jX
^achats	iW
^acht	bUeVfGlT
^acht leute	mT
^achtunddreißig	fT
^acidez	iT
^acls	kV
^acompanamiento	bIi]
^acompanar	i]
^acquisitions	bFiX
^acta	o[
^actas	iW
^actas 	iS
^actas de	iX
^active	aXhFiIj[lGnC
^activities	aT
^actual	gUiHjSkI
^acuite	jY
^ad	aVbIeVfGjBkImYtU
^add	kRpHqJr\`
^adi	jX
^adm	jZ
^adm 000	jZ
^admin	aU
^administracion	bYiEjT
^administrador	aVmU
^administradora	bJm]
^administrativo	aZmFoH
^administrator	aW
^admissions	aSiS
^adr	iSk[lY
^adr 	iR
^adult	bTiZ
^advert	lJpIrZtH
^aec	jZ
^aed	g]
^aed 0	gY
^aed 00	gZ
^aeo	bWcHeDiTjGkImF
^aep	jY
^afc	gXtI
^afgsu	jV
^afgsu 0	jV
^afiliacion	h\\iIpI
^aforo	bTiX
^afrikaans	iFj\`kBlHsF
^afscme	jJmW
^after	eUkSo_
^after 	aJbIjYt[
^after effects	jTkV
^after school	bHeJf\\gGhIkJlHoF
^after the	dUeGhHo\\
^afterwards	fW
^ag	bBcHhYjBqJtV
^age	lRsXt]
^age 00	sZ
^aged	bUfHgYhJiHjCnG
^agen	c\\
^agence	aIbXcZ
^agence de	aJc[
^agencia	aJbZ
^agency	bWeT
^agenda	fSiWjR
^agenda 	i\`
^agent	aVeUnS
^agent de	gWjI
^agente	aWiH
^agents	aVbIi[mI
^agentur	bX
^agile	dXjI
^agosto	fX
^agree	fIgJiIja
^agrement	bIiIj]
^agronomia	lW
^agronomo	aU
^agronomy	lUmS
^agua	aSbUcFhSjI
^aguantar	jZ
^aguascalientes	cYiH
^aguinaldo	hYiG
^ah	fVjJqGt[
^ahead	fJhDi@obpI
^ahm	t\\
^ahm 	t\\
^ahorro	gEiW
^ahpra	ja
^ai	aSiXlH
^aide	fEhWiV
^aide au	hY
^aipr	j[
^air	h^jJkTlJpJ
^airbrush	jV
^airflow	jV
^airflow 	jU
^airport	bTiU
^airside	j\\
^airway	iU
^ajustador	aX
^aktuar	aTmJtH
^al	cXq_
^al 00	bIcIfIh]jEqF
^alarms	fGiZ
^albacete	cU
^albacete 	c[
^alcobendas	c[
^alcorcon	cYtI
^aleman	bSjX
^alerta	fV
^alertas	iR
^alerte	iTtS
^ales	c\\
^algo	k\\pI
^alguna	jInV
^alicante	cTdHnT
^alicante 	nU
^alimentacion	hW
^alimentacion 	hXiF
^alimentar	i[
^all	bUdT
^all the	dWhSiGlGpF
^all-in	fYgTkHlHqI
^alle	bSdTgWiIjHlT
^allemand	jUkY
^allemand 	bRiJjY
^allergens	jZ
^alles	bTdViJ
^allez	kWt\\
^allocation	gTiSjI
^allowance	gbhF
^almeria	cUnS
^almeria 	nU
^almuerzo	hW
^alnwick	cT
^alnwick 	cT
^alojamiento	hZ
^alongside	jSmV
^alors	bIcHiJsGt]
^alpha	h[
^alright	t[
^als	bRkHtU
^also	qT
^also 	aJbJcJt]
^alt	f[gIiT
^alt weekends	fWiH
^alta	bIe\\fWiI
^altas	iX
^alter	fHs]
^alterations	iR
^alternance	dZhH
^alternancia	cId\`fFiE
^alternate	fT
^altura	fFs[
^alturas	iFj]
^always	iXmE
^am besten	fIpVsS
^am liebsten	sV
^amadeus	jX
^amanecida	fY
^amarre	i\\
^ambulancier	aT
^aml	iF
^ammonia	jU
^amplitude	jU
^amplitude 0	bUfU
^amt	bZiI
^an	pV
^an :	aHpVt^
^an der	aHbYiUtI
^an hour	i[
^an-acc	iZ
^analisis	iY
^analista	a_
^analista de	aViGrT
^analyst	aV
^analyste	a[
^analyste-programmeur	aY
^anbei	tX
^anchor	bTdYfG
^anciennete	gV
^and 	cHiUmIsYtT
^and a	bSgR
^and no	s\\
^and the	bSiS
^and you	jT
^andamio	iXjSlGsG
^anderlecht	c[
^anexos	aIcCiTpV
^anfangen	iIo[
^angebote	i\\
^angemeldet	gWhI
^angers	cRlSmJ
^angers 	cRlSmJ
^angestellt	e[
^angestellt 	eZ
^anglais	jVkUlU
^anglais 	kUlV
^anglais c	jS
^anglais courant	jS
^anglais de	iEjSkS
^anglophone	sV
^angry	iSjT
^animal	bHcW
^animation	iY
^animer	iZ
^anlagenmechaniker	qU
^anleitung	aGhJkImY
^anmeldung	jFmIpV
^annahme	iV
^annecy	cW
^annecy 	cW
^annonce	aJrXtV
^annonces	i\\
^annual	aFfGiWjR
^annualised	eRfZgB
^ano	bSjW
^anos	gUiEjX
^anpassung	iX
^anreise	fJhSnS
^anruf	fHp^
^ans	j_
^ansible	jZ
^ansible 	jX
^answer	iS
^answering	iWjJmX
^answers	jEmZpH
^antecedentes	jY
^antenatal	bJi\\
^antes	f\\i?jJoY
^antes de	iDoYtS
^antiguedad	g[iIjI
^antofagasta	aJcVhR
^antofagasta 	aIhS
^antwerp	cX
^anuncio	rY
^any	lToZ
^anything	iHtX
^anywhere	cWgJiJnY
^anywhere in	cJgHn[
^anzeige	rX
^ao	gXjJpX
^aoc	bXcIiJjDkX
^aop	bThR
^ap	a\\rTtI
^ap 	iIqS
^aparcamiento	h[
^apartamento	gHh]
^api	hGiAjXkU
^aplicador	jV
^apodaca	cZ
^apoyo	fX
^app	p]
^appels	iU
^appenzell	cZ
^appli	bWpR
^application	pS
^applications	p^
^apply	pe
^apprentice	gWhTiXjJ
^apprentice 	gTmS
^apprenticeship	kGlU
^apprenticeship 	cIhIjRmG
^approbation	jZ
^approbation 	j\\
^apr	fRoS
^apr 	fXiSoF
^apr-sept	fZ
^apres	eTiJoZ
^april	f^
^april 	fS
^apt	aZjG
^aptitude	pW
^aquagym	iV
^aqui	aIbFeIqUtY
^ar	aTjV
^arabe	kV
^arabe 	jU
^arabic	lS
^arabic 	lS
^arabisch	aUk[lB
^aranda	cX
^arbeit	iWjT
^arbeiten	d[iE
^arbeitsbeginn	f\\
^arbeitsrecht	aScHjW
^arbeitsrecht 	aT
^archicad	j[
^architekt	mW
^archive	kZ
^archives	bY
^archivist	bU
^ardoise	iTjU
^are	pTsU
^area	aXgThB
^argo	cFfHh[iHjRlFpE
^argus	jW
^aria	jEk[
^arles	cY
^arles 	cY
^arlon	c[
^arlon 	c[
^arme	bVfJiT
^around	cU
^arquitecto	aRjV
^arrancamos	bSeGgV
^arranque	o[
^arreglos	iY
^art	bUgHhXnH
^artisan	b^mJ
^arzte	bSjJmXtE
^arztin	mU
^arzttermine	iV
^as	gS
^as 9100	bV
^asambleas	iY
^asap	o]
^asap 	kTtU
^asb-kreisverband	bZcJ
^asbestos	jT
^asbl	bWiI
^asc	bZjH
^asesor	aV
^ash	i[
^asheville	cX
^asheville 	cV
^ashford	cX
^asi	oTsR
^asi que	eIoWpHqU
^asignacion	bHgYhFiS
^asistente	aVgS
^ask	p[qY
^asked	iHtW
^asme	jW
^asme ix	jV
^asociacion	bZcIiD
^assessing	i^
^assessment	pf
^assistance	iV
^assistant	mS
^assistant 	aT
^assistante	aVhU
^assistante dentaire	aZ
^assistenz	iYmA
^associate	aEbDe[gSiIjI
^association	bX
^asst	aViGjS
^assurance	gGhZiU
^assurances	eHh_iI
^astreinte	f[gU
^asunto	pVtU
^asylum	iVlG
^at 	dGgZhH
^at least	jV
^at the	bXhIiV
^atelier	aBbWm[
^ateliers	cIiY
^atender	iW
^atom	iJkY
^attendance	aUiU
^attersee	cU
^attestation	j^
^attested	iHjTlDpX
^atv	aS
^au	eU
^au choix	dSfSh=qI
^au moins	j^
^auch	eZfU
^aucun	fVlS
^aucun diplome	lZ
^aucune	iUlU
^aucune experience	lS
^audiencias	iW
^audio	iXjU
^audio typing	iV
^audit	h?iUlYqT
^audition	p]
^auditions	iGjIoJp[
^auditor	iFjV
^auditoria	iUjXrJ
^auditorias	iWjJmH
^auf	e\\rT
^aufgabe	iZtI
^aufgaben	iY
^aufgaben :	iY
^aufmaß	fHiY
^aufsicht	aXiS
^auftrage	iY
^aufzuge	bWlW
^aug	eUfSoX
^aug 	fZnH
^auge	iHj[
^augenoptiker	cIeS
^augsburg	cU
^augsburg 	cU
^august	f^hHi?oW
^august 	iEoV
^aural	i?jakJ
^aurich	cT
^aurich 	cT
^aurillac	cU
^aurillac 	cU
^aus	lU
^ausbildung	lW
^ausgleich	fWpJ
^aushilfe	aXeSiI
^auskunft	iVmHpU
^auslose	gUhUnI
^auslose 	g@hc
^auswahl	pT
^author	iU
^authorised	bGj\\
^auto	h\\j_
^auto 	aRjY
^auto propio	jTlX
^autobus	hUnT
^autocad	kW
^autocad 	jW
^autoclave	hW
^autohaus	bW
^automatik	rU
^autonome	jZ
^autonome sur	jZ
^autonomo	eZ
^autonomo 	eU
^autorisation	eWgIiIjT
^autour	cSgT
^autour de	gU
^aux	aUhW
^aux 	aXhX
^auxiliaire	aUkClY
^auxiliaire de	aU
^auxiliar	a]
^auxiliar de	aS
^auxilio	gShWiI
^außendienst	aYnU
^außer	fZiH
^av	pX
^avance	eIg]
^avant	fFhHo\\
^avant le	oCpX
^avec	iYkImR
^average	bShIiGlW
^averias	iZ
^avg	aHfUg[hE
^avid	bJiHj\\
^avila	cW
^aviles	cV
^avis	t]
^avoid	r^
^avoir	iFjSkZ
^avonmouth	cS
^avr	gd
^avr 0	gZ
^avr-c	g[
^avril	eSfU
^avril 	eTfXiHoHpI
^away	fCh]nX
^aws	g[jSlU
^aws 	cJ
^ayudante	mX
^ayudante de	aV
^ayuntamiento	aGbacIpD
^azubis	iV
^b	aSgWjY
^b 	aTcGjZ
^b /	gSkS
^b 0	aVeTg\\iJkS
^b licence	jT
^b-schein	jZ
^b.e	iFj]
^ba	j[
^baby	aUi^tJ
^bac	iDjclT
^bac +	jX
^bac pro	lU
^bacalar	cX
^bachelier	j_
^bachelor	hX
^bachelor's	iJj]
^bachelors	iHsZ
^bachiller	j[
^bachiller en	jW
^back	fTgEhIjYnJqI
^backergeselle	aIiHj]
^backfill	qY
^background	jYkT
^bacon	aGhZ
^bacteriologa	aZiJ
^bad	ceiI
^badajoz 	gS
^bademeister	iS
^bader	i[
^badge	aHfTh[
^bafa	j]
^bag	i]pJ
^bagneres-de-bigorre	cW
^bahia	cY
^bahncard	h[
^bahrain	cX
^bail	i]
^bain	iW
^bajar	i^
^baker	aUmV
^bakery	aUbSmG
^baking	kY
^balance	iW
^balisage	iV
^ballarat	cV
^ballarat 	cV
^ballina	cW
^ballinasloe	cS
^ballymena	cY
^bamberg	cW
^bamf-zulassung	iFj[
^banco	bTdTpE
^banco de	bTdTpE
^bancos	iT
^band	aZg\\
^band 0	aVg\\
^banda	gVmW
^bande	bTpX
^bandera	cWiV
^bangor	cU
^bank	eXfWiR
^bank hols	fY
^banker	jWkH
^bankerfahrung	jY
^banking	iW
^banque	aDb\`eVfWiE
^bar	bWiU
^bar 	bUiT
^barback	aWiHmV
^barber	bR
^barber 	aX
^barbier	bR
^barcelona	cT
^barcelona 	cT
^bareme	g_
^barista	bT
^barista 	a^bI
^barmer	cWhXiH
^barnet	cZ
^barnsley	cT
^barnsley 	cT
^barra	aWiEmS
^barranquilla	cU
^barranquilla 	cS
^barrierefreiheit	iXkT
^barrio	c^iI
^barrow	cT
^bartender	aV
^bartender 	a^
^basauri	cX
^basauri 	cX
^base	cf
^base 00	cFgY
^base 000	cGg_
^base en	cS
^based	bFc^dH
^basel	cXnV
^basel 	nW
^bash	j[
^basic	gXjTpX
^basically	bJcTtS
^basico	g[
^basis	bXcUiF
^batch	gJiXo^
^bath	cUjX
^bath 	bGcX
^battery	iY
^bauleitung	dFpIsW
^baumkontrolle	kU
^baustellen	cWnY
^bautzen	cY
^bautzen 	cY
^bav	gIha
^bc	c?h\\iHjS
^bcbs	h]
^be	iUkSqX
^bea	hFj]
^bebes	i]
^beca	cIgUhVtR
^because	fS
^beckenaufsicht	iU
^bed	bEiDjAl]mHpD
^beef	aFbYhWmJ
^been	bYiAjWmT
^before	ocp[
^befristet	eV
^befristet 	hU
^beginn	oT
^begleitung	hJi[
^behind	cUjU
^bei	cSfT
^bei uns	aGcFd]qV
^beides	aEeWiFjVlIrI
^beim	jSqY
^belfort	cW
^bem-gesprache	iV
^bench	aYdXfEmS
^bendigo	c]
^bendigo 	cW
^benefits	h\\jWkDlE
^benefits :	hS
^beng	iEjY
^benidorm	cY
^bepecaser	jW
^beratung	i\\sC
^bereavement	iU
^bereitschaft	fU
^bereitschaft 	fCg]jT
^bereitschaft zu	fAj\\
^bergen	bU
^bergen 	cW
^berichte	dViVjSmFnH
^berichtet	hHmT
^berichtet an	hHmT
^berlin	aHcTjSnU
^berlin 	jUnS
^berndeutsch	lV
^berth	i[
^beruf	aEcIfHhJiGjGmJnIpWtY
^berufsanfanger	k>l\`
^besancon	cW
^besancon 	cW
^besetzung	o]
^besichtigungen	iU
^besoin	oX
^besoldung	g\\iI
^besser	bRcIiBjSkHoWpG
^best	aJiJmJpAsCtb
^bestand	bXiD
^bestandsbetreuung	bGiW
^bestatter	aV
^betreff	iGpUtW
^betriebselektriker	aV
^betriebshelfer	nS
^betriebskita	eGhY
^betriebsrente	hW
^better	cGjUs[
^between	bFiBnTqVsT
^between us	nFqW
^beurkundung	iU
^bev	hTiTtW
^bewerben	pV
^bewerber	sS
^bewerbung	lYpR
^bewerbung :	pS
^bewerbung an	pT
^bewerbungen	iIp[
^bezahlt	gVhF
^bezahlt 	gFh?lWpY
^bezahlt wird	g\\hI
^bezirk	c[
^bhd	g[jH
^biarritz	cSgI
^biarritz 	cV
^bibliotecologo	aFj]
^bibliothecaire	aZ
^bibliotheque	iX
^bicester	cW
^bid	aSfVgHmI
^biel	aGc^
^bien	cHpJtd
^bienvenida	kW
^big	cUjV
^bike	gEhSjUnZ
^bilans	i\`
^bilanzen	bFiIjVlR
^bilanzsumme	bS
^bilingual	jRkT
^bilingue	iIj]
^billets	bJfGgGh[iHjJ
^bim	aDjHkRm\\
^bingo	aXiT
^binome	jUmY
^bins	i]
^bins 	iZ
^bio	bVjHlX
^biologa	mR
^biologia	jW
^biologie	bIjU
^biotech	bW
^bird	i^kT
^birds	bHfFhHiEjWoYpJtI
^birthday	hX
^birthday off	h[
^births	i_
^bis	oTpX
^bis 0	pRq[
^bis 00	dSgUp\\
^bisschen	rT
^bit	cTkRsT
^bit of	cUkTsV
^bitacora	iX
^bitburg	cZ
^bitburg 	cZ
^bitte	rUsS
^bitte 	rSsY
^bitte keine	sW
^bitte nicht	q[
^biz	pIt[
^bjr	cGtZ
^black	aCbYcGiZkT
^blacksmith	aV
^blade	aUiZ
^blairgowrie	cX
^blanchisserie	aSbIhZiI
^blasting	hJjU
^bleibt	hIpJqY
^blessings	tX
^bloc	aFj^
^block	i_
^blocking	iW
^blood	jXpH
^blow	cIi[
^bls	aCkXpW
^blue	bDiSjS
^blue light	hW
^blutabnahme	iSkGlW
^bms	aWiUjEkI
^bms 	iWkI
^bmw	bDfJh^iGjFpF
^board	iYqZtS
^boarding	tX
^boards	iV
^boat	i[jEkW
^boats	b>f]gJhGjFpI
^bod	cJdIi]jE
^bodas	bFc[fJ
^bodega	pW
^bodeguero	mW
^bodenleger	aS
^bogota	cY
^bogota 	dS
^bohle	cJiSj[
^bohs	hT
^boiler	iVjU
^boilers	iX
^boise	c]
^boise 	cY
^bolsa	e\`
^bolt	dGfChZiV
^bolton	cU
^bombas	jV
^bon	iYtU
^bond	e[hGjH
^bonded	bRiSjG
^bonjour	t\\
^bonjour 	tT
^bonn	cWdX
^bonn 	dT
^bonne	fEsXtZ
^bono	g^jXkH
^bono por	gU
^bons	jX
^bonsoir	tZ
^bonus	gVhXkU
^bonus 0	gY
^bonus :	gIk\`
^bonus points	jJk]
^book	aXpR
^book 	cJjFpZ
^booking	ie
^bookings	bGiSmV
^bookkeeper	aV
^books	haiA
^boom	a[tJ
^boots	h]
^boots 	hY
^bootsbauer	aTsR
^bootstrapped	bXiJ
^bordado	iRjX
^bordeaux	cW
^bordero	aJi[
^bosiet	j[
^boss	m[qY
^boss :	mW
^boston	cT
^botas	h_iE
^both	eUj]rR
^both 	eU
^bottes	h[
^bottrop	cZ
^boucher	aR
^boulangerie	bZ
^bournemouth	cRsS
^boutique	bV
^box	bGh^
^boys	bWlHsZ
^bp	jd
^bpjeps	j\`
^bprea	iGj^
^br	iIjVpT
^br 	iHpV
^branche	lX
^brannock	bZ
^bras	aUbDiU
^brasserie	cX
^brauch	bHtX
^brauchen	hHiUjU
^braucht	aTbGt[
^brc	iTjU
^brc 	iT
^bread	hYi_
^break	bXhTjG
^breakdown	iU
^breakdowns	iX
^breakfast	i]
^bregenz	cU
^bremen	cS
^bremen 	cR
^brennholz	h[
^brevet	aGj]kU
^brevet federal	lS
^brevete	j^
^briancon	cY
^brickies	aW
^bridal	aX
^brides	sV
^bridge	jXkB
^bridles	iX
^brief	pU
^briefing	tZ
^brigada	aVmU
^brigade	ma
^brigadier	m]
^brighton	cV
^bring	pc
^bristol	cY
^british	sZ
^brive	aFbIc\`
^broken	aHhZiGkFtS
^broker	i]qJ
^brooklyn	cS
^brot	cDgRhV
^brotchen	hZsI
^brotzeit	bRh\\
^brown	i[
^bruges	cW
^brussels	c[
^brussels 	c[
^brut	eIg[
^bruxelles	cSgU
^bruxelles 	gViI
^bs	gViDjWkS
^bsc	jZ
^bsl	kX
^bsl 	iJkT
^bspce	g^
^btl	kZ
^bts	aJjSlZ
^bucaramanga	cV
^bucaramanga 	cV
^buchhaltung	aTfHmS
^budget	iUqY
^budget 00	bWhI
^budgets	gCiT
^buen	aJiFj\\tW
^buenas	t]
^buenas 	tX
^buenos	cYjItV
^buenos dias	cIt]
^bugs	iW
^building	aZbIiJlI
^bulbs	eEh\`
^bulgarian	jVkGlS
^bump	fEgZhH
^bungalow	h\\
^bunk	fJhc
^bunkhouse	h^
^bupa	h\`iG
^bureau	bWcVpW
^bureau 	bSd>pU
^bureaux	cXdV
^burgos	cX
^burgos 	cX
^burnley	cT
^buro	bRc\\dX
^buro in	c[
^bury	cU
^bus	aUfGh\\iR
^bus 	cJhTjHlW
^bus drivers	aY
^bus from	h]iG
^bus pass	hV
^bush	aViX
^business	aZ
^but	dSqR
^butchery	j\\kJ
^buxtehude	cY
^buyer	aZ
^buyer 	aZrJ
^buying	bYiRjA
^bwl	j\\
^by	iToXpU
^by the	qS
^bye	tZ
^bye 	tZ
^c	gTjU
^c 	aHcJfUgSmV
^c $	g^
^c +	jYrJ
^c 0	aYbFgWhR
^c'est	bEfTiIjSsRtR
^c'est pour	jIqTsItU
^c-prufung	iIjX
^ca	kSnT
^ca 0	bYgW
^ca 00	aFfHgJiUn\\sU
^cab	hbiGpH
^caba	cW
^cabin	aVh\\
^cabin crew	a[hH
^cabina	cFmY
^cabine	h_
^cabinet	bZiI
^cabins	iT
^cable	iV
^cableado	iY
^cableado y	iY
^caces	iJj\`
^caces 	jU
^caces 0	j\\
^cad	gVlV
^cad 	cHkU
^cada	bIfTiW
^caddy	h\`
^cadena	bW
^cadiz	c[
^cadre	bJfUiBjTkTmRtR
^cadwork	iEj[
^cafe	bYhY
^cafes	hFjJpY
^cahors	cW
^cahors 	cW
^caisse	bWiT
^caisse 	i[
^caisse de	bSfIiS
^caja	bTcHhRi[
^caja 	i\\
^caja de	hW
^cajera	aY
^cajero	cTgIjTlV
^cakes	bJcIhYjHpH
^cal	aSiZjDpY
^calama	cX
^calcul	jT
^calculo	iS
^calculo de	iT
^caldera	aIbHcWhH
^calderas	iIjY
^cali	cVnR
^cali 	cRnS
^calibrage	iS
^calidad	aFcFg?hIib
^call	pZ
^call it	iHoWpGrU
^call the	pT
^call-outs	fIg\\hGiE
^calle	cUd[gIiFjEp[
^calling	iT
^callout	gZqR
^callouts	gWjH
^calls	fWgHiJkIpT
^calm	j^
^calm with	jT
^calme	eDfZiEjXpC
^cama	cFh^
^camara	bZcFsG
^camareras	aS
^cambio	iZ
^cambio de	iZ
^cambios	iW
^cambridge	bSiJ
^camera	i\\
^camhs	aYbGiSjJ
^camion	h]
^camion 	h^
^camioneta	h\\nR
^camioneta 	h]nE
^camionnette	h_
^camionnette 	ha
^camp	aShW
^camp boss	aZ
^campaign	nU
^campamento	fSh[
^campamento 	fVhUiI
^campana	oX
^campanas	iRj?nY
^campo	bWnR
^campus	cThU
^can	jetW
^can 	jZ
^can you	aSj@qYtU
^can't	dFj[
^canal	cSiVpHrY
^canary	cU
^canary wharf	cU
^cancer	aUbRcDqU
^candidate	nSsY
^candling	iU
^canteen	h^
^canteen 	hT
^cantine	h\\
^cantine et	hGiY
^canva	cIkX
^canva 	cGkW
^cao	g\\iGjI
^cap	eVjVlT
^cap 	cIeVjU
^cap ou	jW
^capa	hJiS
^capa 	kS
^capable	jS
^capcut	jW
^capcut 	jX
^capital	bWcCiUkHrG
^capitan	a]mH
^capt	bHiGmYpFtS
^capture	i@jc
^car	hUjYtT
^car 	g^hRiItU
^caravan	h\\
^caravane	hX
^card	bVhTjT
^cardiff	cV
^cardiff 	cS
^care	iSlV
^career	lX
^careful	j\\
^carers	bFiS
^caretaker	tV
^caretaker 	iRtT
^carga	hHia
^cargo	cGeYkGlX
^cargowise	jV
^caritas	b[iE
^carlisle	nT
^carlisle 	nR
^carlow	bJcV
^carne	hTje
^carne b	j[
^carne de	j]
^carnet	jX
^carouge	cY
^carpentry	iFjJkSlW
^carpet	iZ
^carpeta	iEjVpW
^carrera	g_
^carretilla	cJiUj[
^carry	i\\jE
^carta	iZjRkJlT
^cartagena	cV
^carte	hWj_
^carte conducteur	jS
^carte de	hU
^carte essence	hW
^carte pro	j[
^cartera	i\\jHkU
^cartes	jW
^cas	ediEjEkGmIpV
^casa	hf
^casa 	bTdEhY
^casa con	hW
^casa de	aIbThS
^casado	sY
^cascade	iS
^case	fCgEhSmSpW
^caseload	iW
^cases	b[hU
^casework	jV
^caseworker	aX
^cash	gHic
^cashing	iX
^cashing up	iX
^casier	hYiGsS
^casino	bXhX
^castellano	cIjSkHlV
^castellano 	cIjRlGrV
^castellon	cT
^castellon 	cT
^castelnaudary	cZ
^casual	eZmT
^cat	bYiE
^cat 	aJg[jT
^cat 0	jV
^catalan	jIkSrZsU
^catalan 	iIlErY
^catalogo	hIiWjU
^catalogue	bIiX
^cataloguing	iVjH
^categoria	gY
^categorie	aSbHg\`jGsV
^category	jU
^catering	bZ
^catering 	iZ
^cathedral	aIbZcItE
^catholic	bY
^catorce	fWgWjEmJ
^cats	bEja
^cattle	lW
^cause	i_
^cave	bXiRpEtG
^caviste	aViI
^ccn	gV
^ccn 00	g]
^cct	gf
^cctv	iX
^cdd	ec
^cdd 	eZ
^cdd 0	eS
^cdi	ej
^cdi 	eV
^cdi temps	fG
^cdisc	jS
^cdl	aYiJjTlU
^cdmx	cY
^cdmx 	cY
^cdp	a[
^cdr	eUjY
^cds	iTjT
^ce	hSiHj]
^ce 	jU
^cec	i_jI
^cedula	jW
^celaya	bJcT
^celaya 	bJcT
^celibataire	sZ
^cell	eHgHh[iSmU
^cellar	gGhZmC
^celle	c[
^celle 	c[
^celta	gIhIj\\
^celular	hWiJjV
^celular 	hZjH
^cemap	j_
^cena	aJcHhaiGjH
^census	iXjI
^center	aEbCcSlSmY
^central	cWjS
^central de	bScIjV
^centre	cUiR
^centro	bZ
^centro de	b[
^ceo	iCjFkImbpC
^ceremonies	iZ
^cerro	cZkI
^cert	jWlV
^cert cii	hVjS
^cert iii	iHjVkY
^certificacion	iTkW
^certificado	bWiIjX
^certificados	i]
^certificat	iHja
^certificate	hCi]lI
^certifs	hVjU
^certs	cEiVpU
^cfa	k\\
^cfa 	cJeT
^cfc	jh
^cfgs	iFj^
^cfo	a[mR
^ch	iU
^chain	i[
^chainsaw	kV
^chair	eXhFmZqW
^challenge	hW
^chamber	bEcDdXhRi]
^chambery	cZ
^chambre	ha
^champagne	gIkZ
^change	lIqEsXtJ
^changement	i[
^chantier	c\\eW
^chantiers	cVnZ
^charcuterie	bUkU
^charge	aViFm^
^charge de	aTbRtH
^charge e	aV
^charity	bHiFl[mY
^charlas	iY
^charleroi	cX
^charleville-mezieres	cX
^charter	aJbXi[
^chartered	j_
^chase	iX
^chasing	iW
^chasse	iY
^chat	i\\pU
^chat 	iV
^chat on	iHpW
^check	iejF
^check-in	dRiT
^check-ins	iY
^cheese	hYkF
^chef	aYmU
^chef 	iTqR
^chef d'equipe	aY
^chef de	aU
^chef ist	mV
^cheffe	m\\
^chefin	bTmT
^cheltenham	cS
^chemistry	jSlR
^chemo	iUjFk^mHpH
^cheques	hX
^cheques-repas	hV
^cherche	fHiFoStW
^chere	aJt[
^chester	cW
^chez	b\\hIjIpSrG
^chf	gZ
^chf 0	gT
^chf 00	hS
^chf 000	gW
^chicken	bS
^chief	aUm]
^chien	fGiGk[
^childcare	dGh^mI
^children	aYbTcHiIlH
^children's	i\\
^children's ward	aIbV
^chilled	aTbScH
^chiloe	iV
^chinese	jIkTsW
^chinesisch	kZ
^chipping	cR
^chippy	bTrG
^chocolate	j]
^chocolatier	aZ
^chofer	aW
^chofer de	cT
^cholet	cU
^cholet 	cU
^choose	dV
^christian	bVsR
^christmas	fVgWhTsH
^christmas 	fTgHhSjI
^chrome	i[
^chu	aHb_
^chur	bIc[
^chur 	bIc[
^church	cTiT
^ci	kW
^cia	gYhGjFkV
^cible	i\`
^ciclo	bFeAiUjSoX
^cics	jW
^cierra	pW
^cierre	iVpW
^cilca	cFj_
^cima	jZ
^cin	cIiJjY
^cinco	fXiH
^cinco anos	jV
^cinema	hX
^cinq	hTjX
^cinq ans	jY
^cip 	aSjS
^cipd	j\\
^circa	gZ
^circle	cFiY
^circuitos	i]
^cis	eaiJjH
^cis 	eX
^cita	iUpW
^citas	i]
^citizenship	iY
^city	aHbTlVpZ
^ciudad	cS
^civil	eUjVpT
^civil 0	j[
^civil service	eYpT
^claims	iT
^clapham	cT
^clase	jZ
^class	jSmS
^class 0	aUj]
^class of	fHiZjHmEoX
^classe	bSg\`iGsS
^classe 0	g_
^clavecin	kYpH
^clean	jb
^clean licence	iIjU
^cleaning	aS
^cleanliness	iV
^clear	bJiIjb
^clearing	i\\
^clerc	a]
^clerk	a[bH
^clermont-ferrand	cW
^client	iWq_
^client's	sY
^clientele	bRgSkJlU
^clientes	b]iE
^clients	b^cZiF
^clin	iZ
^clinic	cJfTmUpJ
^clinica	aHb]cT
^clinical	aVbUhUiF
^clinical supervision	h]iI
^clinique	b^sG
^clio	h[iFjT
^clonmel	cW
^close	pYrV
^close 00	fGp\`
^closed	fShT
^closed mondays	fZ
^closes	p]
^closing	aTpU
^closing 0	fJpS
^cloture	fSiWpR
^clotures	iS
^club	bX
^club de	bSiT
^cluses	cZ
^cluster	bTiI
^cmm	iT
^cms	jZ
^cnas	l[
^cnc	aW
^co	jW
^co 	aSbEcUjFmVpJtI
^co-op	bY
^coa	hRiIl[pI
^coach	aWcEhSkX
^cobas	bJcHiDjVkX
^cobro	bIi_
^coburg	cS
^coburg 	qS
^coc	cIj^
^coche	hXjXnY
^coche 	hYjS
^coche de	h[
^cocina	hHiZ
^cocinero	aU
^cocinero 	aT
^code	jb
^coded	iIjX
^codigo	iJlZ
^coding	iElW
^coef	g_
^coef 000	g[
^coeff	g]
^coefficient	fTgY
^coffee	i[
^coffre	hSiR
^col	cXpIt\\
^colacion	fIhZiImS
^cold	aSg]iI
^colegiacion	hUiFjY
^colegiacion 	jT
^colegiado	aSiHjZ
^colegiado 	aUjT
^colegiatura	hUl[pH
^colegio	bWcU
^collab	aZ
^collection	bJiDqY
^collections	g[hF
^collective	hY
^college	eSiHlU
^colocacion	iVjI
^colonia	c]
^color	jTkX
^colour	jX
^colour vision	jY
^com	aGcSfJg[hIpJ
^combate	iX
^combine	jW
^combustible	hViR
^come	pa
^come in	dWiS
^comedor	h]
^comedor 	h[
^comercial	aScHm\\pH
^comfortable	jX
^comida	h]
^comidas	iU
^comidas 	iU
^comision	eTg^
^comision 	gV
^comisiones	g[
^comite	iY
^comite de	iFm]
^comites	iU
^comites de	iT
^comm	g_hJiJ
^commande	iYqTtG
^commandes	i\\
^comme	fHt_
^commercial	b\\iDkSnI
^commis	a[iRmH
^commission	gYiV
^commission 	gW
^commission 0	gU
^commissioning	aY
^commissions	gc
^common	cJjUkW
^communaute	bT
^commune	cX
^community	aRrS
^community manager	iR
^como	eSgTtW
^comp	fXiIjIpSqU
^compagnie	tV
^company	aRhb
^company car	hZ
^compensation	fUjF
^competency	pZ
^complaints	iT
^compliance	cJqTtH
^compose	jV
^compresseurs	cJiY
^compta	aW
^comptable	aY
^comptoir	iZ
^computers	lS
^comunidades	i[
^con	m\\
^con 00	gIqZ
^con un	rY
^concession	b[
^concierge	a\`
^concierge 	a]
^conciliacion	iU
^conciliaciones	iT
^concours	aHeSjWpS
^concreto	i\`j=
^condition	jWrI
^condition reports	jSrH
^conducteur	fI
^conductor	aajC
^conduite	aGi[kY
^conferences	bHi^
^confidential	cHpVqV
^conformite	iV
^conge	fHhciA
^conges	hX
^connaitre	k\\
^conseil	i_mU
^conseiller	a^nI
^conseils	i[
^consent	i\`jJ
^conserje	bV
^conserje 	aT
^conservation	aIbSjT
^conservera	bZ
^consorcio	aSb\\jI
^construction	aZi?jUkV
^consulta	bV
^consultant	bTiFmW
^consultation	fGi]
^consultora	aHbYcIjIqRrH
^consultorio	aIc\\
^consumer	iZ
^contabilidad	iX
^contable	cJjJm[
^contact	iZpS
^contacto	bGjY
^contador	jZ
^container	i\\
^contencion	i[
^content	iIjZ
^contentieux	bU
^contestar	iX
^continental	f\`
^continental shifts	fW
^contract	bZqStY
^contractor	bVeT
^contractor 	eWfI
^contractors	bV
^contracts	iTmY
^contractuel	eVgVjI
^contractuels	aHeZiIlU
^contrat	bIe\\fJpW
^contrat de	eZ
^contrata	e_
^contrato	e\`
^contrato por	eR
^contratos	iY
^contrats	iY
^contrats de	bS
^control	i[mU
^control de	iU
^control room	hIjHmZ
^controle	iZ
^controle des	iT
^controleur	aS
^convenio	bSgZ
^convenio 	g^
^convenio +	gU
^convenio del	eTgSiI
^convention	gZhV
^conveyancing	aV
^conveyancing 	aV
^convois	bHiUnU
^cook	j[
^cook 	cIhZiI
^cool	aViIj_
^cooperativa	bWhE
^cooperative	bY
^cooperative 	bR
^coord	m_
^coordina	mZ
^coordinacion	iYjI
^coordinador	pG
^coordinador de	aR
^coordinadora	aSmV
^coordinator	mTpX
^coordinator 	aX
^coordinatrice	aGmX
^coordo	aUbHiFmW
^coordonnateur	fGsV
^copenhagen	c]
^copywriter	aW
^cordoba	cS
^core	eYhIjU
^core 00	fZ
^cork	c]
^cork 	cRnS
^corporacion	b\`cIiF
^corporate	iZqXrI
^corporativo	cYqS
^cortar	iV
^cortar 	iV
^corte	cXiZ
^corte de	iUjS
^cortes	iSjX
^coru	j\\
^cosecha	fUiV
^cost	bShHiY
^costeo	jS
^costo	cFi_
^costos	iY
^costume	iHjHkW
^cotisation	h[iI
^cottage	h]
^cottage 	hU
^cottbus	cV
^cottbus 	cV
^coucou	tX
^could	iEtS
^could be	cHfS
^could you	iFpGqV
^council	eUrU
^counselling	haiB
^count	i[
^counter	i]jI
^counterbalance	iGk\\
^county	bSgJjHnIpU
^coupe	fTiYsD
^coupes	iV
^couple	sY
^coupure	fX
^coupures	fY
^courrier	pS
^courriers	aDi[jJ
^cours	fGh]lU
^course	gXjDkElV
^coursier	aS
^court	aWh=i\\
^courtier	aRbT
^courts	bCcJdVhIiWnI
^couvreur	aTgSjI
^covenants	iZ
^cover	eCp^qS
^cover letter	pU
^covering	iVpU
^covering letter	p[
^coxswain	a?iJjSkY
^cp	eVgXpJ
^cp 000	aJeWgXpI
^cpa	iEjVkEl]
^cpa 	jU
^cpc	jRm[
^cpc 	jTmR
^cpcs	jUkT
^cpcs 	kV
^cpd	hZ
^cpd 0	hZ
^cpe	aYeDgHh[mJ
^cpeng	iFj_
^cpp	jHkZ
^cpr	j[
^cpt	gHiVjU
^crailsheim	cS
^crailsheim 	cS
^crane	aYfWhI
^crash	gHi\\
^creche	bRhV
^creche 	aHbYhS
^credit	gThGmS
^credit controller	aW
^credito	hYmI
^creteil	cY
^crevasse	jT
^crew	iS
^crew of	iVmT
^crewe	lS
^crewe 	lS
^crewing	pS
^crewwechsel	o[
^critical	aUjV
^crm	iRkW
^cro	bWk\\
^cro 	bV
^croisieres	bScIiU
^croissants	iW
^crop	iYjUkH
^cropster	j\\
^cropster 	j\\
^croupier	aW
^croupiers	aT
^crown	aWcFiV
^croydon	c\\
^croydon 	cT
^crumlin	cW
^crunch	fYlIsI
^crush	cIh[iIjIoS
^cs	aGj_
^cs 00	jUkS
^csat	i[jJ
^cscs	jSlW
^cscs 	jVkR
^cscs card	lZ
^cse	hapJ
^cso	iDjFm\`nI
^cssf	jV
^ct	cTiW
^cta	aYjU
^ctc	bUcIgThGiFpR
^ctc 	bScIpW
^ctg	aJi[
^cti	g^iCjF
^cto	mbpJ
^cuaderno	i[jG
^cuadrante	f\\iH
^cuadrante 0	fW
^cuadrar	iT
^cuadrilla	aTmW
^cuadrilla de	aUmW
^cuadrillas	mY
^cuando	dWiBnV
^cuarenta	bRfT
^cuarenta y	fS
^cuarto	cGfThUiHjV
^cuarto turno	f^hHjH
^cuatro	fWmV
^cuatro anos	jY
^cubre	iV
^cuda	aSiIjDk_
^cuenca	cU
^cuidador	aV
^cuisine	b]iS
^cuisinier	aV
^culiacan	cX
^cultural	hRsX
^culture	bJiVsU
^cuota	h^
^cuppings	iW
^curage	iU
^curator	aGiGjJm\`
^curico	cX
^curico 	cY
^curing	iW
^current	mGqV
^curriculo	pV
^curriculum	mX
^curso	fIja
^curso de	jTlX
^curvas	iW
^cusco	cZiJ
^customer	rR
^customers	bWjEkUlIpIsW
^customs	aV
^cut	iUjV
^cutting	i^
^cuttings	aHiWpY
^cv	pd
^cv 	aTpR
^cv to	pTqI
^cvs	iJp^
^cvs to	pR
^cycle	fGh\`iX
^cymraeg	qIrU
^cytech	j\\
^d	jd
^d'ou	bUqV
^d'un	eGiXlSoU
^da	bZeIjBm^qG
^dachdecker	iU
^daf	mU
^daf 	aTmU
^dafur	fTlU
^daher	dVqU
^daily	fZi]
^dairy	aTbBdIkX
^dakar	iInYsF
^damos	b[
^danach	hTp[
^dance	aZ
^danger	gU
^danish	jUkT
^danish 	cIkT
^danke	mGpIth
^dann	eXpYsJtR
^dans	b\\rV
^darf	rV
^dark	dJf^iG
^dart	j]
^darum	bY
^darunter	fRiImX
^das	qSrS
^das ist	tR
^dass	q_rS
^dass wir	bViFrV
^data	aYhVjV
^data analyst	cV
^data engineer	aUbI
^data entry	a\\iE
^datacolor	jYkT
^datenqualitat	iZ
^datev	jU
^datev 	jV
^dauernacht	fZ
^daventry	cS
^daventry 	cS
^davinci	kW
^davon	bYcHfXiGjSmI
^dawn	f\\
^day	b[fZgWjH
^daylight	fY
^days	f^
^days 	f_
^days 0	iV
^dazu	iTjS
^db	hTjV
^dba	aYjG
^dbs	iGjXpR
^dbs 	hUkIpS
^dbt	jY
^dbt 	jVkS
^dc	lYm[pD
^dc pension	h[
^dcp	i^
^de 	cEiGjIkb
^de 0	f\`mGoT
^de 00	fXsV
^de la	s[
^de los	bViT
^de lunes	fY
^de nuit	aWfJgVjJ
^de preferencia	kS
^dea	cHjRkZlGsH
^dead	hBi^lS
^deaf	iIkYrJ
^dean	jJmXsU
^dear	tj
^death	hU
^death in	hV
^deaths	iV
^deauville	cS
^deauville 	nS
^debt	aVeJiS
^debut	aGf\\
^debutant	lY
^debutants	lW
^dec	f^j[
^decent	iEjSsT
^decision	bJiGmIpWtW
^deck	dIhJp[
^deckhand	mR
^deckhand 	aZ
^declaraciones	iX
^decolletage	b\\iH
^decouches	f^iHnAsI
^decoupe	iVjS
^dedupe	iW
^deer	i[
^dees	j_
^degree	jRlY
^degree in	iIjY
^degree or	jS
^deja	bEr_
^del	iTo\\
^delegado	aUgAmX
^delegue	cT
^deli	i\`
^delineante	aU
^demarrage	o_
^dementia	bYjH
^demo	p\\
^demontage	iS
^den	iW
^deneigement	i\`
^dental	aUjW
^dental 	iIjX
^dental nurse	aX
^denver	cW
^dep	aUjStI
^depannage	iT
^depart	fToW
^departamento	hSmX
^departamento de	hSmX
^departement	aHcUeS
^depende	m\\
^dependienta	aV
^dependiente	aY
^dependiente /	bT
^deplacements	cJ
^deplacements 	gX
^deploy	iX
^deposito	bSlX
^depot	cVkS
^dept	bSiHmYtS
^depuis	bViRlSpHqH
^depuis 2000	iUlU
^deputy	aSiCjIm\`
^der	q\\
^der 	fTiRqW
^der alte	qU
^derby	cVdR
^derby 	cW
^derecho	cJkSlX
^derramas	iX
^des	o\\
^desayuno	hW
^descanso	fV
^descarte	i[
^descuento	hZ
^desde	o^
^desde 2000	b]
^desde casa	dV
^desde el	eRoX
^deseable	k\\
^deshalb	bXqS
^design	bFiHk\\
^designation	aZeTiIkH
^desirable	jJkX
^desk	d^iDmV
^desludging	iZ
^desossage	iX
^despacho	bX
^despidos	iW
^despiece	i^
^despues	eUfUiFpY
^despues de	fIpV
^destajo	gX
^destajo 	gW
^destete	iV
^details	aGbHiUtV
^detection	iW
^detmold	cW
^deutsch	l^
^deutsch 	lTrU
^deutsch a	j\\lH
^deutsch und	jRrW
^deutsche	iHj^
^deutschlandticket	h\\
^deutschlandticket 	h[
^deux	mUqS
^deux ans	bEgIiHkSlXmIpI
^deux jours	dWfX
^dev	aZ
^development	iUjJ
^devis	i\\jR
^devops	aWcGiH
^di	fatJ
^di-sa	fb
^di-sa 	f\\
^dia	fGgV
^dia de	fGgWhT
^diabetic	iU
^diagnose	iTjV
^diagnostics	aGbXiWk=
^dial	j[sJ
^dialux	kY
^diary	f\\hFiU
^diary 	iZ
^diary studies	iS
^dias	cId[fTiFkG
^dice	sUtV
^diciembre	eVoR
^diciembre 	eSfIoS
^dictating	aIt[
^dictee	jHpUtV
^die	qYsR
^die 	c\\lIqJtA
^die stelle	cReRtJ
^dienst	fYiCpU
^dienstag	f[
^dienste	fSgXiF
^dienstkleidung	hY
^dienstort	c[
^dienstplan	fShHiX
^dienstreisen	hEnapJ
^dienstwagen	hViHnY
^dienstwohnung	h\\
^diesel	aZbDcBhWjFmI
^diesmal	s[
^diet	aZgZiE
^dieta	gc
^dietas	gUiS
^dietas 	hT
^diez	eXfXjUkHrD
^digging	iS
^digi	jZ
^digi card	jU
^digital	sU
^digs	hdjH
^dijon	c\\
^dijon 	c\\
^diktat	tW
^dimanche	fUgW
^dimanches	fUgWiG
^dinero	bIg[iI
^dinner	aXfShUsF
^dip	iV
^dipl	jVtJ
^diplom	jRlT
^diploma	jSl]
^diploma in	jY
^diplomado	kYlH
^diplomatura	jU
^diplome	jdlG
^diplome 	l@pX
^diplome d'etat	jY
^diputacion	b\\
^dir	bJhIm_
^direccion	aXmU
^direccion de	i[jImF
^direct	e[
^directeur	aT
^directeur /	aV
^direction	baiCmW
^directo	e]iG
^director	m\\
^directora	aSm\\
^directrice	pUqS
^directrice 	mR
^direkt	cXeViI
^direktionsassistenz	aT
^dirige	iRmY
^disability	mU
^discord	bJcHgIiTjY
^discount	hV
^discrecion	jRpU
^discrecion 	jSpV
^discreet	qFrZsU
^discretion	jUpR
^discretion 	jY
^disenador	aR
^disenadora	mU
^disgorging	iY
^dismantles	iV
^dispatch	aIiUmY
^dispatcher	m\`
^displays	iY
^dispo	bGiGjZpJtT
^disponent	aV
^disponibilidad	fViSjR
^disponible	f\\jH
^diss	cVeJfGgHhIiDjCk]lHrJsJ
^distribution	aEbTcGhIiT
^district	aRcVhT
^disziplinarisch	mY
^diurno	fX
^dive	aUhViHmXpH
^dix	jY
^dix ans	jY
^diy	iVjX
^django	jW
^dkk	g\\
^dm	aEp_
^dma	aIjX
^do	fTjGrT
^do not	pEqZrZ
^do the	iWjT
^doce	bYcIeIgTiF
^docente	aX
^doctolib	iW
^doctolib 	iV
^doctora	aEfIiImVqIt\\
^doctorado	iJl]
^documentation	iX
^documents	iV
^doe	iYjHkY
^does	qW
^doesn't	iJpWqEsW
^doesnt	jW
^dog	hWiSjTpJ
^dog 	iJjZ
^dog groomer	aScIfT
^doing	i]
^doku	cHi\\
^dole	c^
^domaine	bWgFhGjY
^domingo	f\\
^domingos	f]
^dominio	j]
^don	m\\sS
^don't	qRrZ
^don't 	r[
^don't care	l\\
^don't put	rZ
^don't say	jUrI
^donc	tT
^donc 00	fXgT
^doncaster	cW
^doncaster 	cW
^donde	d^lGtH
^done	iGoJp]
^donegal	cZ
^donor	iUqZ
^dont	lSrT
^dont trois	jTmV
^doodles	iXjUqH
^door	hAi]lS
^door staff	lZ
^dos	m[
^dos 	iRmX
^dos anos	hWiInS
^dos dias	nW
^dos por	iWmH
^dos semanas	fWhFmEnX
^dosificacion	iU
^dosimetrie	iW
^dossier	p_
^dossier 	pT
^dossiers	dVpV
^dot	jVp[
^double	bJf[
^douche	h]
^douche 	hY
^douglas	cY
^dovetail	jW
^dovetail 	jV
^down	cX
^doyenne	bYiG
^dp	bThJiRjDkY
^dr	mSpX
^draft	i[tU
^drafting	iT
^drain	i[
^drei	bRfTmZ
^drei jahre	bFeTiVmJ
^drei tage	bId[
^dreißig	mW
^dressing	iU
^drive	bJjXpT
^driver	jY
^driver 	aFhTiJj^
^driver's	cHgJj\\pI
^drivers	aEiZ
^driving	cHjUlRnR
^driving licence	iIlU
^drogheda	cV
^droit	j\`
^drone	eJgIiWjGk_mIpH
^drone 	bVcGhZiEkI
^drop	bHp\`
^drop-in	pY
^drug	pW
^drum	qUsW
^drummondville 	cR
^drupal	bTjU
^drupal 	iR
^dry	hSiUo\\
^ds	cIiIjUm\\pH
^dsc	jY
^dsc 0	jY
^du	iX
^du mardi	f\\
^dubai	iV
^dubai 	iW
^dubbo	c^gH
^dublin	cY
^dublin 	bUdT
^dubuque	cW
^dudley	cU
^dudley 	cV
^due	aUtU
^duluth	c[
^dundalk	cW
^dundee	cXtI
^duo	aHm^
^durban	cW
^duree	eW
^duree indeterminee	eT
^duschen	hX
^duschzeit	hZnJ
^dust	j^lH
^duster	h^
^dutch	bShIjTlY
^dutch 	bUiHlS
^dutch b	jX
^duty	hTm^
^dv	jY
^dynamo	jRkV
^e	g]
^e 0	ga
^e 00	fS
^e-auto	h[
^e-bike	hWiI
^e-bikes	iTjU
^e-dec	iT
^ea	aYiFjFmW
^each	gU
^early	b[fZgRiJ
^easa	iHj[
^east	c]iH
^easter	gXiRkE
^ebanista	cW
^ebay	i_
^eberswalde	cW
^ec	c^kGmG
^echelle	g[
^echelle 00	gS
^echelon	g_
^ecmo	iX
^ecocheques	hWiE
^ecole	bUjUl[
^ecole 	iVlH
^ecole de	jV
^ecoles	bT
^economia	jY
^ecoute	jZ
^ecrire	jUlGpTrT
^ecrit	jVpV
^ecriture	r[
^ecs	jW
^ed	aEmWqZ
^edad	sd
^edge	bXiJ
^edgware	cY
^edicion	jZ
^edinburgh	cV
^editeur	aGbZ
^editor	mT
^educ	aXbT
^educacion	jU
^educador	aUiI
^educador /	aW
^educadora	aZ
^educateur	aV
^education	iR
^efectivo	aGeYmI
^efz	j\\
^efz 	jZ
^eg	ga
^eg 0	gW
^eg 00	aIgX
^egal	aDbGcEdJeHfHgUhIiHjVkFl>oVpH
^egal 	cFfGgGjRl;mInIoVpIqUrEsJtJ
^egg	a[bIgG
^egresado	iDjXsS
^eh	aHgRlH
^eh 	a?bJdHeHgShIjJkHlHnIoHpH
^eheschließungen	iS
^eho	iYjF
^ehpad	bZ
^ehrenamtliche	aHbTiXmD
^ehrlich	bStU
^ehrlich 	bUsStI
^eibar	c\\
^eigenbetrieb	bR
^eigene	bYi@jW
^eigener	hX
^eigener hund	hRkR
^eigenes	lR
^eight	bUfWmS
^eignungstest	pW
^ein	sU
^einarbeitung	oV
^einarbeitung 	aGcI
^eindhoven	cW
^eine	aVmS
^einen	aXtS
^einer	q[
^einfach	cFp\`qU
^einkauf	i[
^einkaufer	a\\
^einliegerwohnung	h\\iF
^einmal	aHcJiCjWnVqF
^eins	jY
^eins davon	jY
^einsatz	fSiT
^einsatze	fSiHn\\
^einsatzgebiet	cX
^einstellung	oX
^einstieg	g[oX
^eintritt	iWoU
^einwandfreier	iJjX
^einweisung	iT
^einzel	iW
^einzelzimmer	hY
^eis	fHhSi^oEqF
^either	aHcHeUfCiJj\\lDqI
^eje	aZ
^ejecutivo	a[fIjI
^eks	jV
^el	q[
^el 	fUqW
^el que	fT
^elche	c\\
^elec	bRcJiVjF
^electrical	j[
^electrician	aBbIj_
^electricien	aY
^electricista	a\`
^electroerosion	j\\
^electromecanicien	jX
^elektriker	jS
^elementary	j[
^eleven	bYcJiHmY
^elf	b\\cIiH
^elle	mT
^elles	bFgGp[sW
^else	dYfGiJnWpHtI
^elternabende	iZ
^elterngesprache	iV
^elternzeit	e^hHiHmH
^elternzeitvertretung	eWiI
^em	i\`jF
^email	iWpWtS
^email 	i]
^embalming	iS
^embauche	eWfXiImG
^emden	c[
^emden 	c[
^emergencia	f]iG
^emojis	lHpJrZ
^employed	eSgU
^employee	aZ
^employee-owned	bS
^empower	j[
^empresa	bcjH
^emt	iGjEk\\
^en	cWjT
^en 	eTj[
^en el	bFcVrV
^en la	cWpI
^encadre	aIiJmY
^encadrement	iTmS
^encadrement de	iWmI
^encargado	aUiJmZ
^encargado de	a^mE
^end	oUsW
^end of	fGpTsS
^ende	eApSt\\
^endorsements	iV
^energie	bIjTk[
^enfants	aHi^
^enfermera	aVjJmV
^enfermera /	aVbJjImJ
^enforcement	aX
^eng	aGbThGiIjXmZ
^eng 0	jW
^engel	bDiSjZ
^engine	iTkVqV
^englisch	kXlX
^englisch 	jTkR
^englisch c	jZ
^englisch fur	iFkY
^english	jWl]
^english 	rW
^english and	j\\
^english b	j]
^english c	jS
^english for	jSlHrV
^english-speaking	aSbUiAjHkDrI
^engrase	iV
^enhanced	fHgTiGjV
^enhanced dbs	j\\
^ennis	cX
^ennis 	cX
^enologa	mV
^enough	qW
^enquete	iS
^ensayos	iUoT
^enseignant	aY
^enseigne	bY
^ensuite	dWiH
^entgelt	gT
^entgeltgruppe	gS
^entrada	fWoV
^entrainement	hDi]jI
^entran	fX
^entrapments	iT
^entre	sV
^entre 0	fTgUoI
^entre 00	s^
^entre nous	qWsR
^entree	hVo[
^entrees	iX
^entrenador	aW
^entretien	iY
^entretien avec	mFpV
^entretiens	iZ
^entrevista	p[
^entrevistas	p\`
^entwicklungsgesprache	iX
^env	gT
^enviar	pU
^envigado	cY
^environ	gVnT
^environ 0	fSg[
^envoyez	pX
^ep	e\\hJjFlUpJqJ
^epb	j[
^epc	aIb]cHjJ
^epf	cHhZiE
^epi	bIhbiHjH
^eps	hgiI
^eps 	hX
^epsv	h[jH
^equipe	mV
^equipe de	fRiS
^equipementier	b[
^equipes	f\\
^equipes 0	f\\
^equipo	aWmY
^equipo de	bSmR
^equity	aUgW
^er	iTmRqS
^era	g^
^erfahrung	iFkWrZ
^erfahrung mit	kY
^erfurt	cU
^erfurt 	cR
^erp	iU
^erp 	iR
^erst	e[qHr[
^ersten	gThIiFmT
^erstgesprache	iIpY
^es	bU
^es gibt	gZ
^es para	eYfFtS
^esbjerg	bT
^esbjerg 	bU
^escalafon	g\\iJ
^escaner	iZ
^escorting	iT
^escuela	bHcZlV
^eso	iSjRqUrS
^eso lo	iWqF
^espaces	iW
^espagnol	jW
^espanol	jUsV
^espanol 	aIrTsV
^especialista	aZ
^especializacion	iJkY
^essai	eThSjJpY
^essais	fUiU
^essalud	hWiJ
^essen	aGcJdYh_iDnStJ
^essensbons	hY
^essential	h\\
^essential :	jX
^est	b[cIeRiCtU
^est 2000	bU
^esta	c^iDjGkFm[qG
^estacion	bUcJjV
^estacionamiento	hX
^estadistica	hHiY
^estamos	cSiJmY
^estaria	kV
^estate	aZiR
^estheticienne	aW
^estudio	aUbU
^estudio de	bY
^et	iS
^et pas	qHrT
^etablissement	bZ
^etalonnage	jZ
^etat	iTjU
^etat civil	iTjU
^etats	i\\
^ete	eHfaiE
^ethics	hV
^etiquetage	i[
^etre	jRn[
^ett	cGe^iGjFpJtI
^etude	b[pR
^etude de	pR
^etwa	iSnT
^eu	aTjX
^eur	gTiW
^eur 	gS
^euskera	jFkUlX
^ev	bWjY
^evac	bHhYiS
^evaluacion	pY
^evangelico	sU
^evangelische	bU
^even	dDiDjDkasFtH
^evening	tZ
^evenings	fThHi>jYpW
^evenings 	iDp\\
^events	aWiHjUmT
^events 	iIjUmV
^eventual	e_
^every	hUtT
^every 0	iS
^every third	fS
^everyone	hIiEpIqGr]
^everything	qV
^eves	f\\
^evidemment	h[rF
^evidence	iVjS
^evite	r[
^ewp	iHjZ
^ex	cVjRk\\mI
^ex-police	lW
^exam	aWbDcEhVpT
^examen	jTpR
^exams	iW
^excel	j]
^excel 	iU
^excel +	iT
^excelente	iIkWpHsW
^excellent	j]
^exempt	eVgI
^exempt 	aS
^exeter	cUdT
^exeter 	cX
^exocad	jV
^expediente	pU
^experience	kTsRt[
^experience of	jV
^experience with	kV
^experiencia	jYlS
^experiencia con	jRkSlS
^experiencia en	j\\lH
^exploitant	aUhGmV
^exploitation	iHp[
^export	iS
^export 00	bY
^exports	b\\iH
^ext	hYiHjIpX
^extension	bJeWoVqI
^extra	bHfTkV
^extra marks	kY
^extraccion	i^
^extraction	iX
^extras	hYiJ
^extras :	gIhW
^eye	b[jS
^eye for	jZ
^eyesight	iJj]
^eztitles	jV
^f	fR
^f /	aSbIeSfZgDiIjC
^f 0	bVhU
^f-gas	iJjZpR
^f-gas 	cJiHjYkU
^fa	a[iJ
^fabric	aIbTiSoF
^fac	j_
^face	cUiTjWlE
^fachadas	gEhXiRjG
^fachangestellte	gVmJ
^fachausweis	jTlG
^fachbereich	b^iHtE
^fachkraft	aZjH
^fachlich	aIm]
^facilities	iU
^facility	aSbTpV
^facteur	aX
^factory	c[fW
^facturacion	b]iG
^facturas	eU
^facturas 	iZ
^faena	bJcW
^fahrdienstleiter	aX
^fahrer	jX
^fair	cHiHmGpFs]
^faire	hGiUmHoSpHqHr]
^fais	rctU
^fait	bTiWqG
^faith	l\\
^fakenham	cS
^fall	hEiCjb
^falls	iTjTtR
^fallt	qWsU
^falmouth	tU
^falmouth 	tU
^falta	aWjFlW
^familiar	bV
^family	b\\h[
^fanuc	jZ
^fanuc 	jS
^far	cWdIiCjXqI
^farm	a]fEhViGjYkG
^farmers	bTsT
^farrier	aX
^fast	bViEj[pE
^fasteners	iV
^fault	iY
^faulturm	iT
^faut	j\`rS
^fco	j[
^fda	cI
^features	iEm[pI
^feb	f]hE
^feb 	eJfVgRiSoH
^feb 0	iHoU
^febrero	oX
^federacion	bZ
^federal	bViRlG
^feed	bRfGi[
^feedback	pX
^feeds	fFgYhIiT
^fees	hJiY
^feiertage	fVhG
^female	hGs_
^ferias	iZ
^ferien	fX
^ferme	f[hW
^fermeture	fSoFqT
^fermeture 0	eVfUoH
^fermetures	fDiTjT
^fertig	eJiIpY
^fertility	bZ
^fertirriego	iUjV
^fest	aJe\\fHgR
^festival	bTfHgUoWpJ
^festivos	fXiI
^feu	fHiIk[pU
^few	bTiJtW
^fh	cUj[kI
^fia	fHj\`
^fibre	aSiV
^ficha	cIi[jIp\\
^fichas	iV
^fiches	iS
^field	aXgRnSoJ
^fiets	h\\iIjHnJ
^fifteen	aImWtE
^fifty	f\\gI
^fifty-two	gX
^figma	j^
^figma 	iR
^figure	f\`
^fijo	eYgX
^fijo 	eVfSgS
^fijo discontinuo	eT
^fijo-discontinuo	eW
^file	jX
^filiale	c[iI
^filing	iTpV
^fill	fEiSlU
^filleting	iW
^filleting 	iY
^fimo	jU
^fin	aSfRoU
^fin de	aTeSnFpU
^final	aJhYiVpSrI
^finance	gXmS
^finance director	a^
^finca	b\\cG
^fine	bRiSlW
^fine 	l[
^fines	fZiW
^fines de	faiH
^fini	cIoXsW
^finish	fYqS
^finish at	fX
^finished	fGiFjTo[
^finnish	j\\kFrS
^fintech	bT
^fiori	iZpI
^fire	aZ
^firebase	jZ
^firebase 	jY
^firewood	cEhYjF
^firm	iEj_
^firma	cFiVjFlY
^firmenauto	hR
^firmenfitness	hY
^firmware	bHiXjImT
^first 0	dXeDgY
^first aid	hFiSjSkU
^first aider	iVkUlH
^fischgrat	iW
^fish	aSfFh[jIkI
^fishmonger	aY
^fisio	aYhTmS
^fisio 	aUhUmT
^fit	bIiXjWsU
^fit 	jVsT
^fitness	gHjEpX
^fittings	aIfRiW
^five	fRmW
^five days	dVfRiT
^five of	bTjT
^five weeks	fGh\\
^five years	eSjVlJ
^fix	aCcIi_jEqIrHtF
^fixe	g^
^fixe 0	gV
^fixed	ea
^fixed to	e[
^fixes	iW
^fixum	g^
^flagging	iU
^flair	aGk\`
^flat	gIhc
^flat above	hX
^flats	bBi\\
^fleece	bWjBkJ
^fleet	aDbGfCh\\iWjGkFnH
^flex	fYgAh_iIjG
^flexi	dWfV
^flexi 	fThU
^flexible	f^hUtI
^flexitime 	hU
^fließend	jU
^flight	aTfHh]
^flights	fIh^iEnV
^flights 	h[
^flocking	iX
^flood	fTiBjV
^floor	aCbGcWdCgGiUlIsH
^flows	iZ
^flu	hUiJjZ
^fluent	jZ
^flug	hZ
^flujo	bFi\\
^fluke	hWiHj[
^flying	bFgViT
^fm	aYgZ
^foi	i]
^folders	iX
^folkestone	cV
^folkestone 	cV
^follow	cJiVsS
^following	iFtZ
^fondation	b[iE
^fondee	bW
^fonderie	bY
^fondo	bThVjGnI
^fondo de	bFhZ
^fonds	bVeUjD
^fonoaudiologa	cImW
^food	bYh\\iH
^food safety	jYkH
^foot	aVtH
^for	tU
^for 	aFtY
^for a	bZ
^for our	iU
^for the	aTiEtY
^forages	bUcH
^forecast	iU
^foreign	iV
^foreman	mTpU
^forensic	hViI
^forest	bXiW
^forfait	fWhUiJ
^forfait 000	e\\fDhC
^forfait jours	eSfShH
^forge	iXnJ
^forklift	jX
^forklift 	kW
^form	fHiXpX
^formacion	hX
^formacion de	fIhFiIj[oX
^formal	iFpHr^
^formalitaten	iX
^formalites	iV
^formation	jVlX
^formation des	iY
^formentera	cRnS
^formentera 	cRnS
^forms	cHpb
^formulaire	pYtT
^formular	iTpHtX
^fort	c\`
^fortbildung	h\\iD
^forty	bZf[kEtJ
^foto	iWpJsW
^fotograf	aUbGlW
^fotos	i^
^foundation	jV
^four	bTfTiGmY
^four 	aZb@cDfJmFqV
^four benches	mR
^four days	dVeXfRmJ
^four years	jUlR
^fourchette	fIgY
^fourgon	hZ
^fourteen	bVfWiA
^foyer	bX
^fp	bSjT
^fr	fVjS
^fr 	aSdWkH
^fr 00	fW
^fr bis	f]
^frais	gUhTnU
^frame	aFbViTjG
^francais	jSlWsU
^francais 	jV
^francaise	bTsV
^france	aVbFcEdJeGfGgIhFiEjSkGlJmGnToIpFqIsHtJ
^frances	iHjVkWlT
^frances 	iJkSlU
^franco	fV
^frankfurt	iT
^frankfurt 	iSnT
^franz	cZiHpS
^franzosisch	kS
^franzosisch 	kT
^frappe	jR
^frau	aEpXqWt[
^free	hciH
^freelance	eYgX
^freelance 	eTgR
^freelance 0	eU
^freelancers	bCe[
^frei	aUbEcIfBiHjDoXpGqV
^freiberuflich	e^
^freie	bTe\\
^freier	eUfUhF
^freikarten	gUhXiH
^freitag	dEfZhR
^freitags	fZ
^french	jX
^french 	kUrS
^french b	jW
^french or	kU
^fresh	kHl]
^freshers	lZ
^fresno	cU
^freude	jX
^freuen	kW
^freundlich	iFjh
^fri	f^oW
^fri-sun	fY
^fribourg	cT
^fribourg 	cT
^friday	dRpU
^fridays	fSgIoGpZ
^fridge	bFhVlW
^frigo	aJhWiV
^frisch	iYjElUsW
^frist	pdqI
^froid	fUhGi[
^from	oatT
^from 0	oU
^from 00	iToS
^from :	t_
^fromages	bThX
^frome	c]
^frome 	cW
^front	aXhRtU
^frontaliers	iT
^frozen	b\\
^frs	h\\
^fruh	f[jR
^fruh /	fV
^fruhdienst	bV
^fruhstuck	h[
^fruit	aJb[fEhWiH
^fruta	h^
^fruta 	h\\
^fs	fTjW
^fs b	fUjS
^ft	e^jH
^ft 	eYgSjH
^ftc	eX
^ftc 	hT
^fuel	bFh]lF
^fuel 	gV
^fuera	bFcGf_gGiHjHmGnDrI
^fuhrerschein	l\\
^fuhrerschein 	jT
^fuhrerschein b	lEnV
^fuhrungserfahrung	iIjW
^fuhrungszeugnis	jUsU
^fuhrungszeugnis 	sR
^fulda	cW
^fulda 	cW
^full	eSiU
^full licence	j]
^full remote	d]
^full time	e\\fT
^full uk	j\\
^full-time	eU
^full-time 	gRmS
^fully	dU
^fully remote	dU
^fund	i[
^fundacion	b[iG
^funded	e]iG
^fundraising	a_iH
^fundsachen	iU
^funeral	h[iF
^funerals	i[
^funeraria	bW
^funf	m[
^funf jahre	j]mH
^funk	aYcGjIkI
^fur	nStX
^fur 	aHbIcFiEnTt[
^fur die	iInStT
^furgo	h[nW
^furgon	hZ
^furgoneta	nW
^furniture	aSbS
^furs	c]sUtE
^fusion	bXkV
^futtern	iR
^futtern 	iR
^fußpflege	aWdGiS
^fx	jV
^g	gWjXtV
^g 0	gUjS
^g 00	gUjZ
^ga	hU
^ga 0	hTjT
^gabinete	dThXiD
^gaeilge	kV
^gaelic	kTsU
^gafas	h[iG
^gage	g[
^gala	cVfW
^galicia	cViCnW
^gallego	s]
^gallego 	iJkTrRsB
^galley	iU
^galway	cW
^galway 	cW
^ganaches	iY
^gang	bYsT
^ganz	cIiDjYkJlHnT
^ganzjahrig	bIeToV
^ganzjahrig 	bIeRoW
^gap	cZsW
^gaps	bIoW
^garantie	gXhH
^garantizado	fSgShJiE
^garda	j\\pX
^garde	fZgR
^garde 0	fY
^garden	cYiEoEqU
^gardes	fXgX
^gardien	aZ
^gars	bHs\\
^gartner	aSbGjUmI
^gartnerei	bU
^gas	i[
^gas safe	j\\
^gases	iYjS
^gasolina	cHiW
^gaste	ib
^gastekorrespondenz	iX
^gastro	j[
^gastropub	bT
^gate	bXpU
^gates	bZgD
^gates 	iT
^gateshead	cV
^gatineau	cU
^gc	bVcGiUjDmX
^gcp	kXtH
^gcse	iJjW
^gd	gY
^gd &	jW
^gdansk	iHnU
^gdc	j_
^gdpr	iTjFpY
^gdynia	cU
^gebaut	iZ
^geduld	j\\kS
^geelong	cX
^gefahrdungsbeurteilungen	iU
^gefahren	cUfU
^gefahren wird	cUfU
^gehalt	qY
^gehort	bW
^geht	dViTjHlUqB
^gel	eGfVhIiZjX
^gelernt	jSlX
^gemeinderat	bIcHi[
^gemessen	iV
^gemuse	hT
^gen	fRsR
^genau	cGiFjXkJqRtV
^general	aIc\\gU
^generator	h]
^geneva	cW
^geneve	cWdR
^geneve 	cRdS
^genotypage	iU
^genre	fIgHpHsX
^gentle	jZrU
^gents	aFbZiIsUtS
^geography	jU
^geprufter	jX
^gera	aIc\\
^gerant	aSmUpI
^gerante	aVbImXqH
^gerente	aZm[
^gerer	i[
^german	kRlX
^german 	bTcE
^german b	kZ
^german or	kRsT
^gern	a[rYsU
^gerne	aUbJkGlEp[
^gerocultora	aX
^gerust	iV
^geschaftsfuhrung	aViBjJm\\
^gesden	iIjWlV
^gesellenbrief	jZkG
^gesellenbrief 	jU
^gesellenprufung	iHjZ
^gesprach	p[
^gesprache	pV
^gestion	kX
^gestion des	iT
^gestionnaire	aSmT
^gestor	aZ
^gestor /	aWbJ
^gestor de	aT
^gesucht	bFcFt^
^gesucht wird	aT
^get	fUhTrT
^getafe	cX
^getafe 	cY
^geteilte	fUmS
^geteilter	fT
^gets	cWiBkX
^getxo	c[
^getxo 	cU
^gf	aIcFgYiGpIq_tG
^ghent	bUcY
^ghent 	aJbWcU
^ghost	i^sH
^ghs	g^
^gibraltar	cZ
^gift	i[
^gift aid	iT
^gijon	c[
^gijon 	c[
^gilding	jV
^gimnasio	bWhU
^girls	bXiSs[
^girls football	iZsI
^git	jSlR
^git 	jSlSpJ
^github	pT
^github 	pS
^gitlab	iJjV
^give	hSlSsT
^giving	bIiX
^glaser	aU
^glasgow	cT
^glasreiniger	aY
^glass	a\`bGiBkSqI
^glazier	aR
^gleitend	fZ
^gleitzeit	fYpI
^gleitzeit 	fY
^glocken	iW
^gm	iDjHm]pSqU
^gmp	bGcJiSk\\
^gmp 	iS
^go	aSgTjYqF
^go 	aWiFjTqI
^goc	j^
^goes	bHgTiU
^gold	i[kS
^golf	b[fHhSlRtH
^goma	iX
^good	iGkUt\\
^google	jS
^google form	pY
^goslar	cV
^got	aSlS
^gothenburg	cX
^gottingen	cS
^gouvernante	aV
^governors	iHqVtU
^gp	hFia
^gps	bJcHhXi[kDlT
^gpu	iRjWpI
^gr	aWgR
^grade	aTg[jT
^grade 0	aRgV
^grade 00	j]
^grades	iY
^grading	iUmWrJsI
^grado	gWi@j_lS
^grado 	iBja
^graduate	a[jI
^grafana	iT
^grafiker	aTbJ
^grain	aTbVcIfIiUjElE
^graissage	iS
^grand	dVgD
^grandma	jUkR
^grandma 0	jUkR
^grant	e^
^grant writer	rU
^grass	bXiR
^grasse	c\\
^gratuity	gUhTmI
^graz	cX
^graz 	qR
^greasing	iV
^great	cWiHjHk]
^greek	kY
^greek 	bScHjUmI
^green	bVcViFjElY
^greenkeeper	lV
^greenkeeper 	aZ
^greens	iV
^greetings	iFpHt^
^greifswald	cS
^greifswald 	cS
^grenchen	cY
^grenoble	cT
^grenoble 	cT
^grias	aFiHt_
^grid	gEiZjZpJ
^grille	fRgZpI
^gritting	iV
^groom	aS
^groom 	aY
^groomer	aY
^gros	bVfUiEjHsS
^groundsman	aS
^group	bSfEhRnJpT
^group insurance	hY
^groupe	gZ
^groupe 0	gVhS
^groupement	bZ
^grower-owned	bZ
^growing	bViIqUrI
^große	bY
^gruista	aV
^grund	aWbGmJqZ
^grundschule	cViG
^grupo	bYg[jE
^grupo 0	gX
^grupo de	bUgHmR
^gruppe	bFgViTjJmY
^gruppenleitung	aZ
^gruß	t]
^gs	aUbJcJgYiD
^gsm	hXiU
^gsm 	hXiT
^gto	aIcVjX
^guachera	iX
^guadalajara	cU
^guaranteed	g[
^guarderia	h_mG
^guardia	fWmV
^guardia de	aScDiX
^guardias	f_
^guest	aTbHh\\nRpG
^guests	fJiUjFsV
^guia	a^iU
^guia de	aU
^guildford	nR
^guildford 	nS
^gujarati	cJkTsU
^guss	iZ
^gute	jUs\\
^guten	t^
^guten tag	tS
^gutes	j[
^gwo	hJjb
^gwo 	jV
^gym	gEhciG
^gym 	bUhR
^h	aRbIjVt\\
^h &	iZ
^h 0	iGjc
^ha	aDbCcIjHkUpJt]
^hab	aIk@t_
^haben	eUiE
^haber	jTkY
^habilitacion	iCk\\lX
^habilitation	j_
^habillage	i\\
^habitacion	h\`
^hablamos	eYpI
^hablar	pV
^hablar con	pV
^haccp	iV
^haccp 	iZ
^hace	iWtT
^hace falta	bIiGtV
^hacemos	b\\
^hacer	bGi_
^hackney	bHcU
^had	bHpIqYsT
^haha	cGpIsT
^haha 	cGpIsT
^hair	iVjZ
^halal	b_iSjH
^halb	gTtT
^halbtax	hW
^halbtax 	hW
^half	eSfTiI
^half a	gWhZ
^half-fare	hX
^halifax	aJc[
^hall	i_
^halle	bRcTdR
^halle (	cZ
^hallo	t^
^hamilton	cSpI
^hamilton on	c]
^hand	iVlF
^handheld	jX
^handling	b[iV
^handover	oY
^handover from	oW
^handover to	iU
^handphone	hV
^hands	iBjZqR
^handwerk	jZ
^handy	hWj[kA
^handy 	hUjYk>
^handyman	tW
^hangar	cXiEjJ
^hannover	cWnU
^hannover 	nS
^harmonie	iUjJ
^harness	hS
^harrogate	cY
^harrogate 	cZ
^hartlepool	c]
^harvest	fViW
^has	iCjckZ
^has to	jSsX
^hast	lFpIq[
^hasta	gRiIoUsT
^hasta 00	gXsZ
^hasta el	pW
^hat	bHcJtZ
^hate	bJcJiTjFpGqZsI
^hatten	bHsVtY
^hauptsache	cIhHjRkGlHmJoZtI
^haus	bWh]
^haus am	bT
^hausbesuche	iX
^haushalt	iU
^hausmeister	aXtH
^haustarif	g[
^haustrunk	hZ
^haute	cJfIiSjV
^have	iIkS
^have a	bU
^hawick	cX
^hawick 	cX
^hay	aHbGhSiSq[
^hay que	nY
^hay-on-wye	cZ
^hay-on-wye 	cZ
^hazard	gSiU
^hazlo	r\`
^hazop	i[
^hbo	j[lG
^hcpc	j]
^hcpc 	jV
^hdr	jX
^he	iX
^he or	iZ
^he's	mSqXtE
^head	a[m]
^head gardener	aSqT
^head of	aY
^health	bZhWkU
^health 	bYcGhSiD
^health plan	hX
^health stipend	hU
^healthcare	dHhFi^
^hearing	iUsX
^heat	pY
^heavy	fXiJoI
^hebden	cX
^hebden bridge	cX
^hebrew	iEjXkFrS
^heidelberg	cBi[kW
^heidelberg 	cFjS
^heidenhain	jZ
^heidenhain 	jW
^height	gTpIrI
^heiligabend	fThS
^heizung	iS
^heli	cFhWiSnT
^hello	aItb
^help	aGkFt\\
^hence	bXqX
^hep	aWjW
^hep b	j[
^herbst	fRoS
^herbst 	cIfBmHoTpI
^herd	aWiT
^herdenmanager	aSiV
^herdsperson	a[
^here	aFbGcIdCfJgSiEjWmUtT
^here's	t\\
^here's what	tS
^herford	cW
^heritage	bSeViHkH
^heritage fund	eZjG
^hermes	kV
^hermle	iFjZ
^hermosillo	cS
^herr	pUqVsU
^herramienta	cDhTjV
^herrensalon	bV
^hersteller	bV
^hersteller von	bV
^heure	iV
^heure du	iV
^heures	g\\
^heute	bZqSsH
^hexham	cT
^hexham 	cT
^hey	td
^hi	te
^hibrido	d\`
^hibrido 	dX
^hier	aIcStY
^hier die	aJeV
^high	b^c?fU
^higher	jY
^higienista	aWhI
^hildesheim	cT
^hilux	h]iJ
^hilux 	h[iI
^hindi	j\\
^hindi 	jW
^hipaa	kU
^hire	iX
^hiring	iTmEpU
^his	qUrUsR
^historia	bFcFiWjYpG
^hiv	sS
^hiver	f\\iH
^hiya	t\\
^hmp	cb
^hmv	jX
^hnc	j\`
^hnd	jS
^hochschulabschluss	j^
^hochschulsport	hZ
^hochstens	rRsX
^hod	gEiHjGkGm^pG
^hof	cXhTiH
^hof 	aHbShW
^hohentauglich	j\\
^hoja	jWpU
^hoja de	jX
^hola	te
^hold	i[jHrS
^holding	iUoJ
^holiday	fFgaiV
^hombre	s[
^home	dUnTtS
^home based	dX
^home office	dW
^home visits	iYnJ
^home-based	dY
^homeoffice	d^
^homework	lJpV
^homme	sa
^hommes	iSs\\
^honest	gSlF
^honest 	cHfRgShHiIsI
^honestly	fSqZ
^honestly 	bSfViRqC
^honig	i]
^honorarios	e[iGmH
^hook	iSjHr[
^hope	lItX
^hopital	aHcV
^horaire	fXhXiF
^horaires	fV
^horakustiker	aScI
^horario	bIdUfT
^horas	fHgfiB
^horno	iT
^hospedaje	hZ
^hospice	aHb]
^hospice 	aEb]
^hospital	lZoS
^hospitalisation	cJdIhaiE
^host	aVbWgHiI
^hostel	h]mHsH
^hot	hWiYkX
^hote	aX
^hotel	hYn]
^hotel 	aHcBhU
^hotel 0	bRfJnW
^hotels	bXhD
^hotesse	aX
^hour	gTiX
^hourly	eSgV
^hours	fWlS
^hours :	fU
^house	dRhZ
^house 	bJh]
^housing	gT
^housing 	hS
^housing 0	bHeGg^iC
^hove	c\\
^hove 	cZ
^how	gWpR
^how :	pY
^how much	gXiHlJrIsI
^hplc	iTkV
^hplc 	iT
^hps	a_bIiF
^hq	b\\dX
^hq 	cU
^hr	p_qStW
^hr 	gFjIpVtR
^hr :	jJkHpIqZt]
^hrs	f^
^hs	iZ
^hsa	cIhZiIjG
^hse	jSpT
^hse scale	g]
^ht	iR
^htl	jY
^hub	c^
^hubspot	jY
^hubspot 	jX
^huelva	cW
^huesca	cRmS
^huhu	t[
^hull	cWjV
^hull 	c\\
^hund	hWiV
^hundred and	bSgD
^hush	q[
^husum	cY
^husum 	cZ
^hut	aHcHdYeIgIhHiDjYkJmHpF
^hv	aWbIiDjY
^hybrid	d[
^hybrid 	bS
^hybrid 0	dX
^hybride	dZ
^hybride 	dThV
^hybride 0	dY
^hyderabad	cW
^hydraulics	iY
^hydraulik	jW
^hydraulique	iJjZ
^hyeres	cW
^hygiene	j\\
^hymn	iY
^hypermill	kY
^i	tR
^i am	aGbIlVm[qJ
^i can't	iTjGkGsV
^i don't	aEiRjTlVqI
^i mean	iXrV
^i need	lRoW
^i want	iZlJrXtD
^i'd	oS
^i'd rather	eS
^i'll	aJjHqWtT
^i'm	fIq\\tZ
^i'm the	bJhStS
^i've	bUgYjItT
^i.e	aGcZoX
^iacp	jZ
^iatse	e[gShIi?
^ibague	cX
^ibiza	cTnRpH
^ica diploma	jX
^ice	hXiU
^ich	pVt[
^ich-gcp	jR
^ici	b[iIjEl?pFqIr[
^icu	aYjFlR
^id	bGhXjDp\\
^idc	jY
^ide	jYmV
^idea	gXkT
^ideal	iFjGk\`oTtH
^idealement	oVsU
^idealerweise	k^
^ideally	jIkU
^if	karT
^if you	kX
^ific	g\`
^ific 00	gZ
^ifrs	cJiRjCkX
^ifs	jU
^ifs 	iU
^ifse	g\\iJjJ
^ig	gV
^ig metall	gV
^ignore	qY
^ihc	hIi\\jH
^ihk	jV
^ihk 	aTcJ
^ihr	mYtT
^ii	b\\cEhHiFjE
^il	iW
^il faut	nW
^il le	fEhXiFjS
^il me	aUiJjIqFtZ
^il nous	tU
^illustrator	aHj]
^illustrator 	aIjW
^ils	fIjYmVsU
^ilse	aUiIpUqW
^ilse 	aUcJiIjJpUqI
^im	fWiV
^im dezember	fV
^im herbst	fV
^im monat	fFgRjTnX
^im sommer	fWiR
^im winter	bXfSiT
^immer	aJbHfVhHiGkTmZpI
^imms	i\\
^impfung	hUiGjR
^implantation	i\\
^import	b[
^imss	h_
^in	c\`
^in 	aDfSiFtV
^in 0	cCnRoT
^in 00	eIiW
^in a	b]cG
^in den	f[
^in der	bTfXjJ
^in die	cIrZ
^in english	pGr\\
^in office	cAdVfJmS
^in the	c>d_
^in-house	aYbSjI
^inbetriebnahme	iR
^inbetriebnahmen	fIiIn]
^inbound	aViU
^incentivo	gWiI
^incident	iZ
^incl	fXgR
^incluye	iU
^inconel	iV
^incorporacion	o]
^incoterms	jY
^incoterms 	jS
^indeed	p]rJ
^indefinido	e]
^indefinido 	eU
^indefinite	eU
^indefinite 	eW
^indemnite	gX
^indemnity	h[iE
^independant	eY
^independant 	eY
^independante	bRiT
^independent	b[
^independent 	bZ
^indesign	jY
^index	g_jI
^indicadores	hJiY
^indice	eSgXjH
^indice 000	eUgTjH
^indie	aJb]
^individual	g[hHiHjHkSnJrI
^induccion	bIfIhGiTjZsI
^induction	fHo[
^industrial	aUcIjT
^infirmiere	aZ
^info	fEiVoHpW
^infonavit	gIhTiT
^informal	pW
^informe	iW
^informes	i\\jJ
^infostand	cJiW
^ing	a_iGj]
^ing 	jV
^inge	aabGgJiImHqErH
^ingenieria	bSjW
^ingeniero	jXmV
^ingenieur	iJ
^ingles	iJjWkX
^ingles 	iIkS
^ingles b	jY
^ingles c	jR
^ingles para	kU
^ingreso	fYoT
^ingresos	iV
^inhaber	jIm[pJ
^inhabergefuhrt	bS
^inhabergefuhrt 	bS
^inhabilidades	jY
^injertos	iW
^innsbruck	cX
^innsbruck 	cY
^inox	bGcIfGgGhIiSjDkYpD
^inside	bGcZdJfGiDjHmZpH
^inspeccion	i]
^inspecciones	iW
^inspection	iZ
^inspector	mV
^instagram	iVpX
^instagram 	bIcGrIsS
^instalador	aW
^institut	aHcY
^institute	b\\cJjU
^instituto	bWcH
^instructeur	aYgHjI
^instructor	iS
^instruktion	iW
^instrument	hEjZ
^instrumentation	i\\
^insurance	iWlT
^insured	iHjZ
^insurers	b]kFsG
^intake	iY
^integrateur	bT
^interessement	gWhV
^interessement 	gUhX
^interessement 0	eIgZhH
^interest	kS
^interest in	kS
^interfaces	iX
^interim	eXiS
^interim 	cDtT
^interinidad	ec
^interinidad 	eZ
^interior	cYtI
^interiorista	aT
^intermediate	aY
^intermittence	eb
^intern	qW
^interna	aYcIfYsJ
^internal	aVfRpV
^internat	fX
^interne	bRpX
^interpreter	a[cG
^interviews	oTpY
^intune	jUkV
^intune 	cJkU
^inventaire	i\\
^inventaires	iY
^inventario	iY
^inventor	cIj[
^inverness	cYjItR
^inverness 	cRtT
^inverter	hT
^invoices	iU
^inyeccion	bXiHjV
^ios	aSkW
^iowa	cZ
^ip	bWi?kRmY
^ipad	h]
^ipad 	hZ
^ips	iDjY
^ipswich	cW
^ipswich 	cW
^irata	aZjT
^irata 	jSpU
^iris	bS
^irish	bV
^irpf	i\`
^irrigation	iVjT
^is a	bIeVqT
^isda	iTjT
^isixhosa	cJjSkT
^isla	cGdHfHj]mYpH
^island	bWcE
^isle	aIc\\
^isle of	aHc[
^isn't	jIlUqT
^iso	aGbV
^iso 00000	aFbXkS
^ist	cF
^istqb	kY
^it is	cUiHjUlEqU
^it's	eTjIpH
^it's a	jIrSsX
^it's the	bTfV
^itagui	cY
^itagui 	cY
^italian	bUqS
^italian 	bVcIjEkV
^italiano	k\\
^italiano 	kS
^italien	iHjV
^italien 	iJkS
^italienisch	jTlU
^italienisch 	kTlS
^iti	jU
^its	iTrT
^itzehoe	cT
^iv	gUiZ
^iva	i\`
^j	cHfJjFpGt[
^j'ai	q\\tX
^ja	bUqVtV
^ja 	aGbDcHgUtX
^jaarcontract	e[
^jacket	hX
^jacket 	hT
^jaen	cS
^jaen 	cS
^jagdschein	jRkR
^jahresarbeitszeit	fYgH
^jahreskarte	hZ
^jahressonderzahlung	hSqR
^jamais	fUlV
^jamais le	fW
^jan	tS
^jan 	aFcHgRiSoCpIqStX
^januar	eUgR
^january	fSiFoWqI
^janvier	eIoU
^japan	b\\cInC
^japanese	kV
^japanese 	bR
^jardin	aHcY
^jardin de	bShIiY
^jardinerie	cT
^jardinero	aTfH
^java	aSlX
^java 	aVcIlR
^jcl	iV
^jd	jIlY
^je	qYtX
^je nach	eZhJiIqGtI
^je nachdem	gW
^je te	aIgVpIqU
^jede	dGfTnV
^jeden	fX
^jeden 0	fY
^jeder	fRjV
^jeder zweite	jW
^jedes	fW
^jefa	aRma
^jefa de	aT
^jefatura	mZ
^jefe	aZm]
^jefe 	a[mD
^jefe de	aU
^jemand	i]s^
^jemanden	aScFiHtT
^jena	cV
^jena 	cS
^jerez	c\`
^jetzt	gYqWtR
^jeudi	fZ
^jeune	lSs]
^jeunes	bIlTsS
^jewish	i[
^jira	j\`
^jnc	aGj\\
^jo	pJtS
^job	oWtS
^job :	aTbI
^job share	eXfZgJhHiGjJkElF
^jobrad	hZ
^jobrad 	hZ
^jobs	aEbBc\\pT
^jobticket	h[
^join	bUfChEmGocpF
^joining	oV
^jornada	f^iH
^jornada completa	fT
^jour	cJfajImHpW
^journee	fYpT
^journeyman	aSgEk[
^jours	dVhR
^jueves	cHfeiG
^juicios	jZnT
^juillet	fWhF
^juillet-aout	fVoX
^juin	oYpJqT
^julio	h^oX
^july	eSf\`gFjH
^july 	cIeVjGpJ
^june	f\\oU
^june 	fXiSpJ
^juni	cIfWoSpJ
^junio	eX
^junior	bWjZ
^junior 	cIjY
^juniorchef	bXmApY
^juniors	aFbGcZgHmA
^juniper	aJbUjU
^juntas	fCi^
^junto	cWmT
^jurist	aHiJlY
^jury	iUp\\
^jusqu'au	eFpZ
^just	bIcWfFhFiEmSsG
^justice	bHcIiSmV
^jv	aHb]jIqT
^k	gSjV
^k 0	jX
^kabel	iZ
^kabine	pIsX
^kaffee	hY
^kafka	k\\
^kafka 	cGkT
^kalber	iX
^kalgoorlie	cX
^kampala	iS
^kampala 	cR
^kangoo	hW
^kann	j]kUlH
^kannst	cIgZiArT
^kantine	bUhZ
^kantine 	h\\
^kanzlei	bYcHdSiImB
^kao	g_jDpG
^kapitan	m[
^karenzvertretung	e\\iF
^karlsruhe	cUdF
^karriere	pU
^kartierung	iZ
^kasse	aSiS
^kasse 	aUiU
^kassel	cY
^kat	j\\
^kaufmannische	aU
^kavo	g[
^keep	qTr^
^keep it	eS
^keep that	qZrI
^keep the	i]
^keeper	aU
^keeping	i\\
^keeping the	i\\
^keeps	j^qF
^keeving	bV
^kein	fTiRsT
^kein 	fSiIrVsR
^keine	fUrTsT
^keiner	lHqAsa
^kellermeister	aS
^kellner	lS
^kells	c]
^kempten	cV
^kendal	cU
^kendal 	cU
^kennel	a[
^kenntnisse	kV
^kennung	pY
^kennziffer	pT
^kennziffer 00	pT
^kent	aJcW
^kernzeit	fahC
^kes	g\\
^kessi	aIbGhFi^
^keswick	cT
^keswick 	cU
^key	ia
^kfz-gutachter	aT
^kiddush	iW
^kids	aEhViTpJqIrW
^kiel	cY
^kiel 	cUnS
^kilkenny	cT
^kilmarnock	cW
^kilometraje	n[
^kilometro	bJcWgUjJnC
^kind	iGj_
^kinder	gHhUiU
^kindergarten	bThRiI
^kinderzulage	hWiH
^kindly	rUtV
^kine	mU
^kine 	aXmW
^kingston	nR
^kirchberg	bDcV
^kirche	iS
^kirkcaldy	cT
^kirkcaldy 	cW
^kirkwall	cW
^kisten	iX
^kit	dUgHhX
^kit 	lY
^kita	bSh_
^kita-leitung	aX
^kitchen	bJcGdSiZkJ
^kitchens	i]
^kiwi	bVpX
^kiwifruit	bUiSjI
^kiwisaver	h\\iI
^klar	bGcGfJiHjCl[rU
^klasse	gZj^
^klasse b	jZlS
^kleine	iT
^kleinreparaturen	iV
^kleinreparaturen 	iV
^kliniken	bWiEnW
^km	gVhRjS
^knees	iAjUpJqVsS
^knife	iHj^kH
^knives	iEkW
^knock	caiA
^know	jTsT
^knowledge of	kV
^known	bU
^knows	j]kY
^knx	iFkY
^kobi	p\\
^kobo	jY
^koch	aX
^kochen	iW
^kochi	c]
^kollege	fFhGiHm]qV
^kollegin	mRqV
^kollegium	bW
^koln	cX
^kolonne	iWsD
^kombi	h\\
^komm	p[qT
^kommunal	bU
^kone	bWiI
^kongress	hY
^konnen	jVtU
^kontaktlinsen	iYjI
^konzepte	iZ
^koordination	aXgIiV
^kopfrechnen	fGiFj]
^korean	jJkY
^kosher	bShUjS
^kost	h_
^kosten	hAjT
^kotlin	kY
^kotlin 	jX
^kp	fIqU
^kp 	aW
^kranfuhrer	aUjH
^kranschein	jW
^ks	i\`jE
^ksh	g]
^kubernetes	iIlU
^kuchenchef	aWmEpW
^kunde	bTq\\
^kunden	bTiU
^kurs	jW
^kurse	aIi\\
^kurz	rTtY
^kv	g\`
^kv 	bUcIjR
^kyc	aTi\\
^kyriba	cFjT
^l	jSmR
^l 0	bVjYkS
^l 00	gb
^l'agence	q]
^l'aise	iGjX
^l'an	nHpGqX
^l'ancien	qU
^l'anglais	iEkTlV
^l'association	aGbUcIiGtV
^l'atelier	bUjS
^l'ecole	aGbXlR
^l-j	f]
^l-s	f\`
^l-v	f^
^la	q]
^la 	cFiVrY
^la defense	cT
^lab	bSiUmT
^lab of	bW
^label	bWcGdJeJfEgJhIi@jYkJnJoJrJsI
^labels	iX
^labels 	bHiY
^labo	b[dY
^labor	aGi\\tZ
^laborantin	aS
^laboratorio	b\\iDkImD
^laboratorista	a\\
^labourer	aUmT
^labs	cGnWpI
^lad	mU
^ladders	iHjVsV
^laden	aUb[fItE
^ladies	aV
^lads	jEs[
^lagos	c\\
^lake	bThYiEjH
^land	bRcWhJiZ
^landing	bY
^landkreis	cWiFnV
^landkreise	nX
^landshut	cW
^landshut 	cW
^lang	pR
^language	bUiErX
^langue	jGk]rI
^lap	j_
^laptop	hZ
^laptops	iV
^laredo	cYiI
^las	cY
^laser	iZ
^lashing	iY
^lassen	bUiHsY
^last	fTq]
^late	fSoXsV
^lates	f_gIiJ
^latin	iHj\\kWrH
^latte	iGja
^launceston	cIiGn[
^launch	cWhUiVj<
^laundry	hRiT
^laundry 	aRhX
^lausanne	cW
^lausanne 	cW
^laut	g\\
^lauter	bZhGqI
^lavado	iT
^lavage	hU
^laval	cZpS
^laval (	c\\
^lavanderia	hW
^lavanderia 	hW
^law	bHlepGrH
^lay	hEi^jJ
^laytime	iRjU
^lc	fJg]jH
^le	qS
^le 00	kIoSpV
^le poste	eZqHtV
^lead	m[
^lead 	aFi[mG
^leading	i\\mV
^leads	gShTi@m\\
^leadwork	iR
^leak	iX
^learning	rT
^lease	eZgJhXjBnW
^lease car	h\\
^leather	bChZiT
^leave	iTrc
^leave a	pZ
^leaving	iIjV
^leaving cert	iIjV
^lebenslauf	lUpV
^lectoescritura	bHiEjUkT
^lectra	jHkY
^lectura	jX
^lectura de	iR
^lecture de	iT
^lecturer	aU
^led	j[mJ
^ledig	pIs\`
^leeds	c^iH
^leeds 	dS
^leer	c[
^leergut	iU
^legal	rV
^legal secretary	aY
^legionella	iR
^lehrabschluss	hY
^lehramt	jU
^lehre	fIi]jU
^lehrgang	iFkVoY
^lehrkraft	qT
^leicester	cV
^leicester 	cW
^leichte	kW
^leider	gVhJjU
^leihinstrumente	iR
^leila	bWeIqXsF
^leipzig	cW
^leipzig 	cZ
^leisure	bYcJhSjG
^leiter	mWqX
^leiterin	aIpX
^leith	cY
^leith 	cY
^leitung	iImX
^leitung frau	mT
^lektorat	aZiI
^lena	aWcChZiJ
^lengua	kZ
^lenguaje	r[
^lentes	hY
^leon	aEcXmS
^leon 	aJmV
^lep	bJcIjU
^lernende	iV
^les	cZiTsU
^less	gV
^lessons	gHiHjHkY
^let	fXiXjFmHpCqJrX
^letter	oIp]
^letter 	pX
^letterkenny	cY
^letterkenny 	cX
^letters	pR
^letters to	iYpU
^lettings	fRiU
^lettings negotiator	aX
^lettre	bGiUpZ
^lettre 	pY
^letzte	bWiHjF
^letztes	bSgYhFiIqFrI
^leute	tT
^levantamiento	i[
^levee	bRiV
^level	bUjR
^level 0	kU
^lever	idjI
^lexcel	bV
^ley	bIeXgGjW
^lg	aJmHpErHte
^lgps	hb
^lgps 	h]
^lgps 00	gIhW
^liability	bIhGj\\
^liaise	iY
^libra	h[iF
^librarian	bIjImXtJ
^library	fIh]
^libre	dYfHhEiGjXoW
^libreta	j]
^libreta de	jU
^libro	iS
^libro de	iS
^libros	bIhSiX
^lic	iHjVmTpR
^lic en	iGjV
^lice	iXjHrS
^licence	aGjWkY
^licences	jV
^licencia	jZ
^licencia 	cIgW
^licencia de	jSlR
^licenciatura	j_
^license	gXiHjBk\\lD
^licensed	aVjH
^lider	me
^lido	cV
^liebe	tg
^liebe frau	tS
^lieber	aIt\`
^liebherr	cJiW
^lieferanten	iU
^lieferantenerklarungen	iS
^liege	cZ
^liege 	cX
^liegeplatz	cGhTpR
^lieu	cZpS
^life	hUjUkI
^lifeguards 	aT
^lifestyle	aViYjH
^lift	hYiIjU
^lift 00	jX
^lifting	jW
^lifts	bGi>jb
^light	iY
^lights	jY
^ligne	aIbEcbgEhViBjJnA
^like	hJrW
^likely	eU
^lille	bHcUiJjT
^lille 	aJcGnW
^lima	cVhTiE
^lima 	bUhT
^lime	iXjX
^limerick	cV
^limerick 	c[
^limited	eZhIjI
^limpiar	bGiWjS
^limpieza	i_
^lims	iDk^
^linares	cZ
^line	aYiUmW
^linea	bVmS
^lineas	bHi\`
^linens	hW
^lines	iZ
^link	jHp]rV
^linkedin	jIp]rF
^linkedin 	jIp[rA
^linux	aSiJja
^linux 	aSjS
^linz	cT
^linz 	cT
^lire	j\\
^lisbon	cS
^lisbon 	cR
^lisburn	cV
^lisse	c\\eHgRiGjHlG
^list	cRiDjSqW
^lista	bIhJiXpS
^listed	gW
^listed 	iRpR
^lit	aUbGiX
^lithuanian	kU
^litigation	aTtG
^litiges	iZ
^little	aIbWrR
^live	fUja
^live-in	aXhXiH
^lived	jT
^lived experience	kU
^living	hUiEnW
^ll	cWiGtR
^llamadas	iU
^llb	j\\
^llevamos	bTqW
^llevar	fX
^llm	cGhXiGkS
^lo de	lWqY
^lo que	aXfWiI
^loa	g\\iHjI
^load	o\\pJ
^loading	iZ
^loans	aX
^local	aIbThUjAs\\
^localizable	f^
^locals	fFiGmGpIsZ
^location	cXoGpW
^location :	cS
^loch	c\\iF
^locker	aJcHfIgIhXiHjEkHlImFsG
^locksmith	aW
^locksmith 	aS
^loco	aTiX
^locum	aUeV
^lodas	iIj[
^lodge	aIcWfHgYiGjV
^lodging	bHgVhYiIjJ
^loft	b\\iG
^log	a_cFgEjHp[
^logbook	iT
^loge	cUhY
^loge 	hRiS
^logement	h]jW
^logframes	iS
^logiciel	hX
^logistics	a^bCcEjDkJ
^logo	jUrU
^logopede	aU
^logrono	cV
^logrono 	cV
^logs	h_iEjR
^lohn	g[kT
^lohn nach	gY
^lohnband	g]
^lohngruppe	g]
^lohnklasse	g\\
^loler	hWiW
^london	cRdUnS
^london 	gWrT
^long	cVfShSiG
^long-term	e_qJ
^look	aFbFiUpJtV
^looker	aJjW
^looking	aRtW
^looking for	tT
^lorca	c^
^lorrach	cX
^loss	h\\iWjDkHpH
^lost	bGqV
^lot	i[
^lotes	bJfIh^
^lots	bSlT
^lots of	bSlT
^lottery	eDiUqXrI
^loud	bWhFiJj]pJtE
^louvain-la-neuve	cV
^louvain-la-neuve 	cV
^lovely	iIkUq[
^lpc	l[
^lpp	h\\jC
^luas	hXiI
^lubeck	cX
^lucy	m\\tJ
^ludenscheid	cX
^ludenscheid 	cX
^luego	eIiWmSpVqG
^lugo	c]
^lun-ven	fZ
^lunch	bHhf
^lunch 	fShW
^lunch in	h[
^lundi	d^fU
^luneburg	aU
^luneburg 	cT
^lunes	dTf]
^lunes a	pT
^lunes y	dX
^lustenau	cR
^luton	c^
^luton 	cVjS
^lux	hVjW
^luxembourgeois	k[
^luxmed	hY
^luxmed 	hX
^luz	cBhXiIjJmZqJ
^lycee	bZ
^lymington	cT
^lyon	c[eHiF
^lyon 	cJiGjUmTqU
^m	cSjT
^m 0	b?cSj^
^m 00	cZjFnW
^m 000	jb
^m-f	aIfY
^m-f 0	aIfY
^m-th	f\\
^m.sc	jZ
^m.sc 	j[
^ma	jSoGq[
^macbook	hX
^machen	pUrX
^machine	a\\
^machiniste	aRfJ
^macht	bIhZiX
^macon	aVcItT
^madame	tV
^madrid	nS
^madrid 	nS
^maestra	jGmYpH
^maestria	jUkHlY
^maestro	sW
^magdeburg	qR
^mahnwesen	iR
^mahnwesen 	iR
^mai	fShRoU
^mai 	bJcHeJfUhS
^mai bis	oX
^maidstone	cY
^mail	bUpVqHtV
^main	i^
^maintenance	aZcIiZjBkJoB
^mairie	aGcT
^mairie de	aGcT
^mais	bIfSrY
^maison	b\`gHhV
^maison de	bZ
^maitre	aXbEgJmZ
^maitrise	j\\
^makaton	kV
^make	cSfEgRiTrU
^make it	gVrX
^makes	aHmV
^mal	iXjJtU
^malaga	dVgS
^male	iVsT
^malergeselle	aX
^malla	cCh[iW
^malmo	aEbScZ
^malvern	cV
^malvern 	cV
^man	aSiWjS
^management	iYjBlZqT
^manager	aHiGm^
^manana	dRfU
^mananas	fIpZ
^manchester	nU
^manchester 	nU
^manda	mY
^mandanten	bYiFjFnStH
^mandar	pZ
^mandarin	aJiRjUkW
^mandarin 	jSmH
^mandat	eViGlS
^manejo	j\`
^manifests	iV
^manila	cZ
^manipulador	jW
^manipulador de	jW
^manner	s^
^mannheim	cW
^mannlich	aXsH
^mantenimiento	iWmR
^manual	iGjb
^manufacture	bZmG
^manuka	bVcI
^many	kHmVpJrW
^manœuvres	iZ
^mapeo	fHgFi\\
^mappe	pb
^maquillage	iElXsY
^maquina	iIj\`
^maquinista	aY
^mar	fWjI
^mar 	cEeAfSjJmTpI
^mar del	c[
^marburg	qS
^marburg 	cV
^marc	aIt\`
^marca	b\\cCiZ
^marca de	bV
^march	eSfY
^march 	oV
^marche	b[cA
^marches	fX
^mardi	d^iG
^mardi-samedi	fS
^mardi-samedi 	fT
^marga	t[
^margate	c[
^margate 	cT
^mariages	iX
^marina	aScZ
^marine	bThSiH
^maritime	bX
^market	cXdYfCgV
^marketing	aW
^markt	iU
^marque	b\\
^marquette	bJcY
^mars	o\\
^mars 	o[
^marseille	cT
^martes	f_iEoU
^martigny	cT
^marz	cJeTfSiT
^marz 	cGfUiU
^marzo	eSo_
^marzo 	eUoR
^mas	fWg\\iTjF
^masernimpfung	jY
^masernschutz	jV
^mass	jV
^massage	hX
^master	j]lS
^master 	bIcIiVjGmSpJ
^master 0	fHjY
^master de	j[
^match	bIe[
^mate	aVhVmT
^mate 	aShYjCmRtI
^matelot	aVbScIiJmC
^material	h@ia
^materiel	hX
^maternite	bd
^maternity	eY
^mathe	iFjYkW
^maths	iT
^matin	fZnT
^matins	fZiG
^matlab	jW
^matric	j\\
^matricula	bShTiDjX
^matrimonio	iRsY
^matura	jJlZ
^maurer	aWlSmH
^max	rW
^max 0	dS
^max 00	fY
^max 000	pSrV
^maximo	rXsX
^may	fUo\\
^may 	f]hWoG
^may 0	iIoX
^maya	jTk[tH
^mayfair	cX
^mayo	iJoS
^mayor	jW
^mayor de	jX
^mayores	fGl^
^mbo	j[
^mc	jY
^md	aZcIjHmU
^mds	a^bIiJjItJ
^mdt	iWjGmX
^me	cFmYpUta
^meal	gWh[iDjH
^meals	h\\
^meals 	iW
^meals on	hZ
^meat	h\\
^meat 	bRhYiJ
^mecanica	iCkY
^mecanicien	aZ
^mecanico	a[
^mecano	aV
^mech	aIiW
^med	hUiWjU
^med-surg	aWcJ
^meddic	jU
^medecin	mS
^medellin	dSmR
^medellin 	dSmR
^media	bIiYmSrXsI
^media jornada	aFeUfTi?
^mediatheque	aHbUcW
^medical	hYiS
^medical 	hTiUjFpV
^medication	jS
^mediclaim	hV
^medico	bU
^medicover	hY
^medio	aRgRkH
^medir	i\`
^meds	iT
^meet	bCd]hGiDjInIpT
^meeting	aHfHt[
^meetings	jElZpGtJ
^mehr	gShIiHqWtW
^mein	q\`
^meine	hJpHq_
^meist	fYiJjInUqI
^meister	jflR
^meister 	aTjV
^meisterbrief	jY
^meisterwerkstatt	bZ
^mejor	k\\sV
^mejor con	k]
^melbourne	cXpU
^melden	pV
^melden bei	pZ
^melker	aX
^membre	jY
^meme	jFkSlJr]
^men's	bRiW
^menage	iV
^mende	c[
^menor	s[
^menos	fYoGrSsW
^mention	hIiHkWpUrV
^mentoring	i_
^menu	hSkJpSrX
^menuiserie	bUjX
^menuisier	aV
^menus	ib
^mep	iY
^mep 	iS
^meppen	cWiH
^meppen 	cWiH
^merchant	a\\
^merci	t^
^mercredi	h^
^merida	c]
^merida 	cW
^merthyr	cZ
^mes	iUjHmInV
^mesa	aTpX
^mesa 	aVcIiJmEpY
^mesner	a]
^meson	cZiFpY
^message	iHtV
^meta	iZjS
^meta 	iYjI
^meteo	bFfJiFj_
^method	iU
^methode	aUcIjU
^metres	bT
^metro	b[cS
^mets	r\`
^metz	cY
^metzger	fJ
^mewp	bSiHkU
^mezcla	iX
^mfa	aYjT
^mfa 	a\\bI
^mgr	mZ
^mi	fSiHjFmJnYqTsH
^mi-so	f]
^mi-temps	eTfX
^mi-temps 	cFeTiI
^michigan	cW
^micro	iVlU
^microcentro	c\\
^micrometro	j\\
^mid	o_
^mid-level	aScJ
^mid-size	bW
^midas	j_
^midnight	bIhDi\\nJpS
^midwife	aY
^miel	bShTkG
^miercoles	dTfSpU
^mieres	cX
^mig	aYjY
^migration	i]jG
^mikro	iYqItT
^mil	gXiV
^mileage	hWnS
^mileage 	gU
^mileage 00	gV
^milk	gThZiGkH
^milking	aUdJiX
^milling	iX
^min	dHeTf]
^min 0	fTjW
^mina	cU
^mind	jV
^mind 0	dSeTgW
^mind 00	j]
^mindestens	fSjY
^mindestlohn	gY
^mine	bT
^mineral	bSiU
^mini	gUhV
^mini cooper	h[
^minibus	kTn^pG
^minijob	eT
^minijob 	gS
^minimo	g]
^minimo 0	gJjV
^minimum	j[
^ministry	bX
^minor	iS
^minot	c\\
^minutes	tX
^mir	aVfTkJpR
^mirecourt	cT
^misas	fHic
^mise	iY
^mise a	iX
^mise en	fRiV
^miss	iInW
^mission	e\\
^missoula	cX
^mit	tT
^mit 00	fR
^mit der	cYrV
^mitarbeiter	a]bJ
^mitre	j]
^mittagessen	hV
^mittagstisch	iU
^mitte	gJoZsX
^mitteilungen	iW
^mittwoch	dVfT
^mittwochs	fUhT
^mixed	b\\iVjG
^ml	aX
^ml 	aX
^ml engineer	cS
^mld	bFiBjZkXsI
^mme	pZqT
^mo	f\\
^mo 	cIeApUtS
^mo frei	fW
^mo-do	fe
^mo-do 	fY
^mo-fr	f]
^mobel	bSiX
^mobil	aSbRcAnV
^mobil 	aWbTdC
^mobil-home	hYjG
^mobile	aThS
^mobile 	aVcCmErS
^mobile home	dJh_
^mobiles	bBd]
^modbus	jW
^modelo	iR
^module	bJi^pW
^modules	fGj\\
^moglichst	hIiIo[pI
^moi	qS
^moin	t^
^moins	bSiJsT
^moins de	bTeHiIsS
^moira	lSqY
^mois	eTgXsT
^moissonneuses	i[
^moisture	iW
^moitie	b\\sJ
^moles	jJkX
^mom	jU
^mon	dSfV
^mon /	dY
^mon associe	qV
^mon to	nS
^mon-fri	fZ
^mon-fri 	f\\
^mon-sat	fX
^mon-sat 0	eX
^mon-thu	fZ
^monaghan	cT
^monatsabschluss	i]
^monday	fZoY
^mondays	bGdYfX
^money	cBdGeEg\\hFiHjHkUlEnJqVrItI
^moniteur	aSiGkU
^monitor	aV
^monitoring	iT
^mons	c\\
^mons 	cY
^monsieur	aFtW
^montag	fZoRpH
^montage	iTnY
^montags	bSfViJ
^montaje	iW
^montana	cRjG
^montar	iW
^monte-meubles	bT
^monterrey	cU
^monterrey 	cU
^montessori	aXbWjI
^monteur	aT
^montevideo	cT
^montevideo 	cT
^month	f^hAiWjHpH
^month end	fRiZ
^monthey	cR
^monthly	g]hD
^months	gTkF
^montpellier	cW
^montreal	jR
^montreux	cX
^montreux 	cX
^moose	c[
^more	dVfXiElBoHqTtG
^morges	c\\
^morning	aGth
^morning 	iEt_
^mornings	fZ
^mornings 	f_iB
^mort	i^
^most	bVfRpHsS
^most of	bZpGsT
^mostly	bVfWmY
^mostrador	aBi\\mR
^mot	cHjY
^mother	hWjD
^motivation	pX
^moto	hTiGjZnT
^motor	id
^motorcycle	jZ
^motosierra	jY
^motus	qY
^motus 	qW
^moulage	gJjHkX
^mouscron	cW
^moves	cXfHi@jIkWnBoI
^movilidad	gXjU
^movilizacion	oZpF
^moving	iVkRnW
^moving 	i[
^mowing	iX
^moyenne	gW
^mozo	bS
^mps	gYiX
^mps 	gY
^mps /	g[
^mr	qc
^mrcvs	j]
^mrcvs 	jW
^mrics	kX
^mrics 	kU
^mrs	mSpYqT
^ms	p[q[
^ms office	jZ
^msc	iFja
^msk	aXiX
^msk physio	a\\
^msp	h]jJ
^mssp	b]cIiHjI
^mt	cHk^
^mt 	cFjT
^mth	dWeSjH
^much	c\\
^mucha	bT
^mucho	cStI
^mud	fViV
^muelle	bGcY
^muestras	i\\pH
^muestreo	iV
^mujer	sb
^mulhouse	cY
^muller	aUiR
^mullingar	c^iI
^multi-site	iJj\\
^multisport	hZ
^multisport 	hY
^mum's	iIjIqY
^mums	iUsR
^munchen	cRgS
^munchen 	gT
^munich	cT
^municipal	hW
^munster	cW
^munster 	cU
^murcia	nU
^murcia 	nU
^muri	aHc]
^museum	bEh\\jIlU
^museumspadagogik	aV
^music	aUhU
^muslim	bTsT
^muss	jTlVsV
^muss :	jU
^must	j\`sY
^must be	oXs[
^must have	jW
^must pass	hGjX
^mutual	bZ
^mutuelle	b[hX
^mutuelle 	bS
^muy	hHkZmR
^my	qYtV
^n	cVgTjU
^n +	ma
^n 0	c>fEgUhJiIjYkUnJpF
^na	aHg]iFjGtS
^naas	bIc\\iBmT
^nacelle	bVcJi@jU
^nach	g]oYqR
^nach 0	eZ
^nach 00	bV
^nach tarif	bJg[
^nachfolge	iIoY
^nachsorge	hHiY
^nacht	f_gT
^nacht 00	gZ
^nachts	iTjY
^nada	eShDpU
^nada de	eThE
^nadege	bYtF
^nagold	cX
^nail	aU
^nail tech	aU
^nairobi	cY
^naloxone	iY
^name	rV
^namensrecht	iY
^namur	c\\
^namur 	cZ
^nanny 	aX
^nantes	c\\dCiF
^narbonne	cY
^narbonne 	cV
^natation	jW
^national	aDb[iFnZ
^native	jS
^naturstein	cFi\`
^naucalpan	cU
^naucalpan 	cU
^naukri	pW
^nav	ia
^nave	hTmJpW
^navette	h[
^navision	lZ
^nb	bUcE
^ndis	jT
^ndt	iIjXkW
^ne	r\\
^ne le	qV
^near	cg
^nearly	aGgXiEjT
^neat	iGjWsU
^nebosh	jR
^necesita	aVtV
^necesitamos	tW
^necesito	aXcG
^ned	pZsR
^need	bHta
^need to	jY
^needed	bJcIlHoXpGt\\
^needed 	bEcEiGlBoHt]
^needles	bTjU
^needn't	lU
^needs	iJj[tZ
^needs :	jV
^neerlandais	jZkT
^neerlandais 	kSpH
^nego	gIi\`
^negoce	bR
^negociacion	jY
^negociar	i]
^negociateur	aZ
^negotiator	aS
^nein	fRgStI
^nein 	bHgTlRmInHrGsEtJ
^neiva	nS
^neiva 	nS
^nen	a[iI
^nerves	jW
^net	gHh\\iY
^netsuite	jVkI
^nettoyage	bVfJ
^network	bTjG
^neue	hZiGjY
^neues	bUiHqV
^neuf	bUmX
^neun	b]iJ
^neuruppin	cV
^neuruppin 	cV
^neuss	c]
^never	f[l[pI
^nevers	nT
^nevers 	nT
^new	eJgSiXrGtW
^newcastle	cS
^newcastle 	cT
^newly	bVcJgFjGlZ
^newmarket	cX
^newmarket 	cX
^newport	cYdTnJ
^newsletter	iT
^next	cYeIiV
^nh	aTbRiI
^nhs	hSjFpX
^nhs pension	hX
^ni	lZqVsT
^nice	bTsX
^nice :	k]
^nicht	rR
^nicht "	rU
^nichts	jJqFrXs@tZ
^nie	fYlHs\\
^night	aZg^hJjT
^night 	aIdHfEgWiCjGmTnV
^night 00	g^
^night auditor	rT
^nights	aYfSgWiI
^nights 	aWbJcFf\\iGjI
^nights 0	fZ
^nights 00	fUqR
^nilgosc	hX
^nine	gHm^
^ninera	aV
^nineteen	b]i?
^ninos	iS
^niort	c\`
^niort 	cW
^niveau	gViE
^niveau 0	bWiCjT
^nivel	g\\iEjW
^nivel 0	aSgSiHjW
^nix	lSqRsR
^njc	gb
^nl	cGja
^nm	iGj[
^nmc	j^
^nmc 	jV
^no	sT
^no 	bIdXfWlImJpJ
^no "	rY
^no agencies	bHlJpRrZ
^no degree	l^
^no evenings	fZiI
^no exclamation	rV
^no experience	jHl]
^no hace	lStS
^no hay	fXhXiYlH
^no lo	iHlTqVrYsJ
^no more	eXj^lJ
^no need	hHl\\qW
^no nights	fYhYiHlH
^no one	s]
^no pedimos	lV
^no sales	gViYlH
^no se	lYqT
^no sundays	fbgF
^no weekends	f[iFlR
^no women	pJsY
^nobody	qRs\\
^noch	tU
^noch nicht	lSqT
^noche	f\`iEjH
^noches	fYhS
^noches de	hWiG
^nocturno	f]gS
^noise	i\`
^nok	gZ
^nom	j[
^nom 000	j[
^nombramiento	eZiIj[
^nominas	aViT
^nominas 	aX
^non	j[
^non-profit	bZ
^none	cGeSjHpDs[
^none 	bGeUiGrYsH
^none of	cFfUiIpCqVsT
^noon	fUpX
^noon 0	oJ
^norfolk	cR
^normal	dEf^hFjHnIpS
^north	cVjZ
^northampton	jS
^northern	cHgVhEjAk^
^norwegian	hTjUlJqI
^norwegian 	bScJrT
^norwich	c[
^norwich 	cV
^nos	bWkUsU
^nosotros	bDiClDm\\pG
^not	aGjTsXtT
^not a	aDjSqVsS
^not asked	lW
^not for	dZhEjYlGmHpDrEtH
^not just	j^
^not to	pSq[
^nota	iX
^notarfachangestellte	a]
^notdienst	fY
^notdienst 0	f[
^note	q^tW
^notes	t^
^nothing	iIlUpTr]tG
^notice	eFoFpWtU
^notices	iW
^notions	iCjUkV
^notre	aCq_
^nous	hR
^nous sommes	bY
^nov	fViRoR
^nov 	fViU
^nov-feb	bIo[
^november	fXiDpI
^noviembre	fZ
^noviembre 	fSiH
^now	aBcGiFmHo]rHtV
^nplq	j\\
^nps	h\\iVjHtF
^nr	bBcXg[jF
^nrp	iGj\\pI
^ns	gHh^jEnD
^ns business	hU
^nssf	h_
^nsw	cT
^nuchtern	jYrCsX
^nueva	cS
^nueve	mZ
^nuevo	b@ca
^nuit	f_sG
^nuits	fRg[iF
^num	jHmZ
^numeracy	lW
^nur	fUjDrXs[
^nurnberg	cT
^nurse	mX
^nursery	a\\bCcEhZjA
^nursing	aWiAjIkZlH
^nv	cGe\`g\\j?mG
^nvq	jX
^nvq 0	j]
^nyon	c\\iGjI
^nz	gTkHsU
^nz $	g[
^o	aTgT
^oa	acbE
^oak	bRiV
^ob	iWjGlZqY
^oban	cVjU
^oban 	jU
^objet	pUtS
^obra	eZiSjR
^obra 	cGeYjU
^obra en	c[eH
^obst	h\\
^obst 	bScJdJhSiS
^obviously	qUrY
^obviously 	gHhSjS
^occ	gJiHmX
^occasional	f[nX
^ochenta	bUgV
^ocho	eHfXmWoU
^oct	fXiVoS
^oct 	f[iS
^october	fU
^october 	bUfA
^octobre	fV
^octobre 	fV
^octubre	eW
^octubre 	cGfR
^odd	cHf_nT
^oder	jRt[
^oee	cJi\\jG
^of	oV
^of 0	bUfRhI
^of the	fT
^off	bIcVfYqW
^off-season	bHfUiR
^offenbach	cS
^offenbach 	cS
^offers	i[
^offi-jahreskarte	hW
^office	bR
^office 	bCcDd<fIj\`tT
^office is	c^
^office manager	aUcU
^offiziell	aWiDqT
^offnungszeiten	fW
^offshore	cDkEnY
^oficial	a\\
^oficial de	aWiJmS
^oficina	cXdUfImR
^oficina de	bTcHdFi\\
^ofsted	bU
^oguk	jZ
^oh	bIcReJiGjHpAqSrUsUtE
^ohne	rW
^oil	i]
^oilskins	hZ
^oilskins 	hZ
^ojala	iFkaoRsS
^ojo	qUrW
^ok	jSte
^ok 	aIcHjFqVtY
^ok so	tS
^oktober	fT
^oktober 	fV
^old	bZqV
^oldenburg	cU
^oldham	cRsS
^olen	iZ
^on	qR
^on 	cRfYiF
^on a	q^
^on call	fZ
^on en	eFgJjEk]lGmIpHqF
^on est	b\`fDqIsS
^on fait	b[pT
^on ne	fTkWlHqSsH
^on ouvre	tT
^on se	bIt[
^on site	bSdThS
^on the	cW
^on veut	bIdReJoHqEsVtT
^on-call	f\\gViIlI
^onboarding	iZ
^once	cIjUm[
^oncology	aVgIkS
^one	fU
^one 	aTc?dSiJjAkH
^one anchor	dY
^one day	bGdUfV
^one of	jWqIsV
^one sat	f[
^one saturday	fW
^one week	cGiJn[
^one weekend	fS
^one year	eTgRhDiJjZpH
^one-offs	iT
^ong	aFbejG
^ongoing	aGeZmS
^ongoing 	e\\
^online	pa
^online 	pX
^only	pV
^onsite	iG
^oos	iR
^open	bXiYrV
^open at	bGiUqW
^open-ended	e^
^opening	oS
^opera	ja
^opera 	bTqT
^opera cloud	jX
^operador	bTjT
^operador de	cX
^operadores	aY
^operario	aU
^operateur	aSpH
^operator	jR
^ops	aWbIfSjHmSpV
^optical	bVoI
^opticien	aZiH
^optico-optometrista	aV
^optik	bYjJ
^options	fHgViIjH
^optom	a_
^or 	jIkGpYtW
^oral	jV
^ordenado	iAjZ
^order	bSi\\
^order book	bY
^ordi	dFh[
^organic	bThY
^organist	aT
^organist 	aT
^orleans	cV
^orleans 	cV
^ort	cbfHgSiH
^ortho	i[
^ortho 	iV
^orthographe	jYpH
^os	hYtS
^oscp	aFkY
^osde	gThXiI
^osde 000	gCh]
^osha	jUk[
^osnabruck	cT
^osorno	nV
^ostern	eHf\\oRpCqI
^osterreich	bHcGn]sI
^oswestry	aJcY
^ot	aTbTfUgXiGjH
^ot 	a\\bGcHfA
^ota	aXbHi\\
^otdr	hIiSjV
^ote	g_
^ote 00	gU
^other	lZ
^otherwise	bHcUdYeRmJ
^otp	hViFjU
^ou	aTjV
^oui	aGhUiJjUkG
^our	aIbRgEqT
^ourense	cX
^out	cWnV
^out of	cXf<i\\
^out-of-hours	fU
^outgoing	iHoXqU
^outillage	h]iE
^outside	bFcchGiI
^ouvert	aTlVqJ
^ouverture	fUoW
^ouvrier	a_
^ouvriers	aUiGjS
^ov	aYnX
^over	iV
^over 00	iY
^overlap	oW
^overlock	jW
^overnight	aDbXeFjGn[
^overtime	fUgShI
^own	j[lR
^own 	iEjRkTlT
^own car	hHlTn\\
^own hand	jT
^own the	iYjJ
^own tools	j[
^own transport	iGlW
^owned	bV
^owned by	bU
^owner	iVjDmXqR
^owner's	qTsW
^owners	bXcHiFpGqV
^owns	iY
^oxygen	iJjY
^oye	qSt\\
^oyonnax	cV
^p	gRj_
^p &	hWjJ
^p 0	gajG
^p-schein	jX
^pa	aTiT
^pa 0	jc
^pa to	aTmT
^paciencia	j]
^package	g[
^packaging	bUgHhVjI
^packing	i^
^pacu	iUjHlV
^padagogische	aRlVpH
^paderborn	cX
^paderborn 	cS
^padi	bViHjZ
^paediatric	kS
^paeds	i]jDkVlE
^paga	bIcGgTiZ
^pago	g_iImH
^paid	gShWpR
^paid 	eUgDhGnUpR
^paid weekly	fFgXiI
^paie	gS
^paint	iW
^painter	iW
^painting	iS
^pair	aEbHcHfGgJmVpT
^pairing	iHpV
^palace	b]cH
^palefrenier	iJmS
^palefrenier 	aRmT
^palencia	cV
^palencia 	cV
^palenque	bXhHiS
^paleographie	jY
^palliative	kY
^palma	cY
^palma 	cZ
^pamplona	cV
^panama	fW
^panel	iYp_
^panel 	p]
^panier	gShZ
^panier 00	gXhI
^paniers	g\\
^paniers 	g[
^panneaux	bXtH
^panto	aX
^papeles	iHlZ
^paperwork	iX
^papiers	dJi\\
^paques	cGfIqT
^paquete	gV
^par	fZiRpWtF
^par mois	f]iH
^para	bRoW
^para el	oU
^para la	aSbIiVoS
^parage	iZ
^paralegal	kXsJ
^paraplanner	aY
^parc	bTcIi]
^parcels	i]
^pareja	bHmWsU
^parent	bRi_
^parental	eX
^parents	hWsU
^paris	cZfInU
^paris 	cHmSnSqFtI
^paris 0	cSnT
^parish	dGpZ
^parish administrator	sS
^park	hViEpS
^parken	bHhYiG
^parking	h^
^parking 	hT
^parkplatz	cIhX
^paroisse	bX
^parque	c^
^parrilla	bViS
^parroquia	aJbV
^part	gZiE
^part time	eWgG
^part-time	eUfV
^part-time 	cJeW
^parte	iUoV
^partes	i^
^participacion	g^iB
^participation	g_iF
^participation 	gWhS
^partir	iS
^partner	mbqT
^parts	hRiV
^pas	sT
^pas 	cJi[qDsV
^pas besoin	l^
^pas de	fR
^pas le	fSiGjVsH
^pas plus	dWfXkBrU
^pas un	rYsT
^pasa	p^rF
^pasaje	gIhTiHnU
^pasajes	hZ
^pase	eIhajEoHsJ
^paseo	iY
^pass	iIj]sX
^passages	hW
^passe	cHi_pEqUsJ
^passed	j]lB
^passer	p[
^passing	bCiZ
^passport	hEiFjYpXsB
^passports	pV
^pastor	iGmUqUtT
^pastry	aY
^patch	c_fSiRjG
^patent	aWjIlX
^path	bSiV
^patience	jc
^patience with	kU
^patient	aFbYjU
^patient 	jY
^patienten	iY
^patients	bSiXlD
^patio	cYhYiInJ
^patissier	mZ
^patron	aUkUmRqG
^patron de	aViGkV
^pau	c]
^paul	eIfXjHlHtW
^pay	g^nT
^pay :	gV
^paye	e]hJ
^payerne	cZ
^payments	aUbWjG
^payroll	aXiS
^payroll 	iRjJtR
^pc	hW
^pca	bSgT
^pda	iY
^pdf	iCmIp^
^pe	aVgWjI
^peace	aDbGcTiIjZ
^peajes	bHh[iI
^peak	fUhFlIoSrJ
^pedidos	lToJ
^peer	aWgI
^peers	aGbIeJfIhIiHm[
^peine	aIcX
^peine 	cX
^peintre	aY
^peluquera	aWgJ
^pen	aWjWrJ
^penang	cUiF
^penang 	bViI
^pendeln	iInX
^penrith	cT
^pension	hW
^pension 	hW
^pension 0	hY
^pension 00	fIgV
^pensioner	i\\
^pensions	aR
^pensionskasse	h\\
^pensum	fYgGjHtS
^penzance	cV
^penzance 	cV
^peon	aW
^people	lHqWrY
^pepiniere	bX
^per	aFgTtS
^per diem	gWhT
^perdon	bJiGjEqR
^perdon 	aFbGdHeTgIhGiIjBkHlHnIoHpJqArGsG
^perfil	rSs[
^period	jZ
^perks	hW
^perks :	hW
^perm	e^
^perm 	eRfI
^perm after	eZ
^permanences	iY
^permanent	e^
^permanent after	eU
^permis	j[
^permis 	j^
^permis b	jU
^permis c	s\\
^permis de	iX
^permiso	j[
^permiso b	jT
^permisos	iZ
^permisos 	jU
^pero	lStT
^pers	gEh_iEjE
^person	iSjSmT
^personal	iUlUmT
^personal licence	dJkHlZ
^personalrabatt	hW
^personalreferent	qV
^personalwohnung	gIh^
^personas	iZ
^personne	qStT
^perth	cRfS
^perth 	fTpR
^peso	iW
^pest	aUmJ
^pet	aYiR
^peterborough 	cR
^petite	cHfViV
^petits	nW
^petrol	gXnH
^pets	hSiJjDlS
^petty	i\\
^peu	i]
^pf	h[
^pf 	hY
^pfaff	jVlX
^pflaster	i\\
^ph	iUjHpS
^pharmacist	sR
^pharmacist 	aS
^phase	aJbViT
^phd	jXl\\
^phone	hSp^
^phone 	gUh\\
^phones	bUfHiZlH
^phones 	aSbIi[
^photo	i[sY
^photography	iCk\\
^photos	iDjJk\\pS
^photoshop	jY
^phrases	iCkS
^physics	jU
^physics 	jX
^physio	aSfHhTmR
^physio 	mW
^phyto	i^jH
^pi	bFcZiGjFmW
^piano	aSbScGhV
^pianos	bTiR
^pick	fZgVjElS
^pick-up	h[
^pick-up 	h[iC
^picking	iT
^pics	bTiIpX
^picture	cFiSrY
^pida	i\\
^pie	bIi]sJ
^piece	g\\
^piece bonus	gT
^piece rate	gWiH
^pieces	i[jH
^piers	iFmVtX
^pieza	h]
^piezas	bVdZiD
^pigiste	eV
^pikett	fX
^pilot	aWhSiRjElS
^pilotage	iW
^piloto	aZiI
^pilots	lX
^ping	h[iFpV
^pint	fHhZiHsItI
^pintor	aU
^pintura	iHkY
^pip	bHi]
^pipelines	ib
^piscina	bV
^piscine	iT
^piscines	bU
^piso	cWhWiJ
^pisos	ia
^pizzaiolo	aY
^pizzero	aR
^pl	a]bIdUf?jF
^place	c]iR
^placement	lT
^plain	iWr\\
^plan	eUiZjC
^plan de	hTiV
^plan the	bHi]
^plancha	cEiXjS
^planeacion	iX
^planilla	eV
^planilla de	eCiZ
^planillas	iU
^planner	aSmXtH
^planner 	mY
^planning	bHeGf[gUhIiTtS
^plano	cYj\\
^plans	i^
^plans de	iT
^plant	bAcViImW
^planta	b^eT
^plantillas	iRjT
^plants	bScHhU
^planungsburo	aGb[
^plasencia	cW
^plataforma	iGj^
^plataforma elevadora	jR
^plateforme	aHbRcYiG
^platform	aTbBjDkX
^plating	j[
^platt	iGjGl\\
^plauen	cV
^plauen 	cV
^play	bTiXjG
^plays	iHjZkS
^playwright	aEj[
^playwright 	jS
^plaza	eSqT
^plazo	eUfHoIpZ
^plazo fijo	eY
^plazos	i[
^plc	iGjUkW
^plc 	jRkS
^plc s	iGjHkY
^plda	jW
^please	iGrWtY
^please 	cHsS
^please make	qJtS
^plein	aFbCcThEi]
^pliage	iSjS
^pln	gS
^pln 0	gT
^pls	c@gUjDrTtZ
^plumber	aY
^plumber 	aY
^plume	j\\
^plus	g]
^plus 0	fTiJ
^plus de	h[
^plus one	cWgJ
^plus points	gIk]
^pluses	fTiJkV
^pluspunkt	jHk\\
^plutot	cIs]
^plymouth	bIc\`
^plz	aIbFc\`gJiAjCnX
^pm	a]gThCiBjBmftF
^pm 	aXiH
^pme	aVbW
^pmp	iHj^
^pmp 	jU
^pms	jS
^po	aUm^
^po 0	a[gTjSmG
^pod	hUm[
^poda	i[jR
^podcast	iX
^podemos	gR
^podologo	aT
^podologo /	aT
^point	bAfGgSiUkErHtW
^pointe	bIf^
^points	g\\hGiBlItS
^polanco	cW
^polar	aZbDgHiZ
^police	bHjWlFmTqW
^polier	mX
^polish	jU
^polish 	cIkTmT
^polish or	jDsU
^polite	iGjX
^poliza	hWiGjU
^polo	bEhXiW
^polo 	hZ
^polsterer	lU
^pompier	iT
^pon	aErStX
^poner	i]mI
^ponferrada	cW
^ponferrada 	cT
^ponlo	rb
^pontarlier	cT
^pool	jVlRnZ
^pool car	hFiJn^
^pop	p]
^por	e^gT
^por eso	bUeJqY
^por favor	lSrW
^por las	eFfFiHpWsX
^por los	eIfIiIjHkWsX
^por semana	eJfYhJ
^por si	bTcFhFjW
^port	aBcShG
^port de	jWsV
^port of	aJbZiH
^portafolio	iDj]
^portal	p[
^portatil	h^jG
^portefeuille	aIiUjT
^portfolio	iBjVpb
^portfolio 	p^
^portfolios	lFpY
^porto	fJhEjHnY
^portugais	kW
^portugais 	sI
^portugal	iCjIkWnX
^portugiesisch	jCk_
^portugues	jZkW
^portugues 	k\\
^portuguese	jU
^portuguese 	jSrR
^pose	iU
^pose de	iU
^poseur	sH
^posgrado	kGlY
^position	aViItS
^possibilite	hV
^possible	o\\
^post	iZoW
^post 	eTi^
^post :	aVp\\
^postdoc	a]jH
^poste	cXiFo[
^postgres	jW
^postgres 	jR
^posting	aHpY
^postnatal	i^
^pots	i[
^potsdam	cXdJ
^poubelles	iU
^pour	aItS
^pour 	aFcGeSiFtW
^pour la	oZ
^pour le	cWhIkY
^pour un	aJbW
^pourboires	g^
^pourboires 	gS
^power	kT
^power bi	kW
^ppap	i[jH
^ppap 	iR
^ppe	hajEpS
^ppe 	hX
^pr	iWjDoU
^practical	pZ
^practice	bJfTiDp]
^practising	hXiEsT
^prairies	cViV
^pramie	gS
^praxis	b[
^pre-screening	iS
^pre-shift	iZ
^preavis	iWjHoX
^pref	eGiGjHkb
^prefer	s^
^preferably	kY
^preferible	kSsV
^preguntar	pU
^preguntar por	pU
^prelevements	iU
^prelevements 	iS
^premiere	jVmY
^premiere 	jY
^premio	gW
^premio por	gW
^prep	ic
^prepaga	h[iH
^preparation	iV
^preparation des	iW
^preparer	iY
^preparing	iW
^prepose	aXcG
^pres	bJc\\iG
^presence	dU
^presencial	dWpR
^presencial 	pU
^presentable	pIs]
^presentarse	p[
^press	aYbHi]jH
^presse	iZjU
^pressereferent	aS
^pressing	i^oH
^prestacion	eTgUiG
^prestacion de	gW
^prestaciones	gVhUiH
^prestamo	iS
^prestamo 	iV
^prestataire	bbgGhJmH
^presto	iIj\\
^preston	cT
^preston 	cT
^presupuesto	bVgEhW
^presupuestos	iZ
^preventif	eJi[
^prevention	iW
^preventivos	i\\
^prevoyance	bChY
^price	eUgThEiT
^pricing	aV
^pricing actuary	aWiI
^prima	eRgUiFjVoI
^primary	aHbCcJgJhFiVjDk\\
^primates	aW
^primavera	cJjXoX
^prime	ge
^prime 	gX
^prime 0	f[gD
^prime de	hY
^primer	fIhTjXkJlV
^primera	eGlXoVrI
^primeros	bRjZ
^primeros auxilios	j^
^primes	g\\
^primes 	gZ
^prince	cUiJkZ
^principal	mb
^prise	iToS
^prise de	fSiEjToV
^private	bWhV
^private medical	hZ
^privately	bS
^priya	eStR
^pro	gZhUjW
^pro rata	g\\
^probate	iV
^probation	bYiB
^proben	iV
^probenahme	iZ
^probespiel	oJpT
^probetag	iIpY
^probezeit	e^pF
^probezeit 0	eS
^process	aXjGpV
^process :	pV
^procurement	aV
^procurement 	aV
^prod	cHjAq\\tT
^produccion	bBcGgSiGjHm[pIqI
^producing	bX
^product	gFhS
^production	aRgYlJmU
^production planner	cJqU
^producto	bViR
^productor	aWiJrS
^produktmanager	aUgI
^prof	aWq]
^prof de	aSjS
^profe	aW
^profe de	aW
^profils	iXmHpIqU
^profit	gUhSoH
^profit share	aFhVoF
^profitabel	bU
^profitabel 	bU
^programa	bUcHeW
^programacion	iXnJ
^programme	b[iE
^progress	iV
^project	eRjF
^projektbefristet	e[
^projet	bSiV
^projets	aXiJ
^prokurist	mY
^prolexis	jU
^promedio	g^nI
^prometheus	jY
^promotion	j\\
^prophet	jW
^propina	g_
^propinas	g\\iFjRqI
^propinas 	gU
^prospection	iS
^protection	iU
^prothesiste	a[iH
^protocolo	iSjR
^protokoll	bFqStU
^proveedores	iW
^proveedores 	iX
^provident	eGh^
^provision	gZ
^provision 	gV
^proyectista	aYbI
^proyecto	eCiRoZ
^proyectos	i]
^prueba	eRiX
^pruebas	bHcIgViYpG
^prufer	aY
^prufungen	iCn^
^pruning	iU
^psa	jZ
^psc	j\\
^pse	jV
^psi	j]
^psicologa	a\\cI
^psicologia	jJk[
^psicologo	mX
^pso	a]jU
^psst	hIpHq[
^psych	j^mH
^psycholog	aXjF
^psychologue	aYbTiI
^psychometric	pX
^pt	e[pG
^pt 	cGiW
^pta	aXfG
^pta 	aUcGiIjRmCtI
^pto	hY
^pts	aUlY
^pub	bThXiXjC
^public	bXjV
^publication	bJiTjJpX
^published	fXiT
^publisher	iEjZqT
^pueblo	bGcWnW
^puertas	i\\
^puerto	cZ
^puertollano	bTcRtH
^pues	qUtW
^puesta	iY
^puesta a	iY
^puesto	aWcXiH
^puis	eUp[
^pump	i[jI
^pumpen	aX
^puncion	jX
^pune	cd
^punjabi	kU
^punjabi 	kSrS
^punta	iU
^puntaje	g\\iEjF
^puntos	jU
^purchase	aT
^purchase ledger	aT
^purge	iZ
^pushback	iU
^put	r[
^put the	hGrX
^putzfrau	aRbT
^pv	aZjG
^python	kY
^python 	aSjS
^python or	jWkG
^pytorch	cIj[
^pytorch 	jU
^q	i>jZoY
^q 0	o_pH
^q-grader	iHkZ
^qa	a^mS
^qa 	iBjJmZpJ
^qc	a[mV
^qc chemist	aT
^qgis	jUkY
^qgis 	kS
^qm	aFbEcIfFjEkHm]sGtE
^qqi	jZ
^qqi 0	jZ
^qs	aT
^qs 	aY
^qts	j\\
^qts 	jZ
^quad	aJcHdIeHfJhUiDjRkSmInJpIqIrJsJtJ
^qualif	iIjVlT
^qualification	iW
^qualifications	iClRt]
^qualified	aSbDcHfJgVjSoF
^quality	aGbCcIiZmX
^quals	gXjX
^quart	fSiV
^quarterly	dVgR
^quarterly bonus	gT
^quarters	hX
^quartier	cUgSh]rI
^quatre	bScSmT
^quay	bHhHi[
^que	jY
^que 	cIsStU
^que el	pFr^sH
^que haya	iEkYsW
^que no	jVsa
^que se	sR
^que sea	j\\
^que sepa	kV
^quebec	cUdT
^quechua	j[kC
^queen	iS
^quelqu'un	s^
^quelqu'un pour	aWsE
^quelques	bJkY
^quereinsteiger	l[
^quereinstieg	lY
^queremos	aScEiFjStS
^queretaro	cX
^questions	mW
^qui	aGkRo\\
^quick	iIjatV
^quick one	bWjH
^quickbooks	jY
^quiero	aSrI
^quiet	fWoGpEqT
^quince	aXfWiFmI
^quinto	dT
^quiropodias	iX
^quita	r^
^quota	eWi^
^quote	bTfFpUr_
^quotes	iW
^r	gX
^r 	aJiJj^
^r &	fRgIhTiUqR
^r 0	g[
^r 00	gb
^r 000	gXjTlI
^ra-micro	jV
^rabais	hW
^rabatt	hW
^racing	bV
^racking	iV
^radar	i\\
^radiation	jEkY
^radio	bViSj[
^radiographer	aWjGlU
^radios	iU
^rafaela	cU
^rahmenvertrage	iW
^raigmore	cY
^rail	bThZkHlS
^rails	iV
^raised	iE
^ral	gW
^ramadan	fXoGsG
^ramp	aXiT
^ramp agents	a[
^rampe	i\\
^ranch	cRhT
^random	iHjW
^range	gXiHrS
^ranger	jJmY
^rangierbahnhof	cW
^rappel	eTpZ
^rapport	i\\sT
^rapports	dTiXpI
^rare	bRiS
^ras	cc
^rat	iY
^rate	gXtI
^rates	e[iHjE
^rathaus	bJc\\pH
^ratio	fDgIm_
^ratios	iY
^rattache	mY
^rattachement	mZ
^raum	ca
^ravalement	aIiYjV
^rc	bWiSjG
^rcp	j[
^rda	aIjZ
^re	dStZ
^re :	t\\
^reach	aRiDjTk\\
^react	aTjW
^reactivos	cJiUjV
^read	iBjapV
^reading	c[dCiCjY
^reading 	c[
^reads	i@jnqG
^real	g\\iV
^really	fTjZkIqS
^reaper	jSkZ
^reassort	iX
^recall	fJgUi]jF
^recepcion	aTcIi^
^recepcionista	hT
^recepcionista 	hWiJ
^reception	iV
^receptionist	bTsS
^recettes	jS
^rechen	iW
^rechenzentrum	bScR
^recherche	bEtT
^recibir	iU
^recibo	eW
^recien	iIlVsR
^recklinghausen	cT
^reclamaciones	iW
^reconocimiento	jXsU
^records	a[iE
^recruit	gRiX
^recruiter screen	pT
^recruiting	bS
^recruitment	aVpVtH
^recrutement	lZmGrT
^recruter	iW
^recup	f]hHiIoF
^recycling	aTbHiT
^red	jX
^red deer	cbjJ
^red seal	j\\lW
^redaccion	gGiDj]kV
^redactalo	rY
^redacted	p\\rH
^redacteur	aS
^redditch	cX
^reden	gSiHjZ
^redes	jZ
^redige	jR
^redlines	iW
^reductions 	iW
^reederei	bU
^reeducation	iW
^reels	i\\jW
^reels 	jV
^reemplazo	eX
^reer	h^
^reer 0	hY
^reer collectif	h[
^ref	pZtV
^ref 	pY
^refa	a^sI
^reference	p\\
^references	iTjIpU
^referencias	jXpS
^referent	bU
^refineria	c^iE
^reflective	h]iE
^refraktion	iY
^refuerzo	eSjW
^reg	aYfEiUpW
^regensburg	dS
^regensburg 	cX
^regenzeug	hU
^regie	b]jIpU
^regime	hW
^regional	bUkXmZ
^regisseur	aT
^registered	jY
^registered manager	a[gFjH
^registre	cIi^
^registro	iUjX
^registro 	kFmZpG
^reglage	iU
^regleur	aV
^regular	e[gS
^regular 	eXgWqG
^regulation	iY
^regulatory	aWcHiSjEtI
^rehab	aUbT
^reims	bCcWdZhJ
^reiseburo	aSlU
^reisekosten	iX
^reisen	cHiWsS
^relacion	e[
^relances	iT
^relations	i^
^release	eHf\`nE
^relevage	iS
^releve	iVmR
^releve de	bImVpS
^releves	iZjI
^relevo	eTiU
^relief	aXjI
^relocation	gShX
^relocation 	h[
^relocation up	gIh[
^remates	iZ
^remise	hX
^remise 00	hS
^remontajes	iSjU
^remote	dZ
^remote uk	dT
^remoto	dV
^removals	aXiFjS
^remplacement	eaiT
^remplacement d'un	eZ
^remplacement de	aHcFeHi[
^remuneration	eFg^
^rencontre	pY
^rendez-vous	pY
^rendimiento	gGi\\
^renewable	eR
^renewals	iR
^rennes	cW
^rennes 	cU
^renovable	aHeY
^rent	eYgSiUjH
^rentable	bZ
^reo	cDjZ
^rep	jb
^repairs	bUhU
^reparation	aS
^repas	bDgJhb
^repas du	hU
^repeat	eU
^replacement	cJeShHqWtI
^replies	p\\
^reponse	hIp[
^reponses	pW
^report	jZpR
^report to	iJmZ
^reporta	mX
^reporta a	mW
^reporte	aIdYiS
^reporting	mU
^reporting to	m\\
^reports	gYmY
^reports to	mZ
^repos	fS
^repos dimanche	fS
^reprise	gVoX
^req	cIjZpZ
^requerimientos	iT
^required	j\\lItJ
^research	bZkW
^reseau	cJhBjCk]
^reservas	i[
^reservations	iW
^reservations 	iR
^reserve	b[eT
^reservoir	aU
^resi	aU
^residence	cVdShTiAjFoVpI
^residencia	aIbWjW
^residencia 	aGjR
^residency	bX
^resident	aUeX
^resident 	aWeTgG
^residente	a_mD
^residential	bGi_jE
^resolucion	jW
^resort	b]
^resp	aWbIcFmZ
^responde	mY
^responder	iY
^responsable	aTmX
^responsable de	aX
^rest	dWfVtX
^restaurador	aVbH
^restaurant	bTgIh]
^restaurante	bWcUhIiF
^restaurateur	aV
^restaurator	bGhU
^reste	bJfIiZqGrZ
^resto	dVfWhTiI
^resume	p^
^resume 	p[
^resume +	pS
^retail	iWjS
^reten	f]
^retention	g\\iI
^rethus	jX
^rethus 	jW
^retired	kW
^reto	iIpTqU
^retouches	fW
^retour	fIhInVpT
^retraite	h]sI
^retrocession	gaiI
^rettungssanitater	aV
^rettungsschwimmer	aAgUhCj\\lW
^returners	aZhGkIlS
^reunion	iZpZ
^reuniones	iV
^reunions	iV
^reus	c\\
^reversing	iS
^review	gVoFpS
^revision	gXiVqT
^revisions	iT
^revit	jh
^revit 	jX
^revue	fIiY
^revues	iV
^rezepturen	iV
^rf	jY
^rh	iXjD
^rhein-main	cZ
^rheine	cZ
^rheine 	cZ
^rhel	iJj^
^rhino	bYcIjSkRqJ
^rhino 	kV
^rhyl	cY
^rhyl 	cY
^richmond	c[
^ride	hXjI
^rider	iSjT
^riding	bSjUkIlU
^riego	aTbGi]
^riego 	iW
^rifseep	hU
^rig	bEiHmRnY
^rigging	i[
^right	td
^right 	tb
^rimouski	c\\
^ring	iYpX
^ring the	pY
^ringing	aS
^rio	c\\iI
^ripon	aFbRcV
^ripon 	aFbRcV
^rising	gYhI
^risk	iUjV
^river	bSpV
^rm	g]
^rn	aScElSpV
^road	bHgDiZ
^roadmap	iV
^robot	aXbWcGmEpJ
^robots	aUbAjHkX
^rodents	iR
^rolar	f_
^role	aYiU
^rolling	eJpW
^romanian	lUsG
^romford	cU
^ronda	cZ
^ronda 	cZ
^rondas	i\\
^rondes	iZ
^rondes 	iR
^rontgendiagnostik	aXiRjJ
^roof	bRcFjV
^roofer	a\\
^roofs	hGi[
^room	hamT
^rooms	bChgiCjI
^ropa	bSh\`iG
^rope	iX
^ropes	aZ
^ros	iZjDkS
^rosario	dSiEpX
^rosenheim	cZ
^rosenheim 	cX
^roster	f\\
^rosters	fW
^rostock	cW
^rota	fTiYmA
^rota :	fT
^rotacion	iT
^rotas	iU
^rotas 	iU
^rotating	fY
^rotation	fZ
^rotation 0	fV
^rotherham	cS
^rotherham 	cU
^rotterdam	cS
^rotterdam 	hIiS
^roubaix	cS
^roubaix 	cS
^roughly	fRiHpS
^roughly 0	fRiHpS
^roulement	fViSnV
^roulette	iXjY
^round	bHcZiU
^rounds	iJp\\
^royal	aIc^
^rrh	a_cIhJjH
^rrhh	aGqZ
^rrsp	h_
^rs	aRcIgX
^rsph	j]
^rtt	hf
^rtt 00	hW
^rtw	aIbTiYjG
^rue	c\\iJmZ
^rue de	cX
^ruf	pY
^rufbereitschaft	fV
^rufdienst	fXgS
^rufdienst 0	fV
^rufen	iAp^
^rugby	bV
^rugby 	aTbS
^ruhige	sT
^rule	bHiZ
^run	iXjS
^run the	aViS
^runbooks	iV
^rund	eV
^rund 000	bTfW
^rundgang	iZ
^rungis	cY
^running	iUmU
^runs	gCj^mI
^rural	cRj\\
^russian 	bRcHjS
^russisch	jDk\\lD
^rust	iCk_
^rust 	jFkT
^rusten	i[
^rustenburg	cZ
^ruta	bJfHh[iTnU
^ruta 	aTbEcDhDiWmG
^ruta 0	fEhGiVnV
^rutas	iWnU
^s	g]
^s $	gX
^s &	iU
^s /	bRg^iIoI
^s 0	aIbJgUiTjSkU
^s 00	gXjX
^s'il	iHkIlXrZs?
^sa	fb
^saarbrucken	cY
^saarbrucken 	cW
^sab	fY
^sabadell	cX
^sabado	f^
^sabados	f_
^sabados hasta	fV
^sabbath	hRjU
^sabbatical	h_jH
^saber	aHj[kW
^sablage	iZ
^sachbearbeitung	aVoS
^sachkunde	j\\
^sacristain	aT
^safe	iUjU
^safe pass	j^
^safer	jY
^safes	iY
^safety	iWkI
^sag	aHfSgJqUt]
^sage	iGja
^sage 	bIcIkV
^sage 00	iHj\\
^sage 000	j\\
^sage-femme	aY
^sagen	cYeUgGiDjI
^said	iEjFm^
^sailing	iIlWoV
^sailmaker	aU
^saint-brieuc	cV
^saint-brieuc 	cV
^saint-die	cU
^saint-etienne	cW
^saint-flour	cS
^saint-flour 	cS
^saint-gilles	aIcZ
^saint-junien	cT
^saint-junien 	cT
^saint-lo	cY
^saint-lo 	cU
^saint-nazaire	cW
^saison	fVoZ
^saison 	cFoT
^saisonkraft	aGeXiJjHkHmVpG
^saisonvertrag	eT
^sala	bUcShWiG
^sala de	bYfHhS
^salaire	g\\
^salam	cIt^
^salamanca	nW
^salamanca 	nW
^salarie	aVcHeXgJh@iF
^salario	gS
^salary	hS
^sale	eGfGg_iSjImI
^sales	jSm[pC
^salesforce	aSjU
^salesforce 	aSjS
^salford	cT
^salford 	cU
^salida	nT
^salidas	bGcVgTiH
^salina	bS
^salle	bSiZ
^salmon	bShGiT
^salon	b]hXiToI
^salons	cRiR
^salons 	bT
^salut	tc
^salut 	tU
^salzbad	iZ
^salzburg	cX
^salzgitter	cV
^salzgitter 	cV
^same	b_gVhEiFjIkV
^samedi	fZ
^samedi 00	qU
^samedis	fZhE
^sample	bHh[kYpH
^samstag	fX
^samstags	fX
^san	cd
^san isidro	cT
^sanidad	i]jJ
^sans	iHl\\sV
^santa	bFc\`jR
^santa fe	cTdJjS
^santiago	cU
^sap	j[
^sap 	iT
^sap co	jIk\\
^sar	g_
^sars	iX
^sas	j_
^sash	bUiXjG
^sastre	bV
^sat	fb
^sat 	fX
^sat 0	fW
^sats	f\`iJ
^saturday	fRgZ
^saturdays	fU
^sauberes	iIjY
^saumur	bX
^saumur 	cWiJ
^sauna	hf
^saute	aVbJiY
^savings	gHi]
^savoir	jZ
^saw	hXjY
^say	oRrf
^say "	oY
^sc	eWgV
^sca	iHjWkV
^scada	iTjU
^scale	g[iU
^scale 0	gX
^scan	bSiYjG
^scanning	kT
^schaltberechtigung	j\\
^schaltberechtigung bis	j[
^schedules	gHmR
^scheduling	iZ
^schein	j^
^schema	gUkT
^scheme	bRiY
^schicht	eWsS
^schichten	f\\iE
^schichtfuhrer	m]
^schichtplan	hZlE
^schichtzulage	gY
^schlank	sW
^schleifen	iTpR
^schleifen 	iTpS
^schlosser	iGjUlYmH
^schluss	f]
^schmutzzulage	gT
^schnuppertag	p[
^schon	kfrT
^schon ware	kT
^school	aYhRiX
^school bus	h[iG
^school hols	aUfXhCiH
^school hours	fakFlG
^school run	bFfGiZ
^schooling	hXiCtZ
^schreib	pUrV
^schreib 	jE
^schreiben	aSgYiEqG
^schreiben sie	gTjHrU
^schulleitung	aV
^schulung	i]jIoT
^schulung der	iU
^schulungen	iY
^schulzentrum	aEbCcZtW
^schutt	iV
^schwabisch	cX
^schwabisch gmund	cX
^schwerbehinderte	pV
^schwerin	cZ
^schwerpunkt	aVbW
^schwerpunktpraxis	bZ
^schwindelfrei	jV
^schwindelfrei 	jUsT
^scooter	hEiHjUkX
^scop	b_gJ
^scp	g]jH
^scp 00	gV
^scr	i]jH
^screaming	jS
^screen	aZiF
^screening	pX
^scrub	aYbHkU
^scrubs	h\\iC
^sctr	aIcHgYiEpH
^scunthorpe	cU
^scunthorpe 	cU
^se come	hW
^sea	cUjUkIpW
^seafood	aUcH
^seal	bXi\\jBmG
^sealed	bIiXpS
^seances	iW
^search	aVbHiIpR
^season	gYhU
^season pass	h]
^seasonal	e^mV
^seasonal 	eTjU
^seat	c[
^sec	j\\mS
^sechs	b_i@
^sechzehn	bVmJ
^second	iTkTpS
^secondaire	eJiIjWlT
^secours	iZ
^secret	jUoG
^secretaire	mX
^secretaire medicale	aU
^secretaria	a[
^secretaria /	aR
^secretariat	b_iI
^secretary	aHmSrXtS
^secretary 	mWpU
^secteur	ca
^section	bXrS
^securite	i]
^security	aVhV
^security clearance	jU
^sede	c^
^see	aGcDiSkUrGt[
^see the	iVpUtI
^seed	aTbXiY
^seguimiento	i\`
^segun	gY
^segur	gUhYjJ
^seguro	hX
^seguro de	jS
^seguro medico	hW
^sehr	bTtX
^sehr geehrte	tR
^seis	f]mW
^seit	hImYqW
^seit 0000	bX
^sek	fX
^sek 00	g[
^sekretariat	aX
^selbstandig	eXgGiEqJ
^seleccion	iZ
^self	eTfGgIhWiGpW
^self employed	eU
^self-employed	eW
^self-employed 	eR
^self-funded	bRiAjX
^selling	iS
^selon	faiI
^sem	f^jI
^semaine	fIha
^semaines	fViT
^semana	dSfUgVhSjI
^semanal	gY
^send	fJp_
^senior	aVmR
^senior 	aS
^senkerodieren	iX
^senora	aUsX
^senorita	tX
^sens	c\\
^seo	aY
^sepp	pXtT
^sept	fZ
^sept 	fV
^sept 00	fFoXpS
^september	aIf]hEmT
^september 	mV
^septembre	mFo\`
^septembre 	oU
^septiembre	o\\
^septiembre 	o\\
^seraing	c\\iHjH
^seria	cJtW
^serie	b_
^series	bWiX
^service	bZgV
^service 	i]mT
^service charge	g\\
^services	fYhYiGmI
^servicetechniker	aW
^servicio	aJb[
^servicios	cIe\\gJjI
^servir	i_
^servus	tX
^sessional	aTe[
^sessional 	aTe[
^set	iY
^sete	c\\
^sets	iY
^setswana	cIiDjVkS
^setting	jVkI
^setting up	jR
^seven	bYmU
^seven years	jZ
^sevilla	cW
^sevilla 	cW
^sexo	s[
^sf	iT
^sfi	iU
^sg	cT
^sgb	aSiHjV
^sgmm	hbiJjJ
^shade	iZ
^shaker	c[iJ
^share	gUhY
^shared	h_
^shared flat	hU
^she	lJmV
^she's	qTtU
^sheet	aTeS
^sheet metal	aTeS
^sheffield	cT
^sheffield 	cR
^sherbrooke	cSdR
^sherbrooke 	c]
^shift	mZ
^shift 00	fDg^
^shift engineer	aRmV
^shift of	m]
^shifts	fUi>t[
^ship	bW
^ship's	iW
^shipping	lT
^shipwright	aS
^shop	cUdRhYiGjU
^shop 	bHcW
^shop manager	aU
^shop's	c[
^shopfronts	iX
^short	pZtW
^shorthand	iJjVlW
^shotgun	jY
^should	s]
^shout	tW
^show	fGiRj[pSrS
^showreel	jUpT
^showroom	a\\
^shrewsbury	cT
^shut	f[iF
^si	iJkbqU
^si ademas	kT
^si no	jUkElT
^sia	jY
^sia 	jU
^sich	lVmUtI
^sicher	j[
^sicheres	jY
^sick	eWgIhVnHqIsJ
^side	bFh]
^sie	iTtR
^sieben	aJbWfUiIjImVsH
^siege	bVc\\iG
^siegen	cZ
^siemens	iDj\\
^sierra	bDiIj_qE
^siesta	fWiXpF
^siete	bRgViBmWpH
^sift	oCp]
^sign	gUiUoYpD
^signal	jW
^signature	ib
^siigo	j]
^silae	iHj\`
^silber	jX
^sillas	bDi\`
^silos	bXtI
^silver	aSb@iTjX
^silver 	aXbH
^simple	hXiEjHpHra
^simulador	kV
^simulation	dZlH
^simulator	fFiGlXpSqF
^sin	rXs\\
^sin experiencia	jJl[
^sin hijos	s\\
^since	qStT
^since 0000	b[
^since 2000	bVlT
^sing	iIk]
^singing	iHkJlZ
^single	h_nT
^single 	sX
^single cabin	hY
^sinon	fWiFjRlEsRtW
^sion	cW
^sion 	cW
^site	bTnU
^site :	c]
^sites	bCcEiGmGncpG
^sits	cGm^
^sitting	hHi_jE
^sitz	c\\iG
^sitz ist	cV
^sitzungen	fS
^six	bUhUiHmY
^six months	eS
^six weeks	fX
^six-day	fT
^sixteen	bShU
^sixty	g]hHiFjI
^sixty-five	gY
^size	hHsa
^sketchup	jX
^sketchup 	jS
^ski	a[hUjU
^ski pass	h\\
^skipper	hIjJm\\
^skoda	bY
^slack	aJfXiJjHt^
^slate	aGcGjX
^sleep-ins	fUgT
^sleeper	aVfFh]nEpDsG
^slides	iVpT
^sliema	cY
^sligo	c\\
^slim	jDkXs[
^slip	i\\
^slos	i[
^slough	cR
^slt	tU
^slt 	tW
^small	bVkX
^small 	bZlJ
^small repairs	iVkRmI
^smart	bSdRjIsW
^smartphone	iHj]
^smartphone 	hUjR
^sme	i^jI
^smi	ga
^smic	gf
^smic 	g[
^smic +	gR
^smoke	iX
^sms	p^rI
^smsts	j]
^snacks	hWiIjG
^snacks 	hWiIjG
^snorkel	i[
^snow	bGcFgFhZiV
^snowflake	kW
^snowflake 	jRkS
^snowpark	iZ
^snr	a[
^so	tZ
^so 	qHtZ
^so 0	fJiVjJnStI
^so :	aSsV
^so no	iJlGqYsUtC
^so the	fStS
^soat	iV
^sober	iHj\`
^sobre	nY
^soc	aUcSiEjFkW
^socia	bWiIkHmV
^social	hViW
^socials	aWrI
^societe	bW
^socorrista	jW
^sofa	cIiVjZ
^sofort	o^
^sofort 	oX
^soft	aUfHoT
^software	bCjDt\\
^soil	gGi[jF
^soins	i_
^soins 	iU
^soir	cIf]iJqR
^soirs	f_
^soirs et	fT
^soja	bRiV
^solar	bUgJ
^soldador	cS
^soldadura	cIiTjY
^solicitors	i\\pF
^solidworks	aSbJiIjU
^solidworks 	aSbHcGiH
^soll	kDrItW
^sollte	jW
^solo	bHfZgJhBjFkJmU
^soltera	sS
^soltero	sW
^some	fRkW
^somebody	hGsVtU
^someone to	aUtH
^someone who	i[kXsJ
^sometimes	bGhGiJjIlXnSpH
^sommelier	aSjT
^sommer	fc
^somos	b]m[
^son	fGmUqT
^sonden	iZ
^sonn	fYgShEpJ
^sonntag	fVgV
^sonntags	fYiE
^sonst	fZjS
^soporte	iIj[kH
^soportes	pW
^sor	jSpW
^sorry	aDkIpHsSt[
^sorry 	cHdSfTsR
^sort	aFbHcIkJmZtT
^sorties	iZ
^sorting	iW
^soudure	iY
^soup	hb
^sourcing	iW
^sourdough	iZ
^sourire	jVsU
^sous	mU
^sous chef	a^
^sous-traitant	bZ
^south	c^
^southern	h]
^southport	cW
^soy	bTmHtX
^soyons	qV
^soz.pad	jX
^soziale	jT
^spa	hY
^spain	iDnZ
^spalding	cV
^spalding 	cV
^spanisch	jFk]nI
^spanish	iIjRkV
^spanish 	kR
^spanish or	jT
^spark	aUjUkV
^spark 	cHjXrR
^sparky	jU
^spatestens	oY
^spc	i]jH
^speaking	cIjU
^speaks	iGjZkS
^special	aHbWiY
^specified	eW
^specified purpose	eW
^speed	j[
^spengler	aX
^spesen	gUqS
^spesen 	gU
^spf	aHb[hHiHjS
^spill	fXgDiSpI
^spirometry	iFjW
^split	cXfYhJiCn[
^split 	c[
^split shifts	fX
^splunk	jW
^spokane	cX
^sport	hXiZ
^sports	aJhSmV
^sporttest	jWpYsC
^spotting	iW
^sprachmittlung	aYgI
^spray	i[
^sprayer	aVgI
^spraying	jV
^spring	j[
^sps	jEk[
^sql	j_
^squad	mb
^squad de	mU
^squad of	mV
^square	i]
^sr	aXp]
^sra	aFcViHmYtV
^sre	a]
^sre 	aZ
^ssiap	jX
^ssiap 0	jX
^st	bWc_
^st ives	cW
^sta	jY
^staatl	aUtJ
^staatliche	j[
^staatliche anerkennung	jR
^staatsexamen	jY
^stacking	iT
^stadt	bX
^stadt mit	bS
^staff	eUhemR
^staff house	hS
^staff nurse	aZ
^stage	iBjRlVpX
^stage 0	iFjGp[
^stages	i[oH
^stagiaire	iGjW
^stagiaires	i]
^stairlifts	aUcJ
^stairlifts 	aTcI
^stairs	bUcI
^stand	fEjW
^standard	ibjDkJ
^standby	g[
^standort	bS
^stands	bFi\\kV
^stapler	cIfJjW
^staplerschein	lY
^staplerschein 	jW
^starnberg	cT
^start	fWiGoa
^start 0	fW
^start :	kJoV
^start monday	oYpJ
^start-up	gXhC
^starts	eYfGiIoT
^stat	f_gHhC
^state	b]eHiHmVpGrV
^statement	iXjEp\\
^station	bIjTtT
^statistik	iX
^stats	lY
^statut	eZ
^statutory	bUeT
^staudengartner	aV
^stay	hWiHmHnV
^stays	ja
^stb	aY
^stcw	jZ
^stcw 	jS
^std	gV
^steady	fUjT
^steam	iX
^steel	aFiRj_
^steht	aIrRtV
^stelle	aUhFtV
^stellungnahmen	iV
^step	gXiV
^sterilisation	iX
^steuerfachangestellte	aX
^stewards	a[
^steyr	bT
^steyr 	bT
^stick	kXmJtS
^still	bUiEjVkR
^stipend	gShV
^stirling	cX
^stm	iHjW
^stm 00	jR
^stock	gW
^stock 	hV
^stockport	cW
^stockport 	cW
^stocks	iV
^stockton	cT
^stoke	c\`
^stoke 	cV
^stop	tX
^store	aXbFcUiX
^storm	bRfSiJoU
^storung	fT
^storungen	fIiR
^story	i\\qI
^stp	aJcIiIjSrUtR
^strafregisterauszug	jY
^straight	fCi^sU
^strandhotel	aJb[
^strasbourg	bEcUnU
^strasbourg 	nS
^strategic	aViSjG
^straubing	cZ
^straubing 	cT
^straßenbau	bWcHiGjI
^streaming	aVbTcIiH
^street	bIcCiWj]kFsC
^strictly	fGrX
^string	gGiVkT
^stroke	cJiX
^strong	jZ
^structural	iT
^sts	sS
^stuckgut	iX
^student	aGbTiVkC
^studio	bRcRhViF
^studium	l]
^study	h^jJ
^stufe	aRg[iIjJ
^stuhlassistenz	iZ
^stundenlohn	gU
^style	r]sC
^stylist	bYgJ
^su	mRqS
^sub	bUgSjE
^subcontract	bSiV
^subida	o[
^subj	t[
^subject	qIrUtV
^subtitler	aY
^succession	mIoVqW
^suchen	cHt]
^sucht	jGt]
^sucht 	t[
^sudbury	cR
^sudtirol	bHnW
^sueldo	g\\hHiH
^sugar	hXiDjCkV
^suhl	cX
^suhl 	cW
^suit	h^
^suite	aJbIjYt\\
^suits	h^iE
^suivi	i_
^suivi de	iS
^suma	kX
^summer	hYoRpH
^summers	cBfZiIjHnS
^sun	aSbCf[
^sun-thu	fT
^sun-thu 0	fS
^sunday	gXhD
^sundays	f_
^sundays 0	fU
^sunderland	cW
^sunderland 	cT
^sup	aEfZgShFmHnB
^super	gVhRkRmXoIpH
^super 	cIg\\h?iFkYmD
^superior	b]cCiIjJmGtH
^supervise	mT
^supervises	iHm[
^superviseur	mW
^supervising	lRmZ
^supervision	bTh_
^supervision 	hGi\\
^supervisor	mUqU
^supervisor 	aHmV
^suplencia	eX
^supplier	iY
^support	mFtS
^supporter	jZ
^sur	c^
^sur 00	eDgZ
^sur site	cHdW
^sure	cIjYpC
^surf	bJcBhTiJjY
^surfaceuse	iZ
^surveillance	iU
^surveillant	jU
^survey	iDqV
^surveyor	aCbWiImY
^sustitucion	ea
^sutherland	cZ
^sven	q_
^swahili	k[
^swahili 	jT
^swansea	cZ
^swansea 	cZ
^swearing	iS
^swedish	kWlS
^swedish 	kV
^sweep	aWiU
^swift	aEc[jV
^swim	aUj[
^swim 000	jY
^swimming	aW
^swindon	cW
^swindon 	cV
^swing	f[gJ
^swiss	hUrV
^sydney	cS
^sympathy	j[lI
^syndicat	aHb\\jJ
^synthese	iTjC
^sysmex	iGk[
^system	bUkHmT
^t	gSiW
^t 0	bIgXiS
^t-zug	hV
^ta	aTfHhHiFjImSt]
^tabaco	iW
^tablas	g\\iH
^table	bSiS
^tableau	jS
^tableau 	cHjT
^tables	bIi\\
^tablet	hZiFjH
^tac	iYjU
^tact	iFja
^tag	gUi]
^tage	bIhViI
^tagessatz	gX
^taglich	jInZ
^tagschicht	fX
^taille	aHi\\sU
^taille 	iY
^tailor 	aT
^take	iYrV
^takes	bXgEiS
^taking	i_
^talento	pX
^talk	jDtY
^talking	i_
^talks	iIjIkEl\`
^tall	aJsZ
^talla	cFi[sU
^taller	bY
^taller de	iSmY
^tallinn	c\`
^tallinn 	c[
^tambero	aW
^tambien	bTkJ
^tamworth	cS
^tanatopractor	aX
^tandem	jRmZ
^tank	iX
^tankers	bTiBlX
^tapping	iWmI
^tarbes	cW
^tarde	fb
^tardes	fXtU
^tardes 	fZ
^target	iJq[
^tarif	aFg[hVjU
^tarif 	hS
^tarjeta	hVjX
^tarjeta de	jV
^tarjeta profesional	jV
^tartrectomias	iV
^task	fUiT
^task and	fZiI
^tasks	iX
^taste	bGhHiHj^
^tasting	aUbHiS
^taunton	cT
^taunton 	cT
^taux	fHg\`hUiI
^tax	eDgWhWiJ
^taxi	h_iW
^tbm	aYkI
^te	t\\
^tea	aUhYpJ
^tea 	aXcIhU
^teach	i\\jHpX
^teaching	l[
^team	cHm_t[
^team :	mX
^team leader	tS
^team of	mU
^teams	bHlHpRt\\
^teams 	dTiGjHpWtT
^tec	cIiIkVm\\
^tech	iWpT
^tech lead	mX
^technical	a[
^technicien	aX
^technicienne	mUoJqJ
^techniker	jUlW
^technique	bFg\\iGjYpE
^tecnica	cBj[mUnI
^tecnico	aXj\\
^tecnico /	aR
^tecnico de	aUjE
^tecnico en	aW
^tecnicos	aZiI
^tecnologo	jY
^teilbar	fV
^teilzeit	fWgS
^teilzeit 	cHeSfS
^teilzeitgeeignet	eSfWjJ
^tel	jJpc
^tele	d_gJiEjGpT
^telearbeit	dZ
^teleconseillers	aV
^telefon	j[
^telefon 	iRjV
^telefono	fTpW
^telephone	hXpX
^teletrabajo	dY
^teletravail	dU
^telford	cT
^telford 	cT
^tell	cUiHsH
^tell us	cViJjIlIpZqJ
^teller	aW
^temp	e_
^temp 	aReUjS
^temp 00	eV
^temp to	eV
^temperage	jX
^temporada	oV
^temporada 	cDjS
^temporal	eZ
^temporary	eRiV
^temps	f^
^temps de	gThI
^temps partiel	fU
^temps plein	bUeTfG
^temuco	cV
^ten	fYpU
^ten years	gSjW
^tendido	i[
^tendria	mT
^tenir	iSjZ
^tens	aVcIf?iFmXtJ
^tensorrt	jS
^tent	hSiW
^tenue	cJh^iUpH
^tenue du	iY
^terapeuta	aWmR
^tercera	bZqSrG
^term	eXfZhUjG
^term 	cIfZiHoH
^term time	eJf[
^term-time	eSfT
^terminal	bVcXiB
^termine	r[
^termino	e[
^termino fijo	eT
^terminplanung	iV
^terraform	iTjV
^terraform 	jX
^terrain	aDbHdTfVgFhDjFn\\oApD
^terraza	aEcUi[
^teruel	cU
^teruel 	cU
^tes	jGp]
^test	i[pX
^test de	pW
^tests	jTpa
^texas	bViBjUlHqIrT
^text	pXtT
^text 	rV
^text "	p[rB
^texte	iHrb
^texto	r\\
^textures	jW
^tfa	aY
^thanks	tW
^that's	hStS
^that's it	hVjSpHqFtY
^that's the	hSqXrF
^the	qX
^the 	qZ
^the 00	iIoR
^the last	qU
^the team	jHlSs[
^theater	aHcTjFkWlF
^theatre	bamU
^them	sZ
^then	fVpY
^then a	iHpUrT
^then panel	pX
^therapist	h\\
^therapy	aVkG
^there	fViRpHt[
^there are	bUfWmE
^there is	aHdSiVkHlJ
^there's	jUmX
^thereafter	gYiIoW
^they	i\\
^they can	iFlSp\\
^they do	iV
^they don't	lY
^they need	aHj_
^they will	cViU
^they'd	mZ
^they'll	iV
^thick	hIj\\
^third	cHpHqY
^thirty	fGgThYiE
^thirty-seven	f]gI
^thirty-two	fJgHhSiZ
^this	oU
^this is	aDcWdUnIqJtV
^though	cGdVjGkRlX
^three	bR
^three 	b>j[
^three days	aTbEdVeYiC
^three in	bEjSmYpJ
^three years	ja
^through	cIeVfEiJp[
^thu	bGcEdHfXiDjDpItY
^thu-sun	fT
^thun	c[
^thun 	cZ
^thunder	cY
^thurs	fVpIqZ
^thursdays	cFfZ
^thus	bRgS
^ticket	gFhXi]
^tickets	hRpW
^tickets 	hHpZ
^tickets resto	gEhZ
^tidy	cGdIhHtV
^tied	h]iJ
^tienda	bTiVjFpH
^tiene	hTiGjVmX
^tier	aSbWjS
^tier 0	aSbWjS
^tierarzt	aVbI
^tierwirt	jU
^tig	aViX
^tig 	aX
^tigercat	iIjT
^tigrinya	aV
^tijuana	nW
^tijuana 	bUnD
^tiktok	iT
^tiktok 	kS
^till	eUo]
^till 00	eVoFpW
^timber	aUbFiU
^time	fX
^time and	f]iFsJ
^time served	j[
^time-served	jY
^times	f^
^tio	aUmU
^tip	bGg^jV
^tips	g]
^tips 	gS
^tirage	iV
^titane	jIkW
^titanium	iX
^titel	aZbIcEgIiJpHtV
^title	aSbXiCtZ
^titre	iGj\`
^titulaire	cFeVgJj]
^titulo	gTj_
^titulo 	gUjV
^titulo de	kT
^titulo en	jV
^tjm	bIgcjJpH
^tl	aXbFmc
^tm	jHm]
^to	iTtS
^to 0	bIfYiUjF
^to 00	gThGiW
^to :	bBiGt_
^to a	aDb\`
^to apply	pW
^to be	aFiHsUtW
^to have	k[
^to run	aUiDmY
^to the	bIiXpV
^tochter	bZ
^todo	bVgXiG
^toil	fYh[jBlH
^toiles	iZ
^toilets	iY
^toledo	cTmS
^toledo 	mT
^toma	tW
^tomas	iSqZ
^ton	lUpJra
^tone	kDra
^tono	iHrd
^tonte	i\\
^too	sV
^tool	hXiT
^tool insurance	hU
^toolbox	iRjHlT
^tools	hb
^toowoomba	cY
^top	gVjCkTtX
^topografo	aVkV
^tops	gUiGrS
^tornero	aS
^toronto	cXdS
^torquay	cY
^torre	aFbHc\\
^tortas	iZjJ
^tostador	aV
^tostion	bRiYlH
^totnes	cW
^totnes 	cW
^toulouse	c[
^tour	kYn\\
^touren	iGnT
^tournai	cX
^tournee	bGn]oG
^tournees	hFiZnV
^tours	aRcXfIiSnIpT
^tours 	aXcS
^tout	cUoZ
^tout de	o[
^tower	cU
^town	b[kHlX
^toy	bRiW
^tp	iIpJrXtH
^tpc	fGj^
^tpn	bUiTjItI
^tpo	bDe[fJiRjInE
^tr	gVhSiI
^trabajador	aRjSsI
^trabajaria	iVmT
^trabajo	jZ
^trabajos	jY
^track	bYiXlD
^tracking	g\\hIjJ
^tractor	hTjZlY
^trade	bRiU
^trade test	p[
^traditional	iFjWkJlV
^trados	iFjb
^traducteur	aWsS
^traffic	aUbSlWmE
^trager	bZpI
^trail	cXfGhEp]
^trailer	cGiV
^train	aTcIh?nb
^trained	hIiJlU
^trainee	aXiG
^trainees	aWl\\
^trainer	aSjU
^training	eIfGhVjHlWoZ
^traitement	gZ
^trajet	gVhS
^tram	cUjHtJ
^tram drivers	aSjIqT
^trams	bViHjIlW
^transcript	pUtT
^transcripts	pV
^transfers	iX
^transhumances	fDiSn^
^transit	h]
^transport	aThViTmS
^transporte	hd
^transporte 	gViT
^transports	bYdH
^traslado	hY
^tratamientos	iX
^trato	i\\jFrR
^travail	iXjU
^travail a	i]
^travail en	iIjY
^travel	g\\iT
^trays	fGgHhaiGmHpD
^treasury	aZjI
^treatment	aYbF
^treaty	aFbYcEiS
^trece	gYiFmW
^treizieme	gVhU
^treppen	iT
^treppenhaus	iY
^tres	bRmS
^tres anos	jS
^tres dias	d\`
^tres meses	eV
^trgs	jZ
^tri	cGic
^triage	aS
^triage 	aT
^trial	hEmJpWsV
^tribal	jUnT
^trier	cZ
^trier 	cZ
^trinkgeld	fEhViJsE
^trip	gYnJoY
^trips	dHfVgR
^trish	bHtV
^trois	eTjT
^trois ans	eZjHkWmI
^trois jours	dWeU
^trois-rivieres	c\\
^troisieme	jWkGlTmD
^tronc	g^
^tronc 	gZ
^trop	sU
^trotzdem	hSqS
^truck	hTkU
^truck 	h_nF
^trujillo	cShS
^trujillo 	hS
^truly	iIl[
^truro	cY
^truro 	cY
^trust	bWiIjW
^trustees	q\\
^trusts	lS
^tschechien	iEn]
^tschechisch	kU
^tso	a[
^tt	d_
^tu	i\\pU
^tu me	pW
^tu peux	gIpIqTtV
^tube	iY
^tudela	cRqR
^tue	dWfX
^tue-sat	f]
^tue-sat 	fZ
^tue-sat 0	fR
^tue-sun	fW
^tue-thu	dW
^tues	d[fZhH
^tues-sat	fW
^tues-thurs	d[fEiIjG
^tuesday	dJf^iE
^tuesdays	cId[hJiE
^tuilage	iGmFoZ
^tuition	eShX
^tullamore	cX
^tunnel	bTfHgWhD
^tupe	jFkYqT
^turbine	aWgHiT
^turistas	i]
^turkisch	aHjS
^turkish	bWkFsV
^turn	iWpX
^turnaround	jT
^turning	iX
^turno	fbmS
^turno de	mY
^turnos	fT
^turnos de	fY
^turnover	gWqR
^tutorat	aHiGlVmYtI
^tuttlingen	cV
^tv-l	g\`
^tv-l e	gR
^tv-v	g[jI
^tvod	eUg_
^tvod 0	eRgU
^tvod 00	gZ
^twelve	dHfUgWiI
^twenty	hW
^twenty-four	aXbGcIfChJ
^twenty-six	gFhV
^twic	jY
^twice	bXcGgGiEkGnTpIrWtJ
^twin	cV
^two	iB
^two 	aXcJjVtH
^two days	bId[fX
^two hundred	gRrX
^two of	jSqT
^two referees	pR
^two weeks	bWf\\
^two years	eZjX
^two yrs	eX
^two-wheeler	hV
^tyba	cIj^
^type	eU
^type :	eXrTtI
^typescript	jZ
^typescript 	jX
^typing	iEjc
^typing 	iIjV
^tz	eY
^tz 	eTfWpH
^tz ab	eYfJ
^u	bF
^u /	aUjU
^u 00	aWqU
^uae	cJhJiHjXpI
^uber	pRqW
^ubergabe	oS
^ubernahme	eYh[j@kH
^ubersetzer	aV
^uberstunden	gYhTiE
^uberzahlung	fSgWjH
^udt	jX
^ue	iBjVnY
^uefa	jY
^ugx	bIgaiFjE
^uh	hT
^uh 	hT
^uhr	fZjI
^uhrmacher	aV
^uk	gYjHnT
^ulm	aIbRcS
^ulm 	aIbS
^um	gWtW
^um 	aGcJjIkRtV
^umbau	bRiYjH
^umbrella	eU
^umfang	f\\iG
^umowa	cIe[jI
^umsatzbeteiligung	gZiG
^umso	kV
^umso besser	kV
^umzug	aWbFcH
^un	kTmS
^un 	a[rSsR
^un ano	jb
^un dia	dZ
^un jour	dRfThJ
^un peu	iXkY
^un samedi	fTjU
^un we	f\\
^un week-end	fZ
^una	aXiSnYrS
^unbefr	eU
^unbefr 	eR
^unbefristet	eY
^unbefristet nach	eV
^uncapped	gW
^und	bTiS
^und 	bJcIfIjTrDtZ
^und der	qS
^und die	bWrVtF
^under	marSsY
^under 00	mFs\`
^une	iE
^une nuit	fV
^uni	jIl_pHsJ
^unidad	bZcSiG
^uniform	h_
^uniform 	hW
^uniforme	h]
^uniforme 	hX
^uniformes	bShTiI
^union	aSbEeYhUjHpItC
^unit	gGhWiGj]
^unity	bHiIj\\
^universidad	bXiIlV
^universitat	bJc\`
^university	b]
^university 	b[lB
^unlimited	e[
^unlocking	iU
^unmarried	sW
^unos	gU
^unos 0	eUgT
^unos 00	gZ
^uns	cHfUtY
^unser	aJkR
^unsere	bTiSqTrS
^unter	m[qTsX
^unter 00	mHs\\
^unter uns	mHqZ
^unterkunft	sR
^unterlagen	pc
^unterlagen an	pS
^until	eYgHiDjFpYtW
^uocra	aHbHcDdIe]fIhIiCjBkGlHmHnIoIpIqIrIsHtC
^uop	eTgU
^uop 	eUgU
^up	dUjS
^up the	bFn[pJ
^up to	bSdXgRjG
^upc	cTiG
^upholstery	aSiFjHkZlIpI
^upper	c[gI
^upsell	cJi[
^urban	h\\iH
^urdu	kW
^urdu 	kS
^urgencias	f[gFiE
^urlaub	tV
^urlaubsgeld	gX
^us	gS
^us $	g^
^usd	gZjJ
^usd 0	g\\
^use	hVpEr\`
^use of	fGhYiFrI
^use the	bTjHrU
^user	i_pG
^usine	bScV
^uss	hcjF
^usually	fS
^ut	aGcWiU
^ute	ha
^ute 	hZtR
^utrera	cW
^utrera 	cW
^ux	aT
^ux researcher	aS
^v	fTjX
^va	gItY
^vacaciones	h^iGoD
^vacances	f^hSiC
^vacancy	eEgIiIjHoRpSqXtS
^vacations	eTf\`iI
^vaccination	hUjS
^vaccins	iAj[
^vacuna	cHjV
^vad	i\\jJ
^val	bDccdI
^vale	aGlIoTpHqXrI
^vales	fIh[pI
^valid	iJjZkI
^valladolid	cU
^valladolid 	dS
^valle	c[
^van	hYnU
^van 	g]nS
^van driver	aX
^vancouver	cVqS
^vannes	cZ
^vannes 	cW
^variabel	cGfY
^variable	g\`
^variable 	gW
^variadores	aIbIgHhIjGkZmI
^variations	iW
^varon	s\\
^vat	gUiT
^vat 	bSeT
^vat returns	bJjX
^vb	g[jI
^vb 	gX
^vbl	dIgDh]jI
^vechta	cW
^vectorworks	iIjZ
^veg	aRgIiZ
^vehicle	aUdIhY
^vehicule	hWjY
^vehicule de	hXjHnT
^veinte	eIf[gG
^veintidos	g\\iH
^velo	h_
^vende	b[cI
^vendedor	aX
^vendeur	rR
^vendimia	iIjIo]
^vendor	hZlJ
^vendredi	f\\gI
^vendria	kY
^veneer	jV
^venir	fEhIpZsJ
^venta	cJgHidjJ
^vente	i\\
^verein	b[
^verger	aSbR
^verger 	aSbRcJtJ
^vergutung	g[iJ
^verheiratet	mHsY
^verifikation	i\\
^verkauf	a^qS
^verkaufserfahrung	iDjGkIl^rH
^verlangerung	eZiJ
^vermessungstechniker	aU
^vermin	iV
^vernis	kY
^verpflegung	h[iJ
^versand	iT
^versand 	iT
^verschwiegenheit	j\\
^version	rb
^verteilt	fU
^verteilt auf	fU
^vertrage	iSjT
^vertrage 	iSjS
^vertretung	eU
^verviers	cV
^verviers 	cV
^verwaltung	a^iI
^verwaltungsfachangestellte	iIjY
^verwaltungsfachwirt	jY
^very	iJjTkT
^vesoul	cX
^vesoul 	cX
^vessel	bEcXiR
^vestiaires	hW
^vestuario	cJhZiJ
^vet	aSiXkYmIpG
^vetements	hYiE
^veterans	iSkIsT
^veterinario	aWbHmI
^veto	a[gFhUpH
^vhf	iHjSkVrI
^vhf 	iEjSkVrH
^vhi	hbjI
^via	nUp_
^viajes	iIn\`
^vianda	hY
^vianda 	hY
^vias	iJj\\
^viaticos	gWi@nX
^vic	ca
^video	bXkSp]
^viel	bRcCiInZ
^viele	iY
^vielleicht	oUrU
^vienne	aHiFnYqH
^vier	bWfXm\`
^viernes	dUfYhUiC
^viernes a	f]
^viernes tarde	fX
^vierte	bT
^viewings	iX
^viewings 	iS
^vigilance	iW
^vigilante	aXcR
^vigo	c[
^vigo 	cZ
^villa	cUhXi@
^villach	cU
^village	cbhHiF
^villas	aIbRcIiS
^villavicencio	c[
^villeurbanne	cV
^vilnius	bV
^vineyard	aT
^vino	bHcIiTjS
^vino 	bHcIiTjS
^vinos	hTiBjZkG
^vinyl	cJiWlU
^violin	fR
^visa	eSh[iJjS
^visa 	ha
^visas	iY
^vision	a]bIcHgEiE
^visit	p]
^visita	bGhIiW
^visitas	dWiW
^visite	iYjV
^visites	iY
^visits	nSoIpb
^visp	c[
^visp 	c[
^vitoria	cV
^vitrines	iS
^vivienda	h^
^vmware	jX
^vmware 	jS
^vocational	bU
^voice	fIiZtR
^voice note	pX
^voici	tX
^voids	i]
^voila	pJtg
^voiture	hbnS
^voiture 	gZhT
^voll	eXgHjI
^volljahrig	jW
^volljurist	j]
^vollkonti	fX
^vollzeit	eXfX
^vollzeit 	eSfX
^volontariat	eZjW
^volontariat 	aXjY
^voluntary	bJcFeHfUgGhHiGjHmFnXoFpIqI
^volunteer	aHbJi^
^volunteers	iVmT
^vom	hToVpV
^von	fXqS
^vor	dUiT
^vor ort	bGdWiU
^vorbereitung	g\\iI
^vorgesetzte	mY
^vorlagen	iU
^vormittags	pV
^vorstand	qR
^vous	bEi_mU
^vous 	i\\
^vp	bGjHmb
^vrai	cBiFjXkEsZ
^vts	aZbG
^vu	iHsb
^vue	hXiJjTpI
^vulnerable	jW
^vw	h[jE
^vz	eTfZ
^vz 	aIcIfXgRiIjI
^w	eT
^w /	fXkVmU
^w 0	e\\jF
^wa	gGj]pY
^wage	fTtG
^wagen	cEiGjJnX
^wageningen	bWiD
^wagenmeister	aV
^wages	iUqT
^wagga	c]
^wahrend	iU
^waiters	aSiUmB
^waiting	aY
^walk	p[
^walk in	jJpZ
^walk-in	fIp[
^walking	hHiTjT
^walsall	c[
^wangen	cS
^wangen 	cR
^wann	eJfViUjRtG
^want	aVoHsX
^wanted	bGcJta
^wanted 	a@cIt_
^wants	sY
^wants to	qGsY
^war	oTsR
^ward	aDbRiAjHmWpHqX
^ware	kX
^warehouse	a[
^wareneingang	aX
^warm	bIcJgIhRiCj\\kImIrY
^warrants	gShIiW
^wartung	iU
^was	lJqUtU
^wasche	bRiS
^wash	cGhWiY
^washing	iX
^wasser	hZjH
^watch	mU
^water	bVcDlStR
^water 	aGb>hYjIkJtI
^waterloo	cU
^waterloo 	cR
^wavre	c]
^wavre 	cX
^wax	i\`
^way	aWbGcIiGkHqVrU
^wc	i[jH
^we	bW
^we are	b]
^we do	bZpT
^we don't	l]
^we had	bIqTsR
^we have	bWqR
^we lost	qY
^we make	b^cIiH
^we need	aXtU
^we pay	hYlBnV
^we teach	l[
^we train	lY
^we want	a[tU
^we'd	iIkYsU
^we'll	l^
^we're	bXcVjI
^we've	aTgFlU
^we've had	nGsT
^weather	fZiTjJpI
^web	aWbHiSjHlZ
^wechseldienst	f_
^wechselschicht	f]
^wed	dUf\`
^wed-sat	f[
^wed-sun	fZ
^wed-sun 	fT
^wedding	iR
^wedding coordinator	aWsS
^weddings	aUgVkJ
^weddings 	aW
^wednesday	dXfU
^weds	fW
^week	aHbHeSf\`lI
^weekend	aUgUhI
^weekends	faiF
^weekly	b\\
^weeks	fVjS
^wegen	iIs]
^wegen der	s]
^weiblich	s[
^weichen	i\\
^weihnachtsgeld	g]
^weil	fAjUqYsT
^weimar	cV
^weimar 	cV
^weingut	b[
^weinkarte	bWhG
^weiterbildung	fChUiFj\\
^weiß	qX
^welcome	kT
^welcoming	iTrUsJ
^welding	bIkY
^welfare	hSiX
^well	aIsStW
^well 	aGbHcGfTgUhRiFjFmHpG
^well spoken	sT
^wellbeing	bXhWiF
^wellington 	jU
^wellness	gGhTiU
^wells	bTcX
^wells 	cUiI
^welsh	jSkVr_
^wenigstens	hSjX
^wenn	jHk]
^wenn die	iWnS
^wenn er	gWhUiHk@pJ
^wenn jemand	iGkZ
^wenn sie	iHs\\
^wer	aHk^
^werden	fUgS
^werkscontroller	aY
^werkstatt	c]
^werkstattwagen	h\\
^werkstudi	aXeSiI
^werkstudi 	aSeUiG
^werkswohnung	hV
^werkzeugmacher	aZtG
^westport	cY
^wet	cJfAgUhWiSrT
^weyregg	cV
^wfh	cSdWiIjI
^wfr	jY
^whanau	iW
^what	iUtZ
^what do	hYtR
^whatsapp	p[
^wheat	bW
^wheel	bJi[
^wheelchair	aR
^when	fWi<obtU
^where	t_
^which	aHgWiR
^whichever	cSfTiIlU
^whisky	bU
^whistler	cZ
^whitby	cS
^whitby 	cS
^white	hIj]
^whitstable	c^
^who	bSlVtW
^who :	bT
^who's	jHm?pJqSt_
^why	bZcHpTqV
^wichita	cZ
^wie	gVtV
^wieder	aDbJcJpJt[
^wien	cb
^wife	pGqUs]
^wig	iZjG
^wigan	c^iI
^will	lZmXpI
^winch	iX
^wind	bTgIqJtU
^window	cS
^windows	jZ
^windows 	jU
^wine	bZiEkGlZ
^winter	f\\hU
^winterdienst	fGi[
^winzer	jV
^wir	bWtS
^wir brauchen	iSjHqH
^wir haben	kTsS
^wir hatten	sU
^wir machen	bV
^wir sind	bY
^wir zahlen	gV
^wird	bCcIfThTkRlHtW
^wirtshaus	bU
^wisbech	cY
^wish	kZ
^wish :	kZ
^with	m]
^with 0	iGmSpW
^with a	aDmRtS
^with one	dSmY
^with the	bIdEmEqHrVtV
^with two	mZ
^within	bFeHfXgIhEpJtV
^without	iHjYlFrV
^wittenberge	c[
^wittmund	cZ
^wittmund 	cX
^wk	eTfXtI
^wlan	fFh\\pJrH
^wms	aVjV
^wms 	jZ
^wo	aGcSdUiJpGsBt[
^woche	fVjGnR
^wochen	hS
^wochenenddienst	fV
^wochenende	bGf_
^wohnung	hZ
^wolverhampton	cV
^women	kBrY
^women's	bU
^women-only	bWiS
^won't	bTiHnUrG
^wool	eJfEhUiFkV
^word	iHje
^word 	j]
^work	dRmZ
^work :	iW
^workation	hX
^worked	jGk[
^worker	i[
^working	bUhIiDjWmU
^working at	iIjY
^works	gRiDm^
^workshop	cTiFlZpS
^workshops	iR
^world-check	jY
^worthing	c[
^would	qUs[
^wound	aHi]
^wps	i^jH
^wrapping	iT
^wrexham 	cS
^write	iW
^write it	iSrY
^write the	i^tI
^writing	jUpT
^written	iGkSlVpS
^written english	jW
^written test	cHpW
^wroclaw	cUnS
^wroclaw 	nW
^wset	jSk[
^wset 	jSkV
^wset 0	kZ
^wsq	j[
^wunschdienstplan	fWkJ
^wurstkuche	iY
^x	aTg]
^x 0	aVbGfHgX
^x 00	g^
^x-ray	iZ
^xactimate	iJkIpV
^xalapa	cW
^xero	j_
^xero 	jY
^xmas	fFg\\hX
^xmas 	gZ
^y	hS
^y 	h\\iT
^y 00	gX
^y a	qWsJ
^y dos	hW
^y el	jRq]
^y que	jVpUrR
^y si	jHk[lGoS
^y un	gFqV
^ya	lUsStU
^ya sabes	iHlJoJpHqBrTsUtH
^yachtmaster	j[
^yakima	c[
^yamaha	bVtI
^yard	aZbCc^mR
^year	aT
^year-round	cIeSh[jJ
^yearly	h_iH
^years	iElJt\\
^yeovil	cV
^yeovil 	cV
^yes	cHoWtS
^yes 	aEbHcFkGmJnJoWtT
^yo	pRqWrBtZ
^yo 	aHhImFt]
^yo y	bIm[
^york	cX
^york 	cS
^you	iZ
^you 	cJm\\
^you can	iGj[lT
^you know	cTjSqWtG
^you need	jX
^you will	mSt\\
^you'd	jTmT
^you'll	lS
^young	iRs\\
^your	h[pDqS
^yours	h@jHmUpIt]
^youth	bIcFiYjS
^yr	e^iFjXpI
^yrs	iIj[
^yverdon	cX
^z	eUjUlApZ
^z-drive	bTiR
^zahlen	hUiDjS
^zamora	c[
^zaragoza	cV
^zarate	cV
^zaune	aEbGcFhJi\\tI
^zeebrugge	aJcW
^zehn	bSgRiI
^zeitkonto	fW
^zentrale	cYnJ
^zephyr	cJiGjSkT
^zerlegen	iU
^zero	bYeVhDlV
^zero hours	e\`
^zeugnisse	lSpV
^zfa	aZ
^ziel	i]
^zigzag	jX
^zimmer	bHgFh\`
^zinc	bXhVmC
^zittau	cX
^zollpapiere	i[
^zona	bYcTgS
^zone	aHc^gWiI
^zoom	dSiEp]
^zoom 	cIdUkJpU
^zu	iVmZ
^zu besetzen	aWeH
^zug	cZ
^zug 	cY
^zulagen	gY
^zulu	jY
^zum	iJo\`
^zunachst	e[gI
^zup	jX
^zur	bWiHo\\
^zurich	cU
^zurich 	bS
^zusatzversorgung	hY
^zuschuss	hS
^zvk-rente	hW
^zwanzig	aX
^zwei	mV
^zwei jahre	hSjV
^zwei tage	bGdZ
^zweimal	cGn\\
^zweite	iDmUpT
^zweites	dGhXmInJ
^zweiunddreißig	fU
^zwischen	fTgWiH
^zwolf	jHm\\
^£	g[
^£ 0	hX
^£ 00	gZ
^£ 000	gZ
^€	gZ
^€ /	hV
^€ 00	gZ
^€ 000	g\`
a +	iIjXpBsHt_
a 0	jR
a 000	h\`
a 90	e\\fIiSjD
a :	aEt]
a bad	iX
a big	k\\
a bike	hZiEj>lX
a bit	aRqDsU
a board	tV
a bonus	jSk]
a bordo	mXoU
a car	hElZ
a cargo	hVmc
a chair	e[gCtX
a cinco	fUpX
a convenir	gSoUrJ
a coruna	cX
a cv	jIlX
a day	gWiZ
a de	a^
a degree	aIjFlV
a deja	jVkIqTsW
a desk	gJhZjS
a deux	hTjTqR
a diario	dViInTsR
a distance	dY
a domicile	aTdS
a domicilio	gV
a domingo	hInY
a dos	aHcVeIfZ
a duree	eT
a family	aJbRhHsZ
a favor	fDgYjIk^
a fin	iRoX
a fortnight	iSjI
a friday	jTlU
a good	bWtS
a half	fVgW
a head	aUgViS
a hundred	iSlG
a jour	jb
a l'aise	jRsT
a lady	s[
a line	hHjVra
a long	iVkUoRqH
a los	iT
a man	jJkHsf
a medida	aI
a mi	qV
a mile	jSnW
a model	aJqTsF
a moitie	fIhZ
a month	iWnY
a morning	fSkYpWtH
a must	fVjGkRlZ
a nadie	b^hIiI
a new	bZ
a nice	dWkS
a night	fFgVhEmZ
a nightmare	sT
a nivel	dIiZ
a nordic	bW
a notre	iGkSt[
a octubre	o[
a page	r[
a part	aHg^iUmT
a partir	oUtW
a passer	bDiXjTpI
a pie	c[iFjF
a plein	aFhYmG
a plus	jGkg
a quarter	d[eIiRjT
a quatre	fUiU
a real	j[kS
a sabado	bS
a saturday	f[iR
a school	jUsV
a season	i\`
a second	aRbVcGiDkUqR
a seis	fW
a senior	aTqWtG
a ser	sX
a shift	bIi\`
a small	b[qD
a strong	jRqTsR
a su	qU
a sus	iEjTmY
a text	iYkJpUqWrD
a todo	hYpU
a tres	bUf\\jG
a trois	i[pR
a una	fZjT
a une	iIqZsT
a ver	tY
a viernes	f[
a walk	gY
a week	hRnS
a wk	bTe]gFnF
a year	bSnV
a yr	cTeIfXjGnW
a$	gStW
a-lev-	lZ
a-level	lZ
a-liz-	kV
a-lizenz	kV
a-lizenz$	iJkT
a.m	f^hIpR
a.m$	fYiSmIoI
aa	b^iTjB
aa$	aWb[iCjImG
aan	jU
aan$	jU
aar	bTcYeJhYjEtI
aar$	cSh[jI
aarhu-	cV
aarhus	cV
aarhus$	iU
aas	aFjYkImU
ab 00	fUgT
ab dem	hZnVoI
ab januar	eUfEgT
ab sofort	oW
ab tag	eWgX
ab und	bXnV
ab$	gUrX
abacu-	iFjb
abajo	fXpHr[
abajo$	cIf[nS
abap	aXjX
abatt-	hGiYjX
abbau	eXfY
abbau-	fS
abbauen	fS
abbauen$	fS
abbey	bV
abend	f\`iEmS
abend$	aGgSmX
abend-	f\`
abenddienst	i\\
abende	fY
abende$	fS
abends	fSiJpU
abends$	bUfUiD
abendtermine	fZqI
aber	dRqT
aber nicht	lSqV
aber$	jFk\\tJ
aberd-	cTnZ
aberdeen	cTnZ
aberdeen$	cX
aberg-	c\`sV
abery-	cVfG
aberystwyth	cVfG
aberystwyth$	cTfG
abfah-	iSnZ
abgef-	fS
abgefeiert	fS
abgeg-	fZiUqJ
abgegolten	f]gI
abgegolten$	fYjI
abges-	jW
abgeschl	jV
abgeschlossen	iEqS
abgeschlossen$	iEj^
abgeschlossene	jU
abgeschlossene ausbildung	jV
abgeschlossenes	jU
abidj-	aJcTnV
abidjan	aJcTnV
abidjan$	nX
abier-	bSiHjY
abierta en	b[iH
abierto	bVcJfI
abili-	bEjbmEnI
ability	bDiZmF
abkla-	iRjU
abklaren	iRjU
able	jV
able to	j\\
able$	i^kD
abm	j]
abm$	j[
abmah-	qX
abnah-	eGi]
abnahmen	iX
abneh-	bVcFiU
aboar-	fZ
aboard	fZ
aboard$	fZjJ
aboga-	mW
abogado	aWlU
abogados	b\\
abogados$	bYiH
abona-	hYiSkI
abonn-	h\`
abonnement	ha
abonnes	b[
abonnes$	b]
abori-	iSjW
aboriginal	iSjW
about "	rU
about 0	bZiHnJ
about 00	cUfWmR
about 000	cHfIiT
about it	b^fH
about the	iHpAq\\r_sJ
about to	jEsY
about £	bX
about$	dXfV
above	aJcVhWmW
above 00	s^
above$	iHm^
abr	i\\
abraz-	iGtd
abrazo	t]
abrec-	aUhFiZ
abrechnung	hDjSpU
abrechnungen	bIiY
abrechnungen$	iY
abril	o]qT
abril$	o[qS
abrim-	jUtS
abrimos	jUtS
abrimos$	bGfXiFjCtV
abrir	iZ
abrir$	rW
abruf	fegHhHiApG
abs	jVlF
abs 0	jVlF
absag-	hUsU
absagen	hUsU
absch-	iYj\\
abschluss	jc
absence	gSqY
absence$	iW
absic-	iT
absichern	iT
absichern$	iX
absol-	jWq]
absoluta	jRqT
absoluta$	jT
absolute	cSjT
absolutely	jXtT
abspr-	dSgSiS
absprache	dUfSgT
absprache$	dVfTgS
abste-	hTiYsV
abstenerse	s[
absti-	iUqW
abstimmung	iTqW
abstr-	aSbHrV
abstract	bGpEr[
abstract$	jW
abstracts	i\\
abstracts$	aIi[
abt	bJiR
abtei-	bWmYsS
abteilung	aSbIiSsXtJ
abu	c]
abuel-	sX
abwas-	i[
abwassertechnik	iHjV
abwassertechnik$	iHjV
ac	hWiT
aca	l^
aca$	lX
acaba-	i]jE
acade-	bU
academia	hY
academia de	mT
academy	cT
acams	iEk]
acc	aRsW
acc$	aWdE
acca	iS
accen-	s[
accent	lTsV
accent$	lWqX
accents	iIs]
accep-	jR
accepte	aSoU
accepte$	aUlT
accepted	iEjRmFp[
accepted$	iDjRmFp[
acceptes	bJl\\
acceptes$	bJl]
acces	hWiS
acces-	iY
accesos	aR
access	bV
access$	aJbBfZjR
accessibilite	bJiVjJkX
accessibility	jR
accid-	i\\qJ
accidente	jU
accidentes	hViW
accidents	i\\qDrZ
accom-	hWiSjT
accommodation	h^iIjZrC
accommodation$	h]mE
accompagnement	iY
accompagnements	bV
accompagner	aUbH
accompaniment	i[jG
accompanist	aFiCjVlBm\`
accompany	id
accor-	hRrU
accord	hW
accords	dJiS
accou-	aV
account$	fY
accountant	aYqU
accountant$	aWtI
accounting	iSlUsI
accounting$	iHlZsG
accounts	aRiUqT
accounts$	i\`jJ
accra	c^s\\
accre-	j[rU
accreditation	iFjWrY
accredited	j]
accredited$	j]
accro-	jEpSr^sV
accru-	gX
accue-	iTmS
accueil	iVmT
accueil$	mZ
accur-	j[
accuracy	aCjX
accurate	jW
ace	b]fYi@jJ
aceit-	bYiR
aceite	gSiX
aceite$	iW
acent-	iIse
ach	aIhBiUqasG
achat-	nR
achats	nR
achet-	mW
achs	i]sR
achse	n_
achse$	n]
acht	bTmS
acht leute	mU
acht$	bJfXoF
achte-	bSf[iHjJ
achterberg	jJmU
achterberg$	jImTpT
achtu-	fRqT
achtunddreißig	fT
acide-	bHiW
acidez	bHiW
acidez$	iV
ack	jY
ack$	jX
acl	iSjY
acls	jUkS
acls$	iIjU
acogi-	iY
acogida	iY
acogida$	iX
acomp-	iR
acompana	aBbb
acompanamiento	bIi]
acompanante	aUcGmX
acompanar	jS
acopi-	b[iH
acqui-	iX
acquisitions	bGjS
acred-	iEk[
acres	bf
acres$	b^fH
acros-	fHmUnS
across	fHmUnS
across the	gIhZnJ
acs	j^
act	jSrS
acta	o[
actas	i\`
actas de	i\\
actas$	iW
acte	gVpU
actes	bTgHiUjT
actif-	iUtJ
actifs	iUtJ
actifs$	tI
actio-	bWmH
action	mItV
actions	iW
actions$	iW
activ-	iR
activations	i^
active	aTsT
active directory	jXrR
active$	bFcIhWiVsU
activities	aT
actual$	gXiTjGkHqH
actualizado	iTjDkX
actually	gThYiIjY
actuary	aWqU
actuary$	a_iJ
actue-	sY
actuel	s[
acuit-	jX
acuite	jX
acute	bVfX
ad	qRr\`
ad$	qSrV
ada	gT
adapt-	jW
adas	aWbJjV
adblu-	iW
adblue	iW
add	aGpIr\\
addit-	fIgYqWrE
addition	fGgZ
addre-	cRiTrS
address	cUrUsS
ade	bEiTjW
ade$	bDiWjW
adela-	aRjTlV
adelante	aUl[
adelante$	aIlXoT
adema-	hUjHkU
ademas	hUjHkU
adent-	cTf]
adentro	cTf]
adentro$	cXdVfEiI
adher-	b]
adherentes	bYiJ
adherentes$	bZiI
adherents	aIbYiU
adi	iWjX
adici-	gIiYkU
adicional	hSkX
adicional$	hSkX
adjoi-	aSiIm]
adjoint	aY
adjoint$	a^pH
adjoints	mY
adjoints$	mX
adjud-	bY
adjun-	eTiIpU
adjunta	aUiIpV
adjus-	cYhGiHlUpI
adjuster	aUbIhFlZ
adjuster$	a\\
adler	iIj\\
adler-	aHbWtF
adler-apotheke	aHbWtF
adler-apotheke$	bS
adm	jX
adm 000	jX
admin	a\\iVmUrH
admin$	aXm[
admin-	m[
administracion	bZjT
administracion$	bEiSjVqI
administrador	mZ
administradora	bHmatI
administrateur	aHb\\iGtI
administration	aIb[fHhFiF
administrativa	aUgU
administrativa$	aVcIgV
administrativas	iTjHmU
administrativo	aYmJoJ
administrator	a[
administrator$	aX
admins	m\`
admins$	mY
admis-	jYmXpG
admission	eTiCj^pH
admissions	aRiTtI
adobe	h[jRkF
adopt-	eYkY
ados	aCb[hGj[sH
adr	iSkXlX
adr$	iR
adres-	bYiFp]
adresse	pT
adresse$	pS
ads	j\\
ads$	jSkI
adscr-	cIfGhIiGjHkEm[rI
adult	bUgGiW
adult$	gHhIiWjY
adult-	iV
adultes	i]lG
adultos	cTiI
adults	kT
adults$	jZ
adv	hTjSmU
adv$	hViHjWmS
advan-	kY
advanced	bEcGhJi\\kH
advantage	k]lV
advantage$	kb
adven-	oU
advent	oU
adver-	jJrVtV
advert	qSrUtT
advert$	eEqSrRtV
advertise	aTlJ
advertise for	bSrGtS
advertise$	aTbJqU
advertisement	iFpHrVtT
advertisement$	hIiFjHpHrTtU
advic-	iU
advice	iU
advice$	i\\
advis-	aS
adviser	aY
adviser$	ac
advisers	aIbZiHjFmVsH
advoc-	a^bGiJrHtH
ae	aT
aec	jZ
aecid	i^jD
aed	gR
aed 0	gW
aed 00	gT
aed$	cTgSiHoI
aeo	bWeFiRm[pG
aep	j^mG
aerat-	cHfIiY
aerif-	fIi\\jF
aero	bajU
aeron-	aCb_iI
aerop-	aGbFcb
aes	jW
aes$	iTjT
aesf	iFk]
afac	bHcFj\`
afc	g\\
affai-	bXhXiH
affaires	bSgJhZiH
affairs	bU
affic-	iXqT
affiches	iY
affiches$	iY
affil-	bUiU
affilies	bY
affilies$	bY
affir-	gDia
affirmation	i\\
afgsu	jY
afgsu 0	jY
afili-	bTeThY
afiliacion	eUh\\pJ
afiliados	b]
afin	jVsW
afina-	aZbHcFi[jJ
aforo	bUi]
afrai-	dUjV
afraid	dUjV
afric-	iHsd
afrik-	jSkS
afrikaans	jSkS
afrikaans$	cIjGk\\
afscm-	mW
afscme	mW
after 0	gSh\\
after 00	fGg[hRqR
after 90	dWh[pG
after a	aWeTgU
after effects	iJjWkT
after midnight	gX
after one	eWhVt[
after probation	dUjF
after school	bHeJf\\gGhIkJlHoF
after six	bWeY
after the	hHoT
after$	aHiVtW
after-	iS
afterloader	bT
afternoon	pRtW
afternoon$	bIiVp[
afternoons	aSf[
afternoons$	aTfZiF
afterwards	fY
afuer-	bJcSdW
afuera	cHdY
afuera$	cHdYfR
ag	aIb[hR
ag$	bVcXiF
again	aHjJqRrStW
again$	jErZt[
again-	qV
against	qV
agarr-	mFq\`
age	s]tS
age 00	bUrYs^
age$	cHfHg[hIqFtW
aged	gSiRjF
aged 0	bZgE
aged 00	i[
agees	bEcIfGib
agen	c\\
agen$	c\\
agenc-	bV
agence	cS
agence de	cZ
agence$	aTbGiHjY
agences	bW
agences$	bW
agencia	aI
agencia de	aGb_jS
agencia$	cFfIlIqZsJ
agencias	aTjR
agencias$	aVjR
agencies	bViIpSrV
agencies$	p\`rE
agency	eS
agency$	bUeX
agend-	iR
agenda$	iTtY
agendas	iU
agent	a\\
agent de	gWjI
agent$	a[bGgIhXpV
agente	aY
agentes	aUmT
agents$	bWjTmT
agentur	bSlVqS
agentur$	iGjIl[qV
ages	bSsW
aggre-	b]gYjHlI
aggregates	iT
aggregates$	iT
agile	bIdYiVjI
agile$	dZiRjG
agm	jU
ago	b_eGj=
agost-	eSoU
agosto	eSoU
agosto$	eWoX
agrad-	kYqIr\\
agradece	k\\
agradece$	iIk\\
agrar-	jY
agree	bVj]
agree$	b[iH
agree-	sS
agreed	aIbIiClHqSsZ
agreement	gShWrJ
agreement$	gXhSiDjG
agreements	hFiY
agreg-	bXgJhIiHk]mH
agrem-	iJj]
agrement	iJj]
agri	bZhEiE
agri$	jW
agric-	iRjU
agricola	aXjW
agricola$	a[iHjW
agricole	hGiVjTsH
agricole$	hGsI
agricultural	aHbIcFiY
agrin-	kV
agro	eTjJkXoItJ
agron-	kYlS
agronomia	lV
agronomist	mY
agronomist$	aZ
agronomo	jS
agronomy	lUmS
agrop-	kUsH
agropecuario	kVsH
agropecuario$	kVsH
agua	hR
agua y	aWcIhT
agua$	bHjXkFpY
aguan-	jVsT
aguantar	jX
aguas-	cY
aguascalientes	cY
aguascalientes$	cYiH
aguin-	gVhU
aguinaldo	hY
ah	fTpRqFtV
ah$	aHbFeSgIhSiDlJmIpGtR
ahead	eGfWhGo\\
ahead$	eGfZiU
ahi	eShVq]
ahm	t\`
ahm$	t\\
ahnli-	jWkS
ahnliches	jUkV
ahoi	rT
ahora	fWsS
ahora$	fYqS
ahorr-	hSkS
ahorro	hV
ahorro$	hT
ahpra	ja
ai	iUlI
aid	jWkS
aid$	hYjY
aide	fGi\`kZ
aide au	hViX
aide$	k_pI
aide--	aZcR
aider	hHi_
aider-	kS
aiderait	kS
aiderait$	kS
aides	aYdFiV
aigui-	aTiS
aimer	j[nZ
ainho-	mR
ainhoa	mR
aipr	j[
air	bT
air$	bVjY
airbr-	jV
airbrush	jV
airfi-	cTjW
airfield	cTjW
airfl-	jW
airflow	jW
airflow$	jU
airli-	bZ
airlines	bU
airlines$	bVjS
airpo-	cW
airport	bR
airport$	bCcTiU
airsi-	j\\
airside	j\\
airti-	i[pH
airwa-	iU
airway	iU
aisan-	jY
aisance	jY
ajust-	aWhJjT
ajustador	aX
ajuste	gTiS
akkor-	aIgRrHtT
akkord	aIgRrHtT
aktiv-	bTjT
aktua-	tW
aktuar	aTmJtH
aktue-	aVbRjW
aktuell	bUgHhJjY
akzen-	jElEsc
akzep-	aJiCj[kHoY
al 00	fFhWo^
al 000	gAqY
al ano	bVhXnV
al cliente	i\\sH
al dia	gShEjb
al grupo	hTrStY
al menos	jTkI
al mes	fXgYiR
al taller	pa
al$	h\\iJ
alain	mX
alarm	fWnSqS
alarm-	i\\
alarmas	i\\jG
alarms	iTnV
alarms$	nX
alast-	jIlWmT
alastair	jIlWmT
albacete	cT
albacete$	cX
alban-	jHkYsX
albanil	sU
album-	bYjGsI
albums	bYjGsI
alcan-	aUbHjT
alcaniz	cSmT
alcaniz$	cSmT
alcob-	cZ
alcobendas	cZ
alcobendas$	cZiJ
alcoh-	hIjV
alcohol	hIjV
alcohol$	jR
alcor-	aEbGcRtX
alcorcon	cUtJ
ale	gStT
alegr-	kT
alegre	kT
alegre$	kT
alema-	bSiRkR
aleman	bTkS
aleman$	bVkR
alerg-	j\\sE
alergenos	iW
alergenos$	iU
alert-	ie
alerta	fUiW
alertas	iR
alerte	tS
ales	c\\
ales$	c\\
alfaj-	bThGiIjU
alfajores	bThGiIjU
alfajores$	bThGiIjU
algo	jUkY
algo de	k[pJ
algui-	aU
alguien	aU
algun	bUrZtH
alguna	fUjSnR
alguno	bXgImJqS
ali	eJiHmZqU
alica-	dHnV
alicante	dHnV
alicante$	nV
alice	bFc_
alime-	hU
alimentacion	h]
alimentacion$	h\`iE
alimentaire	bSiJjW
alimentar	i]
alimentos	jR
alimentos$	jU
alisf-	gW
alisfa	gW
alisfa$	gX
alive	sX
alive$	sW
alkoh-	kRsS
alkohol	jVsW
alkohol$	jUsS
all day	bFfRjUsX
all in	bSgUrTtH
all shift	fIiFjf
all the	dTiHlVsS
all$	aJmStY
all-i-	fUgX
all-in	fUgX
alle 0	h\\iT
alle 00	f]iI
alle drei	eEiYjE
alle$	fHgWhX
alleg-	hHi[jGkX
allei-	hJiSkIs]
allein	aIcIiVjTmJ
alleine	bSfViDjUsI
allem	b\\nE
allem-	kU
allemand	kV
allemand$	lSrS
allen	fIgThTs[
allen-	c^i@
aller	cThIrY
aller-	aBiTnWsS
allergens	jY
allergic	jW
allergy	iU
alles	sS
alles andere	dWiGjXlG
alles$	aYbHiIlVsZ
allez	jIkYmIt[
allga-	bSqV
allgau	bUcS
allgau$	bWcU
alloc-	fFi\\
allocating	iS
allocation	gSiS
allot-	i\\
allotment	iU
allotment$	bJiU
allow-	gThY
allowance	gVhW
allowance 0	bIfHgUhT
allowance 000	gWkF
allowance$	gUhSiD
allowed	fThU
allowed$	fUhWiGjH
allta-	aWmHtW
alltag	tX
alltag$	bIiHtW
almac-	aSbS
almacen	aSbS
almacen$	aVjS
almag-	cX
almagro	cX
almen-	aHbZcZiH
almendralejo	bHc^iI
almendros	b^
almer-	cSnT
almeria	cSnT
almeria$	nU
almue-	fJh[
almuerzo	fJh[
almuerzo$	h[
alnwi-	cT
alnwick	cT
alnwick$	cT
aloja-	h\`
alojamiento	h\`
alojamiento$	gIhZ
alone	b[cGjVlHtI
along	l[qR
along-	mW
alongside	mW
alors	sUt\\
alp	bU
alpha	bJiW
alpha-	bIcThVi[
alpin-	bVjT
alpine	bWiIjW
alrea-	sS
already	sS
already$	lS
alrig-	t[
alright	t[
als$	iEpTrItW
also	sRtT
also wir	qHsHtV
also$	iDte
alt	fW
alt weekends	fT
alt$	bVsT
alta	dUeWgIiI
alta$	bScIdTfIiBkTlIsI
altam-	nV
altamira	nV
altamira$	nT
altar	iY
altas	iT
altba-	bWiUjF
alte	oX
alten	aJjTqDrEsatU
alten-	i^
alter	jRsb
alter als	jW
alter$	pUsV
alter-	dSfU
alterations	i]
alterations$	i\\
alteren	kZsY
alternada	fS
alternance	dWeWfS
alternance 0	d\\eRfA
alternance$	aScHfVgJmHtH
alternancia	cId\`fF
alternante	cHeIfIhJm\`
alternas	fU
alternas$	fV
alternate	mZpB
alternate$	fW
alternating	fX
alternating$	fX
alternees	fT
alterno	fU
alterno$	fX
alto	c[j\\
alto$	cYkS
altst-	aFqZ
altstadt	aGiT
altur-	sV
altura	sW
altura$	fVgW
alturas	j]
alturas$	jX
alu	kWlSpH
alumi-	bIjY
alumn-	i[
alumnos	bViS
alumnos$	iS
alway-	mSpS
always	mSpS
always$	fGmVnV
am /	i^jGnEsV
am 0	fZpU
am 00	fTq^
am a	f]
am besten	s\\
am in	iJjYlJt[
am liebsten	sS
am see	b]cU
am starts	f[sV
am tag	bTgWhHiU
am telefon	fS
am$	fTiZ
amade-	jX
amadeus	jX
amadeus$	jX
amane-	fX
amanecida	fX
amarr-	dIf\\
amarre	iZ
amarre$	iY
amazo-	b\\c^i@
amber-	aJbGiIj]
ambie-	jVsR
ambiental	aSjZ
ambul-	bVjS
ambulances	b^iF
ambulancia	jU
ambulancia$	aR
ambulancier	aX
ambulante	a?ba
amend-	hHiSqZ
amendments	iT
amendments$	iT
ameri-	bXfT
american	bXiS
amf	ja
amf$	j\\
amiab-	iX
amian-	aScJiTk[pI
amiante	aWiY
aml	iHjU
ammon-	iSjS
ammonia	dRjT
ammonia$	dRiT
amos	aHc]
amos$	aFc]
ampa	bXqT
ampar-	pW
amparo	pW
ampli-	eStU
amplitude	jS
amplitude 0	bXfT
amplitude$	jZ
amput-	iS
amputees	iS
amputees$	iV
ams	fXjVsU
amste-	aJcadSiAjFtG
amt	bWfGmTrTtS
amtsg-	bCc^pH
an 0	fV
an :	iUpWt\\
an ad	aReSrB
an advantage	kY
an bord	f[iS
an de	eWjW
an den	iUpX
an die	pXqU
an frau	pY
an hour	gWqT
an hr	aJg[
an mich	m]qCtT
an tvod	eIg]hF
an zwei	cGdWnT
an$	iT
an-ac-	mR
an-acc	mR
ana	mU
anaesthetic	aSiEjX
analisis	iTsV
analisis$	s[
analista	aW
analista de	aVeIiJ
analistas	aSmU
analistas$	mX
analy-	hTmV
analysieren	iW
analysis	iVjS
analysis$	iTjT
analyst	aY
analyst$	aWmR
analyste	aWmU
analyste-programmeur	aY
analystes	m\\
analystes$	m\\
analysts	mY
analysts$	mY
anato-	a\\bIkI
anbei	tY
ancho-	aIcVdU
anchor	aFbWdY
anchor day	dX
anchorages	bHc^
anchorages$	bJc[iF
anchors	iY
anchors$	iV
ancie-	bGcYgT
anciennete	gW
anciennete$	hX
and 0	jE
and 00	f\\gT
and 000	bThV
and a	hS
and all	hViS
and an	bHm\`
and english	jX
and every	fU
and finish	fXiJ
and five	hX
and half	gW
and have	iIjVkIsW
and honestly	cEdXsW
and i	iT
and it	iIqStX
and keep	gZiVqI
and me	mUqXtF
and my	b[
and never	b\\fR
and new	fFh[
and no	s\\
and not	jFs_
and one	bIfS
and our	b]qFrXtH
and set	dGjW
and so	bX
and still	b\\jE
and ten	bWgSjI
and then	iW
and they	jRsS
and to	hFkZtI
and two	aWgFi]oH
and we	bUcRhI
and you	bRfDgSjV
and £	n\\
anda	jJpIqetF
andal-	hHnWpFs[
andalucia	hGnY
andam-	iX
andamio	iVsT
ander-	sU
andere	cS
andere$	cUiTkJlWqDsH
anderes	jU
anderes$	jU
anderlecht	c[
anderlecht$	c[
anders	jVqFrHsDtX
ando	pIq]
andre-	cWiEjGmTpJt]
andro-	kGm[
android	aT
android$	aVhIjS
anerk-	fHjV
anerkannt	aJfHjU
anerkannt$	jW
anerkennung$	aJ
anest-	kR
anexo-	bIcWpU
anexos	bIcWpU
anfah-	fXhHiRjIrR
anfahren	iU
anfahren$	iW
anfan-	aUoYrT
anfang	oU
anfang$	rR
anfangen	oWrYsV
anfor-	aDrStV
angab-	tT
angaben	tT
angeben	pUrX
angeben$	pVrU
angebote	iX
angeh-	hIierX
angelehnt	gS
angelehnt$	gX
angeles	aFbTcZ
angeles$	aHc[
angem-	gWhJ
angemeldet	gWhJ
anger-	cVlT
angers	cWlU
angers$	cWlV
anges-	aDbWeW
angestellt	e^
angestellt$	e\\hH
angestellte	bViS
angestellte$	bUiT
angestelltenlehrgang	jY
angestrebt	jHkZ
angestrebt$	jHkZ
angla-	jVrR
anglais	jX
anglais courant	jZ
anglais de	jUkS
anglais$	kTlU
anglaise	a\\cIiDjGpHrT
angli-	re
anglican	jYlHrBsX
anglo-	sU
anglophone	sU
angos-	cY
angostura	cY
angostura$	cTjI
angry	aFi\\
anhor-	cJi]
animador	aU
animadores	aEiHm]
animalier	aU
animateur	aR
animateur$	aWiH
animateurs	a_bGiI
animation	iY
animaux	bWiI
animaux$	hS
anime-	iVmR
animer	iVmR
animer$	eHmZ
animo	bZ
anish-	iWj@k\\
anker-	d\\fHiY
anlag-	cR
anlage	bFcXgVjS
anlagen	bZiJ
anlagen$	bW
anlagenmechaniker	qU
anlau-	bZiG
anleg-	iT
anlei-	iZ
anleiten	i[
anleiten$	iU
anleitung	aIiSmS
anler-	aIiW
anlernen	aIiW
anmel-	hGiYpR
anmeldung	hHiZpR
anmeldung$	iZ
ann	aJbIc]iHjHoHpU
anna	aBcGiAjIm\\oCq[sHt[
annah-	iV
annahme	iV
anne	aIpFrJtc
annec-	cT
annecy	cT
annecy$	cU
annee	dSjU
annee$	dU
annee-	bIjY
annees	bIjY
annek-	gJmRrR
anneka	gHmT
annel-	bDeHhIiGm^nJ
annex-	eThV
annexe	eThV
annon-	qR
annonce	qStR
annonce$	qU
annonces	iV
annou-	jJq_
annua-	eXfZ
annual	aGiY
annual$	cJeWhJ
annualise	eSfW
annualise$	eSfW
annualised	eXfW
annualised$	eVgSiI
annualisees	qS
annualisees$	fR
annually	fS
annually$	fS
annue-	fVgUhSiS
annuelle	fYgZhGjF
annuelle$	bHfIg\\
ano	hR
ano con	hZiGjI
ano en	cFdZhSnJ
ano pasado	bTgU
ano y	jY
ano$	nU
anoni-	bFmHqEr^
anony-	iXjHr_
anos	ja
anos con	iUjY
anos de	j]
anos en	j_
anos$	bUsT
anota-	i^jI
anoth-	mS
another	mS
another$	aEiVkHtW
anpas-	iW
anpassung	iW
anpro-	i^
anr	aSbIeS
anr$	eUiR
anrei-	hTnS
anreise	hTnS
anruf	fIp^
anruf-	p\\
anrufen	p]
ans	jU
ans au	jW
ans d'experience	aJjV
ans de	jYm\\
ans en	j^kT
ans revolus	jZ
ans$	eZiR
ansch-	mYpY
anschreiben	iHpa
anschreiben$	iHp\\
ansib-	jY
ansible	jY
ansible$	jX
anspr-	aHi[mWpY
anste-	eWsV
anstellen	eS
anstellen$	eS
answe-	mXpT
answer	pS
answer to	m_
answer$	iU
answered	fXgHpXrF
answering	aUhJiSmW
answers	mX
ante	iapS
antec-	iHjXpSsV
antecedentes	pUsX
antecedentes$	sW
anten-	bTmG
antenatal	bJi]
antenne	aUbGcTqT
anteq-	cYqR
antequera	cYqR
antequera$	aJc[qH
anter-	q[
anterior	q\\
anterior$	jU
antes	iT
antes de	o[qU
antes del	iZ
antes$	gSkJtU
anti--	bFcHgJidkJ
antib-	bHca
antic-	bJg]iVpHqTrG
antig-	cTgU
antigua	bWcIjS
antigua$	bWcI
antiguedad	gY
antiguedad$	gU
antip-	cT
antipolis	cV
antipolis$	cTjJ
antof-	cShT
antofagasta	cShT
antofagasta$	hU
antonio	iR
antra-	aAbEgIqRt_
antri-	cAfFgYhFiInZqUtD
antwe-	cX
antwerp	cX
antwo-	bYpZ
anual	eUfRkEoW
anual 0	fY
anual$	eWiSoT
anual-	bT
anuales	bT
anuales$	bV
anunc-	rV
anuncio	rX
anuncio$	rWtT
anwal-	bVkTmW
anwalte	mW
anwalte$	mX
anwar-	aDgWhGi?j\\kJ
anwei-	iUmH
anwes-	bDdWiWjHtW
any	jWoU
any 0	aHcRfXiGtW
any more	eVjE
any of	dVk\\sG
any$	fSi@j]kUpW
anybo-	lHpUqV
anybody	lHpUqV
anybody$	qW
anyon-	oRsX
anyone	oRsX
anyone$	cIeGjHkIlYoXpHsC
anyth-	tX
anything	tX
anything$	jTtU
anywa-	lW
anyway	lW
anyway$	pFrV
anywh-	cYdT
anywhere	cYdT
anywhere in	dWnU
anywhere$	cEdYkU
anzei-	rX
anzeige	rV
anzeige$	rS
anzug-	gBha
anzuge	hZ
ao	gSmXpU
aoc	bZjEk[
aop	b\\hT
aop$	b\\hH
aout	kJo]
aout$	oW
ap	aWmY
ap$	iGm]
apa	jT
apac	jU
apara-	ia
aparc-	h[
aparcamiento	h[
apare-	aZkGoI
apart	aHiXqIrG
apart-	sU
apartamento	gHh]
aparte	gU
aparte$	fRgV
apc	iFj_kYsC
ape	cHeeiFtI
apert-	cIiXpCtb
apertura	i\\
apex	iWjS
apex$	i[jD
aphas-	bCig
api	hJjTkX
apicu-	aYcFiH
apis	i\\
apis$	iY
aplic-	lXrR
aplica	lW
aplicador	jU
apm	aXj[
apoda-	cU
apodaca	cU
apodaca$	aS
apode-	iW
apoderados	iW
apoderados$	iW
apoth-	iX
apoyo	cRfV
apoyo$	cHi[
app	bUi\\pT
app$	fTiSpW
appar-	bV
appareils	bWjInT
appareils$	bXiFnT
apparel	jV
apparel$	jV
appea-	iSrWsW
appeal	bEiWrT
appeals	iU
appear	r\\sG
appel-	fGp\\rH
appelle	hHqY
appels	fFiX
appen-	bX
appenzell	cZ
appli	bUpWrI
appli-	pV
applicable	f[gGhViFjC
applicable$	bIfVgJhWjDmH
applicants	bHiJkWmIpIqIrX
application	pe
applications	pY
applications$	b@j]
applies	gSqWrU
applies$	gViIqRrR
apply	p\\qT
apply :	pV
apply$	jTkTrS
appoi-	iUtV
appoint	qFt[
appointment	pV
appointment$	pU
appointments	i\`
appor-	bHiXpZ
appra-	i]
appre-	mV
appreciated	k^
appreciated$	k_
apprecie	k\\
appreciee	jFk[
appreciee$	jFk[
apprentice	aViSmR
apprentice$	aYm[
apprenticeship	gSkI
apprenticeship$	gThIjR
apprentis	lVmW
apprentis$	m\\
approbation	jZ
approbation$	j\\
approval	jSoUqU
approved	bUjTtX
approved$	bXi?
approx 0	fU
apps	iX
apps$	i]jGpS
apr	fXo_
apr$	eFfUoZ
apr-s-	fY
apr-sept	fY
aprem	fU
aprem$	fU
apren-	jDkWl]
aprende	jIl]
apres	dVoZ
apres 0	dWeWiG
apres 00	fAgIp^
apres la	fEqX
apres$	mIp^tD
apres-	fYpR
apres-midi	fYpR
apres-midi$	pW
april	oa
april 0	hFo_
april to	fV
april$	oS
april-	f[o^
aprob-	gT
aprobado	gT
aprobado$	gVjT
apt	aZjG
aptit-	pT
aptitude	pW
apto	jV
apto$	iHj\\
apunt-	bHiUpUqY
aqua	iZjBkXsI
aqua$	jCkZ
aquac-	g[
aquaculture	g[
aquag-	iY
aquagym	iY
aqui	iIsTtW
aqui$	lX
ar	c\\iDjU
ar$	aRc]iC
arabe	k^
arabe$	jTkV
arabi-	kUlV
arabic	kS
arabic$	kX
arabisch	lX
arabl-	aYcH
arable	aYcH
arand-	caiD
arauc-	cU
arauco	cU
arauco$	cU
araya$	mS
arbei-	hR
arbeit	j\`rU
arbeit$	jWrV
arbeiten	d_hGiEj[
arbeiten$	dZiIjH
arbeitsbeginn	f\\
arbeitskleidung	gEh\\
arbeitsproben	bHiDmHp_
arbeitsrecht	aSjU
arbeitsrecht$	aTjS
arbeitszeit	nZ
arbeitszeit$	fEnX
arbeitszeitkonto	fThTiFjH
arbeitszeitkonto$	fThTiF
arbit-	ib
arbor	c\\j[rH
arbur-	cJiRjX
arburg	cJiRjX
archa-	b\\cFiHj]mI
arche-	cU
archena	cU
archena$	cV
archi-	aV
archicad	jX
architect	aV
architect$	aSjS
architects	b\`mB
architekt	mV
archiv	qT
archivar	bT
archivarin	bS
archive	iUkX
archives	bXjV
archives$	j[
archivist	aUbStI
archivist$	aU
archivo	iZ
archivo$	iXrJ
ardoi-	aHm[tI
ardoise	iTjV
are	sR
are a	bS
are fine	iHp\\
are in	cVj^
are on	hTmTsR
are$	aHcZjD
area	cS
area$	cYiRjX
areas	bV
areas$	bW
arena	aTcY
arena$	c\\iIqJ
arena-	iV
arenas	iV
argen-	aGcXsV
argentina	iRqS
argentina$	iU
arger	pFqWrR
argo	cGhZjVlHpH
argoc-	jU
argocd	jU
argocd$	jU
argue	j\\lItX
argus	j]
argus$	j]
ari	i\\jS
aria	kWpT
aria$	iJj\\kA
arles	aHc]iC
arles$	c]iC
arlon	cZ
arlon$	c[
armad-	aFlUpU
arman-	aGjUmT
armando	aGjUmT
arme	qV
armen-	cY
armenia	cY
arms	cXhFjU
arms$	iS
arnes	hZiT
arnes$	hZiEjV
arnes-	b[
arneses	b[
aroun-	cS
around	cS
around$	cWgIlJnFpGqGtW
arqui-	bS
arquitecto	iU
arr	bZiU
arr$	iW
arrac-	iZ
arrai-	ia
arran-	iS
arrancamos	bVeGgV
arrange	iRtU
arranged	hWiJjT
arranger	aV
arranger$	a\\
arranque	fBiXmToY
array-	hIi\\tG
arrea-	iT
arrears	iT
arreg-	mY
arreglos	iY
arren-	b]hJ
arret	bFfYjHq\\
arret-	fTpTqX
arrete	qV
arrets	fVpUqU
arriba	nS
arriba de	cW
arriba$	cDfZjX
arrie-	aDe\\gIjHm^
arrim-	cGhAia
arriv-	iSo\\
arrivants	lX
arrivees	fIi[
arroc-	iW
arroces	iW
arroces$	iX
arros-	iS
arrosage	iS
ars	aU
arsen-	i_mU
art	bS
art 00	a]bFfUhH
art$	dViSjV
arte	bUsX
arte$	aVs[
artic-	iZkR
article	iZ
articles	iUlW
articles$	bZ
artif-	iWjXkH
artisan	bViTmE
artisanale	bS
artistica	iGl[m[
artistico	aZbIeZ
arvo	fSpV
arzt	aHi]pW
arzt$	aFbRi\\oJpV
arzte	b\\mT
arzte$	aIb[gSiEmD
arzti-	bS
arztin	aT
arztinnen	b^iH
arztinnen$	b[
arztl-	jX
arztlich	jX
arztlich$	jX
arztt-	iW
arzttermine	iW
as 9100	bU
as a	fGjBnUqSs]
as good	jGlYqW
as i	jHsSt[
as per	g^hE
as soon	eHoY
as the	iFrWsV
as they	aHjCpRsTtY
as we	fUjDlSsTtH
as well	cSjHrT
as you	dVgTtW
as$	mZ
as-bu-	iU
asamb-	iX
asambleas	iW
asap	kTo_
asap$	aIo[tT
asb-k-	bZcJ
asb-kreisverband	bZcJ
asbl	bT
asc	b^jH
asc$	b\\iFjH
ascen-	iW
ascenseurs	aIi[
ascensor	jZ
ascensores	aVbT
ascensores$	bT
ascensoriste	aVeJ
ascensoriste$	aS
ascp	fBjUtZ
asegu-	b]eZiWmC
aseguradoras	b\\mG
aseguradoras$	bVmF
asept-	aZ
aseptic	jT
aseptic$	jS
aseso-	bTmS
asesor	aV
asesoria	aEbV
ash	i^mT
ashev-	cU
asheville	cU
asheville$	bR
ashor-	fIpY
ashore	fIpY
asi	sVtW
asi que	oTqW
asia	a[bEcHiEjU
asien-	bT
asientos	bT
asientos$	bT
asign-	g\\hHnW
asignacion	g\`hH
asimi-	bIcIeXgZjG
asimilados	bHcGeZiJ
asimilados$	bHcGeZiE
asist-	aSmZ
asistencia	cJgXi^jF
asistencia$	gZ
asistente	a[
asistente$	iHm]pH
asistentes	iCkHm_
ask	p\\q\\
ask for	iHpX
ask$	gS
asked	l]qUrHt[
asked for	q^rEt\\
asked me	sHtS
asked$	iTlY
asks	bFiZ
asks$	bFiY
asm	bFhGjFm_qH
asme	jY
asme ix	jR
asoci-	bfgHiE
asociacion	b[iJ
asp	j_
aspen	j_kA
asper-	eGi]
aspersion	cGi\\
aspha-	a[gYiJ
aspir-	cIi]
assem-	aVcUiX
assemblies	iW
asses-	iSkUpR
assess	i]jF
assessing	iTjGkZ
assessment	pY
assessment$	iV
assessments	aIgGiYkU
assessments$	gEi[
assessor	kT
asset	jGk\\qWrC
asset$	jHk[
asset-	gJiW
assets	gJiW
assets$	bU
assig-	i^mT
assis-	a[mZ
assist	aEbUiUmJtT
assist$	bIgJi\\mGtU
assistanat	e]
assistanat$	e]
assistance	iZ
assistant	aX
assistant (	eT
assistant$	ab
assistante	aW
assistante dentaire	iH
assistantes	aXcEiH
assistants	aRiRmY
assistants$	mY
assistenz	iWjJmV
assistenz$	aCm[
assoc	aVbWjE
assoc$	aIbZiJ
assoc-	bZ
associate	aUeYjD
associate$	aUiS
associatif	aEbY
association	b]qSrT
association$	b[
associative	aIb\\hI
associe	hUqT
associes	pS
associes$	aHbWpW
asst	aZeIiGmY
asst$	aWeFmVqI
assur-	h\\
assurance	gIhViT
assurances	h\\iFjU
assure	hZmE
assure$	h^iD
assuree	fWiE
assuree$	fWiEjJqH
assureur	aGb]
assureurs	aIb[
asthm-	s\\
asthma	sX
astre-	f]gR
astreinte	f]gS
astreinte 0	aIfVrR
astreinte$	fJg[
astro-	k_
asunt-	hS
asunto	pStU
asuntos	hViJjUsJ
asuntos$	jXsG
asust-	qW
asuste	jY
asylu-	lIsV
asylum	lIsV
at $	fVgAhZiI
at 0	gThVjX
at 00	jSlIpR
at 000	bYiF
at a	i\\
at all	hIiVlIpSq[rF
at christmas	gHh\`
at cost	h_iFlT
at ease	jXkUlH
at eight	fDiZj]qF
at gate	hR
at heights	jY
at home	kXsW
at least	jZoS
at lunch	iSlXsJ
at night	fZiYjSqF
at our	bAhYtY
at ten	fDia
at the	pS
at time	iHjY
at £	fU
at$	bHcVdHgS
ateli-	bUmV
atelier	aGbVmV
atelier$	aEcSdY
ateliers	iV
ateliers du	hHiY
atems-	bHiSkV
atemschutzwerkstatt	aUbIiY
atemschutzwerkstatt$	aUbHiW
atenc-	gT
atencion	gT
atend-	fIgTi[
atender	iY
athle-	kZ
atien-	aV
atiende	aW
atom	jXkUrU
atom$	j^kDrW
atout	kZ
atout$	k[
atras	bEcWiCjZ
attac-	iJtR
attache	aXhHiIqGsX
attached$	bVrV
atten-	aXmU
attendance	hW
attendant	a\\
attendant$	a^iH
attendants	aYlImU
attendants$	aWlImZ
attends	jWlGsJ
attendue	iTlT
attendue$	iTlT
atter-	cT
attersee	cT
attersee$	cU
attes-	j^lHpU
attestation	j\`
attestation$	jW
attested	lDpZ
attit-	fDgDiEjZm\\
attor-	b[
attorney	bS
attorneys	bYiI
attorneys$	bXiG
attra-	bViFsa
attractive	sX
atv	aUhY
au 0	bEiYoZ
au 00	e^f>iFpV
au 000	bEcHd^mJ
au bout	hYsR
au bureau	dSiHmX
au choix	g?hZ
au comite	aImUtY
au depart	gX
au depot	cHfWhUiFjDkUlFpS
au moins	iIja
au plus	nSoXpU
au samedi	fW
au vendredi	pH
au$	cHeYoU
au-de-	aJbHhV
au-dessus	aJbHhW
au-dessus de	aHbGcVhTqT
auch die	aFg^mD
auch mal	fXiX
auch nachts	fVjH
auch privat	h_
auch wenn	jBrb
auch$	hS
auckl-	bHcUiV
auckland	bHcUiV
auckland$	cW
aucti-	aXb[cEiArS
aucun	fRiW
aucun diplome	lY
aucun-	lW
aucune	lW
aucune experience	hJiGjJlY
audat-	jW
audatex	jW
audic-	hFiVmJoCpX
audie-	cRiZ
audiencias	cV
audio	iVpT
audio typing	iW
audio-	bSiUpF
audiologist	aX
audiologist$	aX
audit	hHiU
audit$	aYfXiVjA
audit-	iR
audition	jXp[
audition$	jVkC
auditions	jGoJpZ
auditor	aUjSkYmE
auditor$	aWbJjVmGtJ
auditores	kT
auditoria	iVjV
auditorias	iXmI
auditors	iR
audits	iY
audits$	iRjW
auf 0	dHe[fZmGoSpD
auf 00	fEq\\
auf 000	fIg[
auf dem	aXhSiTpTtJ
auf der	rS
auf die	mSsY
auf ein	e[
auf wunsch	h\\
auf$	rTtZ
aufba-	bVcFiWpJ
aufbauen	iW
aufen-	bXjV
aufga-	tX
aufgabe	iZtI
aufgaben	tT
aufgaben :	tT
aufge-	sZ
aufma-	iY
aufmaß	fIiT
aufs	bIfWhY
aufse-	aY
aufsetzen	aY
aufsi-	jU
aufsicht	aS
aufsicht$	aTiT
aufst-	cTeSfTjS
aufstehen	aEfXsV
aufstiegspramie	gS
aufstockbar	eYgGiE
auftr-	b\\fFsT
auftrag	bTjI
auftrage	bUiU
aufwa-	gVsU
aufwarts	bSgWsV
aufwarts$	bTgUsX
aufzu-	bVlW
aufzuge	bWlW
aug	eUnTo\`
aug 00	eXfFgIoY
aug$	fTnZ
aug-o-	fU
aug-oct	fU
auge	jZr[
augen-	a^bGcIiIjE
augenoptiker	cIeS
augenoptiker$	aU
auger-	i[
augus-	oT
august	oT
august$	oS
aula	cCm_
aula$	cJjRmWqH
aun	q]
aun no	cIq]
aunqu-	iVrW
aunque	iVrW
aunti-	rVsW
aunties	jS
aunties$	jU
aupre-	jSmR
aupres	jSmR
aupres de	fJmV
aupres des	iZ
aural	i?jakJ
aurel-	mZ
aurelie	mZ
auric-	cW
aurich	cW
aurich$	cX
auril-	cT
aurillac	cT
aurillac$	cU
aus	sU
aus dem	b[iEsZ
aus der	hRjIl[sY
ausb	jV
ausb$	jV
ausba-	bXjF
ausbe-	dHg[hGiS
ausbi-	l[
ausbildung	l]
ausbildung$	jV
ausdr-	aIcHkIlYsV
ausdrucklich	aIcHkIlYsV
ausen-	iVjI
ausfu-	aDfEi\\t[
ausge-	fVj]
ausgeglichen	fV
ausgeglichen$	fV
ausgelernt	jVlT
ausgeschlossen	bIjT
ausgeschlossen$	jV
ausgl-	f^
ausgleich	f^
ausgleich$	fW
ausha-	iIjY
aushalten	iIjY
aushalten$	iIjY
aushi-	bJe\\iI
aushilfe	bJe\\iI
ausku-	iYmHpR
auskunft	iVmHpT
ausla-	aGsZ
auslander	s_
ausli-	aWiR
auslo-	gUnI
auslose	gUnI
auslose 00	gThDsW
auslose$	h\`
ausma-	iXjT
ausri-	iRqU
ausrichten	iRqU
ausrichten$	iSqT
ausru-	h]r]
ausrufezeichen	rc
aussc-	iWtR
ausschließlich	rR
ausschluss	fGgDhEiAjBk\\lEpWsR
ausschreiben	qUrStS
ausschreiben$	iEqRtT
ausschuss	gHhEi[
ausse-	s^
aussi	rY
aussi$	fXkV
ausst-	e_fHgDlC
austr-	hT
austria	cX
austria$	cZ
auswa-	nZp]
auswahl	rT
auswarts	nW
auswe-	iU
auswerten	iU
auswerten$	iU
auszu-	iVlHmW
auszubildende	iVlHmW
autho-	iW
author	aS
authorisation	aGbHhIiIjVkZ
authorised	j\\
authority	bYmI
authority$	bXcGmJ
autis-	bWcEjWkU
autismus	aHiZ
autismus$	aIiZ
auto	hY
auto propio	jUlW
auto$	aZbI
auto--	tZ
autob-	hSiR
autobus	hVnS
autoc-	kX
autocab	i\\sR
autocad	kW
autocad$	jU
autoclave	hY
autoclave$	hT
autoclaves	iW
autoclaves$	bTiV
autog-	cJi?j\\rU
autoh-	bU
autohaus	bU
autom-	jR
automat	iW
automat$	iW
automatik	iYrW
automatik$	rR
automocion	jX
automotive	bXcEiRkIqS
automotriz	bT
automotriz$	bUiF
auton-	bSeSjR
autonoma	bYjV
autonome	hVjU
autonome sur	j\\
autonomo	e_
autonomo$	e[
autop-	aIcYiHjUmIpR
autopsy	bUcJjX
autor	i_rJ
autor-	hSiS
autorisation	eXgIjS
autos	iW
autos$	i\\
autos-	aRbWcHjG
autou-	cTnT
autour	cTnT
autour de	cSgV
autour$	cZ
autum-	bU
autumn	bU
aux	iU
aux$	aThU
auxiliaire	eXkClW
auxiliaire de	aU
auxiliar	a[
auxiliar de	aX
auxiliar$	eFhYiWjIqE
auxiliares	ma
auxiliares$	m]
auxilio	gXhT
auxilio de	gXhJ
auxilios	jSkX
auxilios$	iIjRkW
außen-	aUmV
außendienst	aXfGiJmU
außendienst$	aUmT
außer	fYiH
außer-	gYsW
av	bBcYpW
avail-	cSdHfUgJhV
available	cSdHfUgJhV
available$	cTdHfSgIhX
avala-	jXkT
avalanche	jXkT
avanc-	gUhT
avance	gW
avant	fIp]
avant le	aEgJtW
avant$	iIpSsU
avant-	aShViV
avant-vente	aSiY
avanz-	j\\
avanzado	jX
avanzado$	jY
ave	bIc\`fIiIjItF
avec la	iRq]rU
avec le	i\\
avec les	bHjU
avec un	aIpXsY
avec$	mSrR
avell-	aIcWiV
avellaneda	aHcZ
avellaneda$	aHcZ
avera-	gWlR
average	gRlS
average$	fVgS
averaged	fUgUqH
averi-	iS
averias	iW
avez	jVmU
avg	f]gVhG
avg$	f[gH
avico-	aFlX
avicola	aFlX
avicola$	aElX
avid	iHj\\
avign-	cIhXpX
avignon	cIhXpX
avila	cU
avila$	cU
avile-	cY
aviles	cY
aviles$	cZ
avion	iSkFn[pI
avion$	kFn[pI
avis	t]
avisa-	jSpZ
aviso	qSrVtV
aviso$	aGr[tX
aviso-	iSrW
avisos	iSrW
aviv	bXcUdGiJjDp@
aviv$	bYiIpB
avoca-	aIbX
avocats	aEbY
avocats$	aFb[iF
avoid	rbsU
avoir	iGjWkY
avonmouth$	cT
avons	bIlYmGqI
avr	bIge
avr 0	gV
avr-c	g[
avril	o\`pU
avril$	o_pT
avril-	cIdHf^n?oX
awa	jWmSpJ
award	bJgeiI
award$	gUjV
award-	jT
awards	iW
aware	iHj^
aware$	jT
aware-	jX
awareness	jX
awareness$	jW
away	fDhTiIne
away a	nY
away$	h>jUn[
aws	g\\lT
aws$	iS
axes	aUiIkY
axes$	aUgIiIkY
axis	a[bEtH
ayuda	aTjCk_
ayuda$	jIk\`
ayuda-	m\`
ayudante	aTgWiD
ayudante de	aV
ayudante$	aWmS
ayudantes	kJlZmX
ayudantes$	iFm[
ayudaria	k\`mI
ayudaria$	k\`mI
ayudas	iY
ayunt-	aIb[iIpW
ayuntamiento	aIb[iIpW
az	bDcedJiJpT
az$	c[dGpY
azubi	m\`
azubi$	m^
azubi-	iTmV
azubis	iTmV
azubis$	iGmZ
azuqu-	cU
azuqueca	cU
azuqueca$	cU
b	jX
b (	hU
b +	gSjV
b /	fXgXiH
b 0	aVjS
b 00	cZfX
b licence	jY
b or	kV
b y	jY
b-sch-	jX
b-schein	jX
b.e	iHj]
b.ed	jX
b.v	bZ
b.v$	b[
ba	j[
babie-	hFsV
babies	hFsV
babies$	bIhFmX
baby	ifqU
baby--	bHcChYiY
babyn-	iY
babynahrung	iY
babynahrung$	aIiZ
bac	jdlZ
bac +	iIj\`
bac pro	l^
bacal-	cX
bacalar	cX
bacalar$	cX
bache-	j\\
bachelier	j^
bachelier$	jW
bachelor	hS
bachelor$	jY
bachelor's	jY
bachelors	sZ
bachi-	jVlU
bachiller	jY
bachiller en	jW
back	fSqS
back to	b[fRqS
back$	bRf[gRmS
backe-	kIlZ
backen	aImV
backend	a[
backend$	m[
backerei	bCjFlY
backereien	aGbX
backereien$	aGbY
backergeselle	aIj]
backf-	iVqV
backfill	qX
backg-	l]
background	l]
background would	k]
background$	jSlTsV
backl-	iSqU
backlog	dRiW
backo-	bHcHdJiXm[pH
backoffice	bHcHdJiXm[pH
backp-	aFbWiFlJs]
backs	qXs^
backs$	sY
backs-	bV
backstube	aWbTiJ
backu-	dJhRiT
backup	dJhRiT
backup$	dJhSiS
backw-	jTr[tH
bacon	h_
bacte-	aViEmZpH
bacteriologa	aZiJ
bad	c\`iT
bad$	rZ
badaj-	cR
badajoz	cR
badajoz$	aDgU
badem-	iS
bademeister	iS
baden	bDc_lV
bader	iW
badge	hWjY
badge$	hZjZ
bafa	j]
bag	i]
bagag-	hGia
bagage	gSlV
bagages	iY
bagge-	iXmX
bagger	jY
baggerfahrer	m[
baggi-	iZ
bagging	iZ
bagne-	cV
bagneres-de-bigorre	cV
bagneres-de-bigorre$	cV
bags	iY
bags$	bSiY
bahia	cV
bahn	bTfHjIne
bahn$	bUnV
bahnc-	h[
bahncard	h[
bahncard 000	gHhT
bahnh-	bVrR
bahnhof	cWpH
bahnhof$	cVpG
bahnhofstrasse	aIbYcSjJtE
bahnt-	eIjT
bahntauglich	jWrR
bahra-	cY
bahrain	cY
bahrain$	cY
bail	bRiZ
baili-	gJiVmY
bailiff	mZ
bain	aViY
bain$	i[
baja	qYsT
bajad-	cIiSjX
bajar	iSjX
bajas	eTiVsR
bajo	cTiZjDpW
baker	a]jV
baker$	aYjX
baker-	mYqX
bakery	bS
bakery$	bW
bakew-	cU
bakewell	cU
bakewell$	c[
bakin-	kY
baking	kY
balan-	iVmT
balance	iXkHsZ
balances	iX
balanza	jU
balis-	iZ
balisage	iZ
balko-	hTi[
balkone	iY
balkone$	iY
balla-	aGiY
ballarat	cXgR
ballarat$	cZ
balle-	bWlS
ballet	iTkJlU
balli-	cUnX
ballina	nZ
ballinasloe	cS
ballinasloe$	cS
ballo-	bVfAh^iI
ballot	bY
ballr-	bXjY
bally-	cfiInS
ballymena	cUfJnV
ballymena$	iFjGnW
balne-	b[cUiC
balneario	bU
bambe-	cV
bamberg	cV
bamberg$	aS
bamf	eWi\\
bamf--	jYpS
bamf-zulassung	iJj[
banc	bYiRjR
banc$	iTjT
banca	cHia
banca-	bTja
banch-	iW
banches	iZ
banco	iVrR
banco de	bRpG
banco$	iZrX
banco-	iRmV
bancos	iRmV
bancos$	iTmR
band	aSgW
band 0	aVgT
band$	aSgU
banda	gRiWmU
bande	bYi@k[pU
bande-	i[
bandeja	iSjS
bandera	cWiV
bandes	jS
bands	gVi[
bands-	bTcGq\\
bangl-	hEi[sU
bangla	iT
bango-	cV
bangor	cV
bank holidays	kGlJ
bank hols	fShSoIqR
bank$	bYjH
banke-	gVjR
banken	gXjG
banker	bRjWkI
bankerfahrung	iFjY
bankerfahrung$	jX
banki-	jR
banking	jR
banking$	iV
bankk-	aIcHj\`
bankn-	bTrZ
bankr-	b]
banks	h[
banks$	h\\
banks-	bGiDjZtX
bankw-	iHjUlS
bano	cFfFiapHrJsY
banos	iZ
banqu-	iT
banque	bTeShXqS
banque$	rT
banques	bV
banques$	bU
bante-	iTjUsT
banter	iTjUsT
bapti-	aEt\\
bar	bZiX
bar$	bXlT
barba	iWsY
barback	aVmU
barbaro	bHkV
barbe-	aVbTiCj[
barber	bR
barber$	aX
barbi-	bU
barbier	bU
barce-	aHc_hE
barcelona	cS
barcelona$	cS
barem-	g]
bareme	g\\
bareme cp	bThH
barge	mIq]
baril-	cZ
baris-	mU
barista	bSjR
barista$	aXbJtS
barki-	cVk^
barking	cXiIjX
barking$	cXiD
barme-	cWhXiH
barmer	cWhXiH
barn	b[mS
barn$	aJbZcImR
barne-	c\\
barnet	cZ
barnet$	cZ
barni-	iX
barns-	bEcY
barnsley$	cT
barra	iYmV
barra$	cGm]pI
barra-	aEb\\cXhT
barracks	gJh_iB
barragan	pV
barragan$	cIpW
barranquilla	cU
barranquilla$	cS
barras	cIiV
barre-	i[
barrel	bTiT
barrels	bR
barri-	bScTkV
barrierefreiheit	iZkT
barrio	cU
barrio$	hJiS
barrister	aIj]
barro-	c\`jG
barrow	jJ
bart	s\`
barte	bVsX
barte$	bXsW
barte-	aSm\\pH
bartender	aU
bartender$	a^
bas	qSsS
basau-	cT
basauri	cT
basauri$	cU
base	c\`gY
base +	gX
base 00	cIg\\nJ
base 000	cGg^
base en	cS
base$	aWgZ
based	cSdU
based in	cS
basel	c[nU
basel$	cTnW
basem-	bRcT
basement	bRcT
basement$	cViI
bases	h[iT
bash	j_
bash$	j\\
basic	g]jYlS
basic$	gRkTlW
basica	iFjVkU
basically	cUdEtZ
basically$	cXfTjH
basico	iU
basico mas	fHg^kJ
basico$	iXjY
basics	l[
basics$	iFjY
basil-	bWiU
basilique	bYcFiX
basis	bReYjS
basis$	bCcSgYiIjU
baske-	iU
basketball	iV
bass	iWjX
basse	aIcIfHiZjJmIpZ
bassi-	iT
bassins	hU
bassins$	aJbSiW
basta	lW
basta-	jSsT
bastante	jSsT
batch	i\\o]
batch$	bSoS
batch-	aU
batches	fRiS
batches$	fS
bath	aIc^
bath$	cajC
bathr-	hTiY
bathroom	bThYjIsU
bathrooms	bJi]
batim-	bThF
batiment	bWgRhE
batiment$	aT
batte-	aGcFi_
battery	iY
bau	gVhTiUjGlBtC
bau$	fIgVhViAjGtD
bauen	hUiStT
bauen$	hTiV
bauer	gFiEj[mX
bauer-	bYiFkSsZ
bauern	kX
bauhe-	qUsU
bauho-	aUbCc]iB
bauin-	bXhIjY
bauing	a\\
baule-	aWdEmIsV
bauleiter	aW
bauleitung	dDjTsY
baum	dJfJgFiFj[kS
baumk-	kU
baumkontrolle	kU
baums-	bBcIiHj^kW
baure-	bV
baurecht	bV
baust-	cUiSrS
baustelle	s^
baustellen	cZnW
bauti-	jImTsY
bautr-	aFbWiU
bautrager	aFbWiU
bautrager$	aGbSiX
bautz-	cW
bautzen	cW
bautzen$	cY
bauwa-	hX
bauwagen	hX
bauze-	b[eBhH
bav	gHh\\
bav$	hW
bay	bHcbjU
bay$	bGc]iIjT
bayer-	gYnVsS
bayern	g]jFsU
bayern$	iInXsW
bayes-	kW
bayesian	kX
bayon-	aGcZ
bayonne	aGcZ
bayre-	cT
bayreuth	cT
baz	mWqX
baz$	mY
bc	c[hWjR
bc$	cbjS
bcbs	h]
bd	fWgSjI
bd$	bJgUiU
be /	da
be 0	fSiImV
be 00	j^
be a	fSjHlUsS
be considered	jWsI
be discreet	iHjSpHq[rIsJ
be good	jIkU
be in	eWjIoRrR
be on	iHjGkVoV
be under	rR
be$	j\`
bea	aGhFjZrGtZ
bea$	jTtU
beach	aZhDjI
beamt-	aacHiBjUm>
beant-	iUrR
beantworten	iTrZ
beantworten$	iSrU
bearb-	bIi_
beast	gThT
beast$	gVhS
beat	mV
beate-	aXiYpI
beatm-	aWbU
beauc-	aCcbtH
beauce	cViI
beauce$	cUiI
beauf-	i\`mI
beaul-	aJbRmX
beaun-	cY
beaune	cY
beaune$	cY
beaut-	aTbR
beauty	aUiR
bebau-	iT
bebauungsplane	iT
bebe	iYqW
bebes	iXsU
bebes$	sZ
bebid-	b^cE
beca	gUhVtR
beca$	cGhUmJtT
becar-	cJmZqX
becario	qY
because of	hGiBnTsV
because the	iDpGrWsU
because we	iTmY
because$	bJcJhViClEmSpIqGrJ
becke-	iU
beckenaufsicht	iU
beckenaufsicht$	iZ
bed	b\\jY
bed house	bEhX
bed$	iUjT
bedie-	aWbS
bedin-	jSlW
bedingung	jSlW
bedingung$	jTlW
bedro-	aJbThX
bedrooms	bV
beds	b\`
beds$	bWiW
bedsi-	iX
bedside	iX
beef	aFb]hW
beeke-	qS
beekeeper	qS
beeli-	aCbGc_iE
been	bU
been here	jImX
been told	qUrW
been$	bWfYiI
beer	g@hXjUsT
beer$	g?h]jY
befah-	jb
befor-	oR
before	oS
before 0	fSiUpS
before 00	fBgIjJoXpUrH
before noon	i[
before the	oUqV
before you	b]pS
before$	j^
befri-	e^hR
befriedigend	fHj\\
befriedigend$	fIjY
befristet	eUhS
befristet 00	fGgIjTqW
befristet$	h\\
befristung	e_iF
begeh-	iZ
begehungen	iT
begehungen$	iU
begin	ecfGiI
begin-	o_
beginn	fR
beginn$	f\`o=
beginners	iSl[
beginning	bHiVjHoX
begins	oV
begle-	iT
begleiten	iX
begleiten$	iW
begleitung	fHhX
begon-	bCiGjBk^mV
begona	mY
begru-	kUqTrX
behan-	bYiUjDpDqSsJ
behav-	iY
behaviour	iY
beheb-	iS
beheben	iS
beher-	iJjZ
beherrschen	iJjZ
beherrschen$	jY
behin-	sX
behind	cUjV
behind the	cS
behinderung	bTsX
behinderung$	b\\qJrJ
behor-	aFbYjJ
behre-	mXqR
behrendt	qU
bei 00	fFg]jW
bei den	sX
bei der	eXhWkE
bei mir	p]
bei uns	fZlV
bei$	lY
beide-	aZeTlFrR
beides	eVrS
beihi-	bHcGhfiAjEsJ
beim	mYqW
being	jSq\`
bejar	cXgW
bejar$	c\\
bekan-	bJkY
bekannt	bJkY
bekom-	fSjImRtZ
bekommen	aJfXtU
belas-	iHj]sY
beleg-	b\`eJgCqT
belfa-	cX
belfast	cX
belfast$	cX
belfo-	cWjI
belfort	cWjI
belfort$	cW
belge	bFcXsY
belge$	bEcZjX
belgi-	gZkI
belgr-	c\`
belief	bYiHsJ
bell	aVdJiHnEpZ
belle-	aFiDk[sZ
belli-	bIcWsX
bellies	iWsZ
bells	bUiW
bells$	bUiU
belly	sW
below	sWtZ
below 00	cTgGsb
below$	mVt]
belt	bGcXiIk[
belt$	bFcZiFkS
belts	i\`
belts$	iZ
bem-g-	iV
bem-gesprache	iV
benas-	cVhU
benasque	cVhU
benasque$	cVhU
bench	dYfIhW
bench$	bWdSfGiYjJ
bench-	lT
benches	bTlU
benches$	bUiFm[
benci-	cIhYpI
bencina	cIhYpI
bendi-	k]pE
bendigo	cV
bened-	b[pWqS
benedikt	mU
benef-	hY
beneficiaires	cEiZ
benefit	hT
benefits	hSjRrS
benefits :	hS
benefits$	gVhGiS
benev-	fIkJmTqZsJ
benevoles	jJmV
beng	iEj\`mI
benga-	cXeDkR
benid-	cV
benidorm	cV
benidorm$	cW
benit-	cY
benito	cY
benoi-	pU
benoit	pU
berat-	i\\
beraten	iY
beraten$	aIcJiS
berater	bT
beratung	iXsC
berce-	bU
berceaux	bU
berceaux$	b\\
berea-	iT
bereaved	jS
bereaved$	jU
bereavement	iW
berei-	fUjT
bereich	a\\bH
bereit	nS
bereit$	hSnV
bereitschaft	f^jW
bereitschaft zu	f<iCje
bereitschaft$	fXgVsG
bergb-	bUeCh\\iI
bergen	qS
bergen$	cW
bergerac	cU
bergerac$	cU
beric-	me
berichte	dViXjRmInH
berichtet	iJmZ
berichtet an	mS
berli-	cXnU
berlin	nW
berlin$	cHjSnS
berliner	iT
bern	cdiI
bern$	c]
berna-	m\\
bernd	mUnHqWtR
bernd-	lV
berndeutsch	lV
berri-	bJcYtI
berta	aCt_
berth	jIp]rR
berth$	qIrX
berth-	aJb\\
berths	aJb\\
beruf	aGjTpUtX
beruf-	bIj\\lV
berufsanfanger	jGl_
berufserfahrung	jFl^
berufsjahre	gTjSmI
beruh-	iX
beruhigen	iX
beruhigen$	iX
besan-	cS
besancon	cS
besancon$	qS
besch-	gZiT
beschaftigt	bR
beschaftigte	bWmT
beschaftigte$	bVmS
beschaftigten	bUgJmV
beschaftigten$	bTgIiJmW
bescheid	qUrZ
bescheide	jW
beset-	aUiHoXtU
besetzen	aWiEtW
besetzen$	aHiDta
besetzung	o]
besic-	iU
besichtigungen	iU
besid-	hHiUlRqJ
beside	hHiUlRqJ
besoi-	tV
besoin	tV
besoin$	jYtS
besol-	g\\iI
besoldung	g\\iI
bespo-	bSgSiJ
bespoke	bSgSiJ
bespr-	tT
besprochen	tT
besse-	kSsV
besser	kSsV
besser$	k^
best	jFs]t[
best$	hJpWsU
besta-	iS
bestand	bU
bestand$	iW
bestandsbetreuung	bFiY
bestatter	aV
bestattungsfachkraft	aU
bestattungsfachkraft$	aT
besteht	aHfYiHoCrV
bestellen	i\\
bestellen$	bIi]
bestellung	bHi]
besten	jJkTpWsX
bestu-	hWiW
bestucken	i\\
bestucken$	i[
besuc-	b\\iT
betei-	jI
beteiligung	jI
beteiligung$	gVhTiD
betes	eIfGiFjIkJl\\
betes$	eIfGiFjIkJl\\
betha-	mX
beto	aCm\\qZ
beton	j^
beton$	iIj\`
beton-	aVbIfY
betra-	fS
betragt	fS
betre-	iX
betreff	iHpVtV
betreuen	iX
betreuen$	i[
betreut	bS
betreuung	fHi\\
betri-	h]
betrieb	mY
betriebsarzt	fIhSjS
betriebselektriker	a_jI
betriebselektriker$	a]jI
betriebshelfer	aV
betriebskita	eHh[
betriebsrat	jXpHq[
betriebsrate	bX
betriebsrente	hZ
betta-	gJoW
bettag	gJoW
bettag$	oX
bette-	sR
betten	aJbWmY
betten$	bZmW
better	jUsY
better$	jXkX
betwe-	nT
between	nT
between 0	fX
between us	nJqZsW
between$	gUhEiZnCrR
beurk-	iS
beurkundung	iS
bev	hSjHmVtS
bev$	aGcIiItY
bever-	aWiFmV
bevor-	kSsU
bevorzugt	kSsU
bevorzugt$	kWsV
beweg-	aUmVpI
bewer-	pj
bewerben	pT
bewerber	sV
bewerbung	lSpSqS
bewerbung :	pU
bewerbung an	pT
bewerbung$	pR
bewerbungen	iJp\\
bewil-	iGj[
bewoh-	bYiRjCrS
bewohner	iVjDrU
bex	bFiHmYqYsC
beyon-	gTiVjH
beyond	gUhRjI
beyond$	bIfTiT
bezah-	hXl[
bezahlen	gGhDiIjIl\`
bezahlt	hZ
bezahlt wird	g\\hI
bezahlt$	fSlXpX
bezie-	bIcTiV
bezir-	hBiVmX
bezirk	cY
bezug-	cFgYi^
bg	gUjR
bh	cJh^jI
bh$	cJh\\jH
bhd	g_jH
bi	jTkR
bi$	jW
biab	fIja
biarr-	gI
biarritz	gI
biarritz$	cU
biber-	cWiY
bible	aGi_jJ
bibli-	aWbR
biblioteca	bWrY
bibliotecologo	aFj]
bibliothecaire	aZ
bibliotheque	bW
bices-	cW
bicester	cW
bicester$	cW
bicho-	cIi\\jJ
bid	fXiEpJqT
bids	eHi^
biel	aGc^
biele-	cW
bielefeld	cW
bien	iHjSsT
bien y	b^iFj\\q>
bien$	jZ
biene-	h]iDjS
bienn-	cY
bienne	cY
bienne$	cY
bienv-	jHkalY
bienvenida	kZ
bienvenida$	kZ
bienvenido	jJkUlU
bienvenido$	kUlV
bienvenu	jEkVlT
bienvenu$	jFkW
bienvenue	iGjFkZrWsW
bienvenus	lV
bienvenus$	bUiJl\\
biete-	tY
bieten	tZ
big	jS
big help	k]
big plus	k\`
big$	cGmVoTpGsT
bigge-	cWr\\
bike	hVnT
bike$	hZiBj\\nE
bikes	bXgH
bikes$	bXgG
bilan	gUi\\
bilan-	jT
bilans	iW
bilanzen	bJiVjIlV
bilanzsumme	bU
bilba-	cT
bilbao	cT
bilbao$	cU
bilde-	bTlXpV
bilderbuch	bV
bilds-	bHdCgFhc
bildu-	bXgFh[tJ
bilin-	aUjX
bilingual	aRmJrU
bilingual$	aVcGiIjVkJrE
bilingue	jT
bilingue$	aVjT
bilingues	aSmTpJ
bilingues$	aTmTpI
bilinguisme	gRjZ
bill	fHgFiSq_
billa-	f]
billable	bHf_gC
bille-	b\\cJgHh[iG
billet	h[
billets	fHgJhYiH
billi-	hUjWoX
billing	i\\lGpS
billing$	i\\
bills	gDhfiG
bim	aVmZ
bim$	aUjIkT
bim-k-	kW
bin	fImRpSqRtV
bin ich	aIm]
binde-	hRiXmS
binden	cFi[
binder	gGiTmY
binder$	gGiTmY
bindestrich	tW
bindi-	iSpY
binding	id
bingo	iSr\\
binne-	bXiCjZlH
binom-	jRmY
binome	jRmY
bins	i[jJ
bins$	iVqY
bio	aRbWlS
bio$	aUb\\
bioch-	eHiZ
bioco-	bTjJkZ
biogr-	i^
biola-	bacGiH
bioland	bUcH
biolo-	aV
biologa	mR
biologia	jW
biologie	gGjS
biologie$	jZ
biologist	aSbI
biome-	aZjSlGmYpI
biose-	i^jH
biote-	bW
biotech	bW
bip	iFjHn^
bird	aUi^jJlSmI
bird$	iVkT
birds	bYjZoUsJ
birds$	bTh[jG
birke-	bGc[iU
birra	bThV
birth-	bRiX
birthday	hZ
birthday off	hW
birthday$	h\\
births	iWlT
births$	bT
bis 0	eT
bis 00	fT
bis 000	aGbBgIhRi^pDqZ
bis 2000	bWeImU
bis dahin	qb
bis drei	fHiUmEnW
bis ende	dHe]oS
bis fr	fR
bis freitag	fS
bis marz	aGe\\iU
bis ostern	qT
bis september	oU
bis zu	dVeUoI
bis zum	eTpV
bis zur	eVoX
bis zwolf	fX
bis$	iJjRoV
biscu-	bVcJhX
biscuiterie	b]cH
bishe-	qZ
bisho-	cZqY
bissc-	bSrU
bisschen	bSrU
bissl	gIjYnU
bist	jElSm[tS
bit of	bBkY
bit$	gYjRqUtI
bitac-	iY
bitacora	iY
bitbu-	bR
bitburg	bR
bitburg$	bS
bits	kW
bitte	qSrbsT
bitte "	fHqT
bitte die	rV
bitte kein	sV
bitte keine	iJsY
bitte mit	eXiHpTq@sI
bitte nicht	gHq_
bitte$	rX
bitum-	aCi^pUrCtG
biz	gVtZ
biz$	gWiJtU
bjr	cGtZ
bl	aGcTm\\
bl$	aJcWgHiSjGmV
black	iTjS
black-	iX
blackjack	iHjX
blackjack$	j]
blackpool	iToX
blacksmith	aT
blacksmith$	aU
blackwork	jT
blackwork$	iU
blade	i_
blagu-	hTkDr^
blair-	cX
blairgowrie	cX
blairgowrie$	cX
blanc	rV
blanc-	iS
blanca	cV
blanca$	cV
blanche	kIsV
blanchisserie	bJh\\
blanchisserie$	hZ
blanco	cJeSfIiZ
blanco$	gZ
blast-	iX
blasting	hJjU
blatt-	iWkV
ble	i\\
ble$	i\\
bleac-	iVj[
blech	iUj^rB
blech$	aHcIiSjV
bleed-	i]
bleiben	s[
bleiben$	lUsY
bleibt	qS
bleibt$	cS
blend-	bFcGdYjGkT
blends	cEiVjFkV
bless-	tV
blessings	tX
bleu	bViHrV
bleu$	bTiHrU
blind	gGj^rX
blind$	gFiCj_rR
blind-	j[
bloc	aWgVhImV
bloc$	aXbGgYhHjSqG
block	cZfV
block$	bWgTiI
block-	i\\
blocking	iX
blocks	jRoU
blocks$	fSjRoW
blocs	bUgGiX
blocs$	bVgHiW
blog	i_jHlEpBrT
bloke	hGse
bloke$	sU
blood	iS
blood-	cFiIja
bloods	jW
bloods$	jW
bloom-	jX
bloomberg	cFjY
bloomberg$	jU
bloqu-	aUiV
blow	cJi\\
blowi-	iZ
blowing	iZ
blowing$	iY
bls	aBjRkXlIpW
blue	bUkX
blue light	hUrS
blue$	bUiHj\`
bluep-	jY
blueprint	jY
blume-	cJhJi^lJ
bluta-	iSkGlV
blutabnahme	iSkGlV
blutabnahme$	iT
bma	jW
bmd	aZcIjVmG
bms	aWiVjF
bms$	iX
bmw	bYdJfIh[jEkJmHpCsItI
bn	bag@iJ
board	iUtU
board$	hX
board-	bS
boarders	aWbS
boarders$	aX
boarding	bStT
boarding school	aDbagH
boards	bTiS
boat	aThVrS
boat$	h_iCkR
boats	b\\fW
boats$	b]iS
bobin-	bEi_
boca	c[sYtI
bocho-	cX
bocholt	cX
bocholt$	cY
bod	fUiXjF
bodas	aGbVcTfJiY
bodas$	cJi^
bodeg-	bY
bodega	hInT
bodega$	aU
bodegas	b]cI
bodeguero	mW
boden-	b]i@
bodenleger	aS
bodenleger$	aY
bodie-	jJoYpDqHs[
body	bXrXsRtI
body$	bViJ
bogie-	i[
bogies	i[
bogies$	i[
bogot-	cWdT
bogota	cUdT
bogota$	dX
bohle	cJiSj[
bohrl-	iUkX
bohrp-	cTiX
bohs	hT
boile-	iW
boiler	iUjS
boiler$	iY
boilers	iX
boilers$	aEiU
boili-	bZ
boiling	bZ
bois	b\\iS
bois$	aVjR
bois--	bZcJ
boise	c]
boise$	cW
boite	bZcHhZjFmT
boite$	fIh_jEmY
boite-	iV
boites	iV
bolet-	iWjHnU
boleto	jHnW
boliv-	sU
bolivianos	sZ
bolo	g_
bolo$	g]
bolog-	nW
bologna	cJnX
bologna$	cJiTnS
bolos	bYf]gJiJpG
bolsa	e\\pYrY
bolt	dHfEhZiU
bolto-	cT
bolton	cT
bolton$	cU
bomba-	bHcWiX
bombas	jX
bombas$	jY
bon	qStV
bon$	aFqVsFtZ
bona	cCiTjY
bond	e[hHpI
bonde-	bSjGkS
bonded	bSjGkS
boni	g^iG
bonif-	gZhUiIpU
bonin-	iTjU
boning	iTjU
bonit-	cIi\`sS
bonita	iTrHsV
bonjo-	tY
bonjour	tY
bonjour$	tT
bonn	bGcWd[
bonn$	dX
bonne	fFs]tX
bonne-	cGhHjWtS
bonnes	cDiGjZtT
bono	gg
bono de	hZjYkE
bono por	gW
bono$	gS
bonob-	hZ
bonobus	hZ
bonos	fIg[sR
bons	hHjZ
bonso-	t[
bonsoir	t[
bonus	gbkW
bonus 0	g[
bonus 00	gTmJ
bonus :	gHk^
bonus if	g[iGlJ
bonus on	gX
bonus points	gJk_
bonus up	gV
bonus £	gX
bonus$	gVkf
bonus-	hViCk\\
book	aSiTjVpZ
book$	bFjWpUqZ
booke-	aT
booked	hU
booked$	hUjV
booker	aWbU
booki-	iT
booking$	jS
bookings	iTmW
bookings$	iUmV
bookk-	aS
bookkeeper	aS
books	aShYiU
books$	aYjJtH
books-	aWb^fDiG
bookseller	a\`bGiB
bookseller$	a^bEiE
boom	aSj\\pG
boot	iEj_
boot$	j[
booth-	aV
booths	aV
boots	h\\j^
boots$	hZjU
boots-	aW
bootsbauer	aR
bootsbauer$	aV
bootstrapped	b[iI
bord	f^
bord$	hY
borda-	iU
bordado	iUjW
borde-	c^
bordeaux	cW
bordeaux$	cWiJ
border	bTcEdTgSqI
border$	bVcCgU
bordero	aJi[
borders	aIc[
borders$	cY
bordo	mXoW
boreh-	aHiY
boreholes	aHiY
born	kJse
borna-	ib
borne	dFhWpV
boros-	hIkZ
borou-	b^cFhIn[
borra-	qEra
borro-	kX
bosch	j[
bosch-	hXqS
bosie-	jW
bosiet	jW
boss	mkqStR
boss :	mX
boss$	aVpYtV
bosse-	sU
bossent	lSsW
bosto-	bU
boston	bU
boston$	bW
botan-	aFbHjZ
botas	eJhg
bote	gXiGjIlU
botel-	aHjY
both	jUrU
both$	fUjSlS
bothe-	jY
bother	j\\
bother$	j[
bothered	lX
bothered$	jHkAl]
botic-	bUhR
botica	hS
botry-	i\\
botrytis	i\\
botrytis$	iY
botte-	hY
bottes	hY
bottl-	bX
bottle	bJgThW
bottles	bRiV
bottles$	bUiU
bottr-	cT
bottrop	cT
bottrop$	cT
boucher	a[
boucherie	bXjU
boucl-	cXfZiDjG
boude	q^
boudi-	bWiX
bough-	bSqS
bought	bSqS
bouil-	cSiV
boula-	bYlS
boulanger	aZjS
boulangerie	bUfJ
boulo-	cSiWs\\
bound-	bHcIiFj^kG
bourg-	cbiI
bourges	cYiGqU
bourn-	cRsS
bournemouth	cRsS
bourriche	iRjS
bout	hX
bout d'un	gShTsS
boute-	aVbIh_iD
bouteilles	aGbGhaiDmI
bouti-	b^mW
boutique	b\\
boutique de	bV
boutique$	bUpW
boutiques	b]iJ
box	h]
box$	bZhH
boxen	iY
boxen$	iU
boxes	bYiV
boxes$	iXjV
boy	bEcIi\\sVtF
boys	bUi]sY
boys 0	fIie
boys$	aIfTiSsYtI
bp	jYkT
bp$	iHkX
bpjep-	jS
bpjeps	jS
bpjeps aan	jU
bpjeps$	aXiJkI
bpo	jSk[
bprea	j\\
br	jVpS
br$	pU
braci-	eIi[
bracing	eIi[
bracing$	eHiZ
brack-	c^
bradf-	cT
bradford	cT
bradford$	cU
brain	aGk[tY
brain-	aEbCc_hJiCj>kJlHmEnJoIpJsItY
brake	aBiYkV
branch	bRcRnTqV
branche	gYlU
branches	aJbXiS
branches$	aGbTiV
brand	aSbaiHjH
brand-	cEhSmX
brands	iUjWpG
brands$	iSjXpG
brann-	bZ
brannock	bZ
bras	aVbYtJ
brasa	pRqW
brasi-	fFgEhIiEjDk_
brass	iZjG
brass-	aR
brasserie	bScV
brats-	iUk[
bratsche	iUk[
brauc-	lR
brauch	aVsT
brauche	aZlIpGqDr_tA
brauchen wir	oFqZtS
brauchen$	bDiGt_
brauchst	hCjTlZ
brauchst du	hFjRlV
braucht	jIlVtU
braucht$	fFnZ
braucht's	jGlYtT
braucht's nicht	jEl\\qJ
brauchten	tZ
brauchts	gZjIkIlSrFsH
braum-	aFcIj\\mV
braun-	bU
braunschweig	cT
braunschweig$	cX
braut-	b[cGiR
brc	iUjU
brc$	iT
bread	hUi\\
bread$	h^
break	bUhZ
break$	hZ
break-	hTiW
breakdown	iY
breakdowns	iU
breakfast$	hV
breakfasts	hWiS
breakfasts$	hZ
breaks$	iY
brege-	a@bZcV
bregenz	cX
bregenz$	cY
brekk-	aTfIhFi\\
breme-	cdiHjI
bremen	cY
bremen$	cY
bremerhaven$	cR
brems-	bIicjE
bremsen	iS
brend-	bScJqX
brenda	qX
brendan	bYcH
brenn-	fRiWlJ
brennholz	hZ
breta-	cU
bretagne	cU
brett	bGcJiFr^tW
breve-	jU
brevet	jR
brevet federal	lZ
brevet$	bHcHjU
brevete	jY
brewe-	aUcRiG
brewer	a_
brewery	bVcV
brewery$	aHbVcS
brewh-	iY
brian-	cS
briancon	cS
brick-	a_cIiC
brickies	aW
brico-	aCj\\sT
bricolage	gI
bricolage$	gH
brid	aHmWt[
brida-	aU
bridal	aU
bride-	bXcCiS
brides	iSsT
bridg-	cZ
bridge	aSjSqS
bridge$	aSq[
bridges	b_cHgH
bridges$	b^gG
bridl-	iT
bridles	iT
brief	bIi^kEp[
brief$	cJjHnHp^
brief-	iXqR
briefen	iX
briefen$	iV
briefing	iVtX
briefings	iU
briefs	bHiV
briefs$	iS
briga-	bUmZ
brigada	aYmV
brigade	bUmU
brigade$	bBcFfY
brigadier	mZ
brigh-	eV
brighton	cU
brill-	gIh\\sU
brille	bSgGhYmI
bring	lTp[
bring$	iCjDmDt^
bring-	lXtU
bringen	jIl\\t[
bringen$	bIiYtT
bringt	iWkUtI
brist-	cV
bristol	cV
briti-	kJrXsV
british	kJrXsV
british$	cFpHr_sG
brive	bGc\\
brive$	cX
brno	cVnS
broad-	bUhS
broadband	dRhV
broadband$	hYiVjI
broch-	bV
brochures	bW
brochures$	bW
broken	fVhTkU
broker	bSiTqV
bronc-	qZsT
bronz-	jIkXsX
bronze	jHkX
brook-	bS
brooklyn	bV
brooklyn$	bU
brot	cGgThW
brotc-	fFgIhSiZ
brotchen	bThU
broth-	mW
brother	mXqS
brother$	qW
brothers	b[
brotz-	bUh\\
brotzeit	bVh\\
brotzeit$	mJtU
brown	i[kEsV
bruce-	i_
bruch-	hZkT
bruchsal	cTkU
bruchsal$	cTkU
bruck-	aFbZjGpU
brucken	bYcHh]iC
bruge-	aJcUtJ
bruges	cW
bruges$	cX
brunn-	kU
bruno	hXmRqT
bruno$	aGh\\pD
brush	bIcJhBibpG
brush-	iSjW
bruss-	cSnW
brussels	cX
brussels$	cX
brut	g\`
brut /	aIrT
brut selon	gTjH
brut$	gU
bruta-	fU
brutal	fU
brutal$	fV
bruto	aHbHfIgbtX
bruto$	aHfDg\\tU
bruto-	g]
brutos	g]
brutos$	gV
bruts	g[
bruts$	gZ
brutto$	gY
bruxe-	bScWhE
bruxelles	cW
bruxelles$	gUjS
bs	cThW
bsc	j^
bsc$	jY
bsl	k^
bsl$	iJkY
bsn	lZ
bspce	g\`
bspce$	g]jI
bt	eWgHjV
bt$	eUgHjW
btl	iJkZ
btp	aIbVeFhSjV
btp$	aGb[eFhEiGj]
bts	j\\lX
bts$	aIlV
btw	bVqUsU
bucar-	cV
bucaramanga	cV
bucaramanga$	cV
buche-	gIhcj=kG
buchen	i\\
buchen$	iZ
bucher	h^iE
buchh-	mW
buchhaltung	mY
buchhaltung$	iHmT
buchs-	aWb_cGeHiGjD
bucks	gY
buddy	fGh?jJkGlc
budge-	iVqS
budget	qT
budget 0	hSiW
budget 00	bZhH
budget £	bJgDhGiTp\\
budget$	bVpU
budgetaire	bIiZ
budgets	gEiTjV
budgets$	i]
buen	jVsRt\\
buen pulso	jY
buena	cIqVs_
buena-	c[jItV
buenas	qTtZ
buenas$	qStT
bueno	bIcChSiIkHrVt\\
bueno$	aHcDdIfGgJhTiGjGlImInIoJpGsH
bueno-	cXgVtT
buenos	cXgVtT
buenos dias	cIt\\
buffe-	iW
buffets	iZ
bug	jTpV
bugs	ibjAtG
buhne	eSgWjU
buhne-	fEm\\
build	b\\
build$	b\\iG
build-	bT
build-up	oT
build-up$	oT
builder	aJbZcIiGjIkZ
builder$	bSiDjHkX
builders	bWiZjE
building	jV
building$	jUlX
builds	fEhSiY
builds$	fFi\`pR
built	bY
built$	sW
bukit	bJcbiJ
bulbs	aTeJh_
bulbs$	aY
bulga-	s\`
bulgarian	iGjWkIlRsI
bulgarian$	lT
bulle-	r[tV
bullet	rZtT
bulletin	aHt[
bulletins	bJi\\jG
bullets	pWqGr^
bulli	hWn\\
bulli$	cIhFiHjHn^
bulli-	i\\jHkW
bump	fFgZ
bunch	b[iRkEpF
bund	b\\cFgUhJiH
bunde-	bXiFkUn]
bundl-	iTp^
bundles	hJiV
bundles$	hJiTjU
bunga-	h]
bungalow	h]
bungalow$	hW
bunk	fHh^sS
bunk$	h[
bunke-	gAj?k\`lFpB
bunker	aU
bunkh-	h_
bunkhouse	h_
bunkhouse$	hX
bupa	ha
bupa$	hY
buque-	bVcFjG
buques	bVcFjG
burea-	cTdUgG
bureau	dUgFpS
bureau$	cHde
bureaux	cXdR
bureaux$	bV
burge-	aUfJiXpU
burgerdienste	bViImYtH
burgermeister	aCjJoJp\\sU
burgl-	bScXgEpIrV
burgo-	cV
burgos	cV
burgos$	cV
burn--	q[
burn-out	q\\
burnl-	cR
burnley	cR
burnley$	cR
burno-	qT
burnout	qT
burnout$	sY
buro	bYcSd]
buro in	c]
buro$	cTdYfEmX
burok-	aVbFcIj[
burol-	aViImV
buros	bGcIicjC
bursa-	mJpT
bursar	mJpT
bury	cT
bus	h\\jU
bus drivers	aYsU
bus from	gIh\`iH
bus pass	hS
bus to	lRnW
bus$	hVjSl[
busca	cGqHt\`
busca$	aIcEt]
busca-	tZ
buscamos	aXhTtU
buscamos$	aEbJiHtZ
buscando	tS
buscando$	tT
busco	aV
busco$	tW
buses	bIhEi_jalGsH
buses$	bGiW
bush	aTbGi]
busin-	aTjT
business	aTjT
business card	hS
business$	bRhUiJlZpHsT
busy	iW
busy$	iW
but	qV
but 00	fFh\`
but a	aHj]tS
but don't	mEqZrT
but it	cFd_iGjIkI
but no	lU
but not	gHk[lArU
but we	eUqV
but$	kSlRqSrVtS
butch-	aViW
butcher	aRiU
butcher$	aSiV
butchery	aSiS
butchery$	bUiS
butto-	jW
buttonhole	iS
buxte-	cXfI
buxtehude	cXfI
buxtehude$	cXfH
buy	hcj?pG
buyer	a]
buyer$	aX
buyer-	bXcHjDsW
buyin-	jYmR
buying	jYmR
bwl	j[
bwl oder	jR
by 00	iS
by a	fVgJiH
by friday	pYqU
by hand	aBgGiUjVpT
by law	iCjY
by noon	fWiF
by the	oVpVrF
by thursday	dIfHnUrGt]
by us	lV
by$	fRoSpV
bye	t\`
bye$	t\`
bzw	aZgVjH
c	jZ
c $	gY
c +	iR
c /	gSmW
c 0	gTj[
c :	fEg\\jDmS
c$	jU
c'est	sRtS
c'est la	jZlE
c'est pour	q\\
c'est$	bJcVfFiHjItT
c-che-	i\\
c-pru-	iIjX
c-prufung	iIjX
c-prufung$	iJjW
ca	qSsS
ca 0	bYgT
ca 00	iZnX
ca 000	bInR
ca va	eWq[tI
ca$	cVqT
ca-eb-	jR
ca-ebs	jR
ca-ebs$	jU
cab	bFhgnG
cab$	bEcZhSiJ
caba	c^
caba$	c\\
cabal-	iGjZsU
caballos	bIiGkYtW
caban-	hZ
cabane	hZ
cabane$	hXiH
cabez-	hSiU
cabeza	gRiXsT
cabeza$	gYiBs]
cabin	aXdUh_
cabin crew	a]hIiJsS
cabin$	aUcGhY
cabin-	bRcT
cabina	cGjSmV
cabina$	aRjYmI
cabine	hSiYjV
cabine$	fJgIiSj\\
cabines	bX
cabines$	bV
cabinet	bVpR
cabinet$	iX
cable	i\`
cable$	iT
cable-	j]
cableado	iZ
cableado y	iZ
cacer-	aGcTgUiI
caceres	aGcTgUiI
caces	jYkU
caces 0	jZsR
caces$	jU
cache-	eTgWiAjGoFpW
cachets	eWgZiAjH
cad	gX
cad$	iRkS
cada	fVnS
cada 0	f_
cada dos	jHn_
cada mes	bIfYhZiEnS
cada tres	fV
cada uno	gSnV
cada$	jIpT
cadas-	i[jHkG
caddy	h^jDsS
caddy$	hW
caden-	iSmT
cadena	bW
cadena de	iW
cadiz	c[
cadiz$	c[
cadre	eRiJm[
cadre forfait	eVfJ
cadre$	eUfW
cadwo-	iHj[
cadwork	iHj[
cae	fSjXq_
caf	hYiV
caf$	hXiSjI
cafe	bZh_
cafe 00	b]hGtJ
cafe$	bVhGpSsU
cafes	bXpU
cafes$	i]
cafet	gCh^iZjF
cafet-	aFbXh_iH
cafeteria	aCbVhWiJ
cage	jIlInWrX
cage$	rT
cahie-	iW
cahiers	iW
cahir	c^
cahir$	c^
cahor-	cV
cahors	cV
cahors$	cV
caiss-	hUjImT
caisse de	bThV
caisse$	i_pS
caisses	i[jH
caissiere	a\\
caissiere$	a\\
caja	iU
caja de	hW
caja$	iVmWqR
cajas	bX
cajer-	aWmS
cajera	aWmU
cajera$	aSmV
cajero	cTgIjTlV
cake	cIgHh_jHkI
cakes	hYkJpI
cal	iXpRqS
cal$	hGiVjX
calag-	bHi_
calah-	cY
calahorra	cY
calahorra$	cY
calama$	aS
calan-	iX
calcu-	i]
calcul	iWjR
calcul des	iYjH
calculo	jU
calculo de	iU
calde-	iS
caldera	cTiY
calderas	jW
calderas$	iIjZ
calef-	hZ
calefaccion	hZ
calefaccion$	hY
calen-	fSiW
calendar	iT
calendar$	iU
calendario	bHfSiRjI
calf	eHi\\mJoF
cali	cUfUnV
cali$	fWnU
calib-	i_
calibrage	iS
calibre	gS
calid-	aUrS
calidad	aViS
calidad$	iCjU
calie-	hXiW
caliente	hXiW
caliente$	hViW
call	pW
call 0	f]
call center	aWeIiIlUmIsH
call in	pY
call it	aTiIoS
call the	pS
call$	aGfUhGmStX
call--	eWgR
call-outs	fSgViG
call-outs$	fWgShG
calla-	bIcViHqdsR
calle	cWpU
calle$	cGiZkT
calle-	lX
called	iIlZ
calli-	iS
calling	iS
callo-	fUgV
callout	fU
callout$	fSsU
callouts	gXjJ
calls	fShGiap]
calls$	bJiYpTsR
calm	j\`rR
calme	eGfWjYpF
calvi-	bSiX
calving	bYoT
calving$	bViGoT
calza-	cX
calzado	bVcI
cam	aXjX
cam$	aXjWkI
cama	h^
camar-	aUhTiS
camara	bUsV
camaras	bIi\\
camareras	aW
camas	bU
camas$	bU
cambi-	i[qV
cambiar	iY
cambio	iT
cambio de	iZ
cambios	iW
cambr-	cSjR
cambridge	bScT
cambridge$	b_cA
camer-	iV
camera	iXsS
camera$	sZ
cameras	bUgHqT
cameras$	bVgGiR
camhs	aYbIiS
camil-	bRiXpIqT
camilla	hJi]
camin-	iRkX
caminar	gRjX
camino	iSjFk[
camio-	hZ
camion	hV
camion$	bSjRnS
camiones	bRiX
camiones$	bHi\`
camioneta	hVnZ
camioneta$	iHnW
camionnette	hV
camionnette$	jW
camions	bY
camions$	bX
camp	cThS
camp boss	aXmT
camp$	bYgDhVmTsT
campagnes	bBi^jI
campaign	eSnSoS
campaign$	eVoY
campamento	hXoR
campamento$	fTiSoT
campana	oU
campana de	gJqY
campana$	oY
campanas	jYnU
campb-	cTiW
campbell	cTiW
campe-	hXiW
campi-	aTbX
camping	aFb]
camping$	bUiT
campo	n[
campo$	nV
campu-	bYhU
campus	hV
campus$	hX
can	jRlX
can be	bRlV
can do	fHg\\iFjTl?sS
can follow	l^
can get	aXkGlRrW
can read	jW
can start	j>lVo]
can we	lJtd
can you	jEqTrStX
can't	jYsZ
can't be	bSgJqTsW
canad-	aEbWcIiIjAlCnTsU
canada	eUhGnW
canada$	n[sI
canal	i[rV
canal$	bY
canal-	iW
canales	iY
canales$	iY
canar-	bJcR
canary	bJcR
canary wharf	bJcR
cance-	gUhEiSjHlT
cancer	cGqT
canch-	aRmH
cancha	aUcIjTmGtJ
cancha$	aWcGmFtG
candi-	iGpRqT
candidate	tS
candidates	iHsZ
candidato	pWqT
candidats	fSqS
candidats$	fViIqU
candidaturas	iJpX
candidature	pWqT
candidatures	bEe\\iIpT
candidatures$	bEe^iIqT
candl-	pU
candlemas	pZ
candlemas$	pZ
candling	iT
candling$	iX
cane	ialW
canet-	c\\
canete	c\\
canete$	c\\
canin-	b[
canina	aU
canina$	aS
canine	bXcH
cannu-	bGi[jX
cannulation	iV
cannulation$	jY
canon	iGpVs[
cant	aHfJtW
canta-	cZ
cante-	hZ
canteen	h\\
canteen$	hX
canti-	hRi[
cantine	h\\
cantine et	iZ
cantine$	aZhHiT
canto-	a@bSm^
cantonale	bIeWgV
cantonale$	bHeXgUiG
canva	kZqXrD
canva$	cJkX
canva-	iDpZ
canvassing	iDpZ
cao	g^iH
cap	jS
cap ou	jW
cap$	g^mT
capa	iUkXlG
capa$	kS
capab-	jS
capable	jS
capac-	iVlZoE
capacite	iEjV
capat-	m[
capataz	mX
capataz$	a]m@qR
capaz	kFoVrX
capcu-	jX
capcut	jX
capcut$	jZ
cape	bGcbiHnXtH
capil-	b[iHmIpG
capit-	jStJ
capitaine	bGgHj]qIsGtD
capital	cXrV
capital$	c\`iCjF
capitan	a]mI
cappe-	hGpW
capped	hGpW
capri-	aEbVkZmIrT
capsu-	i[jD
capt	mWpEtY
capta-	aWgT
captain	gT
captain$	a]iW
capti-	jGkX
captions	jFkY
captu-	iXjT
captura	i_jH
capture	jW
capture$	i_jB
car	h^
car allowance	hW
car or	gGhVjFl[
carac-	aIeSjTsV
caracter	aIeSjTsV
carav-	gJha
caravan	hY
caravane	hX
caravans	gEhXjHkW
carbo-	iUjS
carbon	iUjS
card	h^lS
card 0	jU
card$	eShXj\\
cardi-	aWbIc]
cardiac	bWcIkS
cardiff	cSqT
cardiff$	cRqS
cards	e_iXpG
cards$	iX
care	bUlS
care$	a^iWjI
caree-	tS
career	eS
careers	bRtU
caref-	hYiFqX
careful	jVqW
carer	aSkR
carer$	aV
carer-	aRiU
carers	aRiU
carers$	a]
caret-	iStS
caretaker	iStS
caretaker$	iV
carga	hIia
carga-	iW
cargar	i\\
cargas	sU
cargas$	iYjDsS
cargo	aSmS
cargo$	aTcHmX
cargo-	bTjYkT
cargowise	hJjTkV
cargowise$	hIjTkV
carib-	iZjJ
caris-	cTmY
cariste	aR
caristes	bHcUm\\
carit-	bX
caritas	bU
carla	a\\bIcGgJjIlJnHoHpFtG
carli-	cSn[
carlisle	cSnU
carlisle$	cX
carlo-	cU
carlow	cU
carlow$	cV
carme-	bFcXhJmW
carmen	mYqR
carne	hajW
carne b	jSsS
carne de	j\\
carne$	hXjHlT
carne-	jS
carnet	jT
carni-	a\\oS
carniceria	aSbShH
carnival	oV
carnival$	oV
carol	aFiIjFm\\pHtZ
carol$	aFiIjFm\\pHtZ
carol-	cUpY
carot-	i\\
carou-	cY
carouge	cY
carouge$	cY
carpe-	aWgUjS
carpenter	a\\jR
carpenter$	a_
carpentry	iJkSlW
carpet	iZ
carpeta	jTpW
carpi-	bW
carpintero	bW
carpo-	g?h_iWkIpF
carre-	cE
carrera	gUl[
carrera$	gWlTpG
carres	bZhUiE
carretilla	iTjY
carretillero	aU
carri-	aUcSpY
carriere	aYcGhH
carriers	aHbY
carriers$	aGbX
carro-	aXlT
carrosserie	bSlV
carrossier	aYmE
carry	iXrX
carry$	hV
cars	bWiTmT
cars$	jVmW
cart	iHj^mG
carta	iRlTp[sU
carta de	eCfIi_jIoEpJ
carta$	jFpSsS
carta-	gEh[
cartagena	c[
cartagena$	cT
cartas	pUqV
cartas de	iHqY
carte	hUjY
carte conducteur	gGjW
carte de	hZiJ
carte essence	hRjI
carte pro	j^
carte$	dJf]hWj?
carte-	iV
cartera	jJkS
cartes	jU
carto-	iT
carton	jJkTpY
cartons	rX
cartons$	iIrY
carvi-	cZiRjXoJ
carving	cHiVj[
cas	eamIp[
casa	d\`hZ
casa de	aIbThS
casa$	d\\nR
casab-	iU
casablanca	iU
casad-	se
casado	s[
casado$	sX
casas	fCsa
casca-	jZ
cascade	jZ
case	hSpX
case$	g[mEpZ
casel-	iZ
caseload	iZ
caser-	bUmGqU
cases	bRgGi\\
cases$	iZ
caset-	p]sI
caseta	p]sI
casew-	iSjXlJ
casework	jV
casework$	i[
caseworker	aW
cash	eShTi\\jE
cash plan	hW
cash$	eZqS
cashi-	iU
cashing	iV
cashing up	iV
casi	jDkSlSnTsItW
casie-	hYiJ
casier	hTjS
casier vierge	iIjXsT
casin-	bVhV
casino	bWhW
casino$	hV
caso	p^qY
caso$	q^
casos	iY
casqu-	iX
casse	iVsXtH
casse$	gViZ
cast	bRiS
caste-	cTrT
castellano	lTrW
castellano$	lHrY
castellon	cS
castellon$	cT
castelnaudary	c\\
casti-	rR
castigo	cIiVjUpJ
castilla	bUiHpErX
casting	p\\
castl-	bTcVpS
castle	bYpV
castles	bR
castles$	bR
castr-	c^dFhJiBn]
castro	cCdEhIn_
casua-	eWiRmV
casual	e[
casual$	aS
casuals	iUmU
casuals$	i@jIm_pI
casualties	iT
casualties$	iV
casualty	fTiR
cat	aVgXjU
cat 0	j^
cat a	bUhEiFjY
cat b	a\`
cat c	b]gB
cat$	gajU
catal-	iRkU
catalan	jGkWlTrT
catalan$	iElX
catalana	cIjSkU
catalogacion	jZ
catalogo	iXjT
catalogue	bIiZ
cataloguing	iVjH
catas	i]jD
catas-	bXeG
catastro	kU
catch-	aZbU
cated-	eViIjY
catedra	eX
catedra$	eVfVgJ
categ-	gW
categoria	g[
categoria 0	gW
categorie	eTgS
categorie b	a\\bIgT
categorie$	jT
category	jUsU
cater-	bX
caterer	aEbYqXrX
caterer$	aDb_eInC
catering	eShG
catering$	bCeUiR
cath	aXbEm^pD
cathe-	aIbSnYtH
cathedral	aIbXtG
cathedral$	cUsJ
catho-	bTs_
catholic	sS
catholique	bWcFs[
catol-	s^
catolico	sU
catorce	mS
catorce pagas	gU
catri-	mZ
catriona	mZ
cats	aFb_jW
cats$	bYjX
catte-	bYiCn\\
cattl-	iVlU
cattle	iVlU
causa	aDoUt]
cause	iXqZsY
cause$	pIqY
cause-	qT
caust-	iV
caustic	iV
cave	bUiSjVtI
caves	bScYiG
cavis-	aUiR
caviste	aViI
caviste$	aX
cbd	c]jF
cc	bJcafJ
cce	aUbJeHiFjDk\\mJpF
ccn	f?gc
ccn 0	gJjV
ccn 00	g\\
ccnt	fXjG
ccnt$	fWgXjG
cco	jZmU
ccq	j]
cct	gaiSjF
cctv	iX
cctv$	jZ
cd	hGj\\
cdd	ec
cdd 0	eS
cdd de	eZ
cdd$	e\\
cdi	ej
cdi 0	aS
cdi apres	aIfIsS
cdi cadre	eU
cdi temps	fG
cdi$	eZqR
cdl	aVbJjWl^
cdl$	jSl]sH
cdmx	bIcWdXnJ
cdmx$	bHcWdYiInI
cdp	aZ
cdp$	aS
cdr	eTjX
cds	iVjT
ce	hWjT
ce 0	aZbJhJjR
ce que	gSjHtU
ce serait	jV
ce$	gJh\\jS
cebad-	i^jG
cebaderos	iW
cec	i_jI
cedar	hFiX
cedul-	jW
cedula	jW
cedula$	aXcIiDjU
cee	cJiZ
cee$	cIiZjI
ceip	bRc\\hH
celay-	hU
celaya	hU
celaya$	cRhV
celib-	s\\
celibataire	s\\
cell	hViXmR
cell$	hIiWmS
cella-	gGhRm[
cellar	aSgIhU
cellar$	aJhCiSmW
celle	cZ
celle$	c[
cells	dVgXiEoI
cellu-	bGcEfIgIh\\m[oCtG
celta	gFj[
celul-	hV
celular	hV
celular$	hZ
cemap	j_
cemap$	j_
cemen-	b[cEjT
cement	j[
cemet-	a_iD
cena	aJcHhajI
ceng	iGjTkT
censu-	iZ
census	iZ
cent	g[hT
cente-	bZjH
center	lS
center$	jGk\\
centr-	bW
central	cRiT
central de	bScIjU
central$	aHbTtX
centrale	bR
centrale$	bS
centre	bU
centre 0	bYiIpT
centre de	aScV
centre$	aVcTiH
centres	bUiT
centres$	bYiR
centro	bTnT
centro de	iW
centro$	bIcRd@n^
centros	bW
centros de	aIbSlR
centu-	cVjV
century	jX
cenwa-	jU
cenwat	jU
ceo	aTm_
ceo$	a\\
ceram-	iStT
ceramica	aFb_
ceramista	aWiXjGqI
cerca	bDcYhSiJ
cerea-	bW
cerem-	aXbHfHgSiT
ceremonies	i[
cerez-	aZbGfI
cereza	aZbGfI
cereza$	aZbH
ceris-	aIbZhGiJjIkW
cero	gSrT
cerra-	fX
cerrada	gU
cerrada$	gW
cerrado	pV
cerrado$	fSgRpSsS
cerramos	f\`
cerro	c\`h^iG
cert	j_kWlZ
cert +	fFgCk^lG
cert 0	jZ
cert cii	hVjR
cert iii	kW
cert with	aGiZ
cert$	jWkVlS
certa-	fTqTsW
certain	qYsU
certains	fVsS
certi-	jZ
certif	hWjT
certificacion	bUkU
certificacion$	b\\iHjAtF
certificada	bVjUmJ
certificado	bTjX
certificado de	pW
certificado negativo	aI
certificado$	jZ
certificados	iTlVpS
certificat	jYsS
certificate	lUpR
certificate 0	eGj]
certificate$	jY
certificates	pZ
certificates$	jU
certification	kSqIrY
certificats	aHiWpT
certifie	jEkVlYqJ
certified	bYkVpI
certifs	hUjU
certs	iWpX
certs$	bBcIiWjSlTsJ
cerve-	aUbWmHqU
cesfa-	cV
cesfam	cV
cesfam$	cIi]
cet	dFfZjGpT
cet$	dGfUpU
cette	iRlIsX
cfa	bReWkX
cfa$	bViI
cfc	aVjY
cfc$	adjJ
cfe	bZjT
cfgs	iGj\\
cfo	iHmd
cfo$	aXcJmZsI
ch	hDnXsX
chai	aFjWpU
chai$	aFjZ
chain	bRiW
chain$	bWgHhS
chain-	kV
chaines	i]
chaines$	i\\
chains	bTjT
chains$	bXiFjU
chainsaw	jVkT
chainsaw$	iGjZkG
chair	eUgG
chair$	gJhXmR
chairing	iU
chairing$	iU
chairman	aRpS
chairman$	aW
chairs	bUcU
chairs$	bUcWi>mU
chairside	bGiYsG
chale-	cIhU
chaleur	aGjY
chall-	iTrS
challenge	hR
chama-	cIh\`iG
chamb-	hT
chamber	dThRiR
chamber$	iE
chambers	bZiE
chambery	cZ
chambery$	cZ
chambre	hY
chambre$	jSlG
chambres	bU
chambres$	bW
champ-	jXkW
champagne	gJkY
chanc-	bHi[mI
chance	eTqX
chance$	eTqT
chand-	bUiHoSpV
chandeleur	aIoVpS
chandeleur$	oVpS
chang-	iVqS
change	bJlTpJqZ
change$	i\\
changement	iXrY
changement de	iYrV
changements	iR
changeover	iSoV
changeover$	oW
changeovers	rR
changers	lS
changes	iT
changes$	iY
changing	s[
chant-	cW
chantier	cTeU
chantier$	eT
chantiers	cTnW
chantiers$	cHia
chap	qIs\`
chapa	iejF
chapa-	cZiDjZ
chape-	bU
chapel	bV
chapi-	bT
chapiteau	b[cH
chapiteau$	bZcHiI
chapl-	aWiSmZtE
chaplain	a[mU
chaplain$	mX
chapt-	fRpT
chapter	fRpT
chapu-	k^lC
chaqu-	mS
chaque	mS
chara-	mEpGqYrWtC
charc-	a[kW
charcuterie	bSkY
charg-	mU
charge (	cW
charge de	aY
charge e	a[bGmI
charge of	cFiVmR
charge$	hRsU
charges	iFjSsV
charging	eHgHiFqY
chari-	bW
chariots	iV
charity	bXlS
charity 00	bViFlT
charity$	bYlU
charl-	cYpR
charla	pZ
charlas	iW
charleroi	cX
charleville-mezieres	cW
charleville-mezieres$	cW
charp-	aVbFiZ
chart	iZ
chart$	iZ
chart-	rX
charter	b[cGiW
chartered	jY
chase	ib
chase-	i_
chasi-	iZ
chasing	iZ
chasing$	iW
chass-	iTtY
chasse	iV
chat	iSp]tV
chat on	iIpV
chat with	dHpY
chat$	iWtX
chate-	aIb\`iG
chats	i_
chaud	cHhXi]
chaud-	iY
chaudieres	iW
chauf-	hY
chauffage	iT
chauffage$	iV
chauffe	bHhXiS
chauffe$	h]iE
chaufferie	aGiVpY
chaufferie$	eJhJiXpU
chauffeur	rT
chauffeur$	aX
chava-	iTsW
chaval	qSsV
chaval de	qSsV
chavales	iV
check	iTjZtE
check$	dIfTgTjSpS
check-	i]
check-in	dU
check-ins	hIi^
checkable	jS
checken	i]
checking	iS
checks$	iV
cheek-	rU
cheeky	rU
cheer-	cHiIjUpAqDtb
cheerful	j[
chees-	bUgChZkV
cheese	gBh\\kW
cheese$	hZkG
cheesemaker	bTfG
chef	aSm^
chef (	aT
chef :	fEm]qW
chef d'equipe	aX
chef de	aSmT
chef ist	mX
chef$	tT
cheff-	m[
cheffe	m\\
chefi-	kRmS
chefin	bSkSmU
chefs	aJiVm]
chefs de	mY
chefs$	bHiZ
chelt-	gIkR
cheltenham	gIkR
cheltenham$	cS
chem	hDiUj^
chem /	iY
chema	m]
chemical	iZ
chemicals	hG
chemie	bXcH
chemie$	bW
chemielaborant	a^
chemikant	jZ
chemikant$	aV
chemin	iUsW
chemist$	a\\
chemistry$	iWkR
chemists	bIm[
chemists$	bGiImZ
chemn-	cX
chemnitz	cU
chemnitz$	cU
chemo	bVk[
chemo$	jUkSqR
chequ-	h\`
cheque	gV
cheque$	gV
cheques	hR
cheques 0	sS
cheques-repas	hU
cher	aEbFcZtX
cherc-	aUtX
cherche	aStT
cherche quelqu'un	aWfIsS
cherche$	aFt\`
chere	t[
cherr-	bXhWiE
cherries	bShXiG
cherries$	hX
cherry	bViI
chest-	bHcRiZjE
chester	cV
chester$	cW
cheva-	iW
cheval	hW
chevalet	aWbI
chevaux	fJiY
cheve-	kYs]
chez le	bGmZqV
chez nous	eVlSsZ
chez soi	d^hV
chf	gRhS
chf 0	hW
chf 000	fGhV
chf$	bHg_jI
chica	se
chica$	iIsY
chica-	bSsR
chicas	bRiRsR
chick-	bT
chicken	aSbS
chicl-	cVnR
chiclayo	iTnS
chiclayo$	nT
chico	se
chico-	fFiVsX
chicos	fFiVsX
chido	jIk[sU
chido$	iGjJk[sU
chief	m_
chief$	cHiWkHmV
chien	hRkY
chien-	aCbXjV
chiens	aCbXjV
chiff-	iUr[
chiffre$	iU
child	gIhXjWpJrV
child$	h[iW
childcare	hX
childcare$	aZ
children	sR
children's	iT
children's ward	aEbT
chile	cbiH
chile$	aIc[mJ
chile-	iCjUlTpDs_
chill-	cBj_
chilled	aTbScI
chilo-	iV
chiloe	iV
chiloe$	iT
chimi-	iYkE
china	bYfHnZoG
china$	b\\iF
chine-	kT
chinese	jUsT
chinesisch	kZ
chino	kU
chipp-	bV
chippy	aSbR
chippy$	aSbSrH
chips	bYcIiCjGlHsZ
chiqu-	iJmXs\\
chiru-	bShIqX
chirurgie	bShIqX
chirurgie$	bUqT
chlor-	iU
chlorine	iW
choco-	jT
chocolate	j[qU
chocolatier	aW
chocolatier$	aZ
chofe-	aS
chofer	aSjS
chofer de	aScTjJ
chofer$	jT
choic-	eTfZiHkT
choice	eTfZiHkT
choice$	eUfUiGkV
choir	fIi^
choir$	aVbI
choix	dZg>hZ
choix$	eRfVhGjS
choke-	bHi[j@q^
chole-	cUiV
cholet	cYtI
cholet$	cYtI
choma-	aFiZ
chomage	aFiZ
choos-	eTqS
choose	eTqS
choose$	dTeX
chopp-	i\\
chora-	iY
chorale	bIcIiX
chorr-	b\\sZ
choru-	aV
chorus	aV
chorus$	aY
chp	iajE
chris-	s\\
christian	s^
christmas	gShT
christmas week	fVhSiDsH
christmas$	gGhYoWpI
chrom-	iVjS
chrome	iTjWqR
chron-	cHiSjT
chu	bc
chu$	b]
chuch-	bU
chuck	iY
chur	cZ
chur$	bIc[
churc-	bW
church	iT
church$	cTiUjFkU
churches	b[
churches$	bT
churchgoing	l^qGrF
churn-	aBgHhBi^lDmEpCsF
churr-	bX
chut	q_
chut$	qZ
chute	b[cJiWjGrGtH
chuy	cHfJiGmb
ci	jW
ci$	iSjWkE
cia	g[hEjEkTlYqB
cible	ia
cicli-	iW
ciclico	iW
ciclo	bVeCgEiVoT
ciclo-	bSfWjG
cics	jY
cics$	jW
cider	gThU
cie	aGbZiXjD
cie$	aJbX
ciego	cHiTrYsF
ciego$	rZsD
cien	bTiUnX
cienc-	aGbUcIiIjXlF
ciencias	aGbUcIiIjXlF
cient-	gX
cientifico	jY
ciento	gZ
cierr-	fRpT
cierra	pW
cierre	iT
cierre de	fYpJ
cierre$	fZgIhViD
cii	hUjS
cii$	jX
cilca	cFj_
cilex	e@h^jU
cima	jZ
cima$	iJj\`
cimet-	b\`cDfIjImI
cin	aJiJjZ
cinco	fWmV
cinco anos	jZ
cinco$	bVmEpX
cincu-	gX
cincuenta	gX
cincuenta$	bGgX
cinem-	hV
cinema	hV
cinema$	aWhX
cinq ans	jY
cinq$	fW
cinqu-	jT
cip	i]jR
cip$	iXjV
cipd	j\\
cipd$	jU
circa	gTiW
circl-	cThCi^jI
circle	cViXjI
circo	bX
circo$	bViS
circu-	iUtS
circuitos	aGiV
circuitos$	fT
circuits	i^
circular	bEdZiXjC
circulation	aRhZiGjD
cire	hVi[
cirug-	a\\bJcAiX
cis	eaiH
cis$	eWgS
cita	dTiUpW
citas	fUgJi^
citas$	iW
citat-	bTjT
citations	iTjUpHsG
cite	bYpHqFrb
cites	iTr^
cites$	bJcIiUr[
citie-	mU
cities	mU
cities$	mU
citiz-	sZ
citizen	jU
citizenship	iZ
citoy-	bYjFpH
citri-	fFhGiVjFkV
city	cbiJ
city$	cX
ciuda-	aHhS
ciudad	aEcUhV
civil /	j\\lH
civil 0	k[
civil service	eYpSqHrS
civil$	aRiW
civil-	jV
claim	gEhYqTrH
claims	iT
claims$	bXhJiR
clair-	fTsS
claire	qVsUtS
claph-	cR
clapham	cR
clapham$	cR
clara	bTgJkSsX
clara$	bTiIkTsX
clare	c^mW
clare$	c^mW
clari-	bUjHmHsW
clase	hU
clase de	pY
clase-	iY
clases	iY
clases$	iT
clash	jY
clasi-	cIi_
class	lU
class 0	aXj[
class ii	iUjS
class of	fIi[jHmHoX
class$	lVmS
classe	aTgT
classe 0	aWgSiEjU
classe$	bJcGg@hYjHqXrIsT
classement	bIi^jI
classes	fSjTlR
classes$	bVfSiHjWlW
classic	bWjH
classic$	aTbXjH
classics	jXtW
classics$	jXtW
classification	iZ
claus-	cYeU
clause	e]hH
clause$	eTpR
clauses	bHjZ
clave	j_
clave-	kXpI
clavecin	kYpH
clavecin$	kX
clavi-	aFbYjU
clawb-	eIgY
clawback	eIgY
clay	iHjZ
clean	bJi[j\`
clean-	iZ
cleaner	aY
cleaner$	aWtH
cleaners	aTfG
cleaners$	a\\bSiBmSnI
cleaning	iY
cleanliness	iV
clear	fTgWiEj]
clear$	bFfZjVpE
clear-	j[
clearance	j\\
clearance$	jY
clearances	eEiUjCp[
clearances$	eEiUjCp[
cleared	iJjS
clearing	g\\iX
clefs	a^bHcJrG
clerc	a\\
clerc-	bSmT
clercs	bSmT
clercs$	mT
clerk	aa
clerk$	aYiEtU
clerk-	mX
clerks	bTmUqU
clerks$	mX
clerm-	c\`
clermont-ferrand	cW
clermont-ferrand$	cW
cles	bRq\`tJ
cles$	bZ
client	iUqS
client is	e[iHq]rB
client$	i[nX
client's	sW
cliente	i[jFqX
cliente$	aZi[jAqG
clientela	bScIlZ
clientele	sV
clientele$	aUsU
clientes	bY
clientes$	b\\
clients	sU
clients$	iZk[
clima	aSiY
clima-	j^
climat	iS
climat$	iS
climate	aTjR
climb	jW
climb-	aW
climber	aW
climber$	aX
clin	iZ
clini-	bW
clinic	cR
clinic$	bUjT
clinica	bT
clinica de	cG
clinical	aR
clinical supervision	h]
clinics	cViXnU
clinics$	iXjJ
clinique	bUhXjS
clinique$	aRhSiHjU
clio	h[iHjX
clip	mIp^
clipp-	bFiGj_
clips	fIiYmJoH
cloch-	bW
clochers	bW
clochers$	bX
clock	fRhZoU
clock$	h[
clonm-	cW
clonmel	cW
clonmel$	cT
clopp-	cW
cloppenburg	cW
cloppenburg$	cW
clos	aEbZ
close	fX
close 00	p[
close at	iWjI
close$	fRhViU
closed	fUhS
closed mondays	fX
closed$	fZgH
closes	p[qS
closes$	bGiHjVpJqW
closi-	fGpY
closing	pZ
closing 0	fHpV
closing$	gY
closu-	iR
closure	gS
closure$	fHi[
closures	fSiT
closures$	bEfXiR
cloth-	hXjY
clotu-	iSjT
cloture	jUpR
clotures	iS
cloud	i]jUlR
cloud$	j[lVmR
clovi-	cU
clovis	cU
club	b]hY
club de	bUiS
club$	bUhY
clubs	bUibmJ
clubs$	iYmH
cluj	bTcSkH
cluj$	bUcRiHjJkF
cluse-	cY
cluses	cY
cluses$	cY
clust-	iXjH
cluster	bT
clusters	i_jF
cm	iGj^
cm$	aZiGjT
cma	gJiIjd
cmm	iU
cmo	aIjJm^pH
cms	j\\
cms$	j[
cnaps	jV
cnas	hZlX
cnas$	hciGnJ
cnc	aRjR
cnc$	bUiGjU
cness-	jW
cnesst	jW
cnesst$	jX
cnrs	gZ
cns	aViTjHmXtI
co 0	i\`jUk@
co$	cY
co-op	bgiHpT
co-op$	b[
co-wo-	bFgDh[
co-working	bFgDh[
coa	hUlZ
coach	aS
coach$	aYb[
coach-	iZjVmA
coaches	aVb]
coaches$	aYbVjH
coast	bJc^pT
coast$	cZpW
cobas	cJiFk]
cobol	iFjY
cobol$	iHjX
cobra	fWlJ
cobra-	fGgSiUqX
cobranza	i[jIsG
cobre	iRjUqT
cobro	bEi\`jX
cobro-	aR
cobros	aR
cobros$	aS
cobs	bVf@gRiZjF
cobs$	bWcIgUiH
cobur-	qU
coburg	qU
coburg$	cTtJ
coc	j[pU
cocha-	cYjEmV
coche	gIhWjZnY
coche de	gCh\`
coche propio	hIn[
coche$	hWjX
coche-	cXh]iF
coches	aV
cocina	iS
cocina$	aY
cocinas	iT
cocinas$	cIiR
cocinera	cIhZiRjI
cocinera$	cGhZ
cocinero	aU
cocinero$	aT
code	japS
code$	bYjU
code--	pT
coded	jX
coder	lU
codes	iXlT
codes$	i]
codig-	lXpT
codigo	lXpT
codin-	lU
coding	lU
codir	iW
codir$	iS
coef	fXg\\
coef 000	g\\
coef$	f]gS
coeff	gc
coeff 000	g\`
coeff-	fUgX
coefficient	fUgX
coffe-	iSpW
coffee	iSpW
coffee with	pR
coffee$	i^mI
coffi-	bT
coffin	bU
coffre	iT
cogen	qEsU
coger	aIgGhDi_jJlIsR
coiff-	aTlStH
coiffeur	bS
coiffeuse	aRbTtE
coiffeuse$	aXtD
coiffure	jUlT
coiffure$	iGjSlW
coin	iTkIsS
col	cZtY
col$	c@t^
colab-	bZ
colac-	hW
colacion	hW
colacion$	gU
colch-	cVhS
colchones	aXiS
cold	iYj\\mIrS
cold store	a\\qZ
cold$	hGi@j^r^
cole	hYkGsX
cole$	h[rFtJ
colec-	iYj]
coleg-	jZ
colegiacion	hWiHj[
colegiacion$	jT
colegiado	jW
colegiado$	aSjS
colegiatura	hUl[pH
colegio	bWcR
colegios	bViXpI
colegios$	iYpH
colet-	hGiHjHmXqV
colette	hGiHjHmXqV
colette$	hIiHjHmZqH
colin	cHhJmVpRq[
colis	cGhDicjElGmJpA
colla-	eT
collab	aSmZ
collaborateurs	b^
collaborateurs$	b_
collao	aVjJ
collao$	aW
collars	iV
colle-	bV
colleagues	bXjJmS
colleagues$	mX
collected	qWtZ
collectif	gR
collectif 0	hT
collectif$	bThS
collecting	iZ
collection	iIqV
collection$	bYnI
collections	bVfIgVhIjWkD
collections$	fIgGiWmI
collective	hY
collectives	bHfFhSiY
collectivite	kT
collectivites	b]
college	bYtI
college$	aGiGpVsW
collegues	m]
collegues$	mX
colli-	c[iSmSrH
colma-	caiE
colme-	aAb\\cZgHiEsGtE
coloc-	iS
colocacion	iS
colom-	bScIdX
colombia	bScIdX
colombia$	bUcHdShJiH
colon-	cRhS
colonia	cYqT
colonies	bW
colonies$	bS
colony	h^
color	iTjRkX
color$	iUjZkI
color-	gWj\\kE
colou-	s[
colour	jU
colour vision	pV
colum-	aScRiZ
column	jIrR
column$	rV
com	bVgTqS
com$	bYcD
coman-	iRjY
comandas	iRjY
comar-	aIcUjInT
comarcal	aFcV
comba-	iZ
combate	iZ
combe-	aHbV
combes	aHbV
combi-	a]jW
combinaison	gGjTlW
combine	jW
combined	aXjG
combu-	gRhSkS
combustible	gRhSkS
combustible$	gZhFiHkT
come	pZ
come by	dVpS
come from	bZcHi@jUqW
come in	iWqT
come to	tS
come with	jWpT
come$	bSl[
comed-	bThSiH
comedor	hXtS
comedor$	hX
comen-	bSfHlIpFq^
comer	fZpU
comer-	jT
comercial	aZiHmW
comercial$	aScUiFmR
comercio	aFg\\jR
comercio$	gY
comes	eThUlT
comes$	fVi_
comfo-	j_
comfortable	j\\
comic	b\\fFiEjW
comid-	hY
comida	hW
comida$	iT
comidas	hU
comidas$	fWhY
comin-	qWtU
coming	qWtU
coming$	iGtZ
comis-	g\\
comision	gSqV
comision$	gY
comisiones	g^iH
comit-	iR
comite de	iEm]tV
comites	iS
comites de	iS
comm	gUhS
comm$	gZhTmI
command	jVmY
commande	iYtI
commande$	i\`
commandes	aS
commandes$	aX
commas	rXtR
commas$	aGrXtR
comme	sTtW
commence	o]pItG
commencer	aIeUgUoR
commencer$	eSgUoR
commerce	aIhHiZ
commercial$	eUiWkVmE
commercially	lT
commis	aVmX
commis$	aTbIhJiAjFm[sS
commissary	b_iW
commission	g\\
commission 0	fSgV
commission 00	g^mG
commission$	eTg\\jJ
commissioner	aJbZ
commissioning	aViR
commissions	fGgZhW
commissions$	gW
commitment	hW
commitment$	gShSjJ
committee	hSqT
committee$	eJh\\
committees	bWiZ
commo-	cJjUkW
common	cJjUkW
comms	aIiFmY
comms$	gWjU
commu-	bU
communale	aIh[
communaute	cV
commune	bUcRqF
communes	cT
communes$	b\\iH
communicant	kIlUsR
communities	bRkFlZ
community	bWcH
community manager	aZ
community$	aSb>jHrWsV
communs	iU
communs$	iX
como	rV
como va	iHlUqGt^
comp	f\`hUiFjWkH
compact	bTjX
compact$	bVjT
compagnie	bRqVtT
compagnon	aVjU
compagnons	bUmY
compagnons$	mW
companeras	qZ
companeros	bJmUt\\
compania	bY
companies	b^hHiG
company	bS
company car	nX
company$	b\\cIgTjFrS
comparable	iJjW
comparable$	iHjU
comparendos	iTjTsJ
comparendos$	jXsI
compartida	hXsZ
compartido	hZ
compartido$	hY
compatible	aFs\\
compe-	fcjT
compensation	g[jIlDrH
compensatorio	f\\gI
compenses	fShTiI
compenses$	fShTiI
competencia	iVpIq\`
competency	aEj\\pS
competitor	qY
compi-	aIjUm_pF
compile	i]mD
complain	pJrWsU
complaints	i]
complaints$	iV
complet	eS
complet$	eTfR
completa	eY
completa$	eYhIjUkRoJ
completed	jItX
completion	eHgYiS
completo	hUoS
completo$	eThToU
compliance	aYjW
compliance$	cHiJj[tG
compo-	iUj\\
compose	jX
compose$	jV
compost	i[
compost$	bWgHhUiC
compound	hVlGqIsU
compr-	fR
compra	iXqHrW
compras	jStR
compresseurs	i[
compressor	bU
compressors	iV
compris	bIhS
compris$	hY
comprise	bIhYsS
comprise$	bIh[
comprises	gIhYiH
comprises$	gIh\\
comprobable	fJj^
comprobado	gGhDj[pI
compt-	iW
compta	aT
comptable	a]qX
comptable$	aX
compte	bTiHmYqH
comptes	gGiZ
comptes$	bIgFiZ
comptia	iIkWlG
comptoir	iU
compu-	aRfTlU
compulsory	fUlSrT
compulsory$	fVrT
computer	iXjGlT
computers	lS
comte	aHba
comun-	bRcUjR
comunicacion	aUbUmI
comunicacion$	aVbViDmH
comunidad	qT
comunidad$	jS
comunidades	bViV
comunidades$	bYjJ
comunitaria	b]
con 0	cS
con 00	b^
con 000	aFb_
con calefaccion	hW
con cartera	aWiH
con cedula	pT
con cinco	jY
con dni	pV
con dos	mGpZ
con el	iS
con familias	hS
con gente	jVqS
con la	eWpVqT
con lena	hYjX
con los	jVkS
con prueba	j[qJsI
con tres	iFjY
con un	hTrU
con una	hIjImR
con$	gG
conca-	jY
concar	jY
conce-	b_
concepcion	cViJ
concepcion$	cViF
concept	cGeIfIiVjIpRsI
concert	iW
concert$	bGhZqH
concertada	bV
concertada$	gS
concertadas	d_i@
concertado	bX
concerts	hV
concerts$	bU
concesion	aIbUeYiI
concesionaria	b_hE
concesionario	bU
concession	bThU
conci-	iS
concierge	aYjEkY
concierge$	aTjCk[
conciergerie	bEcFh]iDmI
concierto	bZgVhIiGpI
concierto$	gYiI
conciertos	aDfXiX
conciertos$	aEbUiY
conciliacion	iU
conciliaciones	iV
concl-	eRtR
conco-	eSlU
concours	eSlV
concours$	fSiHjIlZpJ
concr-	iUjY
concreto	iVjY
concu-	aThJiJjRkUqR
concurrence	aVqY
concurrent	aZjJqS
concurso	eXoT
conde-	bIcRiZtW
condi-	lTrS
condicion	lUpGsE
condition	jSlY
condition reports	jSrH
condition$	lZpI
conditions	hX
conditions$	hY
condo-	aWcUmE
condos	cX
condu-	aS
conducir$	jR
conducteur	iJ
conducteur de	aRiHmT
conducteur$	gHjW
conducteurs	a^fG
conductor	aSbImS
conductor$	aGbGiSm[
conduire	jSlT
conduite	iVkW
conduite$	cJiYkG
confe-	aBgAh]iSjU
conference	gEhc
conferences	i[
conferences$	i]jH
confi-	qS
confianza	eXsV
confianza$	eWiIs^
confidence	iFp]
confident	jYlIqGr^
confidential	pRq[
confidential$	q\`
confidentiel	pFqTrX
confined	jVlV
confirme	aS
confirme$	a\\gSiG
confiseur	aV
confl-	iIjaqT
conflit	mIqV
conflit$	jXqH
confo-	bFiVt\\
conformite	iX
conge	eXh^
conge maternite	e\\
conge$	hZ
conges trimestriels	h^
conges$	h\\
congr-	hViEjH
congresos	aRfYiImI
conmi-	mY
conmigo	mY
conna-	kZ
connais	kX
connaitre	jUkW
conne-	cUiYjFsE
connect	hViIkV
connections	b^hHiG
connu	fXjVkS
conny	aGmX
conoc-	jUk\\
conoces	b\\qV
conocido	jXsY
conocido$	j\\kH
conoz-	jV
conozca	jV
consecutifs	fX
consecutifs$	fV
consecutive	aFeIfViDj^
conseil	iY
conseiller	a[nI
conseillers	mX
conseillers$	mV
conseils	iW
consejo	fSiTqW
consejo$	fUiZ
consent	iU
consent$	jVpS
conserje	bV
conserje$	aT
conservacion	bHiRjS
conservation	iVjZ
conservation$	j\\
conservatoire	bStV
conservatoire$	bW
conservatorio	i\\
conservera	b]
consi-	eT
consider	eVkIpV
considered	eTlUpS
considered$	aIeUl[mFpS
consignes	jVrJ
consignments	b\\jJ
conso-	jX
consolidated	g]
consorcio	b[jI
construction	jVoX
construction$	jVoW
constructora	aDb^tE
consu-	bU
consult	bIhZ
consulta	bVpS
consultancy	aEb\`
consultancy$	bZ
consultant$	iStS
consultants	aSbU
consultants$	aSbWmT
consultas	iS
consultas$	iU
consultation	fIiWqZ
consulting	iHjY
consulting$	iHjX
consultora	bScJpJrZ
consultorio	cX
consumables	bFhGi_jH
consumables$	hGi\\jFsJ
contabilidad	iS
contabilidad$	iFjY
contable	aYmU
contable$	aWjJmZ
contact	aRmIpS
contacto	iUjSpS
contacto con	bGjTpV
contador	jU
contador general	cTjC
contaduria	b@fIgHhGm[qI
container	aHbUi]
contando	pR
conte	i^
conte$	iT
conte-	i[
contencion	kW
conteneurs	bUiS
content	aUiHjU
contentieux	bR
conteo	iU
contestar	iX
conti	fYgH
conti$	fZgI
conti-	fS
contigo	mUtX
continental	f^
continental shifts	aU
continua	fSiFjY
continuo	eJi[
continuo$	iTjR
contra	g]hFnT
contract	eUjI
contract 00	bUeS
contract$	e_hEjI
contracted	e\\fHiJjGlYpI
contracted$	e]fGpH
contractor	b]
contractor$	bXeV
contractors	bTiU
contractors$	bTiU
contracts	kS
contracts +	jGsV
contracts$	bYjCkZ
contractuel	aTe[gUhF
contractuel$	aZcEeShEjF
contractuels	eYiJlY
contrat	bSeSpU
contrat de	eW
contrat$	b]cJeT
contrata	aZeU
contrata$	aFbXeWiGpJ
contratado	bZeWjJ
contratista	aGb\\jFlZpHqG
contratistas	bHidjImD
contrato	eWfIqT
contrato por	gS
contrato$	eWgR
contratos	jS
contratos$	jUkJ
contrats	iTqT
contrats de	bS
contre	iVjRqX
contre$	jZlF
contremaitre	mapHqI
contribution	gIhZiG
control	aSjT
control room	aRhImX
control$	a[iW
controlador	jV
controle	i\\
controle des	iX
controleur	aS
controller	kSmV
controller$	aa
controllers	hJmY
controllogix	jX
conve-	gV
convenio	gVhT
convenio +	sT
convenio de	bJgZ
convenio del	eX
convenio$	gWhUiE
convenios	iY
convenios$	iW
convenir	gXoT
convenir$	gXoT
convent	aEbVjHpIs[
convention	eRg_hT
convento	caqE
conversacion	iJj\\
conversacional	jZkI
conversacional$	jZkI
conversational	j_
conversational$	j_
conveyancing	aUiT
conveyancing$	aW
convi-	i^
convo-	bHhInYrS
convois	bHiUnT
coo	bEeHpGqBs]t\\
coo$	bChIpFt^
cook	aajY
cook$	aZhVlT
cooke-	iV
cookery	iWjR
cooki-	ha
cooking	hWiS
cooks	iSjHq\\
cool	j^kV
cool$	aSjBk]
coop	b]
coop$	bTiWjJ
coope-	b^
cooper	hW
cooper$	hW
cooperatif	b[pJ
cooperativa	b\\
cooperativa$	bZpG
cooperativas	iS
cooperative	bZ
cooperative$	bT
coord	aTm]
coord$	aTmZ
coord-	aTm\\
coordina	mZ
coordinacion	i[jI
coordinador	pG
coordinador de	aR
coordinadora	mX
coordinateur	aXm?
coordination	fHi\`mI
coordinator	aSpS
coordinator$	a\`
coordinators	bImU
coordinators$	bImV
coordinatrice	a\\cG
coordinatrice$	aY
coordo	aSmY
coordonnateur	fGsV
copa	bJhHiIjYkVmJtH
copen-	aRcW
copenhagen	aRcW
copenhagen$	cX
copie-	iTpRtT
copied	tZ
copies	iUpV
copies$	iWkIpVqJ
copni-	jT
copnia	jT
coppe-	bUiSpJ
copper	aIbViSpI
copy	mSpY
copy$	bIiUjUpY
copyw-	aU
copywriter	aU
copywriter$	aY
corba-	aJc\\iIm]pJtE
corde-	iR
cordes	iR
cordes$	iT
cordi-	aScHiDpErHtg
cordo-	cS
cordoba	cS
core	bSf[jR
core 00	f\\
corea-	bU
coreana	bU
coreana$	bY
corin-	pW
corinne	pW
cork	cYnY
cork$	nR
corne-	bYjG
corner	cS
cornw-	aJcWhInX
cornwall	aJcWhInX
coro	aWpU
coron-	jY
corp	bYjH
corporacion	b^iHjJn[
corporate	iT
corporativo	cXqS
corporativo$	aIbIcY
corps	hTiU
corre-	gI
correcciones	i[
correct	gDhUkIlS
corrections	b[fHiTmIrI
corredor	cU
correo	gIpVtU
corri-	fUjR
corrido	fY
corrido$	fSlS
corridor	aHbScZjE
corridor$	aIbUcZjF
corridos	fahB
corse-	c@iWkX
corta	fHhJiWpYsT
corta-	aSiS
cortar$	iV
cortas	rX
cortas$	rV
corte	cViV
corte de	iRjT
corte-	mT
cortes	iTjW
cortex-m	iXjJ
corto	iSkGrZ
corto$	f[
corto-	hS
cortos	hT
coru	j\\
corun-	cX
coruna	cX
coruna$	cX
cos	iXjImJpEqZ
cos$	bHiZjFpFqX
cosa	jXnVqJ
cosec-	aSiT
cosecha	iR
cosechadoras	iXmT
cosechadoras$	iXmT
coser	bXsX
cosla-	cU
coslada	cU
coslada$	cWtR
cosme-	bXiEjBk^
cosmetiques	bXiH
cosmetiques$	bUkI
cost	hViWsU
cost 00	bJgHh@ia
cost$	hciI
costa	bTcTjRmGp^
costa$	aJb]jWkI
costa-	gRsd
coste-	aXsUtH
costeo	jX
costo	cGi]
costo-	iU
costos	iU
costu-	a]iS
costume	hUiHkU
costura	iX
cot	bZdZiGjB
cota	gYmR
cota$	gYmR
cotat-	gZ
cotation	g[iG
cote	aJbCcWhYqGr[
cote$	bHdGhYiIqH
cotis-	h[iI
cotisation	h[iI
cotiz-	bTcJfGiX
cotizacion	fGiX
cotta-	bXhZ
cottage	h]
cottage$	h_
cottb-	cU
cottbus	cU
cottbus$	cU
couch-	aHbYcEiXsGtJ
couco-	tX
coucou	tX
cough-	bIeJoUqW
coughs	bIeJoUqW
could	dXeTjIqX
could be	cE
could you	pIqT
coule-	hU
coulee	iT
couleurs	aViSrR
couleurs$	aXbIiT
couli-	iR
counc-	bT
council	bS
council site	bFiIpb
council tax	bAgHhWi\\jGrI
council$	aZb[
councillors	pWqDrS
councils$	bYhJiG
couns-	hVmY
counsel	aSmV
counsel$	aTiTmVpJ
counselling	h^
counselling$	hT
counsellor	a[
counsellor$	aUiJ
count	bEidkX
count$	bBfJgTi[jIkW
counted	gTiT
counter	aUiTjT
counter$	bHiSjUlS
counterbalance	iHjRkY
counterbalance$	iGjV
counters	mS
counters$	bUiT
counties	cThX
counties$	cWhY
counting	kU
countries	bXmHrY
countries$	bX
country	cTrUsX
country$	bFc\\r[sD
counts	iXkUoD
counts$	iTqV
county	bUcS
county$	c[hEqWrG
coup	fWoA
coupe	fSiXsD
coupe$	f[
coupe-	hTiR
coupes	iV
coupl-	s^
couple	sY
couple$	hViS
couples	sX
couples$	i]
coupu-	f\\
coupure	fU
coupure$	fW
coupures	fY
cour	aZjFkY
cour$	aU
coura-	qZ
courant	jTkSlI
courant$	kS
courante	iY
couri-	aW
courier	a[hG
courier$	aZ
courr-	iWpW
courriel	pW
courrier	pS
courrier$	iW
courriers	aGi_
courriers$	iX
cours	hWlS
cours de	kZ
cours$	bXjX
course	kRlT
course$	h]kU
courses	bFiZ
courses$	jW
coursier	aS
court	bUfHhI
court-	bScTdU
courtier	bR
courtrooms	aFb^
courtrooms$	bX
courts	bSdRnT
courts$	bWdInU
cousi-	bHiDq^
cousin	eIiIqX
cout	fIh^
cout$	h^oH
coute-	iJjXsU
couteaux	hRiHjY
coutu-	aTcWtI
couture	aXtI
couve-	bTiU
couverts	bS
couverts$	bZ
couvr-	a]
couvreur	aS
covad-	jYkR
covadis	jYkR
coven-	cXiS
covenants	i[
cover	eUh[iS
cover 0	gHhSjV
cover letter	p]
cover the	lWpJ
cover$	eYhTiX
cover-	iX
covered	cJiUjJnS
covered$	cIiVjHnT
covering	lW
covering letter	pS
covers	bX
covers$	bW
cowor-	cEdZ
coworking	cEdZ
cows	iSjIlY
cows$	b\\iF
coxsw-	aXjSkT
coxswain	aXjSkT
coyoa-	cY
coyoacan	cY
coyoacan$	cY
cp	eSgUhUjJ
cp 000	eWgSiS
cp$	aJcHdJeGfIgXhSiHjIlJnGoIsItJ
cpa	jYkFlW
cpa$	jU
cpas	bdcHjH
cpas$	aVbX
cpc	jSkXmZ
cpc$	jW
cpcs	bFjb
cpcs$	kU
cpd	gGhc
cpd 0	hY
cpe	aWeEfIgIhYiJjVmIpH
cpeng	aJj_
cpnt	jY
cpnt$	jZ
cpo	mV
cpp	jHkZ
cpq	iCkZ
cpr	j]
cpr$	jWqJ
cps	aIbHcJf\\gHhEiCj_
cpt	gHiWjU
cqc	b]jBqW
cqp	aVgIk\\tB
cr	a]bTiF
crack	iSqR
crack-	jU
cracks	jU
cracks$	iY
craft	cJj\\rW
craig-	bHc^iH
crail-	bRcRiH
crailsheim	bRcRiH
crailsheim$	cS
crain-	jYqJ
craindre	jYqJ
cramp-	bHcCeIfJh\\jXkAnJoJrIsJ
cranb-	cSdS
crane	iV
crane op	aX
crane$	i\\jFpC
cranf-	nVoH
cranfield	nVoH
crash	gHib
crash-	bIfHi\\jFq[
crawl-	bIcXjXmCs[
cream-	c]jG
creat-	b[mW
creation	bYiI
creation$	bRiW
crech-	hY
creche	hY
creche$	bV
creci-	kZmFnI
credit controller	aW
credit$	hViFpG
credito	hWiW
credits	hW
credits$	hUjS
cree	pXq[
creek	bZiCmHpZ
cremo-	cZ
cremona	c[
cresp-	bT
crespo	bT
crespo$	bU
crest	bIcFdZjHpIqDr_
crest$	aJcEd\\gJjIlHrT
crete-	cV
creteil	cV
creteil$	cW
creva-	jT
crevasse	jT
crew	iXmW
crew 0	b^cHi>kIpG
crew of	iUm\\
crew$	eEjXkBmX
crewe	lV
crewe$	lV
crewi-	tU
crewing	tU
crews	bYfXtR
crews$	aIbWfZiAtV
creww-	o[
crewwechsel	o[
crian-	iXkS
crianza	aJiYkT
crick-	bXsS
cricket	bXsS
criee	bTfGpY
criee$	bSpX
crime	a_cFdJiHjH
crimi-	jTlSsW
criminal	jWsW
crios	s\`
crisi-	jV
crisis	jV
crisp-	iTmT
crispr	jT
crist-	iXjGs[
cristiano	iUsV
cristiano$	iW
crite-	kRpV
criteria	kSpW
criteria$	pY
criti-	aSjS
critical	aSjU
crm	i^jDkS
crm$	iUkR
cro	bUkZ
cro$	bV
crois-	bYi]
croisieres	bSiV
croissants	sT
croissants$	iW
crono-	aJbViHkUtH
cronologicas	fT
cronologicas$	fT
crop	aHbIiUjYlR
crops	i]
crops$	i[
crops-	jW
cropster	jW
cropster$	j\\
croqu-	hWiSjI
croquis	i[
cross	b\\cIqS
cross$	bYcEhV
cross-	bRiY
crossing	bYjJ
crossing$	bUcViD
crossings	iS
croup-	aWhClY
croupier	aW
croupier$	aX
croupiers	aT
crowd	bSfIiTsV
crowd$	bRiV
crown	aZcFiT
croyd-	cV
croydon	cV
crs	bBcHiVj[lJmI
crs$	i[jH
cruce	iSqIsV
cruce-	a?b[cSiU
crucero	bRiWjF
cruces	cYgGiS
cruces$	c\\iG
cruis-	nV
cruise	nV
cruml-	cW
crumlin	cW
crunc-	fW
crunch	fW
crush	bSgFhXiI
crush$	aVbSgHhTiG
cryo	bTiWpH
crypt-	iTjDkX
cs	jV
cs 00	kW
cs$	a_iFjTmI
csa	jX
csat	fHiZ
cscs	jYlV
cscs card	hHlY
cscs heritage	jT
cscs$	jW
cse	h_
cso	iDjEmc
csp	bGjY
csp$	bFjY
csr	aVbXcIiG
cssf	j\`
ct	aShHiVjS
ct /	cVhHjZnI
ct$	aZcGiTmH
cta	aXeIjT
ctc	fFg^
ctc$	fDg[pU
ctg	aIiY
ctg$	aJiZ
cti	g_iFjG
cti$	gX
cto	m_q[
cto$	aWb@iIlFmEpWqXtJ
cts	hcjB
cts$	hViS
cuade-	iVjT
cuaderno	i[jJ
cuadr-	aTcUiW
cuadrante	bIeJf]
cuadrante 0	bIfV
cuadrar	eIiV
cuadrilla	aXmT
cuadrilla de	aZiDmU
cuadrillas	aXmU
cuadrillas$	a]iJ
cuadro	fU
cuadros	iZ
cuadros$	iV
cual	fHg]q]
cuale-	fXmU
cuales	fXmU
cuali-	jU
cualificado	jU
cualificado$	jV
cualq-	oTpW
cualquier	oTpW
cuand-	iU
cuando	iU
cuant-	g[iHsU
cuanto	g[iHsU
cuare-	fS
cuarenta y	mS
cuarenta$	fTgUjI
cuart-	hT
cuarto	fRhXjT
cuarto turno	f]hHjI
cuatr-	mS
cuatro	mS
cuatro anos	jX
cuatro dias	fbmCnR
cuatro y	fSiT
cuatro$	fZ
cuba	cDjYpT
cubic-	b\`jIpJ
cubie-	hWkX
cubiertas	i\\jI
cubiertos	b[
cubiertos$	bWhRiI
cubre	iUsS
cubri-	oUtS
cubrir	oUtS
cuchi-	iAjd
cuchillo	cIj[
cuda	aUjFk^
cuda$	aUiHjV
cueil-	bHi_
cuenc-	cT
cuenca	cT
cuenca$	aJ
cuenta	iS
cuenta de	i[
cuenta$	iIkUnT
cuentacuentos	iRkU
cuentacuentos$	kV
cuentas	bSmR
cuentas$	iTmU
cuento	kTtS
cuerd-	kY
cuerdas	jY
cuerdas$	jW
cuerp-	i[rS
cuerpo	rUsS
cuest-	qRsS
cuida-	iX
cuidado	hS
cuidador	iT
cuidador$	iT
cuir	hYiJj^
cuisi-	aS
cuisine	bT
cuisine$	aWbJ
cuisines	iR
cuisinier	aV
cuiss-	gHiRkW
cuisson	iTkY
culia-	b_
culiacan	cX
culiacan$	cX
cull	bGcGgCibkClF
culti-	iZ
culto	p[
cultu-	sR
cultural	sW
culture	aS
culture$	pW
cumbr-	dWfG
cumbria	dXfF
cumbria$	dXfFiI
cummi-	cYiHjS
cumpl-	hYjU
cumple	h^
cumpleanos	h\\
cumplidos	iZ
cumplimiento	aEmY
cuna	hTsZ
cuna$	hXiHs]
cuota	h]
cuota-	eVqU
cuotas	eVqU
cup	p[
cup$	jVpV
cupe	g\\
cuppi-	iSrS
cuppings	iX
cups	fZ
cups$	iY
curad-	iWjHkHmZpH
curas	i\\
curat-	aSbAiTm[
curator	m]
curic-	cU
curico	cU
curin-	iX
curing	iX
curra-	cV
curre-	cSjTqU
current	cSjVqV
current$	iCj\`
currently	iU
curri-	bXp]
curriculo	pU
curriculum	eIiV
curso	hSjWlS
curso de	hUjRlUqG
curso$	iVpHqS
curso-	fTgIhZiI
cursos	fTgIhZiI
cursos$	fXgI
curt	fEjIm\\pU
curta-	iZ
curva-	iW
curvas	iW
curve	iZ
cusco	c\`iH
custodia	bGiY
custody	iSkT
custom	iVjDkW
custom$	hTiBjHkZsF
customer	iXrT
customers$	jXlWpJ
customs$	jW
cut	rXtS
cut$	iRpV
cut-o-	aT
cut-off	iS
cuts	iXqV
cutte-	iWmT
cutter	mU
cutter$	a\\
cutti-	iW
cutting	iSqUtG
cutting$	jU
cuttings	aIiUpX
cuxha-	nT
cuxhaven	nT
cv	pf
cv /	iT
cv a	pV
cv and	pS
cv et	bHpX
cv in	pS
cv to	pX
cv with	jV
cvs	pc
cvs to	pR
cvs$	p\\
cycle	hXi]
cycle 00	dJh>i^
cycle$	f_hIiX
cycle-	bRgChX
cycles	bUfT
cycles$	bViS
cylin-	bXi@jDk[
cymra-	kWrU
cymraeg	kWrU
cypre-	bViIjT
cypress	bViIjT
cytec-	jZ
cytech	jZ
czk	iX
d	jT
d &	hGjZ
d +	jU
d /	aYbHf?g_jE
d 0	bVfS
d 00	fX
d licence	kW
d$	aT
d'abo-	iGnVrV
d'abord	iGnVrV
d'acc-	iY
d'accueil	jT
d'accueil$	aXiFjX
d'adm-	iakH
d'aff-	bS
d'affaires	aUbR
d'affaires$	b[
d'age-	aW
d'agence	aW
d'agence$	aY
d'anc-	gR
d'anciennete	gR
d'anciennete$	eVjT
d'ann-	jJoT
d'annee	jIlSoUqH
d'annee$	fXiToI
d'apr-	eWhRqT
d'apres	eXqU
d'apt-	qV
d'aptitude	qV
d'arc-	iW
d'arg-	aIc[hIrJ
d'arl-	bId_fGhA
d'arm-	l^oZpD
d'arr-	bS
d'asi-	iSkT
d'ass-	iFja
d'ast-	hEmSpDsb
d'astreinte	hCjJmW
d'ate-	iVjJmT
d'atelier	iVjJmT
d'atterrissage	jG
d'aud-	iV
d'audience	iW
d'audience$	iU
d'aut-	cIe]iTjIsU
d'ava-	fThFjGkY
d'avance	fWhEtT
d'avance$	fYhEtS
d'avo-	iRjCkX
d'eco-	lSsS
d'ecole	lSsS
d'ecole$	kHsV
d'egl-	nSoU
d'eglise	eIoV
d'emb-	aSqZ
d'emp-	aGbYiHjYmI
d'emploi	aFbZ
d'enc-	bZeIgIhIiFj^
d'ent-	aS
d'entreprise	hWiT
d'entreprise$	hUiYjE
d'equ-	mUnS
d'equipe	mUnS
d'equipe$	aUhDmDnY
d'esc-	cRpS
d'escale	cRpS
d'escale$	fS
d'esp-	aYjJtJ
d'ess-	bU
d'essai$	eS
d'eta-	aR
d'etabli$	jV
d'etat	iS
d'etat$	iS
d'etu-	iSq[
d'eva-	mEp[
d'exc-	iTrW
d'experience	aJjV
d'exploitation	aW
d'heu-	bDeFfZhHkHqJ
d'hiv-	aIhYiUjI
d'hiver	aIhYiUjI
d'hom-	iWsU
d'hot-	aVhR
d'hotel	aVhR
d'ici	aVjEs[
d'ill-	r]sB
d'imm-	bT
d'imp-	b]hF
d'ind-	sW
d'inf-	bSi[jJ
d'info	pV
d'information	aIiZ
d'ins-	gVhDi^
d'int-	hS
d'interim	aStT
d'interim$	tW
d'oeu-	aSiW
d'or	aWcT
d'or$	cZ
d'org-	hXkTpI
d'orgue	kX
d'orgues	eIh[pH
d'ori-	s]
d'origine	s\\
d'ou	q^
d'out-	hV
d'outils	hV
d'un an	bHeW
d'un groupe	b[cD
d'un$	eUtU
d'une	qX
d'usa-	bT
d'usage	bT
d'usage$	eS
da	qX
da$	dUqZ
dabei	gXhU
dabei$	bRgZ
dach	a]cTdH
dach$	a]cVdD
dachd-	aU
dachdecker	iV
dachdecker$	aS
dachs-	iY
dad	bZsV
daf	mX
daf$	aSmW
dafur	f[lZnW
dafur 0	fUlToG
dahei-	dVnS
daheim	dVnS
daheim$	cEdXnU
daher	dUq[
dahin	aUq^
daily	fRiX
daily$	dSiVjF
dairy	b]cFiIj\\
dairy$	aVb\\
dakar	iGnZ
dakar$	iInYsF
dale	aCcGkVqW
dale$	aHbIcIk]lHpAqF
dalle-	iY
dalles	iY
dalles$	iW
dam	iZ
dama	a\\bAeS
dame	mTqDsg
damen	mS
damen und	tS
damen-	aTbSiU
damenmode	aFb[
damenmode$	bX
damit	aJiIk[lFt[
damit$	jJk_qFsG
damos	bYgFh]iCjH
damp	cDiZkGq[rH
dan	lRn]
danac-	eU
danach	eU
danach$	cHeVlZpFqG
dance	bZiR
dange-	gT
danger	gU
dangerous	iU
dani	jIm]pF
danis-	jRkWlU
danisch	cGiGjRkZlJ
danish	lX
danish$	bIkStT
dank	aIjJmEoHpDrGtc
danke	jTsStd
danke$	jYsWtS
dann	tV
dans	pI
dans l'annonce	rU
dans la	kY
dans le	hIpDsS
dans les	iFjY
dar	c^qYrCtD
darf	hTiF
darf mit	bZhT
darf nicht	bUqTrDsT
darf$	hViFkV
dark	fWhWiEjT
dark$	dFfIgGha
darli-	aIiIt]
darms-	c\`i>
dart	j]
dart$	jZ
darum	b_qT
darun-	fRiImWrV
darunter	fRiImWrV
das	qR
das bitte	pFtY
das hat	rT
das ist	iVjT
das muss	l@q\`
das nicht	jSsY
das wort	rV
das$	jE
dashb-	id
dashboards	iZ
dashboards$	iX
dass	qVrZ
dass es	iHr]
dass wir	bZiBrV
data	iTjR
data analyst	cS
data engineer	aY
data entry	aXiS
data$	aGbGi]
datab-	jT
databricks	jW
datac-	b\\jS
datacolor	jWkS
date	jTpRtU
date :	fDpRt]
date$	j[
daten-	aZgFjUrT
datenqualitat	iZ
dates	bXhDjJpW
dates$	b]iIpI
datev	jZ
datev$	jX
dato	cXiTpH
dato$	cXiSpH
datos	tW
datos$	aY
dauer-	bTebjG
dauernacht	fZ
daugh-	mW
daughter	mX
daughter$	maqH
dav	a@j\\
dav-s-	eGfJg]
daven-	cX
daventry	cX
daventry$	cY
davin-	jVkR
davinci	jVkR
davinci$	jV
davon	f\\iGqS
davon$	fZiC
davor	cIjV
davor$	bJcIjWrI
dawn	fghGjJ
dawns	cBeIf\`iFlInA
dax	bUjU
dax$	bUjU
day +	iU
day /	dY
day 0	hXiV
day 00	gTiS
day a	bIdVeGfIhUiV
day and	iEjX
day at	d\`fGpX
day fortnight	dHfb
day from	dUgSoJ
day in	h[
day is	f\\hEoX
day on	bHiYpZ
day one	eZjXlB
day to	cFgSlHo\\
day week	h\\
day wk	f_
day$	iR
day-o-	eYmI
dayli-	f[jS
daylight	f[jS
days	fV
days (	aIcIdTfUmH
days +	fJg]
days /	dafJnV
days 0	fT
days 00	fSjGn_
days a	dReYiFnX
days at	dXfB
days from	hBoRpW
days home	dXfG
days in	denX
days incl	hU
days leave	gJhU
days no	eSh[
days off	h]
days office	dbf@
days on	dWfYhA
days paid	g\\hTiG
days then	cFfRnU
days £	fDgWiTrS
days$	fRhTiT
dazu	rU
dazu$	mU
db	fIhWiIj\\
dba	aYjG
dbs	j_pV
dbs$	hTpW
dbt	jVkU
dbt$	jRkX
dc	hTlSmU
dc 0	iHja
dc 00	gEheiJjHmE
dc$	aGbTcXjFpX
dcp	i^
dd	j\\p]
de "	qTrR
de /	cYiEnV
de 0	mc
de 00	sX
de 000	bR
de 2000	bTeXhSoCqHrT
de 90	iWpTsS
de abril	fWoS
de agencia	jHmTtS
de agosto	fIoX
de ahorro	hW
de alimentos	jR
de ano	i[qT
de antecedentes	jJkGpZ
de antes	fSqU
de apoyo	bHcVoV
de arte	aRbWiJrT
de asistencia	bIgU
de atencion	fZjS
de baja	mIqYsX
de barrio	b^cJiU
de bois	bW
de bord	aYjS
de buena	sT
de cada	f]jGnS
de caisse	iSqY
de caja	iSjT
de calidad	aYi?mR
de campo	gWj\\nB
de casa	dBfChRjXnTsT
de chantier	aXhX
de charge	iTjDmHsY
de chez	dRq[sW
de cinq	mUqV
de com	bUcF
de comedor	a\\hGiF
de comida	fWhFkX
de commandes	aVbWiF
de compras	i_jBtU
de comunidades	aVsR
de conducir	iDjZ
de control	aSiTtH
de cuatro	pV
de cuentas	aVi@jZtI
de cuisine	aV
de datos	hS
de delitos	jR
de dependencia	eX
de derecho	j^lJ
de deux	iTpZsH
de dia	f[iHjI
de diciembre	oZ
de direccion	iHjX
de direction	aTfF
de doce	aH
de domingo	bIiX
de donnees	iY
de dos	bS
de empresa	h]nS
de enero	fUoSpS
de enfermeria	aW
de equipo	aRhWmH
de espana	cHnU
de estudios	lS
de facturacion	qS
de familia	kGs_
de febrero	pX
de feu	hHiToC
de fin	hYiT
de fonction	dJhW
de fonds	bU
de formation	aVbHiDjIk]
de frais	h]
de frio	iX
de froid	iXjB
de fuera	h^
de funcion	aSfU
de garde	bJfWhXjHpU
de gestion	tT
de hasta	sW
de hogar	bSmHsU
de horno	hJiTjV
de ingles	bU
de jeunes	bVcJ
de jour	bXf]hD
de julio	eHfSiVjGoW
de junio	hS
de l'heure	gY
de las	pTrS
de ley	fFgWhX
de licencia	bGhSqZ
de ligne	aU
de linea	gTiS
de lo	gUiVsS
de los	bV
de lucro	b_
de lujo	kS
de lunes	fU
de mairie	aZbH
de maquina	fFgSjS
de mar	aJc\\
de marzo	oUpS
de mayo	oXpX
de media	pV
de mer	iVjY
de mes	iTpZ
de moins	jZpH
de musique	iR
de nieve	iVoW
de noche	gEjYkHnWpR
de nom	jJr[sI
de notes	i>jUmDpZ
de noviembre	hJoV
de nuit	aUf^
de obra	rS
de ocho	fXhGjJm]
de octubre	c\\
de operaciones	aV
de pago	iVkT
de partes	jJpX
de partie	aSmH
de pension	bTqEr\\
de pensiones	gGhZ
de personas	aSmI
de piano	aW
de piso	aTdJgHiZ
de planos	j[
de planta	eXmH
de plantes	iV
de playa	bSmS
de poste	oV
de pratique	j^
de preference	sY
de preferencia	jHkYsT
de primera	aWgZmF
de produccion	aYbSmG
de production	aZbH
de producto	iS
de projet	aZeSsTtH
de projets	aZcGmH
de prueba	iVjIsS
de quai	aUjEkY
de quartier	b^gS
de quatre	aHjUqRsI
de rang	bR
de recrutement	iJjIqYrS
de repos	fV
de retail	bSiIjX
de riego	bYiJ
de riesgo	gIjW
de sala	cSmT
de salud	iX
de san	aIbW
de sangre	bXiUjH
de sante	jTmDsUtY
de secteur	aAiTmZ
de securite	jXpS
de seguridad	aSjU
de seis	bViW
de semaine	f]
de semana	aSfX
de septiembre	iW
de service	aFfEh^jGmT
de servicio	e[hYiJ
de servicios	eT
de siete	fTm\\
de signos	iTkT
de site	m\\
de six	hSjHma
de sonido	bT
de suite	oYsS
de tecnico	aV
de teletravail	dX
de tienda	a[bCgJmD
de trabajo	hT
de trafico	aTmHpW
de trailer	aTjIrS
de transporte	fV
de travaux	iGmV
de tres	bWcFfEmZ
de tu	r]tV
de turno	cHiYqS
de turnos	iBjSkV
de un	iX
de una	eHqY
de usuarios	bRiW
de vacances	bRfHgUhU
de ventas	sT
de vente	j[
de verdad	j\\kI
de vida	hVpR
de video	bVjV
de vie	iV
de voz	iUtX
de vuelo	hIiYjIlV
de zona	mZ
de-es-	bJcFiAjd
dea	jUkRlX
dea$	jVlY
dead	fYhDiYjDlZrJ
dead$	f\\jGoF
deadl-	jXpW
deadline	oIp\\
deadlines	jZ
deaf	aSbXkT
deal	h\\
deale-	bV
dealer	bT
dealers	aTmU
dealers$	a[bDm[sI
dealership	bSjZlE
deals	hXjJ
dean	qTtU
dear	jRtd
dear$	cDq[rGsGtI
death	h\\
death in	hZ
death-	h[iW
deaths	i\\
deaths$	iV
deauville$	nS
deb	cHhFjAmap[rHsH
deb$	jImZqT
debaj-	mT
debajo	mT
debat-	oWqI
debate	oWqI
debit	cFeFic
debit-	a]iS
debitoren	iW
debou-	iHjY
debout	iHjY
debri-	hW
debt	i]
debut	aEeXfToYpHrI
debut-	l]
debutant	lY
debutants	lX
debutants$	jX
dec	fUoZ
dec 00	e]fBgJjGmJ
dec$	bUeHoZ
decea-	rU
deceased	rU
decem-	oS
december	fGoYqF
december$	gShT
decembre	jT
decembre$	fRjRpS
decen-	jW
decent	jSsS
decent$	iS
decente	jV
decente$	jV
decha-	i_
deche-	bZjA
decid-	eTpX
decide	pS
decide$	aUbUiI
decided	aHrStT
decides	eZ
decim-	fUpU
decimos	fUpU
decir	j]qS
decis-	pWtU
decision	pWtU
deck	aJiSmXpR
deck$	iXjBm]
decke-	iW
deckh-	mU
deckhand	mU
deckhand$	aYmS
decks	aTbVcH
decks$	aUbU
decks-	fJi\\
decku-	iX
decla-	aTmU
declan	mTpUtV
declan$	mUpUtU
declaraciones	iX
declarant	aX
declarant$	aZ
declared	gTsS
declared$	gUjT
decli-	iV
deco	iR
decol-	b\\iH
decolletage	b\\iH
decor-	a^mU
decorah$	cR
decou-	n]qS
decouches	eIf[iHnZ
decoupe	iVjS
decoupe$	i[
decouverte	bFhDiTp]
dedil-	jZ
dedillo	jZ
dedillo$	jZ
dedup-	iU
dedupe	iU
deep	bHc]jSpH
deer	cRi^jJ
dees	j_
dees$	j\\
defau-	aIkW
defaut	aIcJkW
defec-	i\\jD
defen-	iTrT
defense	cZ
defense$	aIc]
defensivo	jS
defer-	fGgFh]iVjGsI
defic-	bXhEiTqX
defie-	bSiHjX
defin-	bIeXi^jC
degre	a\`bHcFjHoF
degre-	jVlV
degree	jRlX
degree in	j[
degree no	kS
degree or	jZlH
degree$	j]
degrees	bUjU
degus-	aGib
degustations	aGsU
dehor-	nVqT
dehors	nVqT
dehors$	nV
deich	bJhU
deich-	fJi^tI
deidesheim$	cT
dein	jTl\\qH
deja	iCjYkSqV
deja el	pUrV
deja tenu	j]
deja$	aY
dejar	bXjDpZsI
deje	pZ
dejeu-	hZjG
dejeuner	hZjG
dekan-	aJqTtU
dekanat	qV
dekla-	jHm^
dekor-	iT
dekorieren	iT
del 0	pUqS
del 00	hRoS
del barrio	bSc?rTsZ
del centro	bFpTrY
del convenio	eT
del dia	i\`
del grupo	q\\tH
del mar	c]jUtE
del norte	b?c^dJ
del plata	c[
del valle	j[lG
del$	eT
delai-	jGoUqT
delais	jGoUqT
delan-	iU
delante	iU
deleg-	aSmT
delegado	gXiImY
delegado$	gV
delegue	aW
delegues	bYiHjIsW
delegues$	bYiGjImJ
delem-	aG
delemont	aG
delga-	iIsi
deli	i\`
delig-	kZ
delight	k\\sG
delin-	aT
delineante	aU
delit-	jR
delitos	jR
delitos sexuales	aIjT
deliv-	iZrR
deliver	iElJpXrX
deliveries	bY
deliveries$	bZ
delivery	iW
delph-	tZ
delphine	tZ
delta	cYfJhT
delta$	aJcZfFtJ
dem	qT
dem 0	bGhZjJoHqT
demai-	gJqStS
demain	gJqStS
deman-	lS
demand	aRbJlGpIqXrYsGtG
demanda	qT
demande	lRtX
demande$	jVlY
demandee	lX
demandee$	lZ
demar-	oY
demarrage	iEo[
demarrages	i]
demas	eDf[gIsY
demen-	aVbTcI
demenagement	gHh_iB
demenageurs	aZ
demenageurs$	aWmJ
dementia	bYcGiT
dementia$	cHi[
demi	fSgVhI
demi$	fX
demi--	fTgGhXiFr_
demo	pc
demo$	h^
demoi-	aJs^
demon-	iT
demontage	iY
demor-	gSiHq\\
demos	dGhEiejGnZ
den	qT
den schlussel	jWqS
den schulferien	fX
den$	fRhIjCl_
denei-	hZ
deneigement	i_
denia	cX
denia$	cX
denis-	tT
denise	tT
denise$	iHmUtW
denkb-	eV
denkbar	eV
denkbar$	eW
denke-	q[rG
denken	q[rG
densi-	ib
densidades	iW
densidades$	iW
denta-	hU
dentaire	hR
dentaire qualifiee	iH
dentaire$	hU
dental	hW
dental nurse	aVlTtG
dental$	hYjS
denti-	b[
dentists	bW
dentr-	iV
dentro	cSiH
dentro$	jSqS
dentu-	iY
dentures	iY
dentures$	iZ
denve-	cViS
denver	cViS
denver$	cSiT
dep	iFjWlZtJ
depan-	iZ
depannage	iU
depar-	cS
depart	oW
depart$	qT
departamento	eImVtS
departamento de	eImVtS
departement	aCbXhEiHnUtI
department	aX
departs	qRrS
depen-	gVm\`
depend	mV
dependants	g\\iImHsU
depende	m\\
dependencia	eX
dependencia$	eW
dependienta	aV
dependiente	aZ
dependiente /	bT
dependiente$	a\\
depending	gZ
depending on	gT
depends	gXoT
depends$	gZ
depis-	aEi^
depla-	n_
deplacement	gUnU
deplacements	n^
deplacements$	fWgXiJ
deplo-	dIeCgSi[nR
deploy	iW
depor-	bXcF
deporte	iUjU
deporte$	iTjU
depos-	j_
deposit	iSjU
deposito	bUlV
deposits	i[
depot	cZdTpS
depot$	c_hVpZ
depot-	bWhG
depots	bWhG
depots$	aThGiS
depre-	pSs]
depression	cJiJjFsY
dept	bYjIlV
dept$	jFl[
depui-	bRoJqS
depuis	bRoJqS
depuis 2000	iXlV
deputy	jRmU
deputy$	iFjVmS
der alte	o\\
der chef	lX
der hochschule	jVtT
der stadt	gRpU
der$	iRqW
derby	cW
derby$	cX
derec-	jTkVlU
derecho	jUkVlU
derecho$	jUkElW
deriv-	aXgFi[jD
derma-	i[
dermo-	cIqU
dermot	qV
derni-	qU
dernier	gHqY
dernier$	gEhSnT
derniere	eUpU
derra-	iU
derramas	iU
derri-	j[
derriere	j[
derriere soi	jV
des	iS
des 0	hSjEpU
des deux	gXiGjUqR
des l'an	bIfJh^
des petits	iW
des$	iXmJ
desay-	hZ
desayuno	hV
desayunos	hVtH
desca-	fZ
descansa	f\\oE
descanso	fXhV
descanso$	bGfVhT
descarga	iR
descarte	iY
descr-	aDiVtW
descu-	h[
descuento	gFh\`
desde 2000	bc
desde casa	dgfFhE
desde el	eX
desde la	pX
desde$	aFhVpS
desea-	kj
deseable	k]
deseable$	kT
deshe-	iU
desherbage	iW
desig-	mU
design	iUkSmU
design engineer	rV
design$	i^jJmH
designation	aZeTiIkH
designer	a[mU
designer$	mW
designers	fIiTkGmY
designs	iTjU
desin-	i\`
desir-	jCkf
desirable	jHk\`
desirable$	k[
desk	d\\m^
desk$	dTiR
desks	bXiVmU
desks$	bUiSmW
deslu-	iZ
desludging	iZ
desol-	aIcHd[rDsItZ
desos-	iT
desossage	iX
despa-	bS
despacho	bU
despe-	gGhSiYjIqY
despensa	gEhY
despi-	aEiUqT
despidos	iV
despidos$	iV
despiece	aBbTiW
despiece$	aBbW
despl-	n\\
desplazamientos	nX
despues de	hSpT
despues$	eY
dessi-	aSkY
dessinee	jIk]
desta-	cHnCr^
destajo	gT
destajo$	gW
deste-	iX
destete	iW
desti-	aGbZcDhS
destino	gThW
desvi-	iZ
detai-	aZtS
detail	iVjU
detail$	iUjT
details	aIbJqStZ
detal-	jVqTsHtS
detec-	aUiZjE
detection	aSjJ
deten-	aSfGgVhGiTjG
detention	aTfFgWhE
deter-	e[
detmo-	cW
detmold	cW
detmold$	cW
deuil	jX
deuts-	sW
deutsch	jUlU
deutsch a	j^lH
deutsch und	jUrU
deutsch$	jS
deutsche	jSsY
deutsche$	iGjTrJsX
deutschlandticket	hV
deutschlandticket$	hW
deux ans	eUkVlWpFqI
deux fois	iRqU
deux jours	dXfV
deux mois	oUqU
deux nuits	fBi\\nTqV
deux$	fVqT
deux--	cHeIfZhJjFkZoIrCtI
deuxi-	bVgWhI
deuxieme	bVgWhI
dev	a_mX
dev$	a[mV
devan-	bHhTpU
devant	bHhTpS
devel-	aRjT
developer	a\\
development	bR
development officer	tS
development$	aSbXjT
developpement	iZjR
deven-	hV
devia-	iZ
deviations	iZ
devis	iYjU
devis$	jZ
devol-	bHp[qH
devop-	aWcGiH
devops	aWcGiH
devops$	a]iGmG
devs	aGiTjJmcpG
devs$	iIm\\
dezem-	o[
dezember	oT
dezember$	hVoY
dfg	b\\eZgEhIiIjI
dg	bUiEjHpSqYtI
dg$	aVpV
dga	aImZqX
dgr	aIi[jClZ
dgs	jZ
dgs$	jW
dguv--	iIj\\
dhabi	c]
dhabi$	cZ
di	dYfXpAtZ
di +	d\\fIiWjHtG
di$	dVeIgFhHmGoItY
di-sa	f_
di-sa$	aSfY
dia 0	iUqU
dia de	fWgT
dia en	dXfJi[
dia uno	eUhTjJ
dia$	fR
diabe-	iWsb
diabetes	sT
diabetes$	iX
diabetic	iY
diabetico	iS
diacr-	mZ
diacre	mZ
diada	cHfThT
diag	i\`
diagn-	iS
diagnose	jTqS
diagnostic	iEj[
diagnostico	iU
diagnostics	aIbSjJkY
diagnostics$	b;iVjIk[
diagr-	fY
diakonie	bV
diakonie$	bX
dial	j[
diale-	hHkSlWsT
dialect	kXsS
dialect$	kYsR
dialekt	aIjHl\\sT
dialo-	aWjS
dials	bIfIgDid
dialu-	kX
dialux	kX
dialy-	aWcIlT
diama-	aRj[
diari-	i\\
diarias	bSiV
diarias$	bW
diario	iT
diario$	hSiIjTnR
diarios	gY
diarios$	b[
diary	f[h@iX
diary studies	iT
diary$	i^
dias	dUfV
dias al	fHhCn\`
dias de	iW
dias en	dZnY
dias libres	hX
dias por	dZfIiGjHpS
dias y	fY
dias$	eXiT
diate-	fIgHiEjUkTnT
diaten	gHjGkUnT
dice	qUsZ
dich	mWq[
dicho	qV
dicht-	eFf[hHibjEmIo@
diciembre	eR
diciembre a	oT
diciembre$	iS
dicta-	rUt\\
dictado	tX
dictated	aJmErZtS
dictating	aIt\\
dicte	qTtX
dicte-	pUtV
dictee	pUtV
dicto	jAtV
did	pUqSsStR
did it	jIqUsY
didn'-	hYiI
didn't	hYiI
didsb-	aFqU
didsbury	aFqU
die 00	aHq_tH
die anzeige	qX
die frau	iTq[sItG
die kundschaft	sZ
die leute	bGdSiSmFr_
die meisten	bZgSqD
die stelle	mX
die stunde	gU
die woche	bSnW
die zwei	hU
die$	a@cYt_
dieba-	iS
dieback	iS
dieci-	i[m[qI
dieciseis	hHiUmWqI
diego	cVpU
diele-	hYiI
diem	gUhT
diem$	hSjG
diens-	hZ
dienst	fZpTtT
dienst$	p]
dienstag	fRqStR
dienstags	dUiZ
dienstags$	dSiU
dienste	eWgUhI
dienste$	f^mE
dienstkleidung	hZ
dienstort	cY
dienstplan	iZ
dienstplan$	iZ
dienstreisen	hFna
dienstwagen	nZ
dienstwagen$	gXhU
dienstwohnung	h\`
diesel$	aDbVcBhX
dieses	iJrStU
diesm-	rTsV
diesmal	rTsV
diet	aVgX
diet$	aViY
dieta	gbnT
dieta-	gS
dietas	gShR
diete-	eS
dietetique	eS
dieti-	aUmT
diets	bGi_
diets$	iZ
diez	fX
diff	fAgjjF
diffe-	iWsS
diffi-	cHiVjFq\\
diffu-	qUrX
diffusion	rZtU
difun-	iZrX
diges-	iajF
digge-	hIkUtJ
digger	hIkUtJ
diggi-	iS
digging	iS
digi	jZsR
digit-	bRiW
digital$	bUkXp>qT
digni-	r\\
dignified	r[
dignified$	rX
digs	h[nV
digs$	gWhS
dijon	cZ
dijon$	c\\
dikta-	pGt[
diktat	pGt[
dikti-	t]
diktiert	qH
dilig-	i_
dilo	gYqJs^
diman-	f_gT
dimanche	cSfX
dimanche$	iW
dimanches	fa
din	aFbFj\`
dinam-	gIjVrV
dinamicas	gGjZ
diner	iT
diner-	gYiS
dinero	gYiS
dinero$	bUgSiU
ding	lWrX
ding$	rX
dinne-	aS
dinner	aVhU
dinner$	aIh^iD
dinners	bUiRpZ
dinners$	bTiVpV
dioce-	b[hTiSjC
dip	j_
dip$	j]sJ
dipl	jW
diplo-	jWlX
diplom	jSkS
diplom oder	cIfHgJhJrV
diploma	jSlS
diploma in	j[
diploma or	jW
diploma$	j[
diplomado	kU
diplomado en	jJ
diplomatura	jU
diplome	lY
diplome d'etat	bJjYqS
diplome$	pT
diplomes	iIjIlSpY
dips	iZ
diput-	b\\
diputacion	b\\
dipwc-	jV
dipwcf	jV
dir	bHhRiFmc
dir$	bHhUmX
dire	fY
direc-	mZ
direccion	aXmS
direccion de	aTjS
direct	e\\pW
direct$	jYm?pX
directamente	bIeViEmIpX
directe	eWmU
directe$	eVmUtJ
directeur /	aV
directeur$	iWkSmE
direction	bS
direction de	a\\qJ
direction$	c\\iHqU
directions	iV
directions$	iV
directly	eYjImW
directo	e_
director	mYrF
director$	pYr@tV
directora	mUqT
directora$	m[
directory	jXrR
directory$	jS
directrice	pS
directrice$	pT
direk-	eYmT
direkt	cUeR
direkt$	pU
direktionsassistenz	aZqItF
direktionsassistenz$	aW
direktor	fGmTqJtY
dirig-	aZ
dirige	kVmS
dirige$	bWk[mEpH
dirk	gIiJq\\
dis	qWrT
disab-	iSmS
disabilities	iR
disability	mU
disabled	iU
disca-	gXjGsV
discapacidad	bSgYjGsX
disch-	cIiZ
discharge	cIiZ
disci-	iWjT
discipline	iTjR
disco-	eVh\\
discontinuo	eU
discord	cGiTjSsV
discount	h\\
discount on	hU
discount$	hX
discovery	bFhViZ
discr-	jSqU
discrecion	jUpSqT
discrecion$	jRpV
discreet	rUsT
discreet$	jSq[rF
discrete	iGsX
discretion	jTqX
discretion$	jTq_
discu-	eRgXsJt\`
discussed	tY
disen-	mV
disenador	aU
disenadora	mUqT
disenadora$	aImYtI
diseno	jSmU
diseno$	mW
disgo-	iY
disgorging	iY
diskr-	jZqU
diskret	hJqY
diskret$	gUqS
disku-	eGjYrGtY
diskussion	aJfBj]rHsAt\\
disma-	a[
dismantles	iT
disor-	bRiZpI
disorders	aJbT
disorders$	aHbS
dispa-	aWmV
dispatch	aWiR
dispatch$	aXdIiRmC
dispatcher	hJmY
dispatcher$	aYfVhEmE
dispe-	aWbHl\\
dispense	hV
dispensing	lV
displ-	bIhSi_
displays	iW
dispo	hZjU
dispo$	gIhaiF
disponent	aW
disponentin	aXpV
disponibilidad	fRiSpZ
disponible	f\\
disposicion	hUpJt]
disposicion$	hXtU
disposition	iR
disposition$	iWjT
dispu-	fUiWmJ
disputes	fVi[
disputes$	fX
diss	cUfHiUjGk[
diss$	cXiUkC
disse-	iVjGkEl]
disso-	iX
dissolution	iX
dist	aJbBcgdJeJgGhHiGjFkHlJmCnFoJqIrJsJtI
dista-	db
distance	aIdWiS
distance$	d[
distancia	d[
distancia$	d\\
distant	dY
disti-	b^cIkVsS
distr-	bZc\\
distribution	aZcFjAkX
district	cUiS
district$	iX
districts	bZ
districts$	bX
diszi-	mX
disziplinarisch	mX
dit	fHkVsStU
dit$	bIhIiIkHsZtF
dita	jX
dita$	cJjY
dites	rV
diurn-	f^
diurno	fX
diurno$	fX
dive	iJmWpI
divem-	mZpI
divemaster	mZpI
diver	aa
diver-	aTi\`
divers	aXsG
divers$	aXsG
divis-	bTiJjVmT
division	bTiJjVmT
divor-	kIsc
divorce	iV
divorce$	iW
diwal-	gGh]
diwali	gGh]
dix	eEp[
dix ans	jY
diy	bUjT
djang-	jX
django	jX
django$	jX
dji	fJj[
dkk	bAgShEi^
dkv	h[
dkv$	h[
dl	cJjY
dm	aFiUp[qR
dma	aIjX
dms	i\\pW
dms$	bFiT
dmv	fGiHj\\lS
dna	i\\
dni	pY
dni y	pY
do a	jTmF
do bis	fW
do it	j^l?qT
do not	lWpDqVrV
do the	aGiWrX
do this	qHt]
do$	iSlX
doble	cSfXhV
doble$	fYgShYiHnI
doce	bVeJgYiJmV
doce horas	fX
doce$	aFmX
docen-	gT
docente	aRgU
docente$	eSgX
dock	i[nS
dock$	i^
docke-	bXiW
docs	iZ
docs$	cUjT
docto-	lT
doctolib	iW
doctolib$	iV
doctor	qZ
doctor$	pUqU
doctora	aFcHfJmSqStZ
doctorado	l]
doctorants	mY
doctorants$	mX
doctorat	jT
docum-	j]
documentadas	fEj\\
documentadas$	fEj\\
documentado	pT
documentaire	aJj[
documentaire$	aIj[
documentation	ibjD
documentos	iVjBpZ
documents	bVpT
documents$	bY
doe	iWkS
doe$	gZkS
does	fTiS
does the	iIjYpS
doesn't know	qU
doesn-	jS
doesnt	jX
dog	gEh\\kZ
dog groomer	aScIfT
dog$	cJhYiIjZkFlIqD
dogs	hTiZkIlE
dogs$	bSi\\jF
doigt-	jYqS
doigts	jYqS
doigts$	qW
doing the	sS
doit	jemJpHqErVsI
doive-	jY
doivent	jY
dokto-	a\\bIcHeEfHiG
doktor	qZ
doku	dTfXgIhEiW
dokum-	iYjX
dokumentieren	iS
dole	c^
dole$	c^
dolla-	gZkV
dollar	g\\
dolor-	cU
dolores	cU
dolores$	aJbGcZtU
dom	eZ
dom$	iW
domai-	bWfFgIhVnI
domaine	bYfHgHhY
domes-	iS
domestic	iS
domicile	d\\hT
domicile 0	iW
domicile$	aVdVhRiC
domiciliaria	pW
domiciliaria$	aTpW
domiciliarias	iY
domiciliary	iWjTnJ
domicilio	iRpV
domicilio$	gWpV
domin-	fW
domingo	fW
domingo 00	bHsU
domingo a	pS
domingo$	nX
domingos	fa
dominical	fDgYi^
dominio	jY
domma-	iS
dommages	iS
don	m^
don't	q^
don't ask	gY
don't care	jIlfqI
don't do	dSjWsI
don't have	bIlZqDsItI
don't mention	qSrT
don't mind	iJjdlH
don't need	ld
don't put	rX
don't say	jYlF
don't scare	iIjTpIq\\rG
don't want	aDiWjIlJmHqS
don't write	hGqbrG
don't$	iTrTsJ
dona	jHmapHqV
donat-	sT
donc	hItR
donc 00	f^hC
donc pas	jHlUqSrJ
donc$	sTtd
donca-	c\\
doncaster	c\\
doncaster$	cW
donde	bHdf
done	fUkTlR
done by	bJjEl\\pU
done it	jHlUmYpGsV
done$	fUhEiHj\\pS
doneg-	cZ
donegal	cZ
donga	hYrHsJ
donne-	iUlV
donnees	i\\
donnees$	iY
donnerstag	dUfRpT
donnerstag$	mIpZ
donnerstags	iY
donor	iXqXtG
donor-	sT
donors	iSsU
donors$	bRiY
dont	qR
dont 0	aJbVmR
dont le	dU
dont mind	eUlT
dont trois	bGiIjXmX
dont$	mSqX
doodl-	iTjVqJ
doodles	iTjVqJ
door	i\\
door staff	aZfDlXtI
door supervisor	aX
door$	hY
doors	iY
doors$	cJi\\
dop	jVkIlJmY
doppe-	bUjIr[
dorad-	bUcR
dorado	cT
dore	jEk]mI
dorfk-	bUi\\jI
dormi-	cGi\\jGqRsStJ
dort	gJhXnW
dorto-	cHeJgJhZiTjItH
dos anos	hTjVnZ
dos ayudantes	mW
dos de	fUmY
dos dias	dWnR
dos meses	fU
dos por	fWiZ
dos semanas	fVnY
dos tardes	fUs]
dos$	f[jX
dosag-	iT
dosci-	gTmT
doscientos	gWjR
dose	i_
doses	b[hH
dosif-	iW
dosificacion	iW
dosim-	iUj^
dosimetrie	iW
dosin-	iZ
dosing	iZ
dosing$	iV
dossi-	pZ
dossier	jTpY
dossier$	pT
dossiers	dSiVpR
dossiers$	dRoT
dot	jZpY
dotac-	hU
dotacion	hU
doublage	k]
double	gUlU
double$	fDgYiBkSlSqU
doubled	aIbTgHm\\
doubles	f[gYiBmE
doublon	eFo^pHqF
doubs	b[cXfIgIiEtF
douce	cHj\\
douce$	iW
douce-	qT
douceur	qV
douch-	h]sT
douche	h[
douche$	hY
douches	bGhSsY
dougl-	aJb\\cSiG
douglas	cY
doute	q]
douze	aXcGmS
douze$	aYcFi@mV
dovet-	jT
dovetail	jT
dovetail$	jV
down to	bElJqZsV
down$	fUgGsS
downs	bXfGgHi\\jCp;
downt-	i]jE
doyen-	bY
doyenne	bY
dp	bShIiXjCkX
dr	mkpT
dr$	jWpV
dra	aHjJmh
draft	iXrWt\\
draft$	aDiJpJr\\tT
draft-	iW
drafting	iR
drafts	iU
drafts$	iV
drag	aJb\`cJjV
drain	i[
drain-	iX
drains	iU
drains$	iU
drama	hVqUsT
dran	i\\qS
dran$	iWqX
drapi-	j\\
drauf	gYqX
drauf$	gYjJqU
draug-	bZ
draughty	bWjS
drauß-	cS
draußen	cS
draußen$	bXcDjVlHnUqT
draw	iTsT
drawe-	qUrG
drawer	qUrG
drawer$	qVrG
drawi-	iT
drawing	dViS
drawing$	iY
drawings	jV
drawings$	iW
dre	hIm\\pJqY
dream	jGk]
dream$	jHk]
dream-	bU
dreamy	kU
dreht-	f]
drehteile	bU
drei	mT
drei jahre	bJeXiV
drei monate	bIeHhYlHoU
drei tage	dUn^
drei wochen	fUlR
drei$	p[
dreie-	aUfHsHtU
dreim-	iFjUnSqXsD
dreimal	iFjUnSqXsD
dreis-	bZcJ
dreit-	gS
dreiu-	cGfAh[iFjG
dreiz-	gThUiJ
dreizehn	gV
dreizehntes	hXiJ
dreiß-	fS
dreißig	fSmS
dresd-	ceiEjR
dresden	jW
dresden$	jW
dress	fHjEs\\tG
dress-	aFiRmZqU
dressing	i[
drh	m]tY
drh$	mVt[
drift	iSs\\
drift$	iVsZ
drill	aYbHiY
drill$	fHi\\jV
drill-	kY
drilling	j@k_mI
drills	iU
drills$	iT
drin	jVmVr[
drin$	cIgWmY
dring-	tT
dringend	tT
drink-	hVsU
drinks	bSfJhX
drinks$	bUhT
drip	bIcHfGi\\
dritt	m[
dritt$	m[
dritte	aUfV
drittel	dYn[
dritten	mYqS
dritter	qW
dritter generation	bV
drittmittel	eZ
drive	bJhJiYlW
drive a	kUlI
drive$	gWhHlS
drive-	aT
driven	l\\qT
driver	aU
driver /	aSjIkW
driver$	aUjW
driver's	cHj\\
drivers	aSiVmU
drivers$	aRiRmU
drives	iVjXkF
drives$	iW
drivi-	jWlS
driving	jWlS
driving licence	lY
driving$	hIj[lI
droge-	aIb\`
drogh-	cV
drogheda	cV
drogheda$	cV
drogu-	aDb]cJ
drohn-	iWjHk]
droit	aYjY
droit de	aSbHfJhFjY
droit$	aVhWiFjI
drone	gGiSka
drone$	bUcIhYiHkI
drop	iYjFpY
drop$	hTpU
drop--	cHiTnYpT
drop-in	iVpU
drops	bIgHig
drops a	bGgEi[jS
drops$	iZ
drube-	jIkRrTtV
druben	jIkYsU
druber	gViT
druber$	gY
druck-	gAiYjXqYrS
drug	bW
drug screen	j[pG
drug test	qY
drugs	fFhZiHj[kIlGsI
drum	qYsU
drumm-	cWsS
drummondville	cWsS
drummondville$	cR
drunt-	mWrZ
drunter	mWrZ
drunter$	mZrV
drupa-	jT
drupal	jT
drupal$	iV
drv	iW
dry	iXoVr]
dry$	bFiFnHoHpGr^
dryer	i^
dryin-	fEoX
drying	fEoX
ds	cIgGj^mZpJ
dsc	jY
dsc 0	jY
dsm	abjE
dt	bUgUjE
dtc	bRjU
du 0	cGeUfEoZpH
du 00	oUt\\
du ca	gV
du conte	i]
du das	kIlGqZtS
du livre	iR
du mardi	bDfS
du matin	iSjV
du midi	bEiVsH
du personnel	gGhZ
du soir	hXiSjJ
du travail	aSjX
dual	i\`jA
dual--	bIh_jI
duart	cU
dubai	cZiS
dubai$	cWiT
dubbo	c]gHiI
duble-	bX
dubletten	bX
dublin	cU
dublin 0	c[
dublin$	bUdT
dubuq-	cW
dubuque	cW
dubuque$	cV
ducha-	j[
dudle-	bFqV
dudley	bFqV
dudley$	cV
due	aR
dueno	bWmGq_sH
duerm-	g[j[sI
dues	gHhZ
dui	fCiFjelBsC
duisb-	bHc_
dulce	b\\cIrCtH
dulut-	cV
duluth	cV
dumfr-	cW
dumfries	cW
dumfries$	cW
dump	aFi\`tZ
dunda-	cW
dundalk	cW
dundalk$	cW
dunde-	cZ
dundee	cZ
dundee$	cVlJ
dunfe-	cZ
dunfermline	cZ
dunfermline$	cZ
dunke-	bWfF
dunkerque	cU
dunkerque$	cV
dunkl-	hTj[
duo	md
duo avec	aFma
durac-	eUiIlW
duracion	eUiIlW
durba-	aJcU
durban	aJcU
durch	gWhEiHs\\
durch-	bTgWhHqR
durchsagen	jX
durchziehen	iZ
durchziehen$	iY
duree	eZ
duree indeterminee	eT
durfe-	pS
durfen	pS
durha-	bV
durham	bV
durin-	hSiIjFlV
during	hSiIjFlV
dusch-	bUh\\
duschen	hX
duschzeit	hZnJ
dusse-	jIpX
dust	jTqS
dust$	iUjGkXtJ
duste-	h^
duster	h^
dutch	l^
dutch b	jZ
dutch$	bVlVrS
dutch-	i^jH
dutie-	iS
duties	iS
duty	fSiS
duty 0	fVgFh>i^jJ
duty$	gYjI
duur	eV
dv	j\\
dye	iRjEkT
dynam-	jVkR
dynamo	jSkV
dys	fXhIiZ
dys$	fXhIiX
dysph-	bIiXkS
e /	bGfU
e 0	g[
e 00	gcjE
e de	a\\
e en	aUcI
e mois	gY
e v	bd
e$	cW
e-aut-	h[
e-auto	h[
e-bik-	hZ
e-bike	hUsR
e-bikes	iTjT
e-dec	aIiW
e-mai-	j]
e-mail	pW
e-mail$	pX
e.max	iUjT
e.max$	iUjV
ea	aVeSiHjImV
ea$	eZ
each	gTiUnV
each 0	gGh@n^
each day	hTi\\
each quarter	dFhWn]pI
each$	mYpXrD
ear	iTjZ
ear$	jW
earli-	fUp[
earlier	qV
earlies	fZsS
early	fSjX
early$	fHjb
ears	jUqS
ears$	jUqS
easa	iGj]
ease	jYkTlH
ease with	jYkTlH
east	c^dR
east$	cX
easte-	oU
easter	eRoZ
easter$	eWoWpI
eastern	bBcSjVpX
easy	aVbHfZiJjJsUtJ
easy$	aWbHcHdIeHf[gIhGjFkIlInIoHpHqErIsFtF
eat	aGiFjZoJsV
eau	b\\hAjVmDqH
eaux	aHbViR
eba	cIe_fFjFoF
eba$	cHe\\fHhIiFjEmI
ebani-	cW
ebanista	cW
ebay	i\\
ebd	aIb]cFdEiH
eben	aHbIrXtV
ebens-	jRlW
ebenso	jRlW
ebenso$	lY
ebers-	cW
eberswalde	cW
eberswalde$	cW
ebro	cX
ebro$	cY
ec	cZiZ
ech	fHg_iFjHpJ
ech$	bJfHg^iEjHpJ
echaf-	jW
echafaudage	jW
echel-	g^jI
echelle	gZjJ
echelle 00	gS
echelon	aRgW
echelon 0	aTbUcJ
echelon$	aSgV
echo	iajC
echte-	bIc\\gE
eclat	aGcJgaiFpH
eclat$	cIg^iFpH
eclip-	jUkT
eclipse	jUkT
eclipse$	cIk[
eclus-	aXbT
ecluses	bX
ecluses$	bWcJ
ecmo	ib
ecmo--	iWjEkU
eco	bY
eco$	b\\iF
eco-c-	hZiFpI
eco-cheques	hZiFpI
ecoch-	hX
ecocheques	hX
ecocheques$	gX
ecogr-	iSkR
ecografia	iGkT
ecola-	iR
ecolab	iR
ecole	l\`
ecole de	jV
ecole$	iVlS
ecole-	bX
ecoles	bX
ecoles$	bW
ecolo-	aTbU
ecologica	bZdH
ecologica$	bX
ecomm-	bS
ecommerce	bS
econo-	jYnR
economia	iRjY
economia$	iIj[
ecout-	jX
ecoute	jX
ecran	dXfIpI
ecrir-	jSlGpU
ecrire	jSlGpU
ecrit	gBjUpZq\\
ecrit$	jV
ecrit-	r\\
ecrits	jWkG
ecriture	ra
ecriv-	aYbApTrT
ecs	ja
ecs$	ja
ecsr	jT
ecsr$	jU
ed	jWqU
ed$	aTcIdGjZpG
edad	sc
edenr-	hZ
edenred	hZ
edge	bSqU
edgwa-	cY
edgware	cY
edici-	aRlUqI
edicion	aRlUqI
edicion de	aTjY
edifi-	iXpS
edinb-	aGca
edinburgh	cU
edit	aIr^tC
edit$	iUjW
edite-	aFb[
editeur	aFb[
editi-	bXkS
editing	kW
editing$	i@kX
edition	gCj[
edition$	gCj\\
editions	baiB
editor	aT
editor$	aUiDpU
editorial	bV
edits	i\\jG
edits$	iW
edmun-	cT
edmunds	cT
edmunds$	cU
educ	aXbT
educacion	iUjS
educador	iF
educador /	aRiH
educadora	a^
educateur	kU
education	gThFiT
ee	nY
efect-	aGe^
efectivo	aFe^mJ
effec-	iSjRkR
effects	jUkS
effects$	iIj]
efk	iZjVkI
efrai-	mW
efrain	mW
efz	a\`jZ
efz$	aaiJ
eg	bSge
eg 0	g_
eg 00	g\\
eg$	bcfFgJhFpE
egal	eJl_
egal$	eHfSgDhIiHl\`pJqU
egg	aY
egres-	jRlX
egresado	iHjYsV
eh	aVfGqErV
eh$	aYbDiIjHmJtR
ehepa-	sS
ehepaar	sS
eho	iYjF
ehpad	bViW
ehpad$	bSdHiU
ehren-	m\`
ehrenamtliche	fIiTmZ
ehrenamtliche$	bSmV
ehrensache	hZiHjSmJ
ehrensache$	hZiHjSmJ
ehrli-	hUqTsR
ehrlich	hUsTtS
ehrlich$	bUsS
eib	jWlH
eibar	cY
eibar$	cY
eidg	aVcHiHj[kF
eidg$	aUcGj[kE
eigen-	bT
eigenbetrieb	bV
eigene	bWhRiH
eigenen	hSjSqU
eigener	hS
eigener hund	hRkR
eigenes	lS
eigentlich	bBhGoXpFqa
eight	fTm[
eight$	gXhHmX
eight-	bSjRtS
eighteen	bUjUtS
eighty	g[
eighty$	g[
eignu-	jRpZ
eignung	aHiJjTlHpW
eignungstest	pX
eilid-	pR
eilidh	pR
ein jahr	eTjUlY
ein mann	qJsd
ein paar	aRiHtW
ein plus	kc
ein tag	d\\iSjFlI
ein traum	kZ
ein$	kSo[
einar-	dYoS
einarbeitung	dToT
einarbeitung$	dVkR
eindh-	cW
eindhoven	cW
eindhoven$	cW
eine	sT
eine halbe	eXrW
eine$	jSsUt[
einem	b]iB
einen	aXqS
einen$	bHcGiElHqIt\\
eines	eRjX
einfach	pTrS
einfach$	jVkUlFrI
einfahren	fEgIkFsY
einfu-	jZrW
einge-	jY
eingefuhrt	jW
eingefuhrt$	iJjV
eingewohnung	iT
eingr-	bXiHqZ
einhe-	iXs]
einheiten	i[
einheiten$	iT
einheitslohn	gY
einka-	aRiW
einkauf	mV
einkaufen	i[
einkaufer	aYiH
einkaufer$	aV
einkl-	bHhFi\`sI
einla-	h\\pIsY
einle-	iJl]pH
einli-	hZ
einliegerwohnung	hZ
einma-	fFiU
einmal	fFiU
einri-	aa
einrichten	i]
einrichten$	i[
eins	iXjS
eins davon	jX
eins$	gS
einsatz	iU
einsatze	fSiHn[
einsatze$	fS
einsatzgebiet	cV
einsc-	iWjW
einschleifen	iT
einschleifen$	iT
einsp-	iRqS
einst-	gSjSoR
einstellen	bHcHiYjFtV
einstellen$	cHiWjFtV
einstellung	oX
einstieg	g[oV
einstieg$	g\\
einte-	iY
einteilbar	hV
einteilbar$	hW
einteilen	i[
einteilen$	iU
eintr-	jY
eintritt	iT
eintritt$	iSjUoF
einun-	gX
einwa-	jX
einwandfreier	jX
einwe-	i^nC
einweisung	iS
einwo-	bW
einwohnern	bW
einze-	hZiU
einzel	eHiZ
einzelzimmer	hZ
einzi-	fViZjD
eis	bJh^i[oGqJ
eisen-	b]lX
eisenach	bDc\\
eithe-	eRfX
either	eRfX
either$	cHeWfDjUpI
eje	aT
eje$	aX
ejec	aUjYtH
ejec$	aWjVtG
ejecu-	mS
ejecucion	aIiRjT
ejecutiva	aWtG
ejecutivo	aTjS
ejerc-	jT
ejercicio	aU
ejercicio$	aZeUjC
ek	h^kF
ek$	h_kFoI
eks	j\\
eks$	j\\
el 0	o[
el 00	oSpZ
el ano	bTeR
el anuncio	rRtV
el aviso	r\\tU
el cierre	iT
el cliente	jJqTsV
el curso	h\\iF
el de	mXqT
el dia	nSpS
el director	qSsY
el equipo	jYpUrS
el lunes	oT
el martes	fHoTpSqVtS
el nombre	qIra
el obrador	iT
el primer	eT
el que	fU
el resto	cYgZrI
el segundo	qY
el socio	mVqS
el sueldo	lIrZ
el ultimo	qUsR
el viernes	qb
elabo-	p[
elche	c[
elche$	cU
elder-	iSmT
elderly	aG
elders	iRkGmV
elders$	iVjTkD
elec	bXiW
elec$	bHiYjV
elect-	j]
election	bGe]jImHpG
elections	fV
elections$	fU
electrica	aHbVcFhX
electrica$	bIcDhYiG
electrical	fGjTpV
electrical$	jW
electrician	j[
electricians	lU
electricidad	jW
electricidad$	jW
electricien	aS
electricista	a]
electricista$	aX
electricite	jX
electricity	h\\
electrico	iY
electrico$	bTiX
electricos	bVfImV
electricos$	bZiHjUkImG
electrics	gIl^
electrique	h[
electrique$	bJhSjT
electroerosion	j[
electroerosion$	j\\
electromecanicien	jX
electronica	p\\
electronica$	i^jE
electronico	h[
electronico$	h\\iA
electronics	aW
electronics$	aY
electronique	iSjBk\\pI
electrotech	jS
electrotech$	jV
elega-	aHrRs_
elegant	rTsU
elegi-	fThXjH
elekt-	jZpU
elektriker	jUrU
elektriker oder	sW
elektriker$	jZ
elektrisch	cHgIiHjHkIn\\pI
elektrisch$	cHgJiHjHkIn\\pI
elektro	bVjT
elektro$	bIjX
elektrotechnik	gIjW
eleme-	aVbVcDiCjV
elementary	j[
elena	mepF
elevadora	jR
elevadora$	jR
elevadores	aHb\\
eleve-	bUmR
eleven	mRqU
eleven$	m_
eleves	mR
eleves$	m[
eleveurs	bVsU
eleveurs$	b[
elf	b]
elias	aFb@c\\iEmW
eligi-	j\\
eligibility	iGjXkV
eligible	jU
eligible$	jX
elimi-	iHkSpW
ella	hHjGq\\sU
ellas	pXs]tI
elle	iXmX
elles	pVsa
ellos	pU
ellos$	iSpX
elodi-	bSkImY
elodie	bSkImY
elsas-	bT
elsass	bT
elsass$	bT
else	dSnStV
else$	fVhEiIpSrHt\\
else'-	fWiR
else's	fWiR
else's$	fWiR
elter-	eTiV
eltern	iUsS
elternabende	iZ
elternabende$	iY
elterngesprache	iV
elterngesprache$	iU
elterninitiative	aFbbiFjH
elternzeit	e[
elternzeitvertretung	eV
elternzeitvertretung$	eXiI
elus	bIfIiSjHp\\
elus$	bIfIiSjHp\\
em	iVmVsV
em$	eSs_
email	p\`
email$	iXpS
email-	bU
emails	bFiUqV
embal-	iYjI
emballages	iU
embalming	iT
embar-	bUoSqVsU
embarazada	qUsR
embarazadas	sb
embarca	cTjU
embarque	bWcJ
embarque$	bU
embau-	eRiItW
embauche	aIbUeS
embauche$	aGbV
embed-	aWiT
embedded	aU
embra-	jY
embry-	aVmR
emden	cX
emden$	cZ
emerg-	fTi[
emergencia	bYcIf\\
emergencias	fHmX
emergencies	iSjY
emergency	bHfSkTpI
emis	b]cHfIjAk[
emo	jTpV
emoji-	rX
emojis	rX
emojis$	rV
empad-	aJiWs]
empal-	cWiS
empalme	cWiS
empan-	aHiU
empanadas	aHiU
empanadas$	iS
empez-	cGfSoZ
empfa-	iTjZsJ
empfangen	aHiZ
empfangen$	aHiZ
empie-	eXoU
empieza	eXoU
emple-	aImW
empleado	eJgWhR
empleados	bXgIhS
empleados$	bYgGhT
empleo	aDeSlR
empleo$	aDbVjW
employe	hU
employed	e[
employed$	eZ
employee	aUhS
employee$	eUrH
employee-owned	bV
employees	bVmU
employees$	mV
employer	hVjItX
employer$	aJbIhUiFjGqIt\\
employes	bY
employes$	bZ
employeur	gBh_
employment	jUpV
empow-	j[
empower	j[
empre-	bSeS
empresa	bSeT
empresa$	bEeVhWiCjS
empresas	iT
empresas$	bJiW
empty	aIdCfXgWtX
empty$	dBf[gZhGpItH
ems	aIbVc\\
ems$	aJc^dG
emt	iHjFk\\
en 0	aJeWjBnS
en 00	bGfGiRj^
en 0000	bSiFj[
en 2000	b[iUjDqU
en abril	q[
en agosto	hY
en alternance	dFfW
en altura	iEjc
en anglais	cGiEjTr\`
en aout	h[iUo?
en avril	i\\jDpFqV
en bio	bSjT
en blanco	eV
en caja	iHjVkIm]pJ
en casa	nZ
en catalan	rV
en charge	h^mI
en conflit	jRmIqV
en cours	bSjT
en cuatro	eJfShFmFoFparI
en dos	iEjVtT
en el	pX
en enero	cVhToVpFqS
en fin	fS
en francais	rZ
en hiver	dHfVjS
en ingles	re
en insertion	mV
en iso	j^pE
en janvier	bHeFfZiVmEoG
en juin	fZmBpHq\\
en julio	fHhViHoU
en la	pU
en las	gIqUrHsZ
en ligne	pY
en mai	fUiJjHoFpHq\\
en mano	bGgajJmD
en mars	bJfXiUkDoAqS
en mayo	bIiUmEoRqZ
en mesa	aIbHfHiUmW
en mostrador	mY
en moyenne	hXqF
en otono	aDfRiGoYqX
en pico	gHiV
en place	fV
en planilla	gSiTjH
en planta	dXeGiXpS
en sala	sX
en terreno	dEpZsV
en train	hWiY
en tres	nUpU
en un	qV
en una	rW
en verano	fW
en vigor	aGjZ
en$	jRmR
encad-	iUmZ
encadre	m\\
encadrement	iW
encadrement de	iWmI
encadrement$	fJiWjUlImH
encadrer	bJiR
encadrer$	mS
encadrez	bJm[
encan-	aIjEk]
encar-	aSi[mY
encargada	aUiFmV
encargado	aWmY
encargado de	a[mG
encargado$	aYmI
encei-	qZsU
enceinte	q[sW
encim-	iS
encima	hSqU
encor-	qT
encore	qT
encore$	qZ
encou-	bBgRiRjJkWrZsI
encouraged	eIgJhJiEkZpGrR
encue-	aVjX
end of	eWoR
end$	fU
end-t-	iT
end-to-end	iT
ende	eVoStT
ende september	oS
ende$	cIpFt_
endo	aWiI
endor-	j\\kT
endorsed	jX
endorsed$	jX
endorsement	gRj[
endorsement$	j[
endorsements	iW
endorsements$	iV
endos-	bHgAiVj\\
ends	iHpVsR
ene	hIo^
ene$	o^
enerc-	bU
enercon	bU
energ-	kT
energie	kV
energie$	bVjTkH
energieberater	iY
energy	rR
enero	o_
enero$	oapS
enfan-	b[sT
enfant	gSsX
enfant$	gSiYsF
enfants$	bVjV
enfer-	mS
enfermera	mT
enfermera /	aUjImI
enfermera$	b\\mI
enfermeras	mY
enfermeria	iWjY
enfermeria$	iWjV
enfor-	aWiS
enforcement	aWiS
eng	aYj[mX
eng 0	jV
eng$	aXjTm[
engag-	iR
engagement	iVjR
engagements	bGrV
engel	iSjV
engel /	iTjG
engel-	cV
engine	iXkRqT
engine$	gUkR
engineer	aU
engineer (	gD
engineer$	aa
engineering	lXmF
engineering$	aViHlVmB
engineers	hHmb
engineers$	iSjJkImW
engines	bUiX
engines$	bViV
engla-	cInS
england	cInS
engli-	jRrT
englisch	jS
englisch c	jV
englisch fur	iJjUkU
englisch$	jU
english	rR
english +	j_lGrG
english and	iGjVpIrX
english as	cFs\`
english at	jZ
english b	jU
english c	jW
english for	jTrZtE
english or	jY
english speakers	jIkGsX
english$	jX
english-speaking	aVbScSiIkJ
engra-	bWcFiT
engrase	iW
enhan-	fEg[hS
enhanced	fGhW
enhanced dbs	jZ
enhanced$	h]iEjJ
enhancement	fHg]hHkImF
ennis	ca
ennis$	c]
enoja-	jWqS
enojado	jWqS
enologa	mV
enotu-	iW
enoturismo	iW
enoug-	jT
enough	jT
enough for	j\\
enough to	bWdJjT
enough$	iHl[qS
enque-	iXqW
enquete	qY
enqui-	ia
enquiries	iZ
enreg-	ia
enric-	aFhJi^
enrob-	aTiZ
enrol-	bGcGdIi\\jSkI
ensay-	fS
ensayos	iToT
ensei-	iSlX
enseignant	aY
enseigne	bWrS
enseignee	iIl\`
ensem-	bJi\\
ensemble	cS
ensen-	eBjVl^
ensena	l\\
ensenamos	jIl^
ensenamos$	jHlYqI
ensui-	dUrZ
ensuite	dUrZ
entbe-	dHl^
entbehrlich	dHl^
entbehrlich$	dHla
enteb-	cTiU
entebbe	cTiU
enten-	lVqU
enter-	qX
entera	eSqGsS
entera$	eW
entero	hW
enterprise	jW
entfa-	fVlT
entfallt	fVlT
entfallt$	fTlT
entfr-	eafEpH
entfristet	eZ
entge-	f@ga
entgelt	gS
entgeltgruppe	aHgZ
entid-	bX
entidad	bU
entie-	s\\
entienda	iVjZ
entiende	qCsVtT
entiendes	s]
entiendes$	s]
entir-	dZ
entirely	dZ
entit-	bWjS
entla-	i^jD
entladen	bGi[jD
enton-	qJt\\
entra	hSjElX
entra-	fXhI
entrada	oTqT
entrainement	hDi]jI
entran	fWsX
entrants	fHgSiV
entrapments	iYjH
entrapments$	iT
entre	qV
entre 0	f\\pS
entre 00	s_
entre nous	q]
entre semana	dIf[
entree	hVo[
entrees	iX
entrega	hIiRqV
entregas	aHbXiTpJ
entrenador	aW
entreprises	aZcH
entreprises$	aW
entretenir	cJiZ
entretien	iSpR
entretien avec	mGpV
entretiens	hWiRpW
entrevista	pV
entrevistas	p]
entrevistas con	jTqT
entrevistas$	p[
entri-	fUiY
entries	fUiY
entries$	fY
entry	i]jG
entry$	bUcGiW
entsc-	f[
entscheidung	b[pV
entwe-	fHiU
entwerfen	fHiU
entwerfen$	fHiU
entwi-	mZpFrV
entwicklung	gIiV
entwicklungsgesprache	iZ
entwu-	tU
entwurf	tU
entwurf$	rV
enume-	bFiIm[pHr]
env	gZ
envas-	aViV
envia-	p[
enviar	pU
envig-	cX
envigado	cX
envigado$	cW
environ	aHnT
environ 0	aIfVg[
environ$	bJfSnX
environment	bY
environnement	lWrW
envoi-	pYrG
envoy-	aFcBi\`jIrJtI
envoyez	pX
eo	aCpVt_
eoi	iEjHp]tZ
eolie-	aUiI
eolien	qR
ep	aGeZjEq[tE
epaul-	mY
epb	bIj[
epc	aJb^cI
epf	h^
epi	hajI
epine-	aGiXpT
eplan	bHkW
eprou-	j\\
eps	bXha
eps$	hSiR
epsv	h[jH
epsv$	h\\jH
equal$	j\\
equal-	aHrZ
equality	aGr[
equip-	m[
equipe de	iSmT
equipementier	bThZmI
equipements	b[cH
equipes	bV
equipes 0	fV
equipes$	f[iTmC
equipment	a]gTiIjGm?
equipo	aR
equipo de	mVrS
equipo$	fHjYpW
equipos	bUpS
equit-	gW
equitation	sT
equity	gX
equity$	gY
equiv	aWjR
equiv$	aXjU
equiv-	jY
equivalent	gW
equivalente	jX
equivalente$	jR
er fevrier	oS
er septembre	oUqJ
er$	bIcDeIfUgUjHtX
er-te-	iFnZ
er-team	iFnZ
era	gYrV
erabl-	bUcIi[
ere	a[
ere$	aViWjImJqU
eres	aXlT
erfahren	aJbGjXqZ
erfahren$	aIbHjXqX
erfahrung	iHsW
erfahrung mit	k[
erfahrung$	aTgUjIsU
erfas-	iT
erfassen	iT
erfassen$	iX
erfol-	cIgghCiG
erfor-	jGl\\
erforderlich	jGl\\
erforderlich$	jGl\\
erfur-	cVhJ
erfurt	cS
erfurt$	cR
ergeb-	fW
ergo	aWbJiW
ergo$	aVbIiX
ergot-	aZdJhG
erkla-	iW
erklaren	iW
erklaren$	iV
erlau-	oSrU
erlaubt	oSrU
erlaubt$	hSoU
ernah-	fEgViEjHk]mIpG
ernte	cIfXjIo^pGqJ
ernte-	fX
erp	iYjU
erp$	jW
error-	i\\
ersch-	gWpR
erschwernis	fJg[hHkI
erst	e^fGq]
ersta-	bThHiGp\\
erstattet	gUhHpT
erstattet$	gUhHpT
erstb-	bYg>iVrB
erste	aYbHeIfGjUtI
ersten	qI
erstg-	iIpY
erstgesprache	iIpY
erwah-	qXrV
erwahnen	qXrV
erwahnen$	qTrV
erwar-	hEt]
erwei-	jX
erweitertes	jX
erwer-	hHjEkHl]pJ
erwun-	eTkYsT
erwunscht	eTkYsT
erwunscht$	eViIk]
erzie-	aYcHiJ
es el	b\\hGnG
es gibt	gZ
es ist	b\`
es la	bWiJjGpRqTtI
es lo	jXqEsV
es nicht	jDl_
es para	eYfFqTtS
es un	qY
es$	gSiItY
esa	jZkDlFpFqZtJ
esbje-	bT
esbjerg	bT
esbjerg$	bT
escal-	gTiW
escala	cHgZjJ
escalafon	g\\iJ
escalations	iT
escalera	gHj]lIsW
escan-	cRmX
escandallos	jZ
escaneada	pV
escaner	jX
escaner$	iCj\\
escap-	cV
escaparate	cWiSsI
escaparate$	cWiRsI
escen-	a^mEsH
escog-	aIfVi[sJ
escoger	fX
escolar	aU
escolar$	aUhJ
escolares	aFb^
escor-	iY
escorting	iV
escri-	pTrS
escriba	pZ
escribo	cIqWtX
escrito	f\\
escritura	gTi[jG
escue-	cR
escuela	cT
escuela$	cAfJhZjEmIsT
escuelas	mItW
ese	qa
esi	cIh^iHjE
esl	a]iRjIkG
esmal-	aHi[
eso	q\\
eso lo	i^qC
eso se	f[qT
eso$	iFjYqI
esop	bJcJeDfBgWh\\iEjA
espac-	aVhGiS
espaces	aVhGiR
espaces verts	aWhF
espag-	jV
espagnol	jV
espal-	jU
espalda	cSsS
espalda$	jZsV
espaldas	jW
espaldas$	jV
espan-	sc
espana	dRqV
espana$	bJcSdY
espanol	aTrU
espanol$	aXjIrY
espec-	bRmTpI
especes	bU
especes$	bUiR
especial	aCb[
especialista	aX
especializacion	kY
especializado	bZhEpI
esper-	aE
espera	eR
esqui	cGh\`iCjS
ess	bXtJ
ess$	bXtJ
essai	eXjHp\\
essai-	aVhFiVsZ
essais	aY
essal-	hW
essalud	hW
essay-	i\`
essen	dThXtI
essen$	aJb\\cGdRh<nV
essen-	h[
essence	hRjI
essence$	hW
essensbons	hV
essential	jTlS
essential :	jX
essential$	hGjSkXlV
est	bUqY
est 2000	bW
est en	iSq[
est$	bVeTiZ
esta	cWq^tR
estab-	e^qU
estable	eZpJ
estable$	cIeXiIjHpIqI
establishment	eZjI
estac-	bY
estacion	bTcRjS
estacionamiento	hX
estad-	aZbFjT
estadistica	iVjV
estam-	cWhDmTnW
estamos	cXmV
estamos en	cZmGrT
estan	bUfFmSqY
estan-	bYcDi\\
estandar$	jT
estar	jUs[
estar-	jGk]oS
estaria	jFk_
estat-	cSiU
estatal	fGiW
estatal$	fGiTjR
estate	bRcX
estate$	aDbYhZiI
estates	gIi[
estates$	gHiZ
estatica	hTiT
este	cTsU
este$	cT
ester-	bDcZiS
esterilizacion	iZ
esthe-	aW
estheticienne	aW
estib-	iY
estibar	iY
estil-	aIm[pGsStR
estim-	pHt_
estir-	iTqR
esto	q\\rItV
estor-	kT
estorba	kT
estorba$	kT
estre-	bZiIjS
estrella	bVrX
estrella$	bX
estrellas	bZ
estrellas$	bY
estri-	aVdXkI
estru-	i^
estructuras	aTiR
estua-	bS
estuary	bS
estud-	bUlSrS
estudiantes	aDbbcEgJmG
estudio	aWrY
estudio de	aEb\\
estudios	l]
estudios$	lV
estup-	kSsW
estupendo	kSsW
estupendo$	sS
et 0	gSmWpW
et 00	cUfSmS
et a	fDpIsHt\`
et au	iT
et de	bSfGgV
et demi	fSgVhI
et deux	iIm]
et la	iRjSsG
et les	gViHmW
et pas	hEqWsT
et soir	bIfDia
et un	bShViCmSrS
et une	hHm]
et$	hYmT
eta	iV
etabl-	b\`jU
etablissement	bXjYkI
etalo-	jY
etalonnage	jY
etat	aUiU
etat civil	aUiU
etats	i\\
etc	sT
etc$	fJiTjU
ete	fYoHqW
ethic-	hV
ethics	hV
etien-	pZqX
etienne	pZqX
etike-	ia
etiqu-	bViW
etiquetage	i[
etiquetage$	aIiU
etiquetas	bW
etiquetas$	bX
etoil-	b_
etoile	bUjR
etoile$	bVjR
etp	aUbSeUmS
etp$	aXbTeSmV
etran-	aJiW
etranger	hFqSsU
etrangers	iUlI
etre	kUnWrR
ett	cFeciHjFsItC
etude	aCb_pX
etude de	pR
etude-	iYpT
etudes	iYpT
etudi-	aIlRs_
etudiants	lVrS
etwa	gY
etwas	rW
eu	sV
eu$	aRbGcIdRhSiTjF
euch	p_qGrY
euh	aFcHt^
euh$	bIcFtZ
eur	bFia
eur$	i\\
euro	bHgZ
euro$	b@eTiV
euro--	aIbGeafJgF
europ-	nRsU
europe	nW
europe$	cWiBnW
euros	gaiH
euros$	hR
eus	eXgTjJ
euse	aS
euse$	aW
euske-	jSlS
euskera	jSlS
euskera$	kSrV
ev	bUh]
ev$	cIeHhUiJjTmIqJ
evac	bGhZiT
evalu-	iVmT
evaluacion	pY
evang-	aBbUsZ
evangelico	sZ
evangelische	aEbY
evapo-	b\\mC
eve	eFfVgRoS
eve$	gWoV
even	kYsV
eveni-	f\\
evening	fRtZ
evening$	fU
evenings	fZjR
evenings$	iSpX
evens-	fS
evensong	fS
evensong$	fS
event	iVmDt^
event-	eT
evento	eXgU
evento$	eYgV
eventos	b[
events	bHjU
events$	jVmT
eventual	e_
eventual$	eV
ever	hSjItY
ever$	hWsVtT
every 0	f[sS
every 00	i[
every day	dVfZiY
every other	f[h@iR
every second	fEh\`
every third	fagD
every time	jEs]
every$	fS
everybody	bTlZqH
everyone	iWoBrU
everyone$	fJiSqW
everything	hV
everything$	bUhYiBjW
eves	fa
eves$	f[
evide-	j\\
evidemment	hRjTrU
evidemment$	hTiJjRqGrV
evidence	iW
evisc-	i[
evite	fFrXs^
evite-	rUsY
eviter	hIrTsV
evolu-	eU
evolucion	gRiS
evtl	eYiIqa
ew	aHb]iI
ewm	iJjU
ewp	iHjZ
ex	aJkU
ex$	bXcJfTgC
ex-co-	cIiBjbqU
ex-po-	lX
ex-police	lX
exam	bDjYpV
exam$	aHe[fJiUjE
exame-	hWpR
examen	jR
examen$	iV
exami-	a[rItG
exams	j_
exc	aBbbcHjC
excav-	gGh]nGqX
exced-	sW
excedencia	sW
excel	jd
excel +	iT
excel con	jSkIpY
excel$	iTjX
excel-	kX
excelente	iEjHkXsW
excellent	jZkR
excellent$	kX
excep-	dTiInV
exceptions	dWiIpI
exceptions$	dWiIpI
excha-	aGhSiTjRpJ
exchange	aGhSiTjRpJ
exchange$	fJhV
excla-	r^
exclamation	rY
exclamation marks	rY
exclu	eXjJ
exclu$	eWjF
exclu-	eTjSkW
exclusivity	e\\iIjIlI
exclusivity$	e\\iIjIlI
exec	aUbIeJm^pEqR
exec$	a[bG
execu-	aXjGmUtI
executive	aZjGtI
executive$	aYjD
exemp-	eWiH
exempt	aReX
exempt$	aWgU
exerc-	iUpY
exercise	pY
exercise$	pX
exete-	bFc\`
exeter	cSdS
exeter$	cU
exhib-	bSiSjF
exhibit	bJiSjJrU
exhibits	bRjH
exhibits$	iTjH
exige	jVl\\
exige$	iFjUl^
exige-	mY
exigee	lS
exigee$	lU
exigi-	bGjYlWtH
exist-	iGrWtS
existe	eWtH
exists	bRlJrZ
exit	iVj[lH
exoca-	iU
exocad	iU
exocad$	iFj\\
exp	fJkWl\`pI
exp$	eRiGkYlVpF
expan-	b^hH
expansion	b^hH
expat-	g[h>j?k^lHpI
expec-	lU
expect	fTsV
expected	lY
expected$	lZ
exped-	fTmGpR
expediente	pU
expedientes	bSfWgFiR
expedition	iSpV
expen-	i\`
exper-	kVlT
experience	kTlS
experience 0	j^tI
experience is	iG
experience of	iIjV
experience with	kY
experience$	iFjXlU
experiencia	lZ
experiencia con	kSlS
experiencia en	jVkV
experiencia$	gZlU
expert	hR
experte	bRhVjG
experts	bGmZpI
expir-	fY
expla-	i[
explain	hJiY
explain a	jS
expli-	iSkV
explique	iY
explo-	bSmY
exploitant	aWhGmV
exploitation	aJbViGp[
explosifs	aV
expor-	bk
export	aU
export 00	bX
export$	a[bImJ
exportacion	iV
exportacion$	bBi\\
exporter	aGba
exports	b[iJ
expos-	iXkU
exposure	kX
expre-	i\\jCpJtU
exrec-	i[
ext	hYjGpX
exten-	e^
extended	aIfV
extension	bJeZoT
extension$	eS
exter-	eSmY
externa	hVmX
externa$	hUmXpJ
externe	e\\iJjJpS
externe$	eSpV
extra	fRgXk^
extra marks	k[
extra$	f\\jGk]
extra-	iTpTsW
extraccion	i_jI
extraction	aGbXiWjA
extralegal	eUgWjGkGoEpHqI
extranjero	qIs\\
extras	fJhUiT
extras :	gIhW
extub-	iW
eye	j\\
eye for	jZ
eye$	iTkYsT
eyes	hGjVq\\rX
eyesi-	fJjYqS
eyesight	fJjYqS
eztit-	jV
eztitles	jV
f	jU
f &	mU
f /	aYbGeRfU
f 0	bShR
f$	aZfRgT
f-gas	jUkRp[
f-gas$	iIjWkW
fa	a\\iH
fab	aUgG
fab$	bIcU
fabie-	iBm]
fabri-	aHbejV
fabric	aIbTiSoF
fabrica	jX
fabrica$	jX
fabrication	bFiGj^kD
fabrique	b]
fac	j_
face	cRjS
face$	fViT
faceb-	rZtV
facebook	rZtV
facebook$	rVtV
faced	j_
fach	bJiVkWsI
facha-	aYjXlV
fachadas	gIiXjJ
fachagrarwirt	iIjXtG
fachangestellte	aXgUiH
fachausweis	aZlG
fachb-	bRmWpGtU
fachbereich	bVfItZ
fache-	lS
fachg-	b[fIgJkJ
fachh-	bUcGiW
fachhandler	bUcGiW
fachk-	gR
fachkraft	aTgU
fachkraft fur	aS
fachkrafte	iXpHr[
fachkraftezulage	gV
fachkunde	iIjZ
fachl-	jJm[
fachlich	jJm[
facht-	bSjGkX
fachw-	hViEjBk\`
facil-	hTiHjV
facilities	aViRjI
facilities$	aVbIiSjF
facility	pU
facte-	iAj\`
facto-	iR
factor	aHbHcJi_kI
factories	b[iJkW
factory	cUfS
factory$	b^cG
facts	jZpD
facts$	j[pD
factu-	eTgX
factura	eYgRjHmGtI
factura$	bIcFe]fIgIhHiFjFkHlImFnIpIrItG
facturacion	b\`iI
facturacion$	b_iF
facturar	i[
facturas	eV
facturas$	iZ
facture	g]hEoH
facul-	lepF
facultatif	lYpJ
facultatif$	l\\pJ
facultes	jV
facultes$	iRjTlI
faena	cReXiS
faena$	eYhIiT
fahrd-	aX
fahrdienstleiter	aX
fahrdienstleiter$	aY
fahre	c\\hGiCjElEn^qIrFsH
fahre-	jV
fahren$	iijI
fahrer	m[
fahrer$	iIjUmF
fahrg-	aWcHgZiHn@sY
fahrl-	cJi\\
fahrr-	h]iH
fahrradleasing	hW
fahrradleasing$	hW
fahrs-	gShHmY
fahrt	bDiTpIqErGt[
fahrt$	iIpGqHrIt\\
fahrt-	bBcYdHgYhB
fahrv-	bScBh[iDpJtI
fahrw-	bJcJi_
fahrz-	gIiZ
fair	mIpGqXsY
faire	qV
faire$	gYiV
fairs	i\`
fais	r_tS
faisa-	bJd]sH
fait	qZ
faite	hWjTlS
faite$	jW
faith	jSlY
faith-	i_
faiths	aHi[
faja	eEhZ
fake	jVsX
fake$	jVsU
faken-	cS
fakenham	cS
fakenham$	cS
falco-	a[bUcAiBjX
falconry	jS
fall	eIhGjTkXo\\
fall$	iT
falla-	aGc\\mEoUsV
falle-	aHiIkTmRpBsUtY
fallen	fJiImWsW
falli-	i[nHqUrH
falls	cY
falls$	bYcJpJ
fallt	iVqYsU
falmouth$	tT
falta	aUlWtT
falta un	a]cStD
falta$	lRqGtW
falta-	jRsW
faltas	jVrS
faltas$	jZ
fam	hSpZ
fam$	hSjIpZ
famil-	bUhTsX
familia	sS
familia$	fTiRpSrU
familial	aIbXeUfI
familial$	eWjFlI
familiale	bXpBrSsV
familiale$	aEbYrV
familiar	bThXiGjS
familiar$	bYgRiC
familias	iVjI
familias$	hS
familie	hU
familie$	h^
families	iV
families$	iTkX
famille	hY
famille$	aTh]iI
familles	qU
familles$	kV
family$	hZsV
fancy	dWiGjSkJl\\
fancy$	dYgIiGjIkElZqErC
fang	kHq]
fanie	mW
fanie$	mW
fanuc	j\\kT
fanuc$	kY
far	cT
far$	cTqS
farbe	jDkX
fares	bSgWhVnB
farm	aUbU
farm$	cRhS
farma-	aTiYkU
farmacia	aViR
farmacia$	aWiS
farme-	iVjRpHrS
farmers	iVpFrV
farmh-	bRhW
farmhouse	bRhW
farms	bTsT
farms$	iW
farri-	iU
farrier	iU
farrier$	aY
farsi	aZkR
farsi$	a]hJ
fashi-	bZiC
fashion	bZiC
fassa-	bXdGiX
fast	jZ
fast$	iUjDqWrIsEtV
faste-	i[kYsV
fasteners	iVmI
fat	bBjHn\\
fathe-	bTsX
father	bTsX
faudr-	aStS
faudrait	aStS
faudrait$	aIt[
fault	bGgTj]
fault-	i\\
faults	iZ
faults$	iZ
faulturm	iT
fauna	aS
faure	bTe]
faut	jU
faut pas	rX
faut$	aGcSt^
faute	jUrU
faute$	jYrV
faute-	rW
fautes	pIqSrZ
fautes$	pIqUrX
fauteuils	bZ
fauteuils$	b^iJ
favor	jEk]rWsU
favor$	kSlTsW
favou-	gUkS
favour	eIgXjIkT
favour$	gVjIkT
fax	hIlEp\\sG
fb	pZrT
fca	iHlIoXqS
fcfa	g_
fcfa$	g_
fco	jW
fco$	jW
fcr	gTiT
fda	jT
fda$	bTcHkD
fds	fZkW
fe	bS
fe de	aVtJ
fe$	jTlU
fea	jU
fear	bJjZlXpFsE
feast-	bIfX
feasts	bIfX
feasts$	bIfX
feath-	bX
feathers	bX
featu-	iZmW
feature	iZ
features	iTmXrJ
feb	fYob
feb 0	qV
feb 00	aUpS
feb or	eIo]
feb$	o[
feb-m-	cJfUiWmUoH
febre-	ob
febrero	o[
febrero$	oRpS
febru-	oZ
februar	jRoUpS
februar$	oWpX
february	fSoV
february$	fZoCpSsW
fed	h]iSpGsS
feder-	bW
federacion	bY
federal	jSlU
federal$	jS
federation	aFbTgWhJ
fee	ha
fee$	gVhViIjI
feed	iajHmH
feedb-	iSpX
feedback	iSpX
feedi-	i^
feeding	i^
feeds	gUhYiSjF
feeds$	g\\iG
feel	gHiHkXrTsV
fees	hmiT
fees paid	hUiI
fees$	h\`iYjC
feet	dSgIjW
feet$	dTiIjX
fehle-	iFjVkU
fehler	kXqUtT
fehler$	kXqVtT
fehlt	aUiFoGqTsStU
feier-	fYhW
feierabend	fXgJhTiF
feierabend$	hW
feiertag	gXhJ
feiertage	fVhH
feiertage$	fS
fein	dRk^
fein$	dTk_
felda-	cFeIfIhViGn[pI
feldk-	cX
feldkirch	cX
feldkirch$	cX
felix-	cU
felixstowe	cU
felixstowe$	cV
fell	aIbEcIiSj]sG
fello-	iRsW
fellow	qUsR
fells	iW
fells$	iW
felt	iYjU
felt$	cIiVjW
femal-	s\\
female	iRsY
female$	s[
femen-	rTsS
femenino	rTsS
femenino$	aXmHrFsT
femin-	aJbSiJr[
feminin	aHbW
feminin$	aHbY
femke	aJjGm_pI
femme	sa
femme de	aZqX
femme$	qWsV
femme-	mS
femmes	mS
femmes$	bTiHmX
fenci-	aX
fencing	aX
fencing$	aY
fenet-	iVsH
fenetres	iVsH
fenst-	hSoT
fenster	bThFiW
feo	pVs^
ferga-	kSmV
fergal	kSmV
feria	aEbRf]oE
feria-	eHfTgUiR
feriados	f[
ferias	iW
ferie-	he
ferien	fThS
ferien$	hVsI
ferienhaus	bJhV
feries	gShViF
ferme	f[hSjJ
ferme a	cDfZ
ferme$	fTjGpIqX
ferme-	iSjZ
fermes	jY
fermes$	iJjU
fermeture	hSjIoFqS
fermeture 0	eUfTjJoH
fermetures	fEiSjX
fermi-	mS
fermin	mS
fermin$	iTmUsG
ferna-	qY
ferne-	j^kB
ferra-	aCiTpGtW
ferre-	bViIq[
ferreteria	b]
ferries	cS
ferries$	bHiUjT
ferro-	bYqR
ferronnier	bWmHtI
ferroviaire	bWiI
ferroviaires	bV
ferroviaires$	bY
ferry	a\\gFhY
ferry$	a]
ferry-	bXhYiErE
fertig	eSfT
fertig$	eUhIpS
fertigen	bZoH
fertility	b]iG
fertirriego	iUjV
fest	ec
fest$	eapG
fest--	aSbIeX
fest-frei	aSbIeX
fest-frei$	aZbIcIhFiG
festa-	cFebiImHpE
festanstellung	eW
festanstellung$	eWiI
feste-	bIcGgEhdiU
festg-	aGjXtX
festival	bV
festival$	iU
festivals	fY
festivals$	fY
festive	oXpJ
festivos	fW
festivos$	fSgV
festm-	b\\
fests-	bTfW
fete	bFiY
fetes	bCfWg\\iB
feu	iVkToH
feu$	i[
feuch-	bJcZiUjH
feuer-	iV
feuerwehr	b]iE
feuil-	i\\jGkX
fevri-	oX
fevrier	oX
fevrier$	oX
few	iT
ff	aIiZjV
fh	j[
fh$	cViGjT
fi	aTjT
fi$	aSjRpR
fia	fHj_
fibra	iWjI
fibra$	iX
fibra-	bVjTkJ
fibras	bVjTkJ
fibras$	bSjWkI
fibre	a[
fibre-	iGjZkTlI
fibreglass	iGjZkTlI
fibu	cJi]
ficha	i\\p]
ficha-	gDq[
fichas	iV
fichas$	iT
fiche	aJjIl[tU
fiche$	jIl_pIqItG
fiche-	gEiX
fiches	gEiX
fiches$	bV
fidel-	kX
fiduc-	aFbciI
field	jR
field$	bTjVnZ
field-	b[
fields	bViI
fiest-	aD
fiesta	aDbVfS
fiets	aIh_jG
fifo	bIf\`
fifte-	hFmY
fifteen	hFmY
fifty	gViIkR
fifty$	gXiJkU
fifty-	g\\
fifty-two	gX
fig	iIj_
figea-	cT
figeac	cT
figeac$	cU
fight-	jYqS
figma	jb
figma$	jW
figur-	qX
figura	s\\
figure	eJfUiI
figures	iUoDrT
fijas	f[jFmXnDsJ
fijo	aRe^gW
fijo a	e\\gI
fijo discontinuo	eU
fijo$	aYeXgUpJ
fijo--	e[
fijo-discontinuo	e[
fijo-discontinuo$	eV
fijos	bJe[fHg\`
fijos$	bIg^
fila	fJi_mC
fila$	fJi_mC
file	iY
file$	bUiZjF
files	i\`
files$	i[
filet-	i[
filets	iZ
filia-	jSmV
filiale	c]iI
filialen	bZ
filialen$	b]
filialleitung	bFcHiZmGtI
filin-	bUpS
filing	jUpU
filing$	iZ
filings	b]gBjD
filip-	jJs_
filipina	s\\
fill	lW
fill$	fW
fille	oIqUs\`
filled	pYqT
filled$	iIpYqR
filles	bSsU
filles$	iW
filleting$	iY
filli-	aVjI
filling	aVjI
film	bVjU
fils	aHbYsU
filte-	pSsT
filter	dJiVpX
filter$	dHiSpV
filtr-	iXp_
filtro	iU
filtros	pW
fimo	jX
fimo$	j[
fin	oR
fin d'annee	oV
fin$	aWcI
fina	iHjZoS
fina$	jXoU
final	eIiRjHoUr_tW
final$	iHjJlIpDrVtY
final-	hSpW
finales	iUoV
finales$	oU
finally	tY
finan-	hY
finance	lYqUtH
finance director	a^
finance$	hJiVmWpHqH
financial	aBi]
financiera	aXbTcJ
financiera$	aZbEmI
finanzas	jU
finanzas$	iHjV
finca	bUcGi]
finca-	gVnZ
fincas	gVnZ
find	kJpSq^
finde	bFfbiE
finde-	fXpBsW
findi-	iY
finding	iT
finding$	jT
findings	iW
finds	aEiZtX
fine	l\\
fine if	kRlX
fine with	iCj_
fine$	dSl]
fines	iS
fines de	iInT
finge-	j\\
fini	oYsU
finie	bEfZjW
finie$	fTjY
finiq-	iS
finiquitos	iS
finiquitos$	iT
finish	fT
finish 0	h[
finish at	fW
finish$	fSgThIiT
finished	fGiFjXoY
finisher	a\\
finisher$	a]qD
finishing	aEc\\mY
finla-	eJnU
finland	eJnU
finnish	kRrS
finnish$	kT
fino	iSkSqS
fino$	qV
fins	fXjV
finte-	bT
fintech	bT
fintech$	bV
fiona	mTpAq^
fiori	i[pI
fire	aUiYmHpI
fire$	aHiBjWtU
firea-	iEj\`
fireb-	c]jS
firebase	jZ
firebase$	jZ
firew-	cGhXjVkH
firewood	cFhZjI
firm	bg
firm$	bZjSrT
firma	qU
firma$	hViSpV
firma-	iRjIqU
firmar	cJoFq[
firme-	bUh[
firmenfitness	h[
firmenwagen	h\\iG
firms	iYjF
firmw-	aSiV
firmware	aSiV
first 0	dWhW
first 00	dWeX
first aid	jYkW
first aider	iTkTlH
first and	aUcGeW
first call	iX
first class	h\\jTlGsD
first then	cViJr[
first two	gW
first$	eSsS
first-	aTiX
first-timers	iT
first-timers$	iT
fisat	aY
fisca-	aJmSoS
fiscal	aImToS
fisch-	cUfGi\\
fischgrat	iX
fish	a[fFhT
fishe-	j]
fished	lS
fishi-	hWjIkV
fishing	hWjIkV
fishm-	aV
fishmonger	aV
fishmonger$	aZ
fisic-	iU
fisica	iU
fisica$	jT
fisio	aTh[mT
fisio$	aUhWmS
fit	jXs_
fit$	hHjYpS
fit-o-	iVjI
fit-outs	iVjI
fit-outs$	bUhGiSjI
fitne-	gEh_
fitness	bUpR
fitness$	bXcIhS
fitos-	jV
fitosanitario	iGjY
fits	bIi]sU
fitte-	aV
fitter$	a\`
fitters	aYbTiGlS
fitters$	bVlU
fitti-	iW
fitting	lV
fitting$	aTbJiYjI
fittings	gUiV
fittings$	iV
fitzr-	cWgJ
fitzroy	cWgJ
fiu	i^tH
five	fV
five and	iJjU
five days	dZfTiT
five in	bHmZ
five mornings	f^
five nights	fXtI
five of	jT
five weeks	fGh\\
five years	j]
five yrs	hRjZ
five$	eWfS
five--	bZfZiC
five-figure	iIjZ
fix	g[iW
fix +	gSjFsW
fix$	dUg]
fixe +	bVhG
fixe$	g[
fixed	dTeafIgW
fixed term	eUjG
fixed to	eZjI
fixed$	dUeSg]
fixer	a_
fixes	aDiWn\\
fixes$	aDbIhJn^
fixin-	iSmG
fixing	iS
fixings	mF
fixtu-	hVjT
fixture	jW
fixtures	h[
fixtures$	h[
fixum	g^
fl	j_
fl$	iVjVkG
flach-	aRgUhFi_
flag	bZcIiS
flag$	bZcIiS
flagg-	bU
flagging	iU
flair	aHk_
flasc-	h\\iW
flaschen	i[
flat	hZ
flat +	iRsS
flat above	hX
flat in	gThW
flat$	g]hUiI
flatb-	aTbSlT
flatbed	aTbSlT
flats	i]
flats$	bZ
flawl-	jSsS
flawless	jSsS
flede-	i[
fleec-	bShIjZ
fleece	bShIjZ
fleet	bSfChVkF
fleet$	bTiV
fleis-	aVtX
flens-	bR
flensburg	bR
flensburg$	bT
fleur-	iRtZ
fleuriste	aYbIfJ
fleuriste$	a[fH
flex	f[gHhY
flex 0	iVjF
flex$	hWiJjW
flexi	dUf_
flexi 0	dZhH
flexi$	f]
flexi-	dTfVhX
flexibel	iGoY
flexibel$	fUiHoT
flexible	eSfU
flexible$	aFdZeUhHlH
flexibles	fT
flexitime$	hT
flick-	bBi\\
fließ-	jU
fließend	jV
fließend$	jV
fligh-	h_nS
flight	fWhW
flight$	fHhWtS
flights	hZnW
flights$	iW
fll	kV
flo	bYiHjFmW
float	iSjV
float-	cHdZqIsV
floating	aHcFd\\hHiSjI
flock-	iS
flocking	iS
flood	iVjVrX
flood-	bSlJ
floor	gS
floor$	dViGrVsV
floor-	aW
floors	bSiZ
floors$	bWiU
flora-	i\\jC
flori-	mS
florist	aS
florist$	aZ
florista	fSiS
florista$	iS
flosk-	r[sI
flot	aIcUdEfFgGhHiDjDpa
flota	bSoZrY
flota-	iR
flott-	bSd[
flotte	bWjJ
flow	cTfVhJkT
flow$	iTkYmS
flowe-	hHi\\r\\
flowers	iUqT
flowers$	iW
flows	i\`
flows$	iY
flu	hWjZ
flu jab	h[
fluch-	bVrHsV
fluen-	jZ
fluency	jV
fluency$	jX
fluent	jU
fluent$	jW
flug	hZ
flugg-	aWi]
flugs-	bRgZ
fluid-	j\\
fluides	aHbTmW
fluides$	aIm\\
fluido	j\`
fluido$	j\\
flujo	bFi^
fluke	hYiJjY
flush	fGi^jI
flush$	fGi^jH
flush-	iW
fluss-	aIb[
flutt-	aSmW
flutter	aSmW
fluvi-	b]
flux	a[bFhIiRjSpJ
fly	bJcXfTgHoH
flyin-	iT
flying	iT
fm	aRgThX
fm$	hZ
fmcg	jc
fmcg$	j\\
foam	bIcGiZjV
foam$	bGcGiZ
fobi--	fGgHhb
fobi-budget	gGhTiS
foggi-	iX
fogging	iX
fogging$	iU
foh	i]
foi	iZjBlV
foi$	iVjBlW
fois	gSnU
fois par	mU
fois$	gXsT
folde-	iX
folders	iX
folge-	fShFiJjFlZpZrCtS
folgende	bItW
folgt	pZ
folgt$	pZ
folia-	cHiJmGp_
foliado	pT
folk	fVs[
folke-	cWdJ
folkestone	cZdH
folkestone$	cZdG
folks	bSjRlZ
folks$	bXkVlF
follow	iTlR
follow the	iT
follow$	lYsX
follow-up	i[
following	jItW
fonct-	hS
fonction	hY
fonction$	dGhZ
fonctionnel	jU
fonda-	bSjVkG
fondation	bXiEjXkF
fonde-	aDb\\iU
fondee	bS
fonderie	bV
fondo	bXiW
fondo de	bFhZ
fondo$	bIiYjT
fondo-	jW
fondos	jW
fonds	bSiU
fonds$	bT
fonoa-	cImW
fonoaudiologa	cImW
font	pGrb
fonta-	aX
fontaneria	aS
fontaneria$	aU
fonte-	a@bIc_gGhCiGjEkIlJmXnHpGqIsJt@
food	aSh_
food hygiene	j\\
food safety	jX
food$	h[jV
foods	b\\cG
foot	iTsT
foot$	bHi[sT
foota-	sX
footage	sX
footb-	qY
football	bR
footp-	cHi[
footw-	iV
footwear	iV
for 0	fCjF
for 00	bVi]pZ
for 000	b[iIqV
for an	aHbVpR
for each	g_hJ
for family	h^
for four	bHh^
for it	bTiHkTsS
for kids	gGhUiV
for lunch	f\`iE
for one	aWj@k[tF
for our	cYtH
for over	hEi]
for right	gXiHjDkIoXsTtG
for someone	cHdWfJgTqV
for the	aS
for this	d]lHtH
for three	hTiS
for two	aBcFl^tV
for us	bStS
for you	gAh[pYqT
for$	ta
forag-	bScJkT
forages	bUcH
force	aIbVi\\
force$	aIbUiZ
forde-	i[jIkS
fordermittel	bFfWiW
fordermittel$	e_i?
forderplane	iT
forderplane$	iU
forec-	i\\
forecast	i]
forei-	s\`
foreign	iSmS
forem-	cHmZ
foreman	cEm[
foreman$	a[kBmH
foremen	i\\
foren-	hUiS
forensic	hV
forest	bYcR
forestal	mS
forestal$	aVbHmVpI
forestales	aTiS
forestales$	aTiS
foreu-	aWbVhIiV
foreuses	b]
foreuses$	b^iI
forfa-	eRfShS
forfait	eSfThT
forfait 000	e_fChB
forfait jours	eTfRhH
forge	aBhSiRkVqJtU
forgi-	bTiBqT
forgive	qVrJtS
forkl-	jUkT
forklift	jUkT
forklift$	kZ
form	pZ
form +	iEjUpS
form only	p]
form$	pVtS
forma	bAiY
forma-	iR
formacion	h\\lT
formacion de	hGjYlSoW
formal	iGr_
formalitaten	iZ
formalites	iY
formalites$	iU
format$	pU
formateurs	bJmY
formateurs$	bImZ
formation	lT
formation de	eYjIkUoH
formation des	iZjI
formation$	aYiX
formato	iWjJ
forme	iVl[mF
forme$	iJjVlSmDqS
forme-	kR
formed	eTpR
formed$	p]qH
formentera	cRnW
formentera$	cSnU
former	kXsU
forml-	lV
formlos	lV
formlos$	lTpT
forms	i_p]
forms$	i_
formu-	pX
formula	cJiEjYpS
formulaire	pYtT
formular	iStW
formular$	pYtJ
formulario	pY
forsc-	aSeY
forst-	bYhCiFjHnX
fort	c_fR
fort$	cXdGfVjI
fortb-	h]
fortbildung	h]
forte-	aCbHcHiVnIp[
forti-	iSj[
fortnight	eSfRhS
fortnight$	fUpT
fortnightly	mXnW
fortnightly$	fIiTnY
forty	bTjR
forty$	bHiSsZ
forty-	b]g\\sT
forty-five	gWhIiX
forum	tY
forwa-	bWqS
forward	pIqZrHtE
forwarder	b_
forwarder$	b[
forwarders	aXbSiJ
foto	pUrY
foto de	kXrW
foto$	iYkJp\\rI
fotog-	aVlV
fotograf	aUlW
fotos	p[rTsS
fotos$	s\\
fotov-	aSiHj@k^
fouil-	i\\
found	dSiCqZ
found-	bekZ
foundation	bVk]
foundation$	cGiHjFkU
foundations	iS
founded	bV
founder	fJp[
four	fU
four benches	bR
four days	dXeVfW
four hundred	bXgF
four in	m\\
four nights	aIcId^fTjH
four of	mYqW
four off	fZ
four years	hYlU
four$	fWrI
four--	faiFjY
four-day	fV
fourc-	fIgX
fourchette	fIgX
fourg-	hY
fourgon	hY
fourn-	hZ
fourni	hX
fourni$	hZ
fournie	hY
fournie$	hV
fournis	h]
fournis$	h\\
fournisseurs	aWiXnIpI
fournisseurs$	a\\
fours	iUsX
fours$	iVpJsW
fourt-	bRfU
fourteen	aIbTfU
foyer	bb
fp	jU
fp$	iIjVmZ
fph	eRfAgbiIj>
fr +	jY
fr /	dWhIiSqI
fr 00	fU
fr ab	aIfU
fr bis	f_
fr$	aVdYkI
fracc-	aIcEic
fract-	jXkV
frag	q^t@
frage-	iHmJp[
fragen	iHmJp[
fragen$	mIpY
fragr-	aW
fragrance	aW
fragt	gWq\`
fragt$	aHbGcGeJfIgWhHjHlFpJqYrHtI
frais	hZ
frais$	bVgVhW
frais-	aUhSiV
frame	bWiS
frame$	bWpU
frame-	bZiT
frames	iT
frames$	iW
framework	bZeTiHkT
frameworks	bXcHiYjE
francais$	bSkSr]
francaise	s^
francaise$	bVsU
france	nT
france$	jRnR
frances	j]kS
frances$	lU
franchise	e]gH
franco	f_
franco$	fW
francophone	aXcRhIiI
francophone$	aYbJcShJiI
frank	gIqVsU
frank$	pSqW
frank-	kS
franken	cEgBiFmZnUr[
frankfurt$	nR
franz	cZiEjYpR
franz$	c>j\\pW
franz-	iHjVkS
franzosisch	kU
franzosisch$	rV
frapp-	jR
frappe	jR
frase-	aTjSrT
frasen	aVjW
frases	rY
frau	mWpStW
frau$	pDs^
frauen	mRsV
frauen$	bImSsY
frauenarztpraxis	b_
frauenarztpraxis$	aGbZ
free	he
free for	bGq]
free$	fUh\\pS
freel-	eZ
freelance	eYgR
freelance 0	eT
freelance$	eU
freelancers	bSeTtW
freelancers$	bUtY
freer-	jT
freertos	jT
freertos$	jS
freez-	oVqS
freeze	oWqV
freezer	iW
frei	fUh^
frei$	f\`h[
freib-	aSbRcRtI
freibad	bY
freibad$	bYcJiF
freiberuflich	e^
freiberuflich$	e^
freiburg	bTtJ
freiburg$	bTtI
freie	gHhUqT
freie mitarbeit	e[
freie-	fUhT
freien	h[jV
freier	eTfZ
freif-	hZiU
freig-	hRiTq]
freight	bViS
freight$	aGbX
freik-	gThY
freikarten	gThY
freikarten$	g[
freil-	aSbT
frein-	jGk\\
freis-	bUcViD
freising	bUcViD
freising$	bUcViD
freit-	fY
freitag	dFfUiT
freitag$	bHiZ
freitags	hT
freitags$	hWiR
freiw-	fT
freiwillig	fT
freiwillig$	fU
freiz-	gEh]iV
freizeitausgleich	fZ
fremd-	aZeT
fremdfirma	bIeViSmR
fremdfirma$	eXiV
frenc-	jSkS
french	jSkS
french b	jW
french or	kU
french$	kVrX
freno-	cFi^
frent-	hIjZmS
frente	aUhFiRjEmW
frente$	fYhJ
frequ-	aFbFfagFjU
frere-	b\\cIiJ
freres	b\\cIiJ
fresh	kGl\\sT
fresh-	gJiWjAlX
freshers	gHlY
fresn-	cU
fresno	cU
fret	cY
freud-	jU
freude	jW
freue-	kY
freuen	kY
freun-	rIt\`
freundlich	jTlU
freundlich$	jJlZ
freut	jCkc
fri	f\`
fri /	iU
fri 0	fR
fri 00	pT
fri sat	tT
fri$	fThVoV
fri-s-	fS
fri-sun	fS
fri-sun$	fY
fria	g[iXpH
fria$	g]hHiUmH
fribo-	iT
fribourg	iT
fribourg$	iS
frida-	fR
friday 0	pS
friday$	nS
fridays	fSmT
fridays$	dRhR
fridg-	hTiU
fridge	hU
fried-	aVbIsS
friedhof	cV
frien-	jU
friendly	jSrT
friendly$	jV
frigh-	jVqV
frigo	aRhUiS
frigo$	aShRiT
frigo-	aWbYiH
frigorifico	aEb^cH
fring-	gSiT
fringe	gSiT
fringe$	cSgSiE
frio	aTiT
frio$	aS
frisch$	iRj]
frise-	jHlYqS
friseur	tS
frist	fIgIiFpd
frist-	aHbHcHfGi^jXlIqFrF
frog	jT
frog$	jU
froid	jVsT
froid$	iWjZsG
from 0	fUiT
from 00	eIfTgVhDjD
from :	t_
from a	eRiJjSqV
from day	eUhTlI
from feb	fIoYqW
from home	d\`lE
from my	hRtY
from seven	f[
from the	a@pTtY
from uk	bCdRiZjIsR
from us	fAh]iGjYqUsB
from$	dRtW
froma-	bVhS
fromages	aThV
frome	cbjI
frome$	cW
fronl-	pV
fronleichnam	pV
fronleichnam$	pV
front desk	hSkSmStW
front of	h@iY
front$	bHcZiIjWkJpHqXrH
front-	iR
frontalier	dUsX
frontalier$	aIdV
frontaliers	sU
frontera	cT
fronts	iS
frott-	ianI
froze-	aU
frozen	aU
frs	h^
fruh	fUoR
fruh /	fU
fruh$	fTgFlGmJoX
fruhd-	bYfV
fruhdienst	bYfV
fruhe-	oZ
fruher	o]
fruhj-	iToV
fruhjahr	iUoV
fruhs-	aXhW
fruhstuck	h\\
fruit	aIbXfEhViFjY
fruit-	aFbZ
fruits	hT
fruta	hWi]
fruta$	gXhW
fs	jX
fs b	jU
fsc	bXjH
fse	jW
ft	eZgSiTjHkH
ft$	eVgTiWjH
ftc	bIea
ftc$	e\\hU
fte	eV
fte$	eT
ftl	aZbIcHi[mIpI
ftth	aUiU
fue	q[
fuego	gEi^
fuel	dHha
fuel card	bWrD
fuel$	gU
fuera	nZrR
fuera de	nSpT
fuera$	bSfU
fuert-	fUsW
fuerte	iStV
fuerte$	iV
fuhre-	jRlT
fuhren	fFiRpW
fuhren$	fGiVmS
fuhrerschein	lX
fuhrerschein b	lHnX
fuhrerschein$	jX
fuhrt	bFm]pV
fuhrt$	aWbEiZ
fuhru-	iTjU
fuhrungserfahrung	iIjX
fuhrungszeugnis	jUsV
fuir	jVqU
fuir$	jWqU
fuite-	iVqW
fuites	aIiW
fujik-	iHjY
fujikura	iHjY
fulda	cU
fulda$	cV
fulfi-	aWbUhG
fulfillment	aWbUhG
full	fR
full licence	jYsS
full remote	d\\
full time	e[fZiGmW
full uk	jV
full$	eUf]iJmEoG
full--	eXgU
full-time	eXgV
full-time$	eRgS
fullu-	i\\
fullung	i\\
fully	dUgFhU
fully remote	cIdW
fumeu-	aAsh
fumig-	aTjW
fumigador	aYgR
fun	cGeFhDmGnFpBqIs\`
funci-	bV
funcion	gY
funcion$	aU
funcional	iW
funcional$	iV
funciones	b]fC
funct-	bTgS
functions	bZiDjT
fund	hWlX
fund$	bVgFhVjT
funda-	b]
fundacion	b]cJeU
fundacion$	bHeY
fundado	bW
fundador	mW
fundador$	mX
funde-	eWhSjE
funded	eYhUjC
funded$	eXiTjD
funders	iX
fundi-	eVqS
funding	eVqS
fundo	aUhVqT
fundr-	a\\iG
fundraiser	aU
fundraiser$	aX
fundraising	a\\iG
fundraising$	aY
funds	a]bEcCeWmI
funds-	iV
fundsachen	iV
fundsachen$	iW
funeb-	bUmF
funebres	bUmF
funer-	bU
funeraire	aW
funeral	h[iF
funerals	gT
funerals$	iY
funeraria	aAbY
funf	fSmV
funf jahre	eSj\\
funf wochen	hS
funf$	fRgTmAqU
funfu-	fUgYiIjF
funfundzwanzig	f[jH
funfz-	qU
funfzehn	qY
funfzehnten	pT
funfzig	gT
funk	aUjTkS
funk$	aYkS
funkt-	fVhGlT
funny	lFqRr_
funny$	jUqT
fur 00	f@g_
fur 000	iT
fur alle	fAh]
fur das	iSjGtR
fur den	aYiIkU
fur die	aYhU
fur ein	jU
fur$	t_
furgo	h^nV
furgo-	h_nR
furgon	hX
furgoneta	h[nTqH
furgoneta$	h[
furna-	bIi^
furni-	b[
furniture	b[
furs	aWhX
furth-	jRkU
fusio-	qYrT
fusion	dRgS
fusion$	cCdWgViRtE
futte-	bHhXi^
futtern	iW
fuß	b]iDjVsD
fußpf-	aVdHiV
fußpflege	aVdHiV
fx	bJi]kH
g	jU
g 0	bTgS
g 00	jX
g$	pJt\\
g'day	aGt\\
g'day$	aFtZ
ga	aScS
ga 0	jY
ga$	cZjG
gabin-	bThS
gabinete	hUiR
gabinetes	b\\
gabinetes$	b[
gaec	bSjS
gaec$	jT
gaeil-	kV
gaeilge	kV
gaeilge$	kY
gaeli-	kSsR
gaelic	kSsR
gaelt-	lV
gaeltacht	lV
gafas	h]iJ
gaffe-	aDqCsZ
gage	fGgW
gains-	gXhGjV
gainsight	jX
gal	gCh\\oB
gala	bHcVg\\jG
gala$	cUgJiXoS
galab-	jT
galabau	jT
galabau$	aTbSiJ
galer-	aWcZ
galeries	bUcH
galeries$	bUcH
galet-	bZiT
galettes	bYiV
galib-	cXiYpI
galic-	cRiTnU
galicia	cRiTnU
gallego	rUsT
gallego$	kSrYsI
gallery	aZ
galley	bFi\\
galli-	h[
gallinas	h[
galop	aHbUiX
galva-	aW
galwa-	cTnS
galway	cTnS
galway$	nX
game	iXkW
game$	iSkR
games	bZdHfVhSpH
games$	bUdGfYhT
gamme-	iZjF
gammes	iZjF
ganac-	iZ
ganaches	iZ
ganad-	aVgRsV
ganam-	kW
ganamos	kW
ganas	iJkUlYmFnHqG
ganas de	hIjSkYlAnD
gang	bWmW
gang$	bUmTpR
gangs	a\\bIiFmU
ganz	bHcIgHk]lVnXp@
ganz$	oV
ganze	iCmFqY
ganzj-	bZeSiFoR
ganzjahrig	eVoT
ganzjahrig$	aTeSoU
gap	cVsY
gap$	c^iIqW
gaps	fTiDoWpIqR
gaps$	fXiHjJqR
gar	sV
garag-	hT
garage	aRbUiGmR
garage$	aUbFhRiGmUrJ
garan-	gX
garanti	eWjJpH
garantia	bJgU
garantie	hRrT
garantiert	hU
garantiert$	fThY
garanties	gTiV
garanties$	gUiX
garantizado	fVgTjI
garco-	aSbIhJsX
garcon	aSbIhJsX
garda	oWpV
garda vetting	oX
garda-	nWsY
gardasee	nY
gardasee$	hUnS
garde	fVhU
garde 0	fX
garde le	fFhSrW
garde$	fSiJpV
garde-	aU
garden	bXqW
gardener	aRlI
gardener$	aY
gardens	i]
gardens$	iV
garder	bJiJq\\rW
garderie	bHfEgIh]sW
gardes	fTgVrR
gardes$	fZpGrZ
gardi-	aU
gardien	aU
gare	aCcWi\\jImB
garni-	iZ
garnitures	iY
gars	bXqWsf
gars$	b[kFsTtI
garte-	a]cJ
garten	hS
gartenbau	gV
gartn-	jW
gartner	iJmW
gartner$	aEbZmS
gartnerei	bX
gas	bUhWjS
gas safe	jZ
gas$	bYhTiGnR
gases	aWbEi\\
gases$	j\\
gasoi-	hZ
gasoil	hZ
gasoil$	hS
gasol-	hWiT
gasolina	hWiT
gasolina$	cHiW
gaspe	iHnZ
gaspe$	iFjInY
gaste	b]iYkV
gaste$	bTjFkZsI
gaste-	bHh\\
gastekorrespondenz	iV
gastekorrespondenz$	iX
gastg-	gSiJ
gastgewerbe	gSiJ
gasth-	bYcDjH
gasto-	nV
gastos	nV
gastr-	bWj\\
gastro	bUlS
gastro$	bXqJ
gastropub	bX
gate	p_
gate 0	p^
gate$	hSpY
gatek-	jV
gatekeeper	jV
gatekeeper$	jV
gates	bUgEi^
gates$	ia
gates-	bUgJiI
gateshead	bUgJiI
gateshead$	bU
gatew-	dIiT
gateway	dIiT
gathe-	bTiR
gathering	bViS
gatin-	hI
gatineau	hI
gatos	bYjTmD
gatos$	b\\iWmC
gav	aJbBf]iDjJ
gave	q\`
gaz	hYiUjA
gaz$	aEbGcEdIeHfJhCi[kHlJmTnJoJpIqIrJsJtH
gb	aFbHfFh\\iXj@mJqJ
gc	bTcImU
gc$	iW
gcc	bTdYiH
gcc$	bWjT
gcp	iFjTkWtH
gcse	aTjX
gcse$	aZ
gd	gW
gd &	jWkT
gdans-	cR
gdansk	cR
gdc	hVj]
gdpr	iTjFpY
gdyni-	c\`
gdynia	cU
gear	ha
gear$	gGh^jFlS
gebar-	jDka
gebarden	jFk]
gebau-	iYjS
gebaut	iUjW
geben	iU
gebra-	aBcSjUtW
gebraucht	aBcSjUtW
gebur-	h[
geburt	cIiSnVsX
geburt$	cInTsY
geburten	bX
gedac-	pI
gedacht	pI
gedul-	jXsR
geduld	jXsR
geehr-	tX
geehrte	tR
geelo-	cX
geelong	cX
gefah-	lYpH
gefahrdungsbeurteilungen	iS
gefahrdungsbeurteilungen$	iU
gefahren	cUfU
gefahren wird	cUfU
gefor-	iIkZlV
gefordert	iIkZlV
gefordert$	iDkZlU
gefra-	kZ
gefragt	kZ
gefragt$	k[
gefuh-	mW
gefuhrt	mX
gefuhrt$	mX
gegen	aHcFgHi=j]rRsGt[
gegru-	bY
gegrundet	bY
gegrundet$	bYqI
gehal-	ghjC
gehalt	qU
gehalt$	gW
gehalter	gS
gehalter$	gTsR
gehei-	qd
gehen	bDgHmRq_
gehen$	aIgIiIqY
gehor-	bRfV
gehoren	bJfUhJn[
gehort	bRfShT
gehort dazu	bHfYiY
geht	qZ
geht auch	lZ
geht es	fIiInRqFt[
geht in	iJmTpDqWsV
geht$	bIeUfUhStV
geht'-	fRjSoT
geht's	fRjSoT
geige-	aW
geigenbauer	aW
geist-	iEjW
gekun-	qX
gekundigt	qX
gel	fViUjVsS
gel$	sV
gelan-	aHi\\jW
geld	gYqS
gele	bJiYqTsT
gelegentlich	iS
geler-	jTlUsI
gelernt	jV
gelernt$	eSjWrS
gem	iZjT
gem$	jVmV
gemac-	jW
gembl-	cY
gembloux	cY
gembloux$	cY
gemei-	b]pR
gemeinde	c\\pW
gemeinde$	cHpW
gemeinden	bVcEiV
gemeinderat	bBcJiUq\\
gemeinsam	iSpV
gemeinsam$	bSiV
gemeinschaftspraxis	bW
gemes-	iV
gemessen	iV
gemis-	bRc[iGjH
gemus-	aWhSmH
gemuse	hUiU
gen	bSdIqTsT
genan-	bSrU
genannt	bSrU
genannt werden	bSrU
genau	cHiGkIsZtV
genau-	aEdHiIjYlUqU
gende-	jGpGrg
gene	bYiEkX
genea-	aFlZ
generacion	bV
generacion$	bV
generaciones	b_
general	eS
general$	aXcT
generales	fXiHj[pF
generales$	iFj]
generation	b\\iHsY
generation$	bc
generationen	b\`
generations	bW
generations$	bV
generator	aIh]iS
generator$	aGi_
genereux	hY
genereux$	hW
generics	bS
genev-	cZ
geneva	cU
geneve	cSdS
geneve$	dU
genia-	kY
genial	kY
genial$	jIkZ
genie	jY
genom-	aXtT
genos-	bhcDfI
genot-	iV
genotypage	iV
genou-	bSiEsX
genoux	bSiEsX
genre	rYsY
gens	jZs\\
gense-	cFiTjUkJ
gente	s_
gente de	sU
gente$	jRsT
gente-	bVjW
gentes	bVjW
gentes$	jYmH
genti-	hUiX
gentl-	bVjWrR
gentle	jZrU
gents	hRsUtW
gents$	sWtT
genug	jUqYs^
genugt	jIlS
genugt$	jGlUrT
geogr-	j_
geography	j\\kJ
geolo-	aWiDmZpJ
georg-	nUs\`
geote-	aVjCm[
gepfl-	jRsa
gepla-	qTsS
geplant	qTsS
geplant$	eTqX
gepru-	jT
gepruft	jVmR
geprufter	aS
gera	c[
gera$	c]
gerad-	mJqY
gerade	mJqY
geral-	aFbIcBhIiGjFmZp[
geran-	aRmY
gerant	aRmVpJ
gerante	mT
gerat-	jW
gerate	aGbX
gerau-	bGi_jH
gerbe-	jZoZ
gerber	jZoZ
gerber$	cHj_oG
gere	iFjYmYqV
gerec-	fU
gerechnet	fU
gerechnet$	fUgS
geren-	m_qU
gerencia	mYqX
gerente	aTmY
gerer	i[
geria-	aTjW
geriatrie	aTjW
geriatrie$	aTiJjZ
geric-	iYqV
gericht	q\\
gerli-	mRpJt\\
gerlinde	mRpJt\\
german b	kZ
german or	sT
german$	mIrU
germany	cHd[mI
germany$	cHd[mI
gern	ka
gern gesehen	kX
gern$	iJjGkelU
gerne	aUbGiDjCkZpY
geroc-	bImY
gerocultora	aX
gerus-	eJjTlT
gerust	iW
gesag-	sW
gesagt	sW
gesam-	aJi?nW
gesamtschule	bScUiJ
gesan-	hZlH
geschaftsfuhrung	a_iCjHkJmX
geschaftsfuhrung$	a]bGjHkImG
geschenkt	h\\iI
geschenkt$	h\\iI
geschichte	jY
geschichte$	jZ
geschlechter	bR
geschlechter$	bR
gesde-	iIjWlV
gesden	iIjWlV
geseh-	kW
gesehen	kW
gesehen$	kY
gesel-	bXjS
geselle	gWmT
geselle$	aUgTjImS
gesellen	bVgT
gesellen$	bXgUhHiG
gesellenbrief	jZkH
gesellenbrief$	jU
gesellenprufung	iHjZ
gesellin	a\`cF
gesellin$	a[cI
geset-	pJ
gesetz	rU
gesetzt	eHkCpGqS
gesetzt$	kBpHqU
gesic-	cCdVhSiWjI
gesichert	cIfThViI
gespr-	oCp_
gesprach	pTqX
gesprach$	q[
gesprache	hJoCp_
gesta-	cAi_
geste-	nRoT
gestellt	hUnY
gestellt$	hVnY
gestern	o[qX
gestern$	iIo\\
gestes	j[pI
gestes$	jRpD
gesti-	aU
gestion	kR
gestion de	gGiIkY
gestion des	iU
gestion$	bWtW
gestionando	iIjY
gestionnaire	aa
gesto-	lW
gestor	aX
gestor /	aV
gestor de	aSgI
gestoria	bYcEiU
gestoria$	iZ
gestr-	iZqT
gesuc-	tT
gesucht	tT
gesucht wird	aT
gesucht$	aYqStS
gesun-	cRhVjbsR
gesund	jT
gesundheit	bW
get	sS
get a	aIhViDmYpU
get it	aWjWsT
get the	sS
get$	hRlZ
get-o-	fFgViR
get-out	bGgX
getaf-	cV
getafe	cV
getafe$	cW
getei-	fX
geteilt$	fXgDhZ
geteilte	fUmS
geteilter	fU
getra-	bXsT
getre-	bWiFqIrX
getreide	bYlU
gets	c[jGkc
gets you	gTkX
getti-	nWqT
getting	nWqT
getting the	qZ
getxo	c\`
getxo$	c\\
gewal-	hHiUj\\sGtJ
gewas-	bYcFfIhYiFjE
gewer-	jXs]
gewerbliche	bVgHiUjJ
gewerbliche$	bWjImSpI
gewerkschaft	aIb[iV
gewin-	gShViS
gewun-	aIfXgFhJpI
gewunscht	aIfXgFhJpI
gezah-	jHqUsV
gezahlt	jHqUsV
gezahlt$	gJhXsU
gezei-	bHfZhGiBlYmGpDqErJ
gf	gSq\\tU
gf$	gJiHjTtU
ghent	bTcVdY
ghent$	bVcS
ghost	iZsY
ghs	g\\
gibie-	iRjU
gibier	iRjU
gibra-	cZ
gibraltar	cZ
gibraltar$	cZ
gibt	iJkRq]
gibt es	b[fZhI
gibt'-	bSgHjFkS
gibt's	bSgHjFkS
gibts	hVjFlUrJsW
giese-	i^
giesen	i^
gieße-	c\\qT
gießen	cT
gießen$	cU
gießerei	aVbFcJqU
gift	hRiW
gijon	cY
gijon$	cZ
gil	bEiJjCm_pG
gildi-	jX
gilding	jX
gilding$	jV
gimna-	bThV
gimnasio	bThV
gimnasio$	bCh\\
gin	aZb[cJiI
gira	dHiXnT
giral-	mTpS
girl	iJse
girls	s_
girls football	iU
girls$	iFs\\
giron-	gU
girona	gU
girona$	gU
gis	iEj?kd
git	jUlYrD
git$	iGjUkS
githu-	bJjRpV
github	bJjRpV
github$	bEjX
gitla-	jSkV
gitlab	jSkV
gitlab$	jT
gitte-	gYiV
give	lX
give you	h^iC
give$	f@jWtU
given	iIl^
given$	fUiEjXlX
givin-	iUkS
giving	iUkS
glace	bDi^
glace$	bGi\\
glaci-	iWkG
glacier	iWkG
glamo-	b_cVoC
gland-	iZ
glase-	aUbY
glaser	aU
glasg-	cT
glasgow	cT
glasr-	iX
glasreiniger	aY
glass	a\\
glass$	iW
glass-	iSjX
glasses	jY
glasses$	jZ
glasshouses	iU
glasshouses$	iS
glast-	cVgYiJ
glatt-	iHrJtY
glatten	iHrJtY
glaub-	qSsS
glaubt	jJqY
glazi-	aViXtH
glazier	aR
gleich	gRqHsW
gleich$	fWgVlX
gleicher	bYgGjDlHpX
gleichwertig	jZ
gleichwertig$	j[
gleis-	a[tH
gleit-	f]
gleitend	fY
gleitsicht	gY
gleitzeit	fXhR
gleitzeit$	fZ
glen	bUc[iD
gleny-	mV
glenys	mV
glenys$	mV
globa-	k\\
global	b[
global$	bW
glock-	cViT
glocken	iX
glove-	bIgDh^mHpF
glue	bScHjYqH
glue$	bJcGjZ
glute-	iVjHkXlH
gm	iJma
gm$	mRpWqCrW
gmbh	baiI
gmbh$	b[cJ
gmc	g@h^iHjSkI
gmdss	iJj\`kC
gmp	bJjWkZ
gmp$	j\\tI
gms	bW
gms$	bW
gmund	cU
gmund$	cV
gnss	gIhHjZ
gnss$	gGhHjX
go	qW
go in	jUsS
go on	qVtX
go to	qU
go$	aTiUqSsTtH
go-li-	aIdJeJfIgIhIj[mFoJpJrJsJ
goa	jT
gober-	mX
gobernanta	mX
goc	h[jZ
goc$	bJhY
god	bHfXiIpGq[
goes	qY
goes on	rU
goes to	gUqR
goes up	bIgVtX
goes$	aIjHqDrWtZ
going	bWq[
going at	aIbY
going on	bW
going to	eTqV
gold	k]
gold$	iEk^mJpG
goldr-	aIbIcDdIeIfIgIhIi_jEkIlInIoIqIrIsItI
golf	t[
goma	aIiXmW
goma$	aHi[jJ
gone	aGpIqdrY
good	bSjT
good standing	jZ
good to	jIk\`
good with	j[
good$	kV
goods	bFjT
googl-	iT
google	iT
google form	pY
gord	m[
gord$	mV
gordo-	aHiIlIsWtY
gorli-	cY
gorlitz	nJ
gorlitz$	cS
gosla-	bScS
goslar	bScS
goslar$	bS
gossi-	h\\iIpFqR
got	q^
got to	sV
goteo	i\\
goteo$	iZ
gothe-	bZhJiImI
gothenburg	cXiH
gott	jT
gott$	jV
gotta	bJdEfZj\\oG
gotti-	c\\qT
gottingen$	cU
gourm-	bWcJ
gouve-	aXmJqS
gouvernant	aX
gouvernante	aW
gov	pJrV
gover-	iS
government	hFiX
governors	iG
gp	gDh\\iZ
gp$	bEh[iW
gps	hViSkX
gps$	fJhDjEk]
gpu	cGi_
gr	a]gW
gr 0	aYbRgU
graba-	iHkU
graci-	iDjWpGta
gracias	bRgJiFjXtV
grad	jT
grad$	iTj^qJ
grade	aSeWgXjV
grade 0	eZgW
grade 00	j\`
grade$	bGcGgTj[
grade-	a[iY
grader	bFcHi\\
graders	aWgEiIjS
grades	aXiT
gradi-	iSjEkXmS
grading	iUjFkYmU
grading$	i_
grado	jRlU
grado 00	eUg[jI
grado en	jT
grado$	aJfGi]
grado-	bYiGjT
grados	bYiGjT
grads	jGlX
gradu-	lUsS
graduado	jX
graduate	aSsW
grafa-	iT
grafana	iT
grafana$	jV
grafi-	hSqS
grafico	hX
grafico$	bEhYiH
grafiker	aTbJ
grain	bZiVjFlF
grain-	bTrU
grainne	aJdHmRpTrX
grainne$	aHmZrG
grains	aU
grains$	aYiI
grais-	iT
graissage	iT
gramm-	bTjW
grammar	bTjW
grand	fGgXlS
grand$	bGcIdUg^hJiGj?lX
grand-	bS
grande	dVrS
grande$	rY
grandes	baeG
grandhotel	aGbVrR
grandma	jW
grandma 0	jR
grands	iInT
grands$	iU
grant	bVe]
grant writer	aV
grant$	bReVg[i?tJ
grant-	aSgR
granton	cU
granton$	cU
grants	aViS
grants$	aIiW
granu-	bRcIiX
granulats	bTcInI
graph-	aacIiHpW
gras	lVrZ
grass	bViZ
grass$	bUiWnH
grass-	cUiU
grasse	c\\
grasse$	cW
grati-	hb
gratis	hWsS
gratis$	hX
gratu-	h_
gratuite	hSiFlV
gratuite$	hX
gratuities	g^hFiH
gratuity	gShUmI
grave	fHgXlT
grave$	jZ
grave-	fUnR
graves	fZjTpF
graz	cZ
graz$	cU
greas-	i]
grease	iX
greasing	i]
great	kerR
great if	fGjIk\\
great$	cGk\\
great-	aIbTjBk_qI
greek	k[
greek$	bRcIjUsR
green	bRcWhT
green$	bUcSgGiStJ
green-	cS
greenhouse	dZfGjFt[
greenhouse$	aId[fEiDtZ
greenkeeper	lTmX
greenkeeper$	aW
greens	bWiT
greet-	cRpHtY
greetings	jUpHt]
greff-	aZqX
greif-	cR
greifswald	cR
greifswald$	cT
gremi-	bSeZj@sU
gremien	bW
gremien$	bRiT
grenc-	c[
grenchen	c[
grenchen$	cX
greno-	cShR
grenoble	cShR
grenoble$	cShT
grenz-	nZq[sC
grenzganger	hGlHn]rXsJ
grep	jY
grep$	j\\
grias	aFiHt_
grid	fCge
grief	aJbFcIiHj\`kFmEpFtB
griev-	iUqV
grievances	qW
griff	bHcFiBjdoI
griff-	aSnR
griffes	aUiU
griffith	iHnX
grill	aTbT
grill$	aXiVjI
grill-	g_
grille	g_
grimp-	j\\
grims-	fI
grimsby	fI
grind	jSl_p:
grind-	bJi[jTlEsG
gring-	jGkZrS
gringo	fSqIrV
gringo$	fTjJqHrT
gritt-	iUtI
gritting	iUtI
gritting$	fRiStH
groce-	gGh\\
groceries	gGh\\
groom	aS
groom$	aY
groom-	aTqV
groomer	aW
groomer$	a\\
gros	bX
gross	gY
gross$	eIgb
gross-	fVhIiCl\`
grosses	f\\hG
groun-	a^
ground	bV
ground$	bTjWrH
group	b^iU
group insurance	hY
group of	bJi^mEnG
group$	bSiSmTtV
group-	bU
groupe	gU
groupe 0	hX
groupe de	bZgE
groupe familial	bZ
groupe$	aUcIf[
groupement	bY
groupes	iW
groups	bS
groups$	bZ
grove	bWcZiEjH
grove$	bWcZiEjH
grow	bYjGlWqR
grow$	jHlX
growe-	iW
grower	aRiW
grower$	a^iB
grower-owned	bW
growers	iVjGrU
growi-	bYiIqYrF
growing	bYiIqYrF
grown	sc
grows	aJb^gGiVmI
growt-	mW
growth	mT
growth$	bJgViRmI
große	aIbWkUrY
große-	hSi]
großes	bVhViH
großr-	bVnS
großraum	bFcXiJnU
großs-	aV
großt-	bHiVkSlB
grp	jR
grua	jS
grub	h_pH
grub$	h_jIpG
gruis-	aV
gruista	aV
grund	aVbHq_
grund-	iYjX
grundlohn	gUqS
grundschule	cU
grundschule$	cS
grundversorgung	aFb\`h>iF
grupo	gXjI
grupo 0	g]jH
grupo de	bTiS
grupo familiar	bHhU
grupo$	fFiVrR
grupo-	iX
grupos	iX
grupos$	bTgR
grupp-	jVmS
gruppe	gYmU
gruppe 0	gV
gruppen	b\\
gruppen$	bW
gruppenleitung	aX
gruß	t_
gs	aVgViT
gsm	hWiTjJ
gsm$	hXiT
gst	fGgZjV
gto	aJc_jR
guach-	iY
guachera	iY
guachera$	iW
guada-	cZ
guadalajara	cT
guadalupe	cV
guadalupe$	cX
guara-	eRgTrS
guarantee	eSfIgVhJrW
guarantee$	eHfJgYhGpJrY
guaranteed	dR
guaranteed$	dXfTiIjG
guard	hYjS
guard$	aIeHhXiFjVpI
guard-	aYmR
guarde	iHj]
guarderia	h^mJ
guardia	fX
guardia de	cDiW
guardia$	aUgY
guardias	fWmT
guardias$	gV
guards	mW
guards$	mW
guaym-	cbiEtF
guera-	cV
guerande	cV
guerande$	cV
guere-	cW
gueret	cW
gueret$	cW
gueri-	bUs\`
guess	aThVlHmFpEqHrGtY
guest	n_
guest house	h\`
guest-	bS
guests	bU
guests$	bUgEiR
guia	a_iS
guia de	aUiS
guia$	aT
guias	aHbTm\\
guias$	aEbTfIiJjImXoIpJ
guich-	iVkT
guichet	iVkT
guichet$	iUkT
guide	a\\bImYrU
guide$	jJmZ
guide-	aZ
guides	aUmS
guides$	mW
guild	jUtW
guild-	jRnS
guildford	nU
guildford$	nV
guilds	cGgTjW
guill-	aIbYjX
guillotina	cJj[
guilv-	cX
guilvinec	cX
guilvinec$	cY
guing-	cX
guingamp	cX
guingamp$	cX
guiso-	iTjT
guisos	iTjT
guita-	cFhGiEj>kh
gujar-	bFcYiE
gujarati	cGkSsS
gujarati$	cDfIhGjTkWmErHs@
gulf	cTiIjWtT
gulti-	jZ
gultig$	jZ
gum	i\`
gum$	i\`
gun	iVjT
guss	iU
gusta-	bFcEjFk^mT
guste	jZ
gusto	dTjU
gut	jHkY
gut$	kVoSpJtW
gutac-	iZkJ
gutachten	iUkI
gute	jRsZ
gutem	s]
guten	t^
guten tag	tS
guter-	cS
gutersloh	cS
gutersloh$	cSdS
gutes	je
guy	a[qVrItH
guy$	aUmTpJ
guys	fWsX
guys$	f[gEiU
gwena-	gImZ
gwenaelle	gImZ
gwo	jb
gwo$	jT
gym	bShd
gym$	bZhZ
gymna-	cV
gymnasium	bAc]
h	fR
h &	iZ
h +	gHhSjSsS
h /	aT
h 00	fX
h :	fY
h a	eSjDmY
h annualisees	qS
h con	bJlYmT
h days	fUjH
h de	gCiGj^
h du	jS
h en	fU
h et	fHi\\
h ou	fX
h over	lT
h par	fZ
h permis	bUgIsY
h sur	fT
h$	fU
h-die-	fY
h-dienste	fY
h-dienste$	fY
ha	b[qR
ha ido	qW
ha$	bS
haas	iHmX
haas$	iHmY
hab	kGsStW
hab ich	hViIjJlX
hab$	b]
habe	fCjHqUrJsWtR
haben$	gHjSlU
haber	k\\
haber hecho	kU
haber trabajado	bJlW
habil	jYlF
habil$	jYlF
habil-	j\`
habilitacion	iJk]
habilitacion$	j[lD
habilitada	b]jJ
habilitada$	b]iHjI
habilitado	gAj^
habilitado$	jU
habilitante	jS
habilitante$	jV
habilitation	j^
habilite	a[hI
habillage	gU
habillage$	gX
habille	sU
habille$	sS
habit-	bThR
habitacion	h_iJ
habitaciones	b\\
habitaciones$	bY
habitants	b\\gI
habitants$	b\\gJ
habits	iGj\`
habits$	iIjY
habla	bDcFjGl_qS
hablado	jX
hablado$	iGjUkT
hablamos	eXtW
hablamos$	e\\iI
hablan	qZ
hablar	jFkUpR
hablar con	iUpU
hable	jWsZ
haccp	iRjY
haccp$	iSjV
hace	iWjIlTtT
hace falta	lStZ
hacem-	rV
hacemos	rV
hacen	i_kE
hacer	iXj]
hacie-	bTqX
haciendo	cJeJiJqZtI
hackn-	cU
hackney	cU
had	q\`sT
had a	q^sBtZ
hafen	bVc[
hafen$	bScT
hafen-	hDiEj\\sT
hafenweg	cWsS
hafenweg$	cX
hafte-	bIhHi\`jG
haftp-	bWcFh]iB
haga	iTjY
hague	bScW
hague$	bTcX
haha	jTs\\
haha$	jSsV
hail	aXb[cFiGjEmH
haina-	aEcbdIeIfJgJiFjGkIlInJpJqIrIsI
hair	iVjTsW
hair$	iajD
haird-	aWbSkH
hairdresser	bWfJiW
hairdresser$	aUiE
hairn-	bUhYiI
hairnets	bUhYiI
haiti-	qIs^
hala	mSt_
hala$	cImTpJtZ
halal	bYiTjY
halal$	aHiY
halb	fZ
halb sieben	jW
halb vier	f]iJmF
halbe	gVkT
halbe seite	rZ
halbe-	cVpX
halben	pX
halber	pX
halbj-	i\\jHoU
halbt-	hW
halbtax	hW
halbtax$	hW
half	fV
half a	gShSpW
half day	eTfSpXsH
half days	f\\hUoA
half of	bXhYlH
half term	eCfBiDnHo^pWqTrI
half the	kRlZsS
half$	gXiHqT
half--	hbpV
half-fare	hX
halft-	dThU
halfte	dThU
halif-	cU
halifax	cU
hall	cUiS
hall$	bIc_fHpT
halla-	i_jE
halle	bXdU
halle (	cW
halle$	dYjJ
halle-	aUbYmH
hallen	b^iHkImC
hallm-	iV
hallo	t\`
hallo$	aEbJt]
hallo-	aHfYiGmDtU
hallowe'en	fIoX
halls	bYjS
halls$	bWiJjV
halt	iJsZtY
halt$	aZcHfWiF
halte-	iSqT
halten	qWrS
halten$	iTrS
halts-	jX
haltst	jX
hambu-	c^
hamburg	cR
hamburg$	dU
hamil-	bUlVpH
hamilton	bUlVpH
hamilton on	cZ
hamilton$	bWcBlTpI
hamm	ca
hamm$	ca
hamme-	j[tG
hammer	i[
hampe-	i[
hampers	i[
hampers$	iT
han	iIq[
hand	jV
hand tools	jS
hand$	a[j^
hand--	i[
hand-over	iW
handb-	l^
hande-	bDgSiWqVsR
handel	bGg\\iH
handg-	jX
handh-	jW
handheld	jX
handi-	iSrS
handicap	kGrW
handicap$	jV
handl-	jT
handle	iU
handled	hWjV
handler	bTkS
handler$	ae
handlers	aZiA
handles	iHjRlZ
handling	jTkTlT
handling$	kRlW
hando-	i[
handover	iToT
handover from	oVqR
handover to	iW
handover$	iV
handp-	hV
handphone	hV
handr-	bJiWjI
hands	lS
hands$	iTmVsU
hands-	hViUsT
handw-	bSiSjV
handwerk	bR
handwerklich	iEj[
handwerkliche	jU
handy	k^
handy$	kc
handy-	eAfHh\\pItU
handyman	tW
hanga-	cWhF
hangar	cXiI
hange-	aJbScGi^mW
hanger	bIiVjT
hangt	iUr[
hanne-	mY
hanno-	cUnU
hannover	cUnU
hannover$	nS
hanse-	gGh_mY
happe-	iSjGqYsI
happen	gHiWjI
happi-	b[fFkXqD
happily	iHk\\
happy	j]
harbour$	cX
hardw-	dZfGhSi\\mI
haria	aGiZjEtU
harmo-	gJiRjY
harmonie	iY
harne-	iGjU
harness	iGjU
harness$	hFiGjY
haro	c\\dHiJ
haro$	c\\dHiJ
harps-	bTcDiFjGk_
harpsichords	bX
harri-	bViS
harro-	cXfIhS
harrogate	cVfHhT
harrogate$	cZ
harrow	cVqW
hartl-	iDj[pFt\\
hartlepool	c\\
harvest	hF
harvest$	bSi@mY
harvester	aVbTcG
harvester$	aScE
harvesting	bTpX
harz	c]iF
has	iC
has a	jIoUsV
has been	iItV
has no	gYmVsR
has to	iHj[s[
has$	bGcRqT
hasht-	rX
hashtags	rX
hashtags$	rW
hasn'-	qY
hasn't	qY
hast	aHk]lJqT
hasta	eW
hasta 0	eHiJj]pEqT
hasta 00	qWsZ
hasta diciembre	eZoF
hasta el	p\\
hasta la	hSoX
hasta las	ff
hasta que	eTfV
hasta$	fShS
hat	qe
hat 00	aDb^cIqCtW
hat den	jIkCmY
hat sich	sS
hat$	qV
hat's	hImCr\\
hatch	sW
hatch$	sV
hate	iWjGpGqZ
hates	mEpGq[rV
hatt	kGqRs\\
hatte	kVqf
hatte-	sX
hatten	sX
hatten wir	sX
haul	a]h[
hauli-	bUkX
hauliers	bIjHkZmH
haupt-	cZiEm]
hauptamtliche	aXbWcHiJmI
hauptamtliche$	bU
hauptsache	lUoY
haus	bZh\\
haus am	bU
haus$	mDqT
hausa-	iTpT
hausanschlusse	iY
hausb-	iRjU
hausbesuche	hHiZ
hause	dV
hause$	d_hG
hause-	bRiTkH
hauser	iW
hauser$	bViU
haush-	aXiS
haushalt	aY
hausm-	aV
hausmeister	qS
hausmeister$	tU
haust-	iZ
haustarif	gY
haustarif$	gX
haustechniker	aUiV
haustechniker$	aViV
haustrunk	h]
haustur	fRnVoE
haustur$	fHjInYoG
hausw-	a]
haut	bUsV
haut$	sW
haute	hV
haute-	aJiRjS
hauteur	iUjV
havar-	iSpS
have 00	aEbSgHmRqW
have :	k^pG
have a	sW
have an	aXjIpCq\\
have been	bTfV
have it	jGke
have the	bHj@kJlWqWrDs]
have to	jTlV
have$	k]
haven't	rS
haven-	rS
haver-	cfiGjG
havin-	qZ
having	qZ
hawk	pR
hay	qV
hay que	hWnU
hay$	jRl\\
hay-o-	cT
hay-on-wye	cT
hay-on-wye$	cT
haya	kVsS
hazar-	iV
hazard	gSiS
hazlo	rb
hazop	i\\
hazop$	iU
hbf	aEbGcTi]tI
hbf$	aFbGi\\tI
hbo	jZ
hc	bVjY
hc$	bXiIjW
hcpc	j[
hcpc$	aUjU
hd	b\\gCpT
hdr	jW
he	qa
he or	iXjHkT
he$	iDmWqI
he'd	s[
he's	qht>
head	me
head chef	a_mD
head gardener	aV
head of	aUpR
head office	q\\
head$	gSjSmS
headc-	iSqV
headcount	qWtS
headh-	iDoUrYtV
headl-	pHr]
headline	pHr]
heads	b[jT
heads$	bX
heads-	hSs^
headset	hZ
healt-	hY
health and	iVjG
health plan	bVhVjG
health stipend	gDhX
health$	aUcI
healthcare	hTiT
healthy	iTsZ
hear	iDpEqesW
heard	hHq\\
heari-	jT
hearing	jW
hearing$	cJjZ
hearings	i\\
hearings$	i\\
heart	jXsV
heart$	iFjakStF
heart-	b]
heat	f[mIo?rU
heath-	b[cTiI
heati-	cWfIiS
heating	cWfIiS
heavy	bRf[jVkH
heavy$	bGfZ
hebam-	aTiWmS
hebamme	aV
hebamme$	aSbJjT
hebammen	iHm[pHtE
hebammen$	iIjIkJmYpH
hebammenwissenschaft	aZeGiJtH
hebammenwissenschaft$	aXeF
hebdo	aHdYnY
hebe	jUm[
heber-	aHiV
hebra-	bTkX
hebre-	kUrT
hebrew	kUrT
hebrew$	kV
hecha	p[
hecho	eXpS
hecho$	eajGlU
hecta-	b[
hectarea	iT
hectarea$	gS
hectareas	bV
hectares	b\\
hegau	bVcT
hegau$	cU
heide-	jXkV
heidelberg	cBiWkU
heidelberg$	aVcF
heidenhain	jU
heidenhain$	iJjVkR
heigh-	jUsR
height	rIsZ
heights	jX
heights$	cViT
heilb-	cT
heili-	fS
heiligabend	fRhS
heilp-	bTcDfJiVmU
heim	h\\iS
heim$	iZjE
heima-	bYcRdXgF
heims-	bIh[iTpH
hein	aRjTrU
hein$	aRjUrV
heize-	iS
heizen	iS
heizu-	iV
heizung	iW
heizung$	iS
heiß	bStZ
heißt	dVhSi>nV
hekta-	bW
hektar	bW
helad-	a[cGiS
held	iIjVp[
helen-	cTiF
helene	bTiGmR
helfe-	kYmE
helfen	hTiIk[
helfen$	k]
heli	cFhWiTnU
heli$	fJhXiRjHkJn>
helic-	cEfEiTnZ
helip-	cYhT
heliport	c]
helit-	aRb]mCpF
hello	te
hello$	tS
help	gHhYkW
help with	aVfGhViH
help$	iDkctU
helpe-	mY
helped	aHqZ
helper	iT
helper$	iSmT
helpers	m\\
helpers$	m[
helpf-	kW
helpful	kW
helpful$	k[
helpi-	eHiZ
helping	eHiZ
helps	jVkVlTsU
helps$	i@k\\sW
hemat-	cGi]kS
hematologia	iFkW
hematologia$	iEjU
hemos	bUiDjHq\\
hemos-	cFic
hence	bSlIq^sS
hep	aThTjU
hep a	iIj^
hep b	jV
hep$	a\`jI
hepat-	hW
hepatite	jY
hepatitis	hZjCsT
her	kYqa
her own	s]
her$	fHiIk\\qS
herbs-	oT
herbst$	hUiRjI
herbstferien	fHiHoXtU
herd	qT
herd$	bW
herde-	iajB
herdenmanager	aSiV
herds-	aZ
herdsperson	aZ
herdsperson$	a[
here$	lUsTtS
here'-	tZ
here's	tZ
here's what	fT
hered-	iZ
heref-	bYcYiHjF
hereford	rT
herfo-	cT
herford	cT
herford$	cU
herit-	eT
heritage	eT
heritage fund	e[jE
heritage$	aXbH
herku-	b\\g?iFjX
herma-	bXhG
hermanas	bXiWjG
hermanas$	bSiX
hermano	bFmXqU
herme-	kSqU
hermes	kTqS
herml-	iRjU
hermle	iRjU
hermo-	aHcX
hermosillo	aHcX
hermosillo$	aHcY
herna-	tX
hernan	aImHtZ
herni-	s]
herr	pTqVtZ
herra-	h]iV
herramienta	cIhX
herramientas	gHh[pHqH
herre-	bZmS
herren	mX
herrensalon	bW
herrn	mUpIqV
herse-	kFmIpTqUsT
herself	kFmIpTqUsT
herst-	hY
hersteller	bV
hersteller von	bV
herve	aEbHcEeHhJiJjGkGmTpBsFta
herz	bTcJhIjXpFqV
herz$	bVcJhHjXpFqVtI
herzl-	rSt[
herzlich	rSt[
herzlich$	rRtS
hes	j[
heure	bV
heure du	iW
heure-	fRgT
heures	fRgT
heures du	gJjS
heures$	f\\
heute	b\\
hexha-	fG
hexham	fG
hexham$	fI
hey	tf
hf	aViV
hf$	aVbIiY
hi	td
hi-vi-	h]
hi-vis	hX
hibri-	dZ
hibrido	d[
hibrido$	dVqT
hide	cGiBjVpEq_
hidro-	jW
hidrocarburos	jS
hidrocarburos$	jY
hier	sS
hier die	eStS
hier$	kJl]sX
hiera-	mW
high	bZcRjX
highe-	jY
higher	jV
highl-	bZsT
highlands	bEcWgGhX
highw-	jS
highways	jS
higie-	aThI
higienista	aWhI
hijo	sV
hijo$	hV
hijos	bUhYmFsR
hijos$	bWh\\lFmC
hilde	gGmb
hilde-	jEpHt\\
hildesheim	cT
hildesheim$	cT
hilfe	bIhWj^
hilfs-	aIb^cFiGjW
hilft	jHkamV
hilft$	kc
hill	aJbEc_fDhEmHn_
hill$	bIc\\
hills	bHc[
hills$	c[
hilti	cIh]iHjEkImJ
hilti$	bJcGfHh]iGjFkImG
hilux	h^
hilux$	h]iI
him	mSpGqg
him$	iJmWq[
himself$	pUqS
hin	gWnVqI
hindi	iGjc
hindi$	jV
hint	q]
hinte-	cYnS
hinten	cXiHmZ
hinter	jT
hintereinander	q[
hintereinander$	cJpJqIsXtI
hinz	iZmW
hip	qbtI
hipaa	kW
hipot-	iZ
hire	eW
hire$	eShDiGjZkJtS
hires	qW
hirin-	sVtY
hiring	sX
his	qe
hisop-	i^jI
histo-	jU
histoire	jXq[
historia	jXsS
histories	iXjJsG
history	jUlTsR
history$	jT
hit	gGiVjJkTq\\
hits	gSh]n?
hiv	pIs\`
hiver	f[iX
hiver$	iZ
hives	bTfFiZ
hives$	bTfFiZ
hiya	t\\
hl	aJbViYjVkS
hl$	b]iXjE
hm	bEjJqVtF
hmp	ca
hmv	jX
hnc	iHjTtX
hnd	sR
ho	bFcUd_iEjHpW
ho$	aJbEcYhJiGpW
hobar-	cY
hobart	cY
hobart$	cZ
hoc	e^fJmGrD
hochb-	aVb[
hochd-	gIj[
hochdeutsch	gIj[
hochdeutsch$	jW
hochk-	aFbEiZpZ
hochs-	sS
hochschulabschluss	j_
hochschule	aJ
hochschule$	bIjZ
hochschulsport	eHh]
hochschulsport$	h]
hochstens	rSs\\
hochstens 00	qHsb
hochw-	iFk[
hochz-	iXo\\pF
hocke-	i[
hod	iGjGkGm]pG
hoeds-	cV
hoedspruit	cV
hoedspruit$	cY
hof	cThUjF
hof$	h\\
hoffe-	iTsW
hoffentlich	qSsZ
hofla-	bZiH
hofladen	bZiH
hogar	bY
hogma-	cIfShV
hogmanay	cIfShV
hohe	jc
hohe$	j\`
hohen-	cXiDnW
hohentauglich	j[
hoher-	j\`
hoist	aFbIcJgIihnBsU
hoist-	aWhIiTjH
hoists	aYcIiC
hoja	iJpZr]sD
hoja de	jTpS
hojas	bFg@i]jIpW
hol	h]
hol$	h_iGpI
hola	tc
hola$	tV
hold	rRtS
hold the	b]eFrV
holde-	jBsX
holder	aIbU
holdi-	bTiS
holding	bTiS
holen	gJlRqT
holes	bVpS
holid-	fRhY
holiday	gShR
holiday pay	gWhE
holiday$	f\\gGh[
holidays	h\\
holidays$	hWoU
holla-	bVcJkY
hols	fUhWoS
hols$	h\`
holst-	i]
holstein	bT
holt	aEcSmHpWtW
holz	aIbV
holz$	jW
holzb-	b\\cH
holzbau	aVfS
holzbau$	aHfZiStE
holzo-	iR
holzofen	iR
holzofen$	bRiIkS
hombr-	mRs\\
hombre	sa
hombre$	sY
hombres	bTgJmZ
hombu-	cX
homburg	cX
home	db
home 0	d_fJhG
home after	d]eE
home based	d[
home births	bGdGi_
home in	d]fG
home office	d]
home visits	iY
home when	dWfUgGhWiB
home$	dZ
home--	d\\
home-based	dW
homeb-	cGhZiSjFnW
homeo-	d]
homeoffice	d_
homeoffice nach	dT
homeoffice$	dWfR
homeowners	pV
homes	bUgHiYjS
homes$	aRbWgHjS
homew-	dGmVpZ
homework	p\\
homework$	iTpS
homme	iTsa
homme$	s^
homme-	mWsU
hommes	mWsU
hommes$	aIbTiIsW
homol-	aCiXj]
hon	iXmV
hon$	mTpV
hones-	rX
honest$	fS
honestly	bScHqSsU
honestly$	fUiUqE
honey	cGfZhVmFqJ
honey$	bXcGfEhGiDjZrEtF
honig	i\\
honne-	fWlT
honor	aGb^iHjBpFt\`
honor-	eXge
honoraires	g\\mI
honorar	eU
honorar$	eU
honorarbasis	eYgJ
honorarbasis$	eZ
honorarios	eWgU
honorarios$	eX
honou-	hW
hood	iUjHpU
hook	iT
hooku-	cHdDgHhViZjE
hop	aCt\`
hope	lHtY
hopef-	bZcCeUgJqW
hopfe-	a[bGiH
hopit-	b]
hopital	aFbTcS
hopitaux	b[
hopitaux$	bX
hora	eSg_pT
hora de	fUgWjF
hora$	g\`iV
horai-	fZhU
horaire	fVhW
horaires	fX
horak-	aScI
horakustiker	aScI
horar-	hSsR
horario	dTfU
horarios	hXkHsU
horas	fZ
horas de	fDgXiEl]pR
horas lectivas	aV
horas$	f]
horen	mVrRsT
horen$	pHqSrU
horen-	fJgIlVmZpH
horiz-	a]cFhIiI
horlo-	fEhX
horlogeres	fEhYrJ
horne-	ibjF
horno	iU
horno$	i[
horno-	bZcTiG
horqu-	iSjR
horquilla	gSjT
horror	iUjH
hors	dTfFqT
horse	hX
horse-	jS
horses	jS
horses$	aGbDhDj\\
hort	lSq_tU
hort$	jY
horti-	j]
horticulture	iIj[
hospe-	hX
hospedaje	hX
hospice	aUbS
hospice$	bU
hospit	hSiR
hospit$	hSiR
hospital de	aHcX
hospital$	bRiS
hospitales	bWkR
hospitales$	bWkR
hospitaliere	bIhU
hospitaliere$	bHhU
hospitalisation	dIhaiIjJ
hospitality	bSjT
hospitals	bUmH
hospitals$	bViUmF
hospitation	iIp[
host	a\`gI
host$	a\`iF
hoste-	mZ
hostel	hZmJsI
hostels	bUcIdXiIjS
hosteria	c[iI
hosts	a^fHmHtI
hosts$	a\\bJiEmGtI
hot	hUiVkU
hote	aX
hotel	bSfHhUnU
hotel 0	bScGfFnZ
hotel$	bRcIhYjH
hotel-	jS
hoteles	bV
hoteles$	bViS
hotels	hS
hotels$	bVcIhXlGnV
hotes-	bT
hotesse	bT
hotli-	iVkS
hotline	iVkS
hotline$	aWkW
hour	fS
hour for	fRqY
hour$	g]qV
hourl-	eW
hourly	eW
hourly$	eXgSiT
hours	f\`
hours :	fU
hours a	gX
hours in	aGf?h^n]oJ
hours$	eTfY
house	bWh[
house 00	aEbXlT
house at	hWiIjS
house on	fDh^
house$	bWhY
house-	aXbT
household	aGbThXiH
household$	aIhZiG
households	bZ
housekeeper	aTqRtI
housekeeper$	aVtH
houses	iXnU
houses$	iXnU
housing 0	bIeGg]iH
housing association	bU
housing$	bIhVjS
hove	c\\
hove$	cZ
how	rSsW
how :	pY
how much	gUrV
hoy	bZgBsZ
hp	cWiWjI
hp$	cWiTjH
hpb	iW
hplc	aUkU
hplc$	aSiS
hps	a]bJ
hq	b^c\\dR
hq$	bUcb
hr :	kHpIqYt]
hr adviser	iHrV
hr wk	fV
hr$	g\\
hrs	fY
hrs 00	eHfT
hrs a	fU
hrs over	aIcS
hrs £	aHgF
hrs$	fX
hs	f\\pS
hs$	fWpW
hsa	h]iGjFmI
hsc	j\`
hse	aRqZrH
hse scale	gW
ht	bEg]pH
htl	j[
hts	jXkI
htwl	cX
htwl$	cX
huama-	fImW
hub	bSc\\
hub$	bZcTmS
hubsc-	b]cAiIsa
hubsch	kSsR
hubsp-	jS
hubspot	jS
hubspot$	jX
hudde-	cWdTtH
huddersfield	cWdTtH
huddersfield$	cW
huell-	bRrY
huella	bS
huelv-	cW
huelva	cW
huelva$	cW
huert-	bZcBhXmI
huerta	hY
huerta$	hYiI
huesc-	mT
huesca	mT
huesca$	mV
hugue-	bJcHhHiGm_sH
huhu	t[
hui	fY
huill-	ia
huiss-	aGiajH
huit	aXiEoV
hull	jS
hull$	cYnR
human	aWbHcEiAkCpGr]tI
human-	aRiT
humbe-	cZqV
humber	c\\
humber$	c\\
humed-	iS
humedad	iYjG
humid-	aDbSiZ
humor	iFjdmDrW
humor$	aHbJiJj\\rT
hund	bThY
hund darf	bUhZ
hund$	bZ
hunde	aIb\\hU
hunde$	aHb\\hW
hunde-	aTbTgV
hundr-	gU
hundred	bRgW
hundred and	gS
hungr-	sY
hungry	sY
hungry$	sX
hunt	i]
hunte-	aHc[jTkH
hunter	aHc[jTkH
hunti-	iX
hunting	iX
husba-	sT
husband	sU
hush	qc
hush$	pJqa
husum	c^
husum$	c_
hut	aSdYhIpX
hutt	bGcb
hutte	aScW
hutte-	fHmYpV
huw	mY
huw$	aHbIjIlImYtR
hv	aVjX
hvac	e\\jImJ
hw	m_pG
hwk	aGiW
hwk$	aGiW
hybri-	dZ
hybrid	dX
hybrid 0	cY
hybrid$	hV
hybride	dWhS
hybride 0	aGdT
hybride$	dShX
hyder-	aIc[iH
hyderabad	aIc[iH
hydra-	iZjW
hydraulic	aUhIiU
hydraulics	iY
hydraulik	jV
hydraulik$	jT
hydraulique	j[
hydraulique$	iHjZ
hydro	iRjHqY
hydro-	aSkX
hyere-	cY
hyeres	cY
hyeres$	cW
hygie-	iSjT
hygiene	iSjV
hygiene$	iT
hygienist	aW
hygienist$	aX
hymn	iY
hyper-	jXmU
hypermill	jVkU
hypermill$	cIiHjUkS
i /	bWfIiEjFmXpY
i am	aIlRmWtR
i can	gZj@lZ
i can't	dSkFsUtX
i don't	aEiSjSlV
i have	gIjJq[tV
i mean	i\\rWsX
i need	aVoS
i said	gXhIqTrJ
i shall	aTpZtD
i think	gR
i want	i[rS
i$	aSbViGjVkR
i'd	sR
i'd like	iGoW
i'd rather	eU
i'll	jHrV
i'm	jHqUtT
i'm the	hStR
i've	bSgWt_
i.e	cWo[
ia	bJcWiX
ia$	bIc[oH
iaa	jX
iacp	jZ
iata	bIdHfFgBh?iBjXl^
iatse	eZgSiHjH
ibagu-	cW
ibague	cW
ibague$	cX
iberi-	g[hI
ibiza	h\\iGnRpH
ibiza$	cRiFn[pI
ic	aSfHiVjU
ic$	aUdGiZnI
ica	iV
ica diploma	jVqV
ica$	i[
ice	aUhTtI
ice$	i_
ich	qUtS
ich weiß	qT
ich$	hR
ich-g-	jR
ich-gcp	jR
ich-gcp$	jS
ici	iJl]rS
ici$	l\\
icp	b^cIfGhHiCmG
icu	aSbSlU
icu$	jElZqU
id	bAeHhVj[kVpU
id$	c[iDjS
ida	cYiEnW
idc	jUsS
iddsi	iX
iddsi$	iX
ide	jYmV
idea	pV
ideal	kXsY
ideal$	jRsZ
ideal-	kcsV
idealement	iFkVoV
idealerweise	jJk^
ideally	kXsX
ideally$	k^
ident-	i^jDqV
idiom-	iTk[qJrU
idle	fZhWoI
idle$	fXhYoI
ido	qW
if	kT
if he	bFiGjIkUq\\
if it	f]
if poss	kZoSsU
if possible	iVoU
if the	qV
if they	j<kVlS
if they've	cGjGkVlW
if we	aUeTfHkHlFqUsT
if you	dS
if you're	hTjSqE
if you've	kT
if$	eSjGkYlV
ifapm-	jS
ifapme	jS
ifc	jUkX
ific	g_jI
ific 00	gY
ifrs	jGk\\
ifs	iW
ifs$	i\\jI
ifse	g^
ig	gWiW
ig metall	gU
igles-	bTsV
iglesia	bTsV
ignac-	qDs\\
ignor-	qVrItR
ignore	qVrItR
igual	jBldoH
igual$	fSlYrR
igual-	cSgWjIoIrT
ihc	hJi]jH
ihk	iVjR
ihk$	aXkS
ihm	aHmY
ihn	fJgIhFkZq\\
ihnen	mYqH
ihr	mVsS
ihre	iHpXqZtS
ii	aT
ii /	hWiV
ii$	aYjY
iii	bV
iii /	bHiWjV
iii$	bXjW
ij	cHhJi@jVq\\
il faut	nWqT
il le	hWjS
il me	aZqI
il nous	tX
il$	cHqVtZ
ilkle-	aGcW
ilkley	aGcW
illus-	aGiUjU
illustrator	aHj\\
illustrator$	aIjW
ilmen-	cYrI
ilmenau	cYrI
ilmenau$	cS
ils	sZ
ils$	aRjZsH
ilse	cIdHm]pR
ilse$	mXpU
im allgau	cX
im besten	jDk[
im buro	hSm^
im dezember	fVhVoG
im ersten	hGiUjFmTrX
im haus	hVpSqW
im herbst	fYqR
im jahr	nX
im januar	fTiHpRrS
im juli	fXiS
im keller	b>hUsW
im mai	b[fVhFqW
im schlaf	jY
im sommer	cS
im team	m\\sUtH
im wechsel	f[iHmS
im winter	bYhU
im$	bRiUjH
image-	i]jH
imagenologia	aY
imagenologia$	aV
imagi-	jS
imke	bImIp]
imker	a\\iFsTtC
immed-	aEbBcCeJfIgJhJi?jFkJobpVqI
immer	fWkTrW
immer$	bVf_
immer-	jFk\`lGmH
immeu-	b\\hD
immeubles	b\\hD
immig-	iWsV
immigration	bSiY
immin-	cUsS
immingham	sU
immo	eEgIh\\
immob-	iVjU
immobilier	i]
immobilier$	iX
imms	i\\
impay-	iZ
impayes	iZ
impec-	j[
impecable	jU
impeccable	hFjZ
impeccable$	hFjZ
imper-	jVs^
impfu-	hT
impfung	hT
impla-	iYjSkT
implantation	i]
implants	aHbW
implants$	aDbZjIkI
imple-	jW
impon-	fHgWs\\
imponible	fFg\\iH
impor-	bSlT
import	bViTkT
importa	kZlU
importadora	b\`iJjHlImGpD
important	lY
important$	jGl[
importe	lW
impos-	bZhCjZqW
impre-	bS
imprenta	b[iTjH
imprenta$	i[jI
imprescindible	j]sW
impri-	b]dFpDqXtE
imprimerie	aS
impro-	jZqT
imss	g@h\`jI
imss$	gBh]
in (	hI
in /	dWfFhWiS
in 0	f_iT
in 00	eGiYqV
in 2000	qW
in a	jUkS
in all	bTdFfBhTmZ
in an	aIj_kGlE
in and	hSpS
in april	mEoGpHqa
in at	aEbDc@fVgHhFi^jB
in august	bSfVo?qT
in before	aVqTtI
in by	fXo^sD
in charge	iGmYqX
in class	bGlT
in coburg	qVtH
in date	j_
in den	fVnS
in die	jUsR
in dritter	aH
in england	cHdInWsW
in english	pSrY
in eu	cFdY
in feb	dHiSlCoW
in five	f\\iE
in four	iW
in front	pUsT
in fur	bUcUrJ
in good	jTs\\
in hand	g[jS
in his	kFsV
in it	hTjS
in january	fHi\\jIpJqR
in july	bYoEpX
in leeds	b\\iDsU
in lieu	gUhI
in march	q[
in may	iXnT
in november	cFfDiWjFoCpHqZ
in office	cJdRhWmX
in on	dWgJoAq[
in one	fCl_rUtH
in or	jR
in person	aIcCd]fGqSrGtH
in q	iWqS
in season	iUnS
in sept	eHi^o@qW
in service	hZ
in situ	iSlV
in spring	fRnVpFqRrI
in summer	fTkY
in term	bIeGf]gEiI
in their	j^
in this	bWqU
in three	bHfXiIlTpV
in two	eEfWiIjFnYq[
in uk	dU
in winter	cYhFjJ
in with	kIpVsY
in writing	iUq]rA
in your	gTiJjUpW
in £	bHhR
in$	aWdW
in-ho-	aSbTjSlS
in-house	aSbTjSlS
in-house$	aXbCiIlX
in-se-	fHiGoX
in-service	fHiGoX
inami	hEjY
inami$	hIiIjY
inbet-	aRnZ
inbetriebnahme	iW
inbetriebnahmen	fJiJn]
inbou-	aSiZ
inbound	aSiZ
inbox	iXp[qY
inbox$	pV
inc	aIbX
inc$	aJbX
incen-	g_
incendie	iZkJ
incendie$	iZkJ
incentive	gY
incentivo	gY
incentivos	gY
incentivos$	gY
inch	bJiTjX
inch$	iX
incid-	iS
incidencias	iS
incidencias$	iS
incident	iU
incl 00	gXhH
incl nights	fb
incl sat	fS
incl$	dViR
include	pGr\\
included	jV
included$	gTiT
including	fR
incluida	fGgVnYpJ
incluida$	fGgWnY
incluidas	eS
incluidas$	eTiT
incluido	jClT
incluido$	hSjDlT
inclus	gX
inclus$	gY
inclusion	i^rG
inclusive	r]
inclusive$	rV
incluye	iU
incom-	bVgIlGs]
incon-	iUqZ
inconel	i]
inconel$	iW
incor-	bRoZtW
incorporacion	o]
incot-	jY
incoterms	jY
incoterms$	jS
incre-	g[iHjU
indee-	rWtS
indeed	rWtS
indeed$	pTrU
indef-	ec
indefinida	e^
indefinido	eZ
indefinido$	eR
indefinite	eV
indefinite$	eV
indem-	fIgWhW
indemnite	gY
indemnity	hXiR
indemnity$	bJhTiS
inden-	i\\
indep-	bc
independant	bUeWgF
independant$	eXgH
independante	aJi\\sI
independante$	bW
independent	bT
independent$	aW
independiente	aFbZ
independiente$	aGbX
independientes	b]iF
indes-	jW
indesign	jW
indesign$	jT
indet-	eW
indeterminee	eT
indeterminee$	eV
index	gajI
index$	g[jI
india	b]cEdSiHjI
india-	aIcTsX
indian	jIs[
indic-	gUiR
indicadores	iZ
indice	gU
indice 000	eSjFpT
indiciaire	gU
indiciaire$	gX
indie	b^
indie$	bZ
indie-	aIbYcG
indig-	aXcF
indigenes	bZlI
indir-	bU
indirect	rR
indis-	jWlU
indispensable	jWlV
indispensable$	jX
indiv-	hT
individual	nS
indoo-	cIiV
induc-	iTjXoS
induccion	bIfIhGiUjYsJ
induction	iIjSoUpT
induction$	iCjXpZ
inductions	iS
industrial	cTjV
industrial$	cS
industrie	bReIgT
industriel	aYiEjW
industriel$	jX
industrielle	j]mDrJ
industries	aGiYlSmX
industry	iVkT
ines	iVm]
infant	aEc[
infantil	bYrC
infantil$	aR
infec-	aIiUjHkU
infie-	iUqS
infierno	iUqS
infierno$	iUqS
infir-	aTbR
infirmiere	aZ
infirmiere$	mZ
infla-	gTiS
inflacion	gTiS
info	pT
infol-	aGj]
infon-	hViT
infonavit	hViT
infonavit$	gIiV
infor	j\\
infor-	iUlSpSqT
informal	mHpY
informe	iUjHpY
informes	i]jI
infos-	aYiT
infostand	aYiT
infra-	iGj]
infrastructure	aVmV
infrastruktur	bUmG
infus-	bXjU
infusion	bYiHjU
infusion$	bWiFjUlItF
ing	jUm_
ing$	j\\
inge	abbI
ingen-	mS
ingenieria$	bRiU
ingeniero	jS
ingeniero de	iS
ingeniero$	jZmI
ingenieur	jT
inges-	iajD
ingest	iW
ingle-	jTkT
ingles	jUkT
ingles b	jU
ingles c	aH
ingles de	iCjIkWlV
ingles para	kS
ingles y	jZkJ
ingles$	iDrV
ingre-	iSoRrS
ingreso	bIfWoV
ingresos	fHiTmIrXsJ
ingri-	mR
ingrid	mR
ingrid$	mU
inhab-	mX
inhaber	m[
inhabergefuhrt	bS
inhabergefuhrt$	bV
inhaberin	aGhImVtS
inhabilidades	jZ
inici-	i]
inicial	eSi[jI
inicial$	eV
inicio	oW
initi-	iU
initial	iU
injec-	bXiDjBkZ
injection	jBk[
injer-	iR
injertos	iR
injertos$	iW
inkl	hUiR
inkl$	hZiH
inklu-	gWhY
inklusive	gWhY
inklusive$	hZ
inmat-	iVmHrS
inmates	bUiGjSrU
inmer-	iV
inmersion	iV
inmob-	bU
innen	aWiS
innen$	iVmT
innen-	adfJmTqDtF
inner-	aGdVjWpU
innere	jZpV
innov-	aHiHm\\
innsbruck$	cW
inox	iYkXpI
inox$	jV
input	i[tU
ins	hVjEpIsT
inscr-	j_oBsS
inscrito	jZ
insel	cVhJiYjH
insel-	bXgGhVnY
insem-	aSiTjU
inseminacion	iVjV
inser-	rT
inserat	rYtT
inserat$	tU
insertion	aYfI
insertion$	bHmV
inserts	jU
inserts$	jX
inset	fVoWpJ
inset$	fViJoWpJ
inside	fRjRmR
inside$	cIdAfYhWiS
insig-	m\\
insis-	lTqTrS
insist	lV
insist$	aIlDpIqTrSsS
insp	i[
insp$	hIiYmR
inspe-	mS
inspeccion	h]iR
inspecciones	bTiT
inspecciones$	bZ
inspection	iY
inspections	iU
inspections$	iS
inspector	aYrT
inspector$	aWbDrT
inspectores	iBm]
insta	iYjU
insta$	iZjR
insta-	pT
instagram	jElS
instagram$	jDlZ
instalaciones	aRbSj]kImAtJ
instalador	iEjU
instaladores	mUoIpS
install	eSfS
installations	bciEpH
installer	a[iH
installer$	aZ
installers	aYcIiImS
installs	bV
installs$	bYgJ
instead of	pU
insti-	bXnX
institut	bTcW
institute	bYcJrS
instituto	bWcI
instr	bEf[kI
instr$	bFf[jRkH
instr-	aVhS
instructeur	aVgHjG
instructor	aRjSkV
instructor$	j@k\\mI
instructors	aSmW
instructors$	aUiImX
instruktion	iW
instrument	hXjR
instrumentation	i\\
instruments	gThZiE
insur-	hTjX
insurance	h[jS
insurance$	h[iHjW
insured	j\\
insured$	jX
insurer	bUfIhI
insurers	b\\kEsG
intac-	i[jI
intak-	iXoT
intake	iXoT
intake$	o]
integ-	aIbYkT
integral	bGgUiU
integral$	bHgV
integrale	gSjV
integrateur	bT
integration	iWjD
intem-	fVh[
intemperies	fVh[
inten-	fUiW
intensiva	hWjGkToC
intensiva$	f[
intensivo	f\\jS
intensivo$	bSfW
interamt	pX
interamt$	aFcHgJjIkHp\\
intercultural	bZiHjGkX
interentreprises	hY
interentreprises$	gIhT
interesse	hGiJk]
interessement	g]hT
interessement 0	eJgZhI
interessement 00	fFg\\hC
interessement$	gYhW
interest	kY
interest$	iJkVlI
interfaces	iY
interim	cIeX
interim$	cDtT
interimaires	bCdIiTjJsZ
interinidad	ed
interinidad$	eWlS
interior	cW
interior$	cVnV
interiorista	aT
intermediate	aTjRkT
intermediate$	jUkU
intermedio	jW
intermedio$	aUiHj\\kI
intermittence	ea
intermittence$	eY
intern	qa
intern$	q[
interna	aUcGlUpY
interna$	f]jU
internacional	kX
internacional$	kX
internal	aSqY
internat	bWfT
internat$	f\`
international	aGc?e\\mG
interne	aTlUqU
interne$	aZ
internes	bIgGhHmY
internet	hWjX
internet$	hSjHr[
interno	aXqX
interno$	aTiS
interpreter	aXcIkS
interpreter$	a[
interpreters	aXiW
interpreters$	aZ
intervenants	bT
intervenants$	bT
intervencion	bWhB
intervencion$	bZhA
interventions	i[
interventoria	iT
interventoria$	iT
interview	pYqT
interview$	pSqY
interviews	p]
interviews on	oJpU
interviews$	iWjYkG
into	aDhBi\\tS
inton-	bGjIkX
intra-	aIbHcVi\`jJ
intranet	aGiCrXtX
intro	aBbHiUjFmIpb
intro-	gSi[
intun-	jTkSqU
intune	jTkSqU
intune$	kTqV
inuti-	jIlZqW
inutile	jIl[qR
inutile$	jIla
inven-	i_jW
inventaire	i\\
inventaires	aCia
inventaires$	iS
inventario	iUqS
inventario$	jVlGqX
inventor	jZ
inventory	iV
inventur	iSjS
inver-	cUgGiU
invercargill	jU
invercargill$	cR
invernadero	iX
inverness	cWgCtT
inverness$	tW
inverter	hYjJ
inverter$	hZiF
inves-	bTqV
investigacion	bRcJ
investigator	aZ
investigator$	a]bE
investor	qXtV
investor$	bUtW
invie-	fVjZ
invierno	f[
invit-	bTqItU
invites	iDtZ
invoice	gY
invoices	i\\qS
invoices$	qZ
invoicing	bY
inyec-	bT
inyeccion	bUjZ
inyeccion$	aUbGiIjZ
iom	cY
iom$	cY
ios	iRkU
iowa	cY
iowa$	cY
ip	iVmV
ip$	iZmI
ipad	hZ
ipad$	gIh[
ipi	jZ
ips	aGbRiGjUmGpY
ipswi-	cW
ipswich	cW
ipswich$	cX
ir	aZbGn[
ir$	hDn]pGqF
ira	h[pSrG
ira$	hXpTrI
irata	aZjU
irata$	jSpU
irela-	cSdF
ireland	cSdF
ireland$	cXdE
iris	bRjZ
irish	rVsX
irish$	sY
irpf	ia
irreg-	fYgV
irregular	fVgXhJ
irreguliers	fT
irreguliers$	fW
irrel-	l\\
irrelevant	l\\
irrelevant$	l]
irrig-	jVmW
irrigation	hFiTjX
irs	gWnG
is 0	fTqT
is 00	gTiEoVqW
is a	kT
is an	dY
is at	cXpWqS
is coming	lY
is done	iDjAlbqU
is fine	d\\jSlSrS
is for	g\\sT
is good	bBcEkeqI
is in	c^iFqT
is no	iUlXsE
is not	l[qW
is off	q[
is on	mGnSq[tW
is the	cYhEsS
is why	bVqU
is zu	fXgFtI
is £	q_
is$	qT
isad	i_jG
isda	iUjT
ish	fXgY
ish$	g[jI
isidro$	cS
isixh-	cJjSkT
isixhosa	cJjSkT
isla	iIjVmWnS
islan-	bVsV
island	bZcR
island$	bIc_
islands	bYc<dJfFgRhCnY
isle	c\\
isle of	c[
isn't	l\\q_
isn't$	jJlUqSrV
isnt	fJj_
iso	aJbSiRjUkR
iso 00000	aHbViUkT
isola-	cHdJg_hIiSjE
isole-	hUiDpT
isome-	jV
isst	b[mGpU
issue	dIhXiWjE
issue$	h[iDnT
issue-	h\\
issues	kR
ist am	fBoVpGq\`
ist das	hCr[sI
ist der	sVtS
ist die	bVtW
ist ein	bUeIgFjTkSqT
ist kein	jYkVlB
ist mir	iWsH
ist nicht	lVsX
ist$	bEsUtS
istqb	kX
istqb$	jS
it	rS
it "	rT
it and	iElVnYpDsH
it goes	rY
it in	r]tJ
it is	gSjSlI
it on	pHqWrc
it to	fJhHiZpJ
it up	iVkHqcrC
it was	qYtU
it within	jU
it'd	jEk\\
it's	rU
it's a	qY
it's for	aFb[cFeGqJ
it's the	bSfTqS
it's$	aJqVrFtX
itagu-	cT
itagui	cT
itagui$	cT
itali-	jU
italian	bSjS
italian$	bUjDkX
italiano	jTkX
italiano$	kS
italien	jW
italien$	aViI
italienisch	jTlT
italienisch$	rX
italy	bFcHfFiHjGmGndpG
iti	jX
itine-	kX
itinerant	k[nF
itp	fIgHh_iIjE
its a	sU
itsel-	iWkElR
itself	iWkElR
itzeh-	cS
itzehoe	cS
itzehoe$	cS
iv	gVjV
iv$	bHgViGkF
iva	eUgShGi]
iva$	eYiVjG
ivan	m[
ives	aIcT
ives$	cT
ivf	bZhHkDqJrX
ix	gU
ix$	gTjT
ixos	iHj^
ixos$	iHj^
j /	eYf\\nT
j 00	aUfTjJ
j$	bIfSpD
j'ai	qTs\\tV
ja	sU
ja$	hUtV
jaarc-	eZ
jaarcontract	eZ
jab	h[
jab$	h[
jabs	hZ
jabs$	aIfJh\\pJ
jacke-	hZ
jacket	hZ
jacket$	hY
jaen	bV
jaen$	gS
jagds-	jS
jagdschein	jS
jahn	hYmW
jahn$	hXmW
jahr	hU
jahr 0	fJgDh[qU
jahr$	eTgTnV
jahre	eUjZ
jahre praxis	hHiVsU
jahre$	e[
jahre-	eY
jahren	bX
jahren$	hUsS
jahresabschluss	hIi^
jahresarbeitszeit	fYgH
jahreskarte	fIhY
jahressonderzahlung	gXjJ
jahressonderzahlung$	g_jH
jahrg-	bWcFrYsStF
jahrl-	iVnT
jahrlich	nU
jahrlich$	gX
jaja$	hSjJqU
jajaj-	qT
jajaja	qT
jamai-	lS
jamais	lS
jamais le	fV
jambe-	cTjT
jambes	cTjT
jambes$	cT
jamf	iV
jams	i[
jams$	i[
jan	o^
jan 0	iToX
jan 00	pY
jan$	hHoX
janua-	fVoU
januar	fT
januar$	eRfRiGpT
january	fSoV
january$	iJo]qT
janvi-	eSoR
janvier	eSoR
janvier$	fToV
japan	bWcHjInZ
japan$	bXcIiInW
japan-	jAk]
japanese	bRkT
japanese$	bR
japon-	cAiTk[
jardi-	hR
jardin	cUgDhY
jardin de	bSiZ
jardineria	aXiIjS
jardinero	bU
jardinero$	aY
jargo-	r^sI
jargon	rYsJ
java	l[
java$	aUlW
jaw	cZ
jaw$	c[
jcl	iUjT
jcl$	iV
jd	bRl\\
jd$	lXsI
je	gY
je 0	aJf[iTmC
je cherche	aUbStI
je nach	eXgTtI
je nachdem	gW
je ne	f[qU
je te	gU
je veux	pJsXtR
jede	f^rR
jeden	rV
jeden vierten	fUiT
jeder	fW
jeder zweite	jW
jeder-	pZ
jederzeit	pZ
jederzeit$	p[
jedes	f\\qS
jedes 0	fT
jedes zweite	bHfXhF
jefa	mh
jefa de	aW
jefa$	mX
jefat-	aWmZ
jefatura	aWmZ
jefe	aTmd
jefe de	aU
jefe ing	m[
jefe$	aYpT
jeman-	sS
jemand	sV
jemand der	aV
jemand$	aWhV
jemanden	aSeWkItS
jena	cRdX
jena$	dY
jena--	cb
jerez	c[
jerez$	cR
jerse-	iU
jersey	iU
jersey$	iU
jet	aUcFhHiUjDk[
jets	aIb_jH
jetso-	iX
jetson	iX
jetson$	iX
jetzi-	q[
jetzige	qY
jetzt	gTtZ
jeu	bUiSnGrR
jeu$	hGiZnD
jeudi	fZiU
jeudi soir	f^hC
jeudi$	fUhT
jeune	pJsct[
jeune-	bTsR
jeunes	sU
jeunes filles	bX
jeunes$	aGbUlT
jeunesse	bT
jeunesse$	bXiI
jeux	b\\gHjX
jewel-	aVjV
jewis-	bS
jewish	bS
jira	j\`
jksim-	k[rJ
jnc	j^
jo	fIpCqWt]
job :	aTbI
job share	e_f\\gHjIkIlG
job$	eShYl^
jobce-	pVq_
jobcenter	pW
jobra-	hS
jobrad	hS
jobrad$	hS
jobs	pW
jobs$	bWiGjYmJpU
jobti-	hX
jobticket	hZ
jobticket$	h[
johan-	aFbCfGo_
john	bHcX
joign-	fFiUjFm[pG
joignable	fFiUjFm[pG
join	hJm^o_
joiner	kU
joiner$	aX
joiners	aIiVpW
joiners$	oIpW
joinery	jX
joini-	oV
joining	oV
joint-	aViVjD
joints	iU
joke	aIb\`cHfFhJiDjF
jokes	iFrb
jokes$	hWlFpEr\\sD
jolie	sc
jorge	cWmT
jorna-	gS
jornada	eSfU
jornada completa	eU
jornada$	aJeTgWiS
jornadas	dWiS
jornal	gZ
jornal$	gR
jose	cVpXtS
jour fixe	aGfVt[
jour$	iSjT
journaliste	aVcIeTiI
journals	bWrJ
journals$	bXrJ
journee	fVpV
journee$	fXiZ
journees	bIdZ
journeyman	gGkY
jours	dYfYhS
jours +	hY
jours 000	eEf\\gJhJ
jours a	dZfVhF
jours de	fU
jours et	dHf^
jours par	fUhEn^
jours sur	dWfShSoC
jours$	fZ
joven	sW
joven-	aS
jovenes	aS
jr	a[bFpT
juan	cVmX
juare-	cVhV
juarez	cZ
juarez$	cW
jubil-	q[
jubila	iTqT
jubilacion	eT
jubilacion parcial	eT
jubilados	aIl[sW
judge	iFjWqW
judge-	bYiSjX
judgement	fHiFj\\
judic-	eRfTjW
judiciaire	eXjG
judicial	fWjVqT
judicial$	fWiCjY
juego	gWiEjY
juego-	iVpS
juegos	iVpS
jueves a	bWhHnV
jueves por	pV
jueves$	fT
juez	jVmZ
juge	iZ
juge$	i]
jugem-	iW
jugements	iW
jugen-	aSiZ
jugend	b[iF
jugendliche	aEbCgGi_
juici-	jSnR
juicio	iWjHqU
juicios	jXnU
juill-	o[
juillet	oW
juillet$	hToU
juillet-aout	fVoX
juin	fToUqS
juin$	iIo^pVqT
jul	aGdHeJfBh]nJo\\pErJ
jule	mXqU
juli	fRo^
juli$	oc
julia-	cYqT
julian	qX
julie	nT
julio	hUo_
julio$	iGo\\
july	o]
july 0	oZ
july and	bUiS
july$	o[pS
jumbo	i]
jun	bGcEdJeYgFhDiTjEkGlImInHoDpJqIrItI
junct-	iIjX
junction	cT
june	gHoa
june 00	f@ob
june$	gGoY
jung	iIjHqGs_
junge	rHsb
junge-	bUjVs[
jungen	bViDj\\
jungp-	iXjJ
juni	fToXpT
juni bis	oW
juni$	oUpY
junin	bEcahJ
junio	o]
junio$	eSgSo^
junior	aW
junior$	aVbHeU
juniorchef	bWmCpY
juniors	cVlSmX
juniors$	m^
junip-	aJbUjU
juniper	aJbUjU
junta	fFi\\
junta$	gTiU
junta-	fUiU
juntas	fUiU
juntas$	f]hIiJ
junto	aScXiBmV
junto a	bBc[hWmT
jura	cUiHj[kS
jura$	cWiIkVmI
jurid-	iDjYtU
juridique	tV
juris-	iVlU
jurist	aFjUlW
jurist$	aEiJjW
juriste	jJ
jury	iUp[
jus	iW
jusqu'a 0	iSoV
jusqu'a 00	fVoHpV
jusqu'a 000	gV
jusqu'au 0	eTpU
jusqu'au 00	pR
jusqu'en	bWiJ
just	cTsVtJ
juste	o^
justi-	mY
justice	iUjImS
justo	qIr_
juven-	iTrV
juvenil	iSrV
juvenil$	bUiTrU
juzga-	n\\pI
juzgado$	iW
jv	aGb\\qX
k $	gWiU
k (	qUrVsI
k +	gS
k /	bEfJiX
k 0	hZk[
k 00	fEhZ
k a	hCig
k base	gTmH
k depending	gZiJ
k for	gShT
k fte	g\`
k incl	fE
k members	bZcIgDhJiS
k monthly	g^
k on	g\\
k per	hU
k pm	g^iR
k to	fCi\\
k visitors	bY
k yr	hU
k €	gXiR
k$	g]
kabel	iZ
kabin-	sY
kabine	sZ
kabinen	iUrJ
kafer-	aYbJcCiTjH
kaffe-	bV
kaffee	hWpRqR
kaffeemaschine	bXpH
kaffeemaschine$	bZgHhEiUjIpG
kaffeemaschinen	bFi\\
kafka	iRkZ
kafka$	cGiWkR
kaise-	bWcHh]iI
kaiser	h_
kalbe-	iY
kalber	iX
kalen-	bXpX
kalender	bYiS
kalgo-	cX
kalgoorlie	cX
kalib-	iajF
kalku-	jXpR
kalkulation	iSpV
kalt	gIha
kalt$	bDgGhbpI
kalta-	iX
kaltakquise	iX
kalte-	aYbEcFgIhEi[j>kVnJoH
kamlo-	c[hYiF
kamloops	c[hYiF
kamme-	jElYsX
kammer	rXs[
kampa-	hW
kampagnen	fSjH
kampala	hW
kampala$	hV
kanal	aFbIiYjXkJqG
kango-	hV
kangoo	hV
kangoo$	hX
kann	jUkZlR
kann nicht	s[
kann$	jVkRlS
kanna-	jY
kannada	jY
kanns-	gStR
kannst	gStR
kannst du	kUtV
kanti-	bRhT
kantine	bRhT
kantine$	fShV
kanto-	bYcA
kanton	bFcCgGhYjY
kantonalem	gX
kanzl-	iRmV
kanzlei	bWdSmI
kao	fHg_mHpG
kapit-	cHhCiAj_mXpJ
kapitan	m\\
kardi-	fIj\\rT
karen-	eTqS
karenzvertretung	cSeX
karls-	cTjT
karlsruhe	cTjT
karlsruhe$	cTjR
karte	aXgVhGtS
karte$	aVgWhFtU
karti-	iZ
kartierung	iZ
karto-	i]
kasse	iT
kasse$	aUiU
kasse-	bXiS
kassel	cY
kassen	bZ
kassi-	lW
kassieren	iSlXsJ
kat	j\`
kat$	j\\
katal-	iY
kateg-	aHbEjVkU
kategorie	aGbDgJjWkV
kath	aJpStY
kath$	aEpStY
katho-	bUkHqEsd
katholiken	bVkJsS
katholisch	iHqFrJsb
katholisches	aIb_
katze-	bY
katzen	bY
katzen$	bU
kaufm	iIjWmS
kaufm-	a\\mF
kaufmannische	a]mF
kaum	iVlWqI
kauma-	iWpS
kaumatua	iWpS
kavo	gZ
kaz	gJkUlIpUtW
kaz$	kSlJpW
kb	bIiXjT
kchf	b@gaiDpD
keel	pZ
keel$	iIpZ
keen	fXsT
keen$	fX
keep	qWrW
keep it	eVsT
keep that	oSqX
keep the	i\\
keep$	gTrD
keepe-	aSlX
keeper	aY
keeper$	a\\
keepers	mZ
keepers$	mX
keepi-	eWfH
keeping	eWfH
keeping the	fJiRqS
keeps	jZqYtG
keevi-	bV
keeving	bV
kegs	h@iWjZ
kein	lVrRsR
kein "	r[sI
kein fehler	k_
kein muss	jEl\`
kein wort	qfrH
kein$	fSiIrVsR
keine	rSsb
keine mit	s[
keine$	fXlVsS
keine-	jGlSqSsU
keinen	iGpJrWtT
keiner	jClWqS
keiner$	gErT
keins	bDcJdXiGjGlWpIrVtA
kelle-	h[iU
keller	sT
kellermeister	aS
kelln-	aSjFlZ
kellner	aSlT
kells	c]
kells$	c]
kelow-	cX
kelowna	cX
kelowna$	cX
kempe-	bHcWmFpX
kempt-	cV
kempten	cV
kempten$	cY
ken	bElapHqSsI
kenda-	cR
kendal	cR
kendal$	cV
kenne-	kV
kennel	a[
kennen	iGkV
kennen$	iDk\\
kennt	bIgGiJjWr\`
kennt-	jTkU
kenntnis	jX
kenntnis$	jY
kenntnisse	kW
kennu-	fJpZ
kennung	fJpZ
kennz-	pU
kennziffer	pU
kennziffer 00	pU
kenor-	cUn[tE
kenora	cUn[tE
kent	aIcVlJsT
kept	pSqT
kernz-	fRgJhX
kernzeit	fRgJhX
kernzeit 00	eIfZ
kerry	cViX
kerst-	mU
kerstin	mU
kes	g^
kesse-	aHbScIiVjWkEsG
kessi	aIbHhFi_
keswi-	cS
keswick	cS
keswick$	cU
kette-	cXiS
kettl-	bYmFpY
kettle	bYjGtV
kev	mW
kev$	aIjImX
key	ia
keyho-	jYmG
keys	bV
keys$	bZ
kfw	aJbVhHiZ
kfz	aWiZqGtF
kfz$	aWiUqHrItH
kfz-g-	aT
kfz-gutachter	aT
kg	jS
kg /	bRiS
kg$	iVjY
kid	bUhTlHqV
kiddu-	iX
kiddush	iX
kids$	hYjU
kiel	cWnY
kiel$	cTnZ
kiele-	bSfS
kieler	bSfS
kilke-	cTfS
kilkenny	cT
kilkenny$	cU
kill	iSqV
kilma-	cUgJ
kilmarnock	cUgJ
kilmarnock$	cW
kilns	iT
kilns$	bRiT
kilo	gThXiJkDsV
kilom-	gYiDne
kilometer	cVjVpH
kilometer$	cRnT
kilometergeld	cGgHn^pG
kilometraje	g[
kilometres	gIhHn[
kilometro	cYgWn@
kilos	gJjUsY
kilos$	iHjZsR
kind	aYfGjZ
kind$	abiJqGrDtJ
kinder	i^
kinder und	aX
kinder unter	bUiV
kinder$	b\`
kinderbetreuung	aY
kinderbetreuung$	aZ
kindergarten	bT
kindergarten$	bYhIiI
kindern	iSjBkYsR
kindern$	bIhIiYkH
kinderwunsch	s[
kinderzulage	hW
kindl-	jStS
kindly	jStS
kindly$	bTj[rStE
kine	mV
kine$	aXmW
kines	bXiFm]
kines$	bXiEm\\
kines-	aTmS
kings-	nWpT
kingston	nWpT
kingston$	nS
kiosk	aScFgGjZ
kippe-	aGcGi^jH
kirch-	bXiR
kirchberg	cU
kirchberg$	bHcU
kirche	iSrIsT
kirchen	bV
kirchen$	bScHiSmJ
kirchengemeinde	aDbW
kirchengemeinderat	hFjHm]pIqH
kirkc-	cT
kirkcaldy	cT
kirkcaldy$	cW
kirkw-	c^
kirkwall	cW
kirkwall$	cW
kis-a-	jW
kis-ablosung	jW
kiste-	iX
kisten	iX
kiswa-	hJjTkHrY
kiswahili	hJjTkHrY
kit	h\\lT
kit$	h\`lU
kita	h]
kita$	a]bB
kita--	hY
kita-leitung	aVrR
kita-leitung$	a[
kitchen$	aXiDkS
kitchens	iZ
kitchens$	bX
kits	aEbbiW
kits$	i\`jI
kitte-	bGcHgHhXiEkIlZpHsW
kiwi	pVs]
kiwi$	bXjFpGsW
kiwif-	bSiT
kiwifruit	bSiT
kiwis-	gIh]
kiwisaver	gIh]
kl	fFh]jXpB
klapp-	qVsU
klappt	cUsT
klar	iHjXlV
klar$	jYlT
klara-	bV
klaranlage	bV
klare-	qV
klaren	qV
klasse	jR
klasse 0	bXjI
klasse b	jX
klasse$	jEkV
klaue-	i[
klavi-	iX
klebe-	iX
kleben	iX
kleben$	iY
kleid-	gFhbsU
klein	bRfGiGpHrYtR
klein$	aEbVgHiEkFmIpIsStV
klein-	bViS
kleine	iU
kleinen	fFiTsU
kleinere	iY
kleinreparaturen	iT
kleinreparaturen$	iV
klett-	aYh_
klien-	i]pJ
klima	bXiV
klima$	bUiV
klima-	aSh^sI
kling-	cIsU
klingeln	dWpVrH
klingeln$	dX
klingt	bRqHrRtT
klini-	cS
klinik	hXiX
klinik$	bChYiY
kliniken	bSnW
kliniken$	cJiW
klinikum	cSeI
klinikum$	cWeI
klinikverbund	aY
klinikverbund$	aY
klopf-	i]
klopfen	i]
klost-	bW
km	nd
km a	hIjUnV
km de	bUiR
km par	gJjSnZ
km$	bScTg[
knapp	kGm]rY
knapp$	aEhIkDmVrZ
knees	iSqWs^
knees$	aIbHcIhGjGmHqZsHtJ
knie	iHjTqXsV
knife	iSjS
knits	a[cIiF
knits$	a[cIiE
knive-	kT
knives	kT
knock	cZiT
knock$	aHcUiV
knock-	i_
knott-	jT
knotting	jT
know	qZ
know a	aEt[
know the	bHqSsZ
know what	jGs]
know yet	qW
know$	cJlSqX
know--	jTlW
know-how	jTlW
know-how$	jYkU
knowl-	kWlW
knowledge	kWlW
knowledge of	lR
knowledge$	hEiEjXkTlT
known	bThCjDs\`
knows	iDjWkWq^
knx	iHjTkW
knx$	jT
kobi	p[
kobo	jSkY
kobo$	jSkT
koch	aVhHjS
koch$	a]hHjUtF
koche-	iZ
kochen	iZ
kochen$	iY
kochi	c]
kochi$	cZ
kochs-	iW
kochst	iW
kocht	fAh^iT
koffe-	hU
koffer	hU
koha	cFj\`
koha$	cIj]
kolka-	pX
kolkata	pX
kolkata$	cSpU
kolle-	hWm[
kolleg	jWmW
kollege	fFmZqYtW
kollegen	iClWmX
kollegen$	iIlTmU
kollegin	qT
kollegin$	aGeXmVtS
kolleginnen	mWrU
kolleginnen$	bHm\`
kollegium	bU
kollektiv	bU
kollektiv$	bUhS
koln	c[
koln$	cV
koln--	c_iAn[
kolon-	aRbHmSsV
kolonne	iRmSsY
kombi	h^
kombi$	h_
komis-	bJcIsRtX
komisch	bJcIsRtX
komm	pZtS
komma	hWqW
komme-	rSsS
kommen	rSsS
kommen$	eRfUlGpSrI
kommi-	iRkEqVrZ
kommission	iVkDr_
komms-	jXlW
kommst	jXlW
kommt	lVpFq[
kommt$	jXkTrH
kommu-	b\`cCqS
kommunal	bT
kommunal$	bT
kommunen	bT
kompl-	hSiR
komplett	hT
komplett$	nU
kondi-	jXmJ
konditorin	mF
konditorin$	aVmH
kone	bTjS
konfe-	hSs\\
konfektion	aVsV
konfi-	bHi\\
kongr-	aTfU
kongress	rS
kongresse	aJbRiV
konig-	bAiW
konku-	qVrT
konkurrenz	qVrT
konne-	jV
konnen	jV
konnen$	iGjT
konnt-	bWqV
konnte	bZjI
konse-	jUrU
konsi-	hGi\`
konso-	iTjVlE
konst-	a[cStS
konstrukteur	aTlY
konstrukteur$	aTlY
konta-	i]pT
kontaktlinsen	iYjI
konti-	s_
kontr-	eVrW
kontrollieren	iU
konze-	bSpT
konzepte	iY
konzern	bIiHjUlV
koord-	aUmT
koordination	aXgIiY
koordinieren	mX
koordinieren$	iFmY
kopf	aXgGqS
kopf$	aZgEjIqS
kopfe	bVmW
kopfe$	bY
kopfr-	fGiJj]
kopfrechnen	fGiJj]
kopft-	sd
kopftuch	s^
korea	bYfGgGhY
korea-	kY
korean	kY
korer-	iSpU
korero	iSpU
korre-	iZjU
korri-	iS
korrigieren	iS
koshe-	iX
kosher	hS
kosher$	bYcHhD
kosme-	jGk^
kosmetik	aUbWiG
kosmetik$	aUbXiG
kost	h_
kost und	hW
koste-	hZiUtT
kosten	hWiJjV
kostenlos	hXjJqS
kostenlos$	hU
kostenstelle	aGbDcGeCgIhGiIt\`
kostet	hZ
kotli-	kY
kotlin	kY
kotlin$	jX
kowal-	qS
kowalczyk	qS
kp	aXfF
kp$	a]
kpi	hIiY
kpis	gVi^jH
kpis$	gZhIiR
kql	jU
kr	g_rT
kr /	gY
kr$	gThRrR
krabb-	aUb[
kraft-	bUiJjSsT
kraftig	fGiIjXsW
kraftraum	hWrH
krako-	qW
krakow	qW
kranf-	bIj^
kranfuhrer	aUjH
krank	hImBq]s\\
krank$	aGqTsT
krank-	bY
krans-	jT
kranschein	jT
kraut-	iW
kredi-	aWbJgBhUiSjJ
kreid-	iTqV
kreis	fJnZ
kreis$	fJnZ
kreis-	hWnZqW
kreiß-	qV
kreuz	bUqYsS
kreuz$	bUqSsT
kreuz-	a@bHcXfGhDi[
krieg-	c\\fHiHkV
kriegen	iHjWlVqIsI
kripp-	gGtG
krone-	i]
ks	bGcXiYjF
ksa	bSiV
ksa$	bU
ksh	gZ
kuber-	jXlS
kubernetes	jXlS
kubernetes$	jUlS
kuche	a^bSiB
kuche-	iVmW
kuchen	iW
kuchenchef	aUmGpW
kufst-	cUrS
kufstein	cUrS
kufstein$	cX
kuhe	aGbWiUkHtY
kuhe$	aIbRiTjJkGtX
kuhl	bWiImZ
kuhl$	bYhIiGmV
kuhlh-	b\\gJjD
kuka	aTfIj\\
kultu-	m\\
kunde	bTjVqY
kunde-	iS
kunden	bViU
kunden$	eHjY
kundi-	hZoZpF
kunds-	bSgJjSkU
kundschaft	bSgJjSkU
kunst-	aTb\\iFjZ
kupfe-	a<b[cHi^
kur	iHjAkatJ
kura	bfcEsI
kurat-	a[iGjIrS
kurdi-	kV
kurs	fHhCj^lW
kurs$	fFhGj[lU
kurse	a[iXtF
kursg-	gEh]iF
kurz	rb
kurz davor	cIjV
kurz$	pHr\`
kurze-	fSq]
kurzer	fYsR
kurzf-	fFoYpWr?
kurzfristig	fHo\\pE
kuste-	aDbfjF
kv	aUgY
kv$	aVbR
kw	bFfFhWo\\sHtV
kw 00	eHgFhIoWt[
kw$	ibtF
kyc	aRbJiY
kyc$	i[
kyrib-	cFjT
kyriba	cFjT
l 0	aZj]kY
l 00	g^
l a	bSfZ
l$	fAg_hX
l'a	c\`iEqR
l'acc-	gTsT
l'act-	fIgY
l'acte	fIgY
l'age-	nTqW
l'agence	qYtT
l'ais-	iHjXsT
l'aise	iHjXsT
l'an	hX
l'an dernier	gEnT
l'an passe	gR
l'an$	i]jE
l'anc-	gGqd
l'ancien	qV
l'ang-	iHkSlV
l'anglais	iHkSlV
l'ann-	qYrS
l'annee	eVjY
l'annee$	eVjY
l'annonce	jErWtT
l'annonce$	tV
l'app-	bGiJkIl\\pIqY
l'arr-	jT
l'ass-	aGiT
l'association	aGbUcIiGtV
l'assurance	qXsV
l'ate-	jU
l'atelier	jU
l'atelier$	hZjW
l'aut-	iTqY
l'autorite	aHiRmR
l'eau	i\\
l'ech-	qX
l'eco-	jHmR
l'ecole	mSsI
l'ecr-	qZr\\sI
l'ehp-	tX
l'ehpad	tX
l'ehpad$	tY
l'emp-	pSrV
l'emploi	pSrV
l'ent-	gWrU
l'entreprise	iIpGrZ
l'entretien	aGgWiVpW
l'equ-	bVfGiSmBsX
l'equipe	bVfGiSmBsX
l'equipe$	bXfDpH
l'ess-	dR
l'essai	dSgRoIsU
l'essai$	dVgVoHpDsF
l'eta-	jZpW
l'ete	fZ
l'ete$	fXkR
l'heu-	gX
l'heure	gX
l'hiv-	eT
l'hiver	eT
l'hiver$	fRjS
l'hor-	bRcGiUsT
l'ins-	gRqW
l'instant	gTqW
l'instant$	gSqT
l'int-	dSkEr[
l'occ-	iS
l'occasion	iS
l'occasion$	iS
l'ora-	jSqV
l'oral	jSqV
l'oral$	jSqV
l'ord-	iHjWtS
l'ordre	iHjWtS
l'ordre$	iHjWtS
l'uni-	qWsJ
l'unite	qWsJ
l-j	fagJ
l-s	f_
l-s$	f_
l-v	f_
la 0	hVqV
la caisse	hGjJpYqT
la calle	hRqX
la campana	oVqX
la carte	fXr]
la casa	dIhd
la clientele	s]
la comunidad	qT
la de	qY
la defense	c_
la direction	aWq]
la directora	mHq\\
la empresa	eW
la espalda	jYsV
la familia	iSpVrWsE
la formation	jFkUlSmD
la gente	sZ
la hora	g\`
la journee	bIgTpT
la main	jR
la maison	dVhUrS
la mesa	aTgCm_
la nave	hS
la noche	fS
la nuit	fFgWiVjT
la oficina	pVqG
la palabra	rc
la persona	fW
la personne	iTkGoVqDrU
la place	sX
la presidente	qU
la regie	tV
la segunda	bIqT
la semaine	fVqV
la semana	dSeXgRmX
la senora	aGiY
la serena	hUtI
la tarde	hS
la tienda	cWpW
la titular	i[jIqS
la una	aGcIf\\
la venta	bIqZ
la vida	b\\hIqW
la ville	cIqUrT
la vista	b[cEjIpS
la web	pWtY
la zona	gEnTpHrSs[
la-de-	qS
la-dessus	qS
la-dessus$	qS
lab	iUmS
lab manager	aT
lab of	bW
lab$	aWmX
label	bZjX
label-	iX
labelling	aZ
labels	bWiS
labels$	bY
labo	bWdY
labo$	dViUqIrU
labor	eSiSoT
labor$	bVeUiZ
labor-	mS
laborables	hZ
laboral	aTpT
laboral$	eTjTkHpR
laborales	kUpY
laborales$	iHkVpU
laboralista	bV
laboralista$	a[
laborant	m[
laborant$	m[
laborantin	mW
laboratoire	bSrS
laboratorio	bSjImTqI
laboratorio$	aTiTjDmYqH
laboratorista	aVjV
labou-	mYqS
labour	iUqX
labourer	m\\
labourer$	mV
labra-	jUmFpZ
labs	b^cIiTnS
labs$	bWiX
lac	aDbFc_fHgHlImJqJ
laca	iTjY
laca$	jZ
lace	iW
lachi-	mZ
lachie	mZ
lacki-	a@j^
lacta-	h[iX
lactantes	bGiZsZ
lactation	b\\iI
lacte-	gW
lad	mXsh
ladde-	j\\
ladder	hYlHqT
ladder$	hIjUlJqZsI
ladders	j]
ladders$	jW
lade	p\\rHtD
laden	bUiW
laden$	bReStW
laden-	aTcGgJhX
lader-	gV
ladie-	mTsV
ladies	mUsW
ladies and	bRiAtY
ladies$	iEmXsX
lado	cZdJjJkT
lads	jIsh
lads$	bTiH
ladun-	aWiV
ladungssicherung	aWiV
lady	mSsf
lady$	mYsT
lage	cFi[jYpH
lager	bSdVmV
lager$	bUhX
lager-	aYgJ
lagermitarbeiter	a^
lagos	cYmU
lagos$	aImX
lahr	cXfCgIiIn]oDpH
laia	mcpE
laiss-	nTqTr[
laisse	qZ
lait	b^cD
lake	cahTqF
lakev-	c^jEkGpIrR
lakh	gRhWiX
lakh$	bGeIgWhWiR
lamb	bIhYiX
lambs	cHiZtI
lamin-	aXbYiGjU
lamp	iXmIpJs\\
lance-	gTiZ
lancement	gViX
lanch-	cHhHn\\
lancha	cHhHn\\
land	bXjInS
land$	hTjGnU
landa-	cSiR
landau	cW
lande-	bacWiD
landesverband	bS
landi-	iR
landing	iR
landk-	bXnZ
landkreis	bWnS
landkreis$	cSiTkJnD
landkreise	cGnZ
landl-	gHiW
landm-	bZi?jEk[lUmH
landmaschinen	cHiHlYmD
landmaschinen$	bFcHiGkJlYmG
landr-	aIbXcEqW
lands-	aZiInU
landschaftsgartner	aWjX
landshut	cU
landshut$	cX
landt-	bXiTjD
landw-	bTkXlD
landwirt	j]
landwirte	aJbYdHfIhGiSjEkGmGsJtE
landwirtschaft	jAk]lB
lane	bWiU
lane$	bZhUiF
lanes	iYjU
lanes$	iXjU
lang	fWiIoTqIrZtT
lang$	fWgJiIjApIqErWtW
langa-	bZ
lange	fUiJjTmJrU
lange-	aHcXiInStF
langer	fTnV
langt	l]
langt$	l^
language	cX
language$	cTjXsR
languages	bUlT
languages$	bXmV
langue	kZ
langues	j]
langues$	j^
langz-	cHfBgHh]iTkJpEqXsF
lanus	c\\
lanus$	c\\
lanza-	iYpJ
lap	j_
lapse-	iVjUqI
lapto-	hZ
laptop	eJh[
laptops$	iV
larch	iZ
larde-	i[
larder	i[
larder$	cHi[
lared-	cT
laredo	cT
laredo$	bTcS
larga	iW
larga$	cIfUiYjT
larga-	iYqY
largo	gSiJqY
largo$	iJqX
largo-	iR
largos	iR
larra-	kJm^
las	sR
las 0	f_jRpV
las 00	fU
las dos	jUqVrH
las palmas	iS
las$	cWfI
laser	aCih
laser-	iSj\\kBtG
lashi-	iW
lashing	iW
lass	aSqUrTsT
last	q]sR
last 0	jUpZ
last one	qVrSsS
last two	iIpU
last year	bVs[
last yr	bVgYqH
last$	aIf^hAiIjHsUtV
laste-	iX
lastenrad	hViTpJ
lasti-	e\\jH
lasting	e\\jH
late	f_
late nights	h]
late shift	sU
late$	bIf[hS
later	lV
later$	iHjIlZtV
lates	f^tG
lates$	fUgV
lates-	o^pI
latest	o^pI
lath	bHcHi\`
latin	j]kU
latin$	aIjW
latin-	jIrZsW
latte	iVjX
laufe-	fTjU
laufen	fWjX
laufende	bV
lauft	fJgFkTlTqX
lauft$	cHjDkSlYpGqU
launc-	nR
launceston	cIiIn[
launch	cV
launch$	cAh\\iBpXqT
launches	bUqIsU
launches$	bX
laund-	hSmU
laundry	hSiR
laundry$	aThX
laune	bVhX
laune$	bXfHhY
laura	iGm\`
laure-	aGc]iFmStU
lausa-	c_pH
lausanne	nSqS
lausanne$	cSnT
laut	jTqStR
laut kv	gX
laut$	bUtY
laute-	bR
lauten	iSjV
lauter	bWsS
lavad-	hViX
lavado	hW
lavado$	hTiS
lavag-	iT
lavage	iT
lavage$	hV
laval	cXpS
laval (	cY
lavan-	aShXmE
lavanderia	aShXmE
lavanderia$	h\\iI
lavap-	aXcUiD
lavaplatos	a[iI
lavaplatos$	a\\iI
law	bEiHlYrW
law$	aYbFkW
lawye-	bR
lawyer	aVqR
lawyer$	aRjJsUtH
lawyers	aJb[
lawyers$	b[
lay	bRi_
lay-u-	jY
lay-up	jY
layer	hXjJ
layer-	iT
layti-	iRjU
laytime	iRjU
lb	cSjW
lc	bIcJg\\iTjGmH
ld	iGjFk]
le	qT
le 0	pWqW
le 00	fRiIoSp\`
le chef	aUiX
le client	rW
le dg	aUpUqS
le jeudi	f[hXiE
le lundi	fXiTmJ
le maire	tW
le mardi	gIiT
le matin	id
le mercredi	fUiU
le mieux	iCoYpX
le mois	eEfZhSnY
le mot	gYrW
le nom	r_
le patron	qY
le poste	eWtV
le samedi	fRnS
le site	iApTtY
le soir	hZjIsT
le temps	hZqFsTtV
le vendredi	dW
le week-end	hWtW
le$	oV
lea	iIr^
lead	aWmm
lead$	ad
leade-	mT
leader	aVmV
leader$	aX
leaders	iDtZ
leadership	bU
leads	iUmc
leads$	hViZmE
leadw-	cJiV
leadwork	cJiV
leaf	i\\
leagu-	bTiX
league	bTiX
leak	iWqS
leaks	i\\qU
leaks$	ib
lean	hHkTsZtF
leap	jX
leapf-	jX
leapfrog	jX
learn	hHlfsC
learn$	iGlZ
learn-	jR
learned	iIlVsY
learner	bW
learners	bTiXtE
learning	gIhXiAj\\kSlI
learning$	gCh]
learnt	jHl\\
lease	eThZnT
lease car	hY
lease$	eWhW
lease-	h\\pG
leasi-	cJeIh[
leasing	iS
leasing$	iVjS
least	jZoR
least 0	iJj\`
least one	jX
least$	jY
leath-	hX
leather	hX
leather$	aJbXcGhAiU
leave	h_rYsS
leave 00	hZrE
leave a	pVqY
leave out	qFrc
leave the	jGra
leave$	h^qS
leave-	dIhJnY
leaves	dGhGn[qS
leavi-	iUpJqV
leaving	iUpJqV
leaving cert	iIjRlWqH
leben	aIhGiXtW
leben$	iHtY
leben-	b\`eJiGpT
lebenslauf	pZ
leber-	tY
leche	bT
leche$	bWgUiG
lecte-	r^
lecteurs	iV
lecteurs$	iU
lecti-	f]oW
lectivas	f[
lectivas$	f[
lectivos	fX
lectivos$	fY
lecto-	iR
lectoescritura	bHjTkS
lector	iYjI
lectr-	jTkS
lectra	jTkS
lectra$	kV
lectu-	jV
lectura	rT
lectura de	pS
lecture	j[
lecturer	aWrR
lecturer$	aW
lectures	i]
led	j]
leder	aIbWcGiWjG
ledes-	mW
ledesma	mW
ledesma$	mU
ledge-	iYpU
ledger	iYpU
ledig	pJsg
ledig$	s\\
lee	pV
leeds	c^dXiG
leeds$	dTjS
leer	j^
leer$	bIcYjZ
leergut	iU
leetc-	jElTpY
leetcode	jElTpY
left	qdrU
left$	iTqSr\\
leg	jW
leg$	jZ
legac-	i[
legacies	bUgJiW
legacy	eU
legacy$	eW
legal	r[tT
legal 000	b\\g?
legal secretary	aY
legal$	iUjGpFrXtG
legal-	bYhT
legen-	iW
legendes	iW
legendes$	iZ
leger	iVpT
leger$	iY
legio-	gDi^
legs	a[bFj\\
legs$	a\\iEj^
lehra-	hUj\\
lehrabschluss	hVjY
lehramt	jV
lehramt$	jU
lehre	iUj]lT
lehre$	iEjc
lehre-	aBiWjGmFt[
lehrg-	aSbDcHiIkRlSoS
lehrgang	kSlToU
lehrgang$	lZsH
lehrk-	aViRmT
lehrkraft	qT
lehrkrafte	a[iEmWpG
lehrl-	bScHm]
lehrp-	fHiVpZ
leica	jZ
leicester$	cV
leich-	cJgViWrV
leichte	aSkT
leichte sprache	kT
leide-	cRjR
leider	jT
leihi-	iV
leihinstrumente	iV
leila	bWeIq[
leime-	c[iT
leins-	cY
leinster	cY
leinster$	cYiI
leipz-	cY
leipzig	cS
leipzig$	cVdS
leire	mWpX
leist-	fHg\`jV
leisten	gIjV
leistungszulage	qU
leisu-	bShSjT
leisure	bShSjT
leite-	aSsS
leiter	aWjUmTrH
leiterin	aIgJpZ
leith	cX
leith$	cX
leits-	lW
leitu-	hJmU
leitung	gRmZ
leitung frau	hImY
leitung$	aTg[iH
leitw-	bEcYjV
lekto-	aYiJ
lektorat	aZiI
lena	aUhVmV
lena de	aYcJhIqT
lena$	h\`
lendi-	aXiE
lending	aXiE
lengt-	iZrY
length	r[
lengu-	rV
lengua	kU
lenguaje	r[
lent	pY
lent$	jJpY
lente-	hY
lentes	hY
lenti-	iZ
leon	c\\mV
leon$	cXiHmT
lep	cJjW
lerne-	iUlW
lernen	iVl[mI
lernende	mY
lernende$	iGm]
lernt	jAlamYqI
les	sT
les 0	fShTjS
les 00	p_
les deux	kRqTrV
les dossiers	oR
les familles	kX
les gens	iY
les jours	bGd]
les lundis	pS
les parents	s[
les petits	bXhGtJ
les vacances	fToStS
les$	sX
lese	oU
lesen	j_
lesen konnen	kV
lesen$	j[lT
lespa-	aGcX
lesparre-medoc	aGcX
less	eTfIgViHkJoWqJrW
less$	eZgVjEqF
lessi-	hZiGqX
lesso-	hS
lesson	gTpW
lessons	hVkT
lessons$	hYjHkGlT
let	fUpUq]tG
let's	lCqXrTsU
letch-	cS
letchworth	cS
letra	pJr_
letra-	bW
letrados	bW
letrados$	bS
lets	eSfHi[
lets$	i]
lette-	pY
letter	p\\qY
letter +	mJ
letter to	oFp[
letter$	nRq[rE
letterkenny$	cX
letters	i[
letters to	iWpS
letters$	iUjS
lettings negotiator	aW
lettings$	iYjR
lettr-	pY
lettre	iVpV
lettre$	pX
lettres	bViIpT
letzt-	bVq]
letzte	bXqW
letzten	qX
letztes	rT
letztes jahr	hRqS
leute	bUm[
leute$	bXmY
leute-	bX
leuten	bX
leuten$	bT
leuve-	bRcS
leuven	bRcS
leuven$	bScSiF
levan-	cHdXi_jF
levantamiento	iZ
levantar	iV
levee	iU
level	jZ
level 0	jWkU
level two	j]
level$	aXbIjV
level-	gRiS
levels	gRiS
levels$	gRiT
lever	i\\jYoJ
lever-	bS
levers	bScR
levie-	aHcXmU
levier	aHcXmU
levier$	aHmV
lexce-	bU
lexcel	bU
lexcel$	bW
ley	eY
ley 00	ebgAiSjGoF
ley$	gYhTiG
leybu-	cZ
leyburn	cZ
leyburn$	cZ
lf	iZj]
lg	fHg[iGjJpFrItb
lgbt	bViR
lgps	ha
lgps 00	gIhW
lgps$	h]
liabi-	jV
liability	jV
liais-	i^mU
liaise	iV
liaison	i\\mW
liaison$	mY
liber-	e^iSjH
liberacion	eU
liberal	aReS
libra	f^hXiHqE
libra-	cT
librarian	lVmV
librarian$	lZmD
libraries	bZ
libraries$	b^
library	bSeHfFhT
libre	fVhZ
libre$	dRfTjC
libres	fRhV
libres$	fVgS
libreta	j[
libreta$	jT
libro	i[
libro de	iTjT
libro-	iS
libros	iS
lic	jVmX
lic en	jT
lice	i[jJrU
licen-	jT
licence	jTkS
licence (	jbsR
licence +	pT
licence in	jFp[
licence not	aIjEl_
licence or	cGjX
licence$	j[
licences	iWpU
licences$	gSjHp[
licencia	jX
licencia de	jU
licencia interna	jX
licencia$	gT
licenciado	t[
licenciatura	j[
licenciatura$	jY
license	jTlW
license$	kVlT
licensed	a^bVjFkUtI
licensing	aHm[
licht-	aVc]oTtI
lichtmess	oW
lichtmess$	oW
lider	bJmi
lider-	i]
lido	aEb\\kX
lido$	aEb]iHtJ
liebe	te
liebe frau	tS
liebe-	t\\
lieber	qTsS
lieber$	q_
liebh-	iV
liebherr	iV
liebsten	kSsS
liebsten mit	jGkgsF
lied	iFjVp]
liefe-	bSi^
lieferanten	iYkT
lieferantenerklarungen	bS
liege	cWr[
liege$	cWrW
liege-	bFcYiEpTqX
liegeplatz	cFpX
liegt	bJcSgShEqR
liegt bei	gY
lien	iSjHp\\
liest	iVrc
lieu	hHtY
lieu$	gUhGpIqHtU
lieux	b\\cIiU
life	hZkH
life$	eS
lifeg-	aUjT
lifeguard	gHj[
lifeguards	aW
lifeguards$	a[
lifej-	i\`jE
lifes-	aSj]
lifestyle	aViYjH
lift	j_
lift 00	jX
lifte-	bZhGjJqFsX
lifti-	jR
lifting	jR
lifting$	jWmFsV
lifts	b[eHj\\
lifts$	bVcJi^
ligad-	eUgS
ligado	gW
liger-	bEi]kY
light	bHsT
light$	aJiTsW
light-	fRjUoH
lighting	iTkT
lightning	pH
lights	iUjT
lights$	jY
ligne	c\\
ligne$	pUrS
ligne-	iVrT
lignes	iVrT
like	r[sS
like a	jZrS
like it	hHiGpIsZ
like us	rY
like$	bJdTfJtS
liked	jEkZrW
liked$	jGk]
likel-	eY
likely	eY
likes	jXqT
lille	cTjS
lille$	aJcGnX
lima	cYhR
lima$	bVcS
lime	iXjY
limerick$	c[
limes-	aJcTiZ
limestone	aJcTiZ
limit	hXqUsU
limit$	hXqW
limit-	bHeWiWjRkF
limited	eZhIjI
limog-	cY
limoges	cY
limoges$	cZ
limpiar	iT
limpiar$	aS
limpieza	aUiY
limpieza viaria	aV
limpieza$	aZiUsG
limpio	jXtX
limpio$	bIdGj\`tG
limpios	gS
limpios$	gY
lims	iFk]
linac-	bW
linacs	bW
linar-	cX
linares	cX
linco-	cY
lincoln$	aJ
lincs	c\\
lincs$	c]
line	mRrU
line 0	bT
line$	bViYkU
linea	iW
linea$	lXrU
lineal	kV
lineal$	iHkVnI
lineas	bS
lineas$	bYiGmHrS
linen	bVeDiT
linen-	hW
linens	hW
linens$	hV
lines	i\`
lines$	bZrR
linge	iY
linge-	sW
lingu-	iUjCk[
linie	aIbGcHeIfHgAhJi\\jIm]pDtI
linie-	b\`
linien	bUhU
linien$	bUhX
link	jGp^rY
link$	jIp]
linke-	rU
linkedin	rW
linkedin$	rVtS
links	jX
links$	iXjA
links-	aGc]dIiHqGs]tG
linux	aTj\\
linux$	aX
linz	aIccoG
linz$	c]oF
lio	oW
lipps-	cDiJn^
liqui-	fIg\`
liquidacion	iU
liquidaciones	i]
liquido	fHgW
liquido$	fHgX
liquidos	g\\
liquidos$	gX
liquo-	a\\cDj[
lire	jd
lire un	j\\
lisbo-	dFn_
lisbon	cYdI
lisbon$	cS
lisbonne	nY
lisbonne$	nW
lisbu-	cV
lisburn	cV
lisburn$	cV
lise	aHmdpH
lisse	c\\eIfCg]iFjH
list	iX
list 00	eUpIrT
list$	hSlX
lista	qT
lista de	eSqU
lista-	j[mI
listas	bFj\\
liste	dIe^gFhJiIjF
liste-	bS
listed	bV
listed$	bU
listen	kHlY
listen$	jSkHlYsI
listeners	bWiJ
listi-	oIpStS
listing	oFpUtV
lists	igsT
lists$	hJig
lit	aUbGpYqT
liter-	bGiTjU
literate	jY
literate$	jV
lithu-	kSsR
lithuanian	kT
litig-	a\\lS
litigation	aStH
litiges	iZ
litor-	jT
litoral	jT
litro-	bV
litros	bV
lits	b\\
lits$	bW
littl-	bRnR
little	bRnR
little ones	bYiEsV
litur-	i\`
liv	mW
live	jT
live 00	hGj]nG
live in	cXdIfWh[jA
live on	aXd]iDjTqHtH
live$	iYjT
live--	hTrX
live-in	aShV
lived	jV
lived experience	kT
livel-	e]sT
livello	e^jIoI
liver-	aIbThUiSjI
livery	aIbThUiSjI
livin-	gShXnT
living	gTnT
livra-	bUi[
livraison	bXiU
livre	iR
livre-	hSjTqY
livres	bVgJhS
livres$	bVgJhS
livreurs	aV
lizen-	nJ
lizenz	hWjU
lkw	b]iGrY
lkw$	b_
ll	cViHjT
llama	jSkGpUqS
llama-	eSp\\
llamada	fVgVpT
llamadas	iSj[
llamadas$	i[
llamar	pW
llame	mHp]
llame-	pZqU
lland-	cgiDpI
llave-	cS
llaves	cS
llaves$	bUcEiV
llb	j]
llega	aJfFhDiZjZkFlEpIqI
llega-	fHhDjXkXmIq[
lleid-	aIcYdI
lleida	aIcYdI
lleida$	cXdG
llena	bZfChX
lleno	qX
lleva	i[
lleva-	iU
llevamos	bSqW
llevar	dSfW
lleve	i]pJrW
llm	eHhZkW
llora	iU
llora$	iU
llora-	iGjWqY
llorar	iFjXqW
llore-	bTc\\lH
lluev-	fX
llueve	fX
lo	qS
lo de	lRqT
lo del	q^sS
lo hace	hGiUqWsI
lo menos	jZ
lo que	fVtX
lo$	gStY
loa	g]iIjJ
load	i_jIoX
load--	gJi]jIoZ
loaded	fEgXhW
loader	iIjUkS
loader$	jW
loaders	aXlWmX
loaders$	a[bImT
loadi-	fSg]iT
loading	fVi\\
loading$	fWiX
loads	fAiY
loads$	gS
loan	h[iS
loan$	h_iH
loans	iU
loans$	iWjS
lob	fIg^iGjF
local	sV
local$	mU
local-	aWbTfS
locale	bd
locale$	aHb]
locales	b]
locales$	b\\hU
localisation	a[dHiT
localizable	f^
locals	eXhDkTs\\
locat-	bTsT
location	cVoJpU
location :	cS
location$	aXiDtU
loch	b[cV
loch$	b_cH
locke-	bShUiGpJ
locker	hViFrU
locki-	iS
locking	iS
locko-	i^
locks	b_cFkWmHpF
locks$	b\\fHhJiGkTpH
locks-	aW
locksmith	aW
locksmith$	aS
locle	caiGjHpGqI
locle$	caiFpGqI
loco	aTiX
locom-	bVgGhWjHkW
locum	e_fFqXsC
locum$	e_
locut-	aXiJrHtJ
lod	gCi\`
lodas	iIj[
lodge	aIiI
lodge$	aIbUcEhWiJjHtV
lodgi-	bGgVhYiIjI
lodging	bGgVhYiIjI
loft	bYiJmT
loft$	aIiJjGm[pI
log	aYidjGpS
log$	id
logbo-	pS
logbook	pS
loge	cShY
loge$	hU
logem-	hYjS
logement	h\\jU
logement$	bDcFgX
logements	b]hI
logements$	bYhH
logfr-	i_qI
logframes	iV
loggi-	iXlI
logging	iXlI
logic-	sV
logiciel	kS
logico	iV
logis	h[
logis$	hX
logis-	bU
logistico	bV
logistics	aWmV
logistics$	aFbR
logo	qSrb
logo$	bRrS
logop-	a[mS
logopadin	mW
logopadin$	aVmV
logopede	aU
logos	jFm]pGqJrWtG
logro-	cU
logrono	cU
logrono$	cV
logs	hTic
logs$	hXiZjG
lohn	gXrY
lohn nach	gY
lohn$	bZlYrG
lohnb-	aZgW
lohnband	g\\
lohne	cXgV
lohng-	bXgZ
lohngruppe	g\\
lohnk-	gXpS
lohnklasse	gXpS
lohnl-	gIiU
loire	bV
loire$	bW
lokal	hZ
lokal$	h[
lokal-	a\`bVdJ
loki	iR
lol	qZ
lol$	gShJlSsW
loler	hUiX
lona	i[
lona$	i[
london	cS
london$	cUgUrR
lone	i[s[tE
long	qV
long as	dVfTjBsV
long days	f^
long$	aJbEeWfW
long--	e[qT
long-term	e[qT
longe-	eRnT
longer	eThToI
longer$	eWhRrS
longu-	eUrU
longue	dJeXiStH
loo	iZjJsX
look	iGjIkTsX
look after	aWbXdIhHmHqGsGtF
look$	aVbHcJeHhIiDr[tS
looke-	aRlU
looked	aXbIjIlY
looker	iRjU
looker$	aIiU
looki-	sTtV
looking	sUtS
looking for	tU
looking$	jUsW
looku-	iHjW
lookups	iHjW
loop	b[fIiHjFpXqJ
loops	iY
loops$	iZ
loos	iZsX
loos$	cIiUpHsX
lorca	cW
lorca$	cT
lorna	iRpU
lorna$	iSpW
lorra-	pZ
lorrach	cS
lorrach$	cS
lorri-	bViS
lorries	bViS
lorries$	bViSjJ
los 0	gYiE
los clientes	bJq\\sS
los de	iFmUqS
los del	iWjHqUsS
los dos	fWhT
los jueves	fRhUpS
los lunes	fWnT
los miercoles	iVqVtH
los sabados	hY
los seis	iU
los turnos	iS
los viernes	d\\fFiRnR
los$	hIoYpJ
losch-	iSqV
lose	qWs]tI
loss	bShYiTjF
loss$	bY
lost	bIqcsU
lot	iYnV
lot$	lW
lote	eZiWjJ
lote$	eZiUjJ
loteria	bS
lotes	bDfHhZi[
lots	hWiV
lots of	bRlR
lots$	h[i\\
lotse-	jJmY
lotsen	jJmY
lotte-	eYqS
lottery	eVqT
lottery$	e[jI
loud	b_hJjXtS
loups	gHiHj_
lourd	fEs^
lourd$	sT
lourd-	cR
lourde	jT
louth	cb
louva-	aHcW
louvain-la-neuve	aHcW
louvain-la-neuve$	aGcY
louvi-	cZ
louviere	cZ
louviere$	c\\kJ
love	iEkWrV
love$	hIiHjWkX
lovel-	kU
lovely	kV
lovely$	kSqS
low	bIcWqS
lower	bGcZiVpI
lowri	aGfHmUpZ
lowri$	pXqI
loyer	hdiHlJ
lpa	fDga
lpa$	fFg_
lpc	l[
lpg	aXbHhIiFjHk\\
lph	jT
lpp	gJh\\jD
ls	bJc[jH
ltd	cJeViJjIm[
ltd$	cJeViJjImZ
lu	aCbHcXfZhJjH
lu$	aDbGc\\fRhHiCtJ
luas	hXiH
lubec-	cWgI
lubeck	cWgI
lubeck$	cX
lucas	gW
lucro	b_
lucro$	b\\
lucy	m]
luden-	cX
ludenscheid	cX
ludenscheid$	cX
ludge-	bHmUpS
ludger	bHmUpS
ludlo-	cT
ludlow	cT
ludlow$	cW
luego	eU
luego se	fT
luego$	cIeViSjJpI
lugan-	jT
luganda	jT
luganda$	jT
lugo	c^
lugo$	c\\
lui	mUqa
lui$	qWsW
luis	iWqR
lujo	kS
lujo$	iSkU
lumba-	hWs\\
lumie-	jU
lumiere	jU
lumiere$	aV
lun	fX
lun-j-	fJgU
lun-v-	fV
lun-vie	fU
luna	oTq]
lunch	bGh]iS
lunch in	gIhXqS
lunch$	eSfZiXoI
lunch-	hc
lunches	h\`
lunches$	bDiX
lundi	fZ
lundi au	fTpI
lundi$	fVqWtS
lundi-	dR
lundis	pS
lundis$	dT
luneb-	cR
luneburg	cR
luneburg$	cU
lunes	fZ
lunes 0	dSpY
lunes a	pT
lunes y	dTnV
lunes$	f^
lunet-	bWiHqW
lunettes	bWiHqW
lust	bIcHgJiCkAl]qCsIt[
luste-	cR
lustenau	cR
lustenau$	cR
luthe-	bV
lutheran	bV
luton	c[
luton$	cVjS
lutz	aJmUpXqJ
lutz$	iVmX
lux	hSjY
luxe	b\\
luxe$	bW
luxem-	cX
luxembourg	nT
luxembourgeois	kXsR
luxembourgeois$	cDjRk>sZ
luxme-	hX
luxmed	hX
luxmed$	hX
luz	hYmWqT
luz$	cWhYmE
lve	hamIpG
lve$	fIh_pH
lvl	gVk]
lvl 0	gXk^
lwl	aW
lycee	b[oZ
lyle	aJmY
lyle$	aJmY
lymin-	cS
lymington	cS
lymington$	cT
lynn	bHi\\pZ
lyon	c\\qS
lyon$	cJjTmWqT
lyriq-	b^iG
m	bU
m +	g]
m /	aX
m 0	ja
m 00	c]jX
m 000	jd
m budget	bTg>hGiVjS
m de	b_iF
m le	aGl@mYpXtJ
m turnover	bZ
m y	g[
m €	bXg<i[
m'a	qd
m'app-	iIpbsG
m-f	dTfXkG
m-f 0	aGfTjS
m-th	f\`gF
m-th$	cIf\\
m.a	j\`
m.a$	jT
m.sc	j]
m.sc$	jX
ma	bY
ma fille	bWoFpSqVsG
ma$	bYcTiIsW
macar-	mY
macbo-	hX
macbook	hX
macbook$	hW
mach	fYqHrY
mache-	iSlV
machen	iSlV
machen wir	j>kIlc
machen$	bTqC
machine	jY
machine$	hYqV
machines	bUkU
machines$	bSiTkWpJ
machiniste	aRfJ
machinists	a_iHpH
machinists$	a_iHpH
machs-	iWtV
machst	iWtV
macht	iV
macht der	a@iTlY
macht$	jWqR
macon	tV
macro-	jTmJpIr^tI
mad	bZfWiAkWoJpFqS
mad$	bTfYhJi?j[kGmI
madam-	tV
madame	tV
madch-	bZmT
madchen	aTbHfHmXsI
made	gDhAkYpVqU
made$	pY
madne-	fV
madness	fV
madness$	fWiSjJ
madre	aJbWiV
madre$	aHbScJiTtT
madre-	sZ
madres	s[
madri-	cShTnT
madrid	cShTnT
madrid$	cThU
madru-	fdjV
madrugada	fW
madrugada$	fW
maec	eEiTj]
maest-	mT
maestra	mZ
maestria	jUkHlY
maestro	aVsT
maestros	eImUoHpS
mag	iStS
mag$	hGi_kW
magas-	bXdRhR
magasin	bRhW
magasin$	h\\
magasins	bYdWiH
magasins$	b\\iH
magaz-	cZeItS
magazine	aUeGiWtV
magazine$	aUcJiFtZ
magde-	aGcV
magdeburg	aGcV
maghr-	iVsU
maghreb	iVsU
magic	hWi[lC
magis-	cUk\\mZ
magistrates	bHc\\
magne-	bSiXkR
magst	dSh[iI
magst$	dSh\\pJtG
mahen	bEgIi\`mI
mahlz-	hWiR
mahlzeiten	hWiR
mahlzeiten$	gJh\\iDmGpH
mahnw-	iT
mahnwesen	iT
mahnwesen$	iR
mai	oU
mai$	oY
maids-	cV
maidstone	cV
maidstone$	cX
mail	paqT
mail$	p[
mails	iSmJrWs@
main	iYjU
main contractor	fJjUqZ
main$	jUsV
mainl-	cVeXjI
mainly	bScXeHiE
mains	mTsX
mains$	fJiSmWsT
maint	iZ
maint$	iZ
maint-	aTiSoX
maintenance	aXoX
maintenance$	eHfGiCjSmRo\`
mainz	aHc^
mainz$	aHc^
maipu	bY
maipu$	bX
maire	t\\
maire$	bIcHlIqItZ
mairie	aR
mairie de	cT
mairie$	aW
mais	gJkRq^rT
mais on	gEjIqb
mais pas	s_
maiso-	bUdThS
maison	bTdVhU
maison de	bUpS
maison$	dXiX
maisons	bSqIrXsF
maitr-	jS
maitre	aSmStU
maitre-nageur	bS
maitre-nageur$	aY
maitrise	gVjZ
maitrise$	aHgWjR
maiz	fGiY
major	aYbTjJ
major-	g\`
majorees	gS
majors	bVjH
majors$	bUjH
majus-	r\\
makat-	iSkY
makaton	iSkY
makaton$	i]jHkC
make	eR
make it	gTiIra
make the	bS
make--	iX
make-up	iX
maker	bW
maker$	aYbVjTsG
makes	bXmTqT
makle-	hAn_pG
mal	fR
mal 00	fHgYqX
mal$	eUfXgWsE
malad-	qT
maladie	qS
malag-	dUgU
malaga	dUgU
malaga$	cHgX
malay-	cHjSkW
malayalam	cHjSkW
male	iUsg
male$	mHs\\
maler-	bEmX
malergeselle	aW
malergeselle$	aX
malla	cCh\\iV
malle-	c\\eGoI
malmo	aFc\`
malmo$	bUcT
malte-	aEb^cFjV
malve-	cU
malvern	cU
malvern$	cV
mam	iVqT
mama	bXmV
maman-	sU
mamans	sU
mamans$	iR
mamas	jUkHsX
mamas$	jX
man	sU
man nicht	j_lH
man$	aYmUsV
manag-	mZ
manage	jUmSqIrV
managed	bUjT
management	aSjTlS
management$	iX
manager	aWmR
manager 00	jIrS
manager for	bS
manager$	a^
managers	mS
managers$	iJjRmW
managing	aAiUmX
manan-	f^pS
manana	dSfS
manana$	f[kGpR
mananas	fWpT
mananas$	fVpV
manch-	bWpS
manche	bZp[
manchester	cRnT
manchester$	cSnT
manda	mWtS
manda-	kS
mandando	j\\
mandando$	jV
mandanten	bSmFn\\qV
mandar	jXpS
mandarin	jTkX
mandarin$	jRmJ
mandat	eW
mandat$	eYiH
mandate	i\\
mande-	p\`
manden	p_
mando	mZtS
mando$	b\\mT
manej-	jV
maneja	iSjGkW
manejar	aXmItI
manejo	jY
manga	bDi[r[
mange-	a_c@iZmJ
manif-	ic
manifests	iV
manil-	cY
manila	cY
manip-	jRmZ
manipulador	jX
manipulador de	jW
mann	mRsZ
mann$	b\\iHjUqH
mannequin	iTsR
manner	mUs\\
manner$	iIjYmVsR
manners	iBkXlV
mannh-	c[
mannheim	c[
mannl-	aRf\\iDsV
mannlich	aUsY
mano	gWlV
mano de	bVgW
mano$	bHgXiTjVmH
manos	lZ
manos$	iVmI
manos-	cRhW
manosque	cRhW
manqu-	kYtS
manque	kYtS
manque$	cIkZtS
mans	c\`sZ
mans$	cbqF
manso-	aFbJcCeJhFiGjHkRmIpDqJrJt_
mante-	iV
mantenimiento	aXmT
manto-	iW
mantos	iW
manua-	jS
manual	jRkT
manual$	jU
manuales	aCiY
manuals	bRjT
manuals$	aIbSiS
manuf-	aS
manufacture	bZmG
manufacturing	jX
manufacturing$	jY
manuk-	bUiS
manuka	bUiS
manuka$	iY
manut-	bTsH
manutention	bTsH
many	jJkJmTpIrY
manœu-	iZ
manœuvres	iZ
map	hHi]jUk9
mapeo	fHgFi\\
mappe	pc
mappi-	iU
mapping	iU
maps	gDjb
maquilas	gTiT
maquilas$	gT
maquillage	iFlWs\`
maquina	jX
maquina de	bVjU
maquina$	fIgRjR
maquinaria	iT
maquinaria$	iT
maquinas	bT
maquinas$	iZ
maquinista	aY
maquinistas	aXiIjHmZtI
mar	fS
mar del	c[
mar y	jWtF
mar$	aJcSjRoV
mar-j-	dWf[i@
marae	b[cEeJpT
marai-	bZ
marat-	j]
marav-	k[
maravilla	k[
marbr-	jW
marbre	jX
marbu-	qS
marburg	qS
marburg$	cV
marc	iElHm[tZ
marc$	aItX
marca	bZ
marca de	bWiGpX
marca$	bFcIhZiZ
marca-	bTpUsR
marcas	bW
march	oa
march 00	oUpR
march 2000	ed
march to	eViRoT
march$	o]pY
march-	cW
marche	bUpRqU
marche$	aWeFfHpXqT
marches	bTfV
marches$	bXcJfU
marcl-	cX
marcle	cX
marcle$	cX
marco	iTmU
marcu-	pI
marcus	pI
mardi	dTi[
mardi au	fS
mardi$	bJdSiZ
mardi-	ffgD
mardi-samedi	fT
mardi-samedi$	fS
marea-	bHfZiCj^
maree	iV
maree-	bIcY
marees	cI
marek	bEfFmdpE
maren-	cXiG
marennes	cXiG
marga	t]
marga$	aCcJiHt]
marga-	cSjJmRqW
margate	cZ
margate$	cT
marge	iW
marge$	iW
marge-	iR
margi-	iSqS
margin	iX
margin$	gV
maria	cUhVkJ
maria$	cThX
maria-	cX
mariages	gThI
mariages$	iT
marid-	sS
marido	sS
marie	sf
marie-	bHeUlRpZ
marina	c\\
marina$	cT
marinas	aHcYiG
marinas$	aHcYiF
marine	iI
marine cargo	a\\bI
maris-	bVcGtU
marisol	mTtW
maritime	bY
mark	jZ
marken	bZ
marken$	bZiJ
market	cSdTgR
market supplement	gZ
market$	fTgHqXtW
marketing	aYl\`
marki-	bJj_
marking	iZ
marking$	i[
marks	kVrS
marks for	kV
marks$	kSrV
markt	cSeIfIgEiVpDq]tC
markt und	bViUqH
markt$	cYeFfEiYqJ
markt-	cEiYpW
marly-	mY
marlys	mY
marlys$	jJmZ
marqu-	bT
marque	b[sX
marques	bY
marquette	c]tH
marquette$	c[
marri-	s\\
married	jJqTsX
marro-	iWsU
marru-	bVnU
marruecos	bVnU
mars	oc
mars$	bRgFo]
marse-	cXeG
marseille	cXeG
marseille$	cRiS
marsh-	iUjW
mart	c\\iWjInA
marte-	dV
martes	fU
martes y	dY
martes$	oYqS
marti-	aHq[
martigny	cS
martigny$	cS
martin	aHcSpHtW
marto-	cViJpW
martos	cViJpW
martos$	cViIpW
marz	eSfRo[
marz$	fVo\\
marz--	f\\jE
marz-mai	fTiS
marz-mai$	fTiS
marzo	o\`
marzo$	oUqT
mas	g\\
mas 0	fY
mas bono	gV
mas de	pT
mas$	mZsX
masa	hWiRjT
masa madre	aIiZ
masa$	jZ
masch-	bTj\`
maschinen	bViRjD
maschinenfuhrer	jX
masco-	hT
mascota	hT
mascu-	rWsX
masculino	rWsS
maser-	jW
masernimpfung	iEj[
masernschutz	jX
maske-	a[jDpU
mason	aWs\\
mason$	aZ
mason-	aSbTiT
masons	aTiW
masons$	iU
masqu-	jTkU
masque	jTkU
masque$	jTkU
mass	aRsT
massa-	hW
massage	hW
massi-	aIbTcUiFpY
maste-	jU
master	jTmT
master 0	fHjY
master de	jTlWqH
master$	a]iW
master's	lZ
mastercam	jX
mastercam$	iHj[
masters	aVjT
masters$	bTjW
masti-	i^
mat	aDeZsY
matad-	aAbZiXpGrE
matan-	cY
matane	cY
matane$	cYiH
matat-	cWjY
match	h[iT
match 0	fIh[
match$	eSfXiU
match-	i]qW
matched	hV
matches	fS
matching	q]
matching$	iVjS
mate	j[
mate$	aShSjU
matel-	bVhSiEmW
matelot	aSm[
matem-	kU
matematicas	kU
matematicas$	kW
material	iS
materials	fIhWi>j\`
materials$	fIhVjR
materiaux	aJb]
materiel	hUiY
maternelle	aHcXsYtJ
maternelles	aZcCiR
maternidad	a?bZiT
maternidad$	aBb^
maternite	bR
maternite$	eWhIsX
maternity	e\\sX
maternity cover	eV
mates	aUfHjCm]pE
math	aYiS
math$	a]fJjI
mathe	iFj\\kU
mathi-	bYiEmZpFqR
maths	jX
maths$	jU
matie-	iTjR
matiere	iV
matiere$	iV
matieres	cGjS
matieres$	bJjR
matin	fUiS
matin$	fZiStW
matin-	fShHi\`
matinee	iVpV
matinee$	bIiX
matinees	bYf[iGmH
matinees$	bIf[
matins	fRsS
matla-	jX
matlab	jX
matlab$	jY
matric	j[
matric$	jY
matricero	aR
matricula	hUjW
matriculado	jX
matrimonio	iTsU
matrimonio$	aTiVsH
matrix	iJjIkZ
matriz	iXjHkS
matriz$	iXjHkR
matro-	accCfGiFoJpT
matron	pY
matron$	aSpY
matte-	jSlTqRsW
matter	jSlWqT
matter$	jCl[qZ
matters	iJjRsY
matters$	bSsV
matur-	iYsW
matura	iIjJlY
mature	aJs[
mau	bXmI
mau$	b[iJ
maud	cJiAmYn]
maure-	jIlRm^
maurer	aVjIlV
max 0	dVfY
max 00	s\\
max 000	rV
max one	pYrH
max$	jRpU
maxi	rZsX
maxi$	r[sU
maxim-	r[sT
maxima	qTrY
maximo	pSrT
maximo 00	rGs]
maximo$	fHkVpZrE
maximum	dUsT
maximum$	dUiIsT
may	o\\q[
may 0	o_
may 00	bJeYoVqH
may be	jBpVqY
may to	gFhT
may$	fThSoV
may-a-	fV
may-aug	fV
maya	jSk[tH
maybe	jEnZq]rI
maybe$	jGqWtI
mayfa-	cX
mayfair	cX
mayfair$	cX
mayo	o\\
mayo a	fH
mayo$	oV
mayor	iFjUmY
mayor de	jVsU
mayor$	aSiEj^rIsH
mayor-	aWbR
mayores	aHbSjJ
mayores de	s[
mayores$	aBbTfSjGkU
mayus-	re
mayusculas	r\`
maze	cIj]
maze$	cIj^
maß	hUiY
maß$	hUiY
mb	pW
mb$	pZ
mba	kIl\`sE
mba$	lU
mbo	j\`
mc	j]
mca	iIjZ
md	bZmR
mds	a[bZcGjF
mdt	iWjHmX
me	qVtX
me (	jJmWqItS
me and	aJlWm[qH
me by	iEpRtY
me da	lYrR
me to	p@qZ
me$	bSiHmYpX
meal	bShb
meal$	gIiVnZ
meals	hd
meals on	hY
meals$	a\\h^mH
mean	fUjVrT
mean it	j]sStH
meani-	aUhJiGsY
meaning	aUhJiGsY
means	iSq_sI
measu-	ia
measures	iR
measures$	iR
measuring	iY
measuring$	iY
meat	aWcFhWiJ
meat$	bRh[iJ
mec	aGpTs\\tH
mecan-	aV
mecanica	iUkX
mecanica o	jV
mecanica$	i[
mecanicien	aZ
mecanico	aY
mecanico$	a\\tG
mecanicos	aTfHiJmT
mecanique	iYjS
mecanique$	iT
mecano	aV
mecano$	a[
mecen-	iTpZ
mech	aXbJiS
mech$	aXhHiDjY
mecha-	jVmW
mechanic	aWmW
mechanic$	aZbJjTmI
mechas	iFjWqR
mechatronic	jV
mechatroniker	jXsS
mechatroniker$	iGjZ
med	h\\iS
med$	bWhR
med-s-	a\\cE
med-surg	a\\cE
medat-	jS
medatixx	jS
medatixx$	iRjR
meddi-	jV
meddic	jV
meddic$	jU
medec-	bU
medecin	mS
medel-	dSmR
medellin	dSmR
medellin$	cSmT
media	iV
media a	fZ
media hora	fZ
media jornada	eVhHiB
media$	iSjSpR
media-	hUjI
mediacion	jEkX
medialog	iIjX
medianoche	oIpV
medianoche$	oIpV
mediatheque	bTcV
medic-	hW
medica	iUjImUsT
medicacion	iZ
medicaid	bXhEjFkR
medical	hR
medical (	gSj[nH
medical 00	hViJjI
medical$	j[pT
medicale	jW
medicale$	aZiTjG
medicals	jZ
medication	jT
mediclaim	hW
mediclaim 0	hX
medico	iXsS
medicos	bZjH
medicover	hZ
medid-	cIk\\sB
medida	aI
medida$	aJ
medie-	b[gCjV
medik-	i[sF
medikamente	i[sF
medin-	cZ
medina	cZ
medio	e]jS
medio dia	fUhV
medio$	hBjU
medio-	pS
mediodia	pV
mediodia$	fSpW
medios	iX
medir	i\`
mediz-	bZ
medizintechnik	aAbVjT
medizintechnik$	bT
meds	eJi_
meds$	eHi]lHpGsI
medte-	bV
meet	d\\pUtS
meet the	jYpU
meet$	aJdJiUkGt[
meeti-	tR
meeting	aIbHtY
meeting$	iGnRtY
meetings	jGlUpS
meetings$	bYlHpX
meets	bIfYhDiTnT
meets$	hCiInXsS
mehr	qS
mehr$	cHf^qR
mein	q^
meine	bRqU
meine frau	pVsV
meine-	aIlGpUtU
meinem	aItT
meint	q\\sT
meist	bAfVjJn]qG
meist-	hT
meisten	bZgSqD
meister$	aY
meisterbetrieb	bY
meisterbrief	iIjZ
meisterbrief$	iHjY
meisterwerkstatt	bZ
meisterwerkstatt$	bY
mejil-	c\\iIjH
mejillones	c\\iIjH
mejillones$	cY
mejor	kesS
mejor con	k]
mejor que	k[lA
mejor$	jJkYsW
mejor-	hSjIpX
mejores	jHpZrJ
mel	pU
melbo-	cSpR
melbourne	cSpR
melbourne$	cR
melde-	cTiXkS
melden	cGiW
melden bei	pZ
meldu-	iXpR
meldungen	fEi[
melke-	iSsS
melken	iSsU
melker	aX
membe-	bS
member	b\\iJjT
member$	bZiJjZ
members	kT
members$	bU
membership	aSbAl[
membership$	bFhYlG
membr-	bTi[
membre	jY
membres	bX
membres$	bWpS
meme	bAkWrXs\\
meme$	aHiFjIk]rI
memo	t]
memor-	i\\qT
memoria	i[oG
memos	i_
memos$	iajG
men	bRiSs\`
men$	bRi[jI
men's	i^
menag-	iVmT
menage	mU
menage$	aT
menci-	qWrd
mencion	aIjU
mende	c\\
mende$	c]
menor	jRsW
menor de	s\`
menor$	hTiW
menos	fYjXsT
menos de	iHjYrSsZ
menos$	fYgFkX
mensa-	qV
mensajero	iT
mensajero$	iU
mensc-	bZi\\
mensch	bZiUjFlIqJ
menschen	bW
menschen$	bUiHjT
mensu-	iS
mensual	fSgShT
mensual$	fWhY
mensuales	gR
mensuales$	bJfRgW
mensuel	iVmGnT
mensuelle	iSjRnU
mensuelle$	aHhRi@jZnT
mensuelles	b\\gH
mensuelles$	b]gH
mensuels	bJiR
menta-	fGhYiDjU
mental	bTiDjY
menti-	r]
mention	jWr\\
mention the	rV
mention$	aGjTqU
mentioned	gDhGq\`tS
mentioned$	qStT
mento-	cUmX
mentor	hTiHjUlImX
mentoring	kV
mentoring$	kY
mentors	aIm]
menu	hRrS
menui-	jSlU
menuiserie	bUjX
menuisier	aV
menus	icjS
menus$	bFi[
mep	iW
mep$	jY
meppe-	bTcS
meppen	bTcS
meppen$	bTcSiI
mer	bUhU
mer$	hX
merca-	c[eTfGiT
mercabarna	cY
mercado	cU
mercado$	cU
merch	pS
merch-	aV
merchant	aRgUkU
merchant$	gYjT
merci	pSt\\
merci$	lSrS
mercr-	fV
mercredi	fT
mercredis	fRiI
mere	rSsU
meres	bVjS
merge-	bTqS
merger	bVqU
merid-	cX
merida	cX
merida$	aR
merin-	bWcT
merino	bWcT
merit-	i[j@k\\
merle	bRiDmZ
merma	hIie
merma-	iVjI
mermas	iVjI
merth-	cZ
merthyr	cZ
mes de	eU
mes en	fHhEngqF
mes$	hR
mesa	aTmTpV
mesa de	aWpW
mesa$	gGm\\pS
mesas	bUiT
mesas$	iZ
meses	e^
meses a	eU
meses con	eV
meses de	eRjVpI
meses en	j[
meses por	eUjIkW
meses$	e[oW
mesne-	h]iI
meson	cXpZ
mess$	hZiV
messa-	iRpVtV
message	iHpZtZ
message$	tZ
messe	iUqT
messe-	jWnZ
messen	nS
messen$	nV
messes	iU
messestande	jHn[
messg-	a\\gJk[
mesur-	hUiZ
mesure	hX
mesure$	hY
mesures	bUgHi\\
met	fShJiJjUpIqS
meta	iZjV
meta$	gViX
metab-	bSjX
metal	dVeV
metal$	eVjW
metal-	aSbSgW
metall	gT
metallbauer	aZ
metallgewerbe	gW
metallgewerbe$	gV
meteo	bDfIj_
meter-	bU
metho-	iV
method	iV
methode	aUcIjU
methodes$	gHjU
metie-	jV
metier	jU
metier$	jY
metiers	bT
metiers$	bZ
metre	iZjI
metre$	iX
metre-	bR
metres	bR
metri-	eGiajDqH
metro	bYcW
metro$	c[jHqW
metro-	bS
metrology	iRkU
metros	bUjT
metros$	bVhT
mets	rc
mette	aBbJiGjJkIlIrIt]
mette-	cWiFmXrS
mettr-	rV
mettre	rW
metz	aIcY
metz$	cY
metzg-	aXmHpU
metzger	fJ
metzgerei	bDmFpX
mewp	bWkS
mewp$	bXjR
mexic-	bRcGiGjHnZsZ
mexicana	bXgV
mexicana$	bXgV
mexik-	nX
mexiko	nX
mexiko$	iInX
mezcl-	bXiUjApV
mezcla	iY
mfa	a\\
mfa$	aUbGcHiV
mfm	jY
mg	bFgYiZ
mgmt	j]lEqW
mgmt$	iUjUqI
mgr	a\\mv
mgr$	ae
mgt	aIj\\
mh	aVjW
mi	nV
mi$	c[dRmUnG
mi-ja-	iIo]tG
mi-janvier	iIo]tG
mi-so	fYqR
mi-te-	eUfR
mi-temps	eUfR
mi-temps$	aVeR
mia	b\\iIjV
miami	cWiEkW
miami$	cWiEkV
mic	j[
mich	iJmRqa
mich$	bImYqX
miche-	b\\cGeJoHqSsH
michi-	cS
michigan	cS
michigan$	cS
mick	aHfIi<m^pHtZ
micro	iUlXnX
micro-	jY
microcentro	c\\
micrometro	j\\
microscope	i]
mid	o^
mid /	aZoJ
mid march	aIoU
mid$	bJfU
mid-l-	mU
mid-level	mU
mid-level$	a\`
mid-m-	aW
mid-market	aW
mid-market$	aY
mid-s-	bW
mid-size	bW
midas	jc
midde-	cDdIiEj[pUqG
middl-	c]iJoU
middle	cWiIoV
midi	bEeUfXsG
midi et	fHiX
midi$	bFeYiEpW
midni-	iSpT
midnight	iSpT
midnight$	gUhUiI
midwe-	cDia
midwi-	a[mR
midwife	aW
midwives	aXbImT
midwives$	aUmV
miedo	iGj\\
miedo$	iCjX
miel	b]kJ
miemb-	iTsX
miembro	iTsX
mient-	iGjV
mientras	iGjV
mierc-	fX
miercoles	fX
miercoles y	fY
miercoles$	pX
miere-	cW
mieres	cW
mieres$	cX
miete	hU
mieux	iHs\\
mieux$	kYlUoTrJsI
mig	aYjW
mig$	aTiGjU
might	q_
migration	j\\
migue-	aJmW
miguel	aJmW
mike	aIfEhIjGm\\tW
mikro	i^tU
mikro-	bVcHiUjS
mikroskop	bIiW
mil	bXg\`
mil +	sV
mil quinientos	gU
mil$	bIg[iS
milag-	mV
milagros	mV
milan	bHcHhJiSnY
milch-	bTcH
mile	gRhSiFnU
mile$	gYhU
mile--	cW
mile-ex	cW
mile-ex$	cY
milea-	gRhTiJnX
mileage	gRhTiJnX
mileage 00	gTjR
mileage$	gXiJnX
miles	gDiFnd
miles a	bIiHjSnV
miles$	bVcSiEnR
miles-	bGeGiZq\\
milie-	aUsV
milieu	aUsV
milit-	j@lWsZ
milk	b^hZjH
milke-	aUm\\
milker	aVbJcHmZ
milki-	iVpZ
milking	iVpZ
milking$	iApa
mill	bZcS
mill$	b]cVdXfIiH
mille	g]
mille-	aWgHjU
milli-	bT
milling	iX
million	bYtS
million$	iR
millo-	gY
millones	bSgY
millones de	bcgA
millones$	fHg\\iI
min	jYpS
min 0	fTsU
min on	jZ
min$	gSiTpS
min-t-	f[hF
min-takt	f[hF
mina	sY
minas	j\\
mind	j\\lU
mind 0	dZjHpU
mind 00	j\\
mind$	eSiHlUsU
minden	c[
minden$	c\\iH
mindestens	dUj[
mindestens drei	fR
mindestens$	dZ
mindestlohn	gY
mindestlohn$	gT
mine	b[tT
mine$	iHjSt[
mineduc$	iFjY
miner-	b\\iX
minera	bWrV
mineral	bRiW
mines	cTjS
mineu-	bS
mineurs	iS
mineurs$	bW
mini	hR
mini cooper	hZ
mini$	aJbHh\\
mini--	aRbGfHi^pU
mini-pelle	fIiW
minib-	iWlR
minibagger	iS
minibus	hHlTnU
minij-	eTgS
minijob	eU
minijob$	gR
minim-	jT
minimo	jT
minimo 0	jX
minimo$	iTjU
minimum	gSjU
minimum$	j[
minis-	b\\qV
ministere	bWjT
ministere$	bTjR
ministry	jR
minit-	aJb^fIiFkT
minor-	iU
minors	iU
minot	c\\
mins	pS
mins$	jT
minst-	jIoW
minster	jIoW
minui-	fUpU
minuit	fUpU
minuit$	fTpV
minut-	pR
minuta	iZqS
minute	fTjUqE
minute$	fWgJiCjW
minuten	pStR
minutes of	iStU
minutes$	i]jFsS
minuto	jVpR
minutos	pU
minutos$	iU
mio	b[iR
mio umsatz	bWgG
mio$	iZrV
mir	qSsS
mir$	aHmUpXtU
mira	aFfXjItU
mira$	aIcTfGhJiGsTtW
miran-	cXqU
miranda	cY
mirecourt$	cT
mis	q\\
misas	bWsU
misas$	iRsY
misch-	bXiUjG
mise	iW
mise a	iX
mise en	iT
mises	iajB
mismo	hRoVqI
mismo$	cFeJgIhVlUpVqG
misra	jX
misra$	jX
miss	aSbIcIiImVnRpW
missi-	eRfHnU
mission	aHeZnR
mission$	aFbIeTqJtY
missions	bTfFiXnT
misso-	bFc]tE
missoula	cW
mit "	pIqT
mit 0	b[mU
mit 00	bXiVmU
mit 000	bccH
mit acht	bW
mit behinderung	sX
mit dem	mS
mit den	iSs\`
mit der	cTiRr[
mit drei	bSiFmZ
mit nach	bTh\\
mit praxis	lT
mit zwei	bUiSqU
mit$	hT
mitad	d\\gR
mitar-	bThc
mitarbeit	e[
mitarbeit$	e]
mitarbeitende	bXmW
mitarbeitende$	bSmY
mitarbeiter	aYbTmI
mitarbeiter$	b^
mitbr-	hV
mitbringen	hV
mitch-	c[nH
mitchelstown	c[nH
mitfa-	fGiVn\\pH
mitgl-	bXj\\
mitglieder	bZ
mitglieder$	bW
mitgliedsbetriebe	bZ
mitgliedsbetriebe$	b[iF
mithe-	pS
mithelfen	pS
mitne-	gHhWpS
mitnehmen	gHhWpS
mitnehmen$	pW
mitre	iJj_
mitsc-	pWrGsWtU
mitta-	cHhd
mittagessen	hV
mittags	pTtT
mittagstisch	iS
mitte	oZs]
mitte-	cS
mitteilungen	iW
mittl-	gGiHjYmJ
mittlere	aSbUjF
mittw-	fYhRiV
mittwoch	dSfSiU
mittwoch$	fX
mittwochnachmittag	fUhHiZ
mittwochs	eIfXhYiI
mix	bWcHi^jG
mix$	b_iTjJ
mixed	bSeUfFjRsS
mixer	bIiWj\\lGpI
mixes	i[jHpV
mixin-	iYjF
mixing	iYjF
mixing$	i[jF
mixte	bUsH
mixte$	bTqGsF
mk	bX
mkt	bBccfEgChHiE
mkt$	bHcWhJiGjU
ml	aX
ml engineer	aRcR
ml$	aX
mld	bFjTk\\
mlro	aXbDcJm]p?
mm	iT
mm$	iT
mme	mZpUtU
mn	nS
mn$	fT
mna	iT
mo	eWfW
mo frei	f]
mo$	eXfT
mo-do	fanS
mo-do$	fY
mo-fr	f\`hH
mo-fr 0	fV
mo-fr$	fW
mob	hViZ
mobel	bViSrT
mobel-	b\\
mobil	aRdjfC
mobil$	aYd]
mobil-	bUhW
mobil-home	hXjG
mobile	mSqT
mobile home	h^
mobile$	aYhJiGmVqH
mobiles	bTdYgH
mobiles$	hW
mobilite	aHbUgThTjAqTrD
mobilites	gIhY
mobility	aEbZhUiJ
mochi-	cUjR
mochila	hTjX
mochila$	hViJjV
mocht-	tU
mochte	tU
mocs	iSj[
mod	hFi]lFmJpGsJ
moda	b[cC
moda$	jU
modbu-	iVjS
modbus	iVjS
modbus$	iSjT
model	aSeUhAiV
model$	i\\jJsV
model-	i\`jT
modeles	iV
modell$	fU
modelling	iW
modelling$	iW
modelo	bU
modelos	iT
models	iV
moder-	dWiSlV
modern	jX
modern$	ja
modifiees	jV
modifiees$	jS
mods	i[
mods$	iY
modul-	fTiRjS
module	kWtS
module$	jTkX
modules	jVoS
modules$	oZ
modulo	aHiY
modulos	f]
mogen	gUkW
mogen$	gYiJjYsF
mogli-	jD
moglich	dTj@lW
moglich$	cSiIj@lY
moglichst	oXsX
mohre	aHcHdIe\`fDgBhBiJj@kHlFmFnIoIpIqJtH
moi	pWqW
moi je	pUqZ
moi$	aTpTtR
moin	t^
moin$	aHt\\
moins	j\\sX
moins de	pJs]
moins$	iDjWqT
moira	mXqY
moira$	qW
mois	eU
mois +	eYgJiG
mois d'essai	eS
mois de	oSqU
mois et	gHhRq]
mois puis	qV
mois$	eVhS
moiss-	iW
moisson	bJfV
moissonneuses	i]
moist-	iX
moisture	iX
moiti-	bThU
moitie	bThU
molde	iYjV
molde-	iEj]
moldes	jS
moles	jHkX
moles$	jIkX
molin-	cRiVmX
molina	aRbHc[
molina$	cX
molino	bSiU
molke-	b^
molle-	bZjY
mom	h_iF
momba-	cV
mombasa	cV
mombasa$	cV
momen-	fThToBqJtU
moment	hW
moment$	hW
mon	fY
mon /	dXfU
mon associe	qY
mon to	n[
mon$	eXf]pS
mon-f-	fV
mon-fri	fV
mon-fri$	fTnT
mon-s-	fV
mon-sat	fV
mon-sat 0	cUeV
mon-t-	fZ
mon-thu	fRnR
mon-thu 0	qJ
mon-thu$	nT
mon-thurs	fZpH
mon-wed$	fS
monag-	cU
monaghan	cU
monaghan$	cT
monat	nS
monat 00	gIhUrS
monat$	fVhSnU
monate	eU
monate$	eWhSiF
monaten	aHeSsTtR
monaten probe	bIeXgG
monatl	hWiS
monatl$	hWiS
monatlich	b]
monatsabschluss	i]
monatsende	aJfUhH
monct-	cS
moncton	cS
moncton$	cY
monda-	fS
monday	iInToSpR
monday off	bY
monday to	dZjJ
monday$	iHnXpY
mondays	dXfWiT
mondays in	d]fI
mondays$	dUiW
monde	s[
moned-	gV
moneda	gV
moneda$	bRgVhS
money	bSiJ
money$	eWgStU
moni	gFmZqX
moni$	m]
monit-	iW
moniteur	aSiGkU
monitor	fGkSlT
monitor$	fDiIlZmS
monitores	iS
monitoring	eIiTj^pI
monitoring$	eEhIiUjX
monol-	iXqI
monot-	e]
monotributo	e]
monotributo$	e]
mons	c\\
mons$	cY
monsi-	aGqTtS
monsieur	aGqTtS
montag	fShHnR
montag$	aGiStU
montage	iSnW
montage$	hU
montagne	cFpIr[
montags	b\\fViIjE
montaje	bYiR
montana	bWjZ
montana$	bYjE
montb-	c[
monte	bIn]pIqS
monte$	cXh[iB
monte-	cS
monte-meubles	bV
monter	sY
monter$	cIhRsY
monteria	bGcZpJ
monteria$	aScV
monterrey	cS
monterrey$	cT
montessori	aUbUjIkU
montessori$	aFjHkY
monteur	aUeH
monteur$	iU
montevideo	cS
montevideo$	cT
month	nR
month 0	aHbJcId]fFhFkGmGnHoCpDqJrIsJtI
month and	aFbRgTiF
month contract	dTqW
month end	iZsV
month for	bIdVjH
month in	dUgV
month$	gRnS
monthey$	cR
monthly	iS
monthly$	hW
months	eV
months and	bHjT
months trial	eR
months$	eU
monti-	iV
monto-	bVc\\hGiJ
montp-	c\\
montpellier	c\\
montpellier$	c[dC
montr-	lVrW
montre	hJiEjIl^pIqIrZsG
montreal	bIjW
montreuil	bVcH
montreuil$	bVcH
montreux	cW
montreux$	cX
montt	bHc[
montt$	bHc[iG
moori-	i^sC
moose	cZ
mop	i_jH
mop$	iY
more than	jVpX
more$	bIkYtT
morge-	tS
morgen	bXqH
morgens	iStV
morges	cY
morges$	cZ
morning	tX
morning$	kVpW
mornings	fS
mornings$	fWmU
moros-	i]
mort	iUjFqTsS
morta-	j[
mortg-	iJs_
mos	jWlV
mos$	lZ
most	fWnV
most of	bZpGsS
most$	pIrW
mostl-	bS
mostly	bS
mostly$	aUbScU
mosto-	cU
mostoles	cU
mostoles$	cW
mostr-	jU
mostrador$	iV
mot	rV
mot$	fFgXhUq\`rI
moteu-	aIbYiRjF
mothe-	fJoZsW
mother	hTj@pRsZ
mothers	iWsX
mothers$	i]sE
motio-	aUiT
motion	aWkR
motiv-	jTpa
motivation	p\\
motive	jZ
motive$	iIj^
moto	hRjZnZ
moto$	jSkT
motor	aTjS
motor$	jY
motor-	aSjV
motorbike	n^
motorcycle	jX
motors	bYmI
motos	aUbUiY
motos$	bYdIjH
motos-	iSjV
motosierra	iSjV
mots	bDgFiVkUrY
mots /	bDgCiYjXpI
mots$	hVrW
motus	qf
motus$	q\`
moula-	bHiYkU
moulage	gIkW
mould-	a[iDjS
moule-	hIiZ
mount-	cUn\\
mountain	bUc\\dHi@tJ
mousc-	cW
mouscron	cW
mouscron$	cW
move	gHhXjH
move$	aUhT
move--	aDi]
mover-	iSjR
movers	iVjS
moves	bHcTdUkVsF
moves$	fJi[oU
movil	h^
movil$	gJh\\jT
movil-	bTgX
movilidad	gWjU
movilizacion	bJgUiRoVpI
movilizacion$	g^iF
movim-	aJbWi\\jA
movimientos	i^j@
movin-	nT
moving	nT
moving$	hXiTtI
mowin-	iW
mowing	iW
mowing$	iX
moyen-	iWsD
moyenne	sG
moyenne 0	hS
moyenne$	iZjIsF
mozo	bS
mp	aSiWpR
mpa	aAb_gAjVkHlJ
mpe	aUjImXpI
mpg-c-	bIi[
mps	gXiU
mps /	gY
mps$	gY
mr	jCmnqStR
mrc	cV
mrcvs	j]
mrcvs$	jW
mrd	aHb_
mrd$	b\\
mri	iWjEkZ
mri$	iXjHkV
mrics	jWkW
mrics$	kU
mrs	mh
mrs$	cJiBlUmZpG
ms	a@j[m[pX
ms office	j\`
msc	j_
msc$	bIjX
msg	p[
msk	aUiT
msk physio	aYiH
msnm	bJc^gHsJ
msnm$	bJc]gHsJ
msp	h[qX
msr	a^bJ
mssp	b]cIjJ
mt	iR
mt$	cUiX
mth	eZiS
mth$	nU
mths	eYgRjT
mths$	eZgW
mtl	aZbHjC
mtl$	hUiTnH
much	iTjG
much$	dItU
mucha	c[rS
mucho	kSsR
mucho$	iGjIkUrRsS
mud	iUjY
muebl-	rY
muebles	bV
muell-	bYcVpT
muelle	bJcYpV
muest-	iXmIpS
muestra	iRmGp\\
muestras	iUsR
muestreo	iV
mueve	n[
muffe-	cJi\`
muhle-	bS
mujer	aEbXs_
mujer$	aBbWlWsS
mujer-	s[
mujeres	s[
mujeres$	bThI
mula	aFbCh\\iYpI
mules-	iUjTkI
mulesoft	iUjTkI
mulho-	cY
mulhouse	cY
mulhouse$	cY
mulle-	iWjS
muller	aUiR
mulli-	j[
mullingar	c]
multi-	bZjV
multi-conventions	iV
multi-site	j[
multimarca	aJbZcE
multisport	hZ
multisport$	h^
mum	jSkEqRs_
mum$	iIjXqXrH
mum's	aFjIqWt[
mumba-	pT
mumbai	pT
mums	s]
munch-	cYhX
munchen	bRgR
munchen$	gT
munda-	j]
mundl-	jWqT
mundlich	jWqT
mundlich$	jXqU
munic-	bXc[
munich	bVcS
munich$	b^cBiI
municipal	hR
municipal$	aScDhWmF
municipale	bW
municipales	bHcV
municipales$	cV
municipality	cVhF
municipality$	bRcRiI
municipio	bUgGiS
municipios	bIc\\iH
munst-	cdhFi>
munster	pR
munster$	pU
murci-	nZ
murcia	cSnR
murcia$	cSnStJ
muri	aHc]
murna-	bT
murnau	bTtJ
murnau$	aJbZtI
museo-	bIiTjS
museology	bFjX
museu-	mW
museum	cU
museum$	lS
museumspadagogik	aV
museumspadagogik$	aW
mushr-	eChYiGkV
music	aabJ
music-	aRbX
musica	pT
musical	aYiIsI
musik-	b^gTiI
musiq-	bS
musique	bT
musli-	sa
muslim	bSsR
muss	jZl]
muss :	jU
muss er	sY
muss keiner	jHlUqX
muss man	j]
muss nicht	aDjClbrW
muss$	jVlX
musse-	qU
mussen	qU
musst	iSlW
musst du	iSlW
musst-	oS
musste	oT
must	jVrS
must be	oSr[sY
must have	j[
must know	kWqJsI
must not	qX
must pass	hGj]pG
must$	jHk[lZ
muste-	iZrU
muster	aFiZmJ
mustn't	jU
mustn-	jU
musul-	sb
mutat-	iS
mutte-	aHiTqUsZ
mutter	qZ
mutterschutz	e[jHpFq[
muttersprachler	jGsc
mutua-	bVgGhSrH
mutual	bUqXrC
mutual$	bV
mutualisee	bIcJhZiJjHmT
mutualisee$	bIcJhZiJjHmT
mutualiste	bY
mutualiste$	bX
mutue-	bVfDh[
mutuelle	bVfDh[
mutuelle$	qX
muy	kT
mvr	jU
mw	bbiS
mw$	bViU
mwst--	hHi_jJkB
mx	aXbI
my	qSrT
my brother	mZ
my phone	hJrVt^
my$	qT
mysel-	mUqSrW
myself	mUqSrW
n	bEcT
n +	m_
n 0	aWbDcT
n$	iDjEkYsI
n'a	eIqb
n'a pas	sU
n'ecr-	qTrT
n'en	qdrG
n'est	jAl[qT
n'est pas	jAl[
na	g]jDlU
naas	bJc[iEmX
naas$	mZ
nabh	aIb]cHjF
nacel-	iUjR
nacelle	iUjR
nacelle$	bViCjW
nach 0	gRh]
nach 00	iAj[p[
nach absprache	dUfSgT
nach dem	jIo\\pHqX
nach der	dTq_
nach feierabend	fChZ
nach hause	bSh^
nach konnen	gZ
nach ostern	fGiFoSpWqU
nach tarif	gW
nach vereinbarung	gToS
nach$	iX
nachb-	eZhTiBpJq[
nachbarn	hY
nachd-	gUiV
nachdem	gW
nachdem$	gU
nachf-	oSq[
nachfolge	oTqW
nachg-	f[iIpI
nachh-	k[
nachl-	iZ
nachlass	iZ
nachm-	eHfciF
nachmittage	bJf\\
nachmittags	eGf[iJ
nacho	aFmTtZ
nachr-	aIfBiSlUmX
nachs-	iW
nachsorge	hIiY
nachsten	bWiGsW
nachstmoglichen	oX
nacht	gZnR
nacht 00	fDgXsR
nacht$	gWhS
nacht-	f[
nachtdienst	f\\iI
nachte	fWnY
nachte$	fYnFqYsItI
nachten	nY
nachts	fW
nachts$	f]iH
nachtschicht	aWcHfTgCpIqX
nachtzug	bZhI
nachtzulage	jS
nachw-	hFiDj]sY
nachweisen$	jT
nacid-	aCsbtH
nacim-	cYs]
nacimiento	cYs]
nacimiento$	cV
nacio-	b?jSmSnVsS
nacional	jWmJnX
nacional$	hJiUmInX
nacke-	aIqZtT
nacken	aIqZtT
nada	rSsS
nada de	hJrVsZ
nada$	hYqW
nadar	aGjXkX
nadeg-	iItV
nadege	iItV
nadia	aIcInJq^tT
nadie	bSfR
nadie$	qZsXtF
nadin-	mY
nadine	mY
nadine$	mW
nagel-	iVjV
nagellack	iVjWsH
nagol-	aIcdiH
nagold	aJbRcV
nah	cGhGiEjHl\`mEpH
nah$	aIbHcGhGiHjBkFl_rJ
nahen	iY
nahen$	iZ
nahpr-	bBiZpR
nahve-	b\\
nahverkehr	aUfIqS
nail	cS
nail tech	aRcS
nails	bXsX
nails$	jWkGsX
nairo-	cX
nairobi	cX
naiss-	a?baiTsV
naissance	jHs^
naissances	fIiZ
naissances$	iT
nalox-	iZ
naloxone	iZ
name	rq
name$	pZrT
namen	jWqU
namen$	iFjYlGrTsR
namen-	iX
namensrecht	iX
names	pSrd
names$	iSjZpIqV
namur	c\\
namur$	cZ
namur-	b\\hJjGnJ
nana	aEsVt^
nanny	aUbIiW
nanny$	a^bG
nante-	cVdWiG
nantes	cVdWiG
nantes$	bVdYfG
nap	iUpW
narbo-	cZ
narbonne	cZ
narbonne$	cV
narro-	aIc^i@jW
nat	aXbZcDiEjI
natac-	j\\
natacion	j\\
natal-	cSm\\
natales	cX
natalia	aIm]
natat-	jV
natation	jV
natio-	bUcE
nation	jUrU
national	nS
national$	jTlJnY
nationale	bBiYjR
nationale$	bEiVjS
nationals	jW
nations	bViCr[
nations$	bZiH
nationwide	cInY
nationwide$	cJiGnW
nativ-	kJlHs]
native	jSkEsV
native$	jVlI
nativo	jGs^
natur-	bR
natural	bSl[
naturbad	bT
nature	aWdVkTrW
nature$	dXjJkU
naturlich	lR
naturlich$	hSsW
naturstein	cFi\`
nauca-	cU
naucalpan	cU
naucalpan$	cU
naukr-	pW
naukri	pW
nauti-	gGr]
nautical	gGr]
nav	i^jHnU
nav$	iY
nave	hTpZ
nave con	hZiJ
naves	bU
navet-	cZhWiB
navette	hZ
navette$	hZ
navi	cVjVkH
navid-	bWhW
navidad	bWhW
navidad$	bHhZiCjS
navig-	iVjF
navigator	aV
navis-	j[lU
navision	iHlX
navision$	jWlR
navisworks	j\\
navisworks$	jY
nb	bXcG
nc	c[
nc$	c[
ncts	iUjVoC
ncts$	iVjSoB
nd	cW
nd$	aYbHcUpSqR
ndis	jT
nds	aUfIiFo[
ndt	jWkV
ne	q[
ne le	qV
ne pas	q^rWsF
ne$	cYr[
near	c_hR
neare-	nVqX
nearl-	fUjSoHqS
nearly	fUjSoHqS
nearly$	fTgZiHjD
neat	jXsV
neat$	jZ
neben-	bSiWjFrS
nebenan	hSqS
nebenan$	hT
nebos-	jR
nebosh	jR
nec	aAbCiEj[n_tH
neces-	lStT
necesita	aUtT
necesita$	aFcJt[
necesitamos	tW
necesitamos$	aItZ
necesito	aVtV
necesito$	aFcJt\\
necessaire	hDjTkRnW
necessaire$	hIjXlU
necessary$	lR
ned	lVsc
ned$	iIlYqVsU
nee	bYs[
need	lStS
need a	aUjT
need an	a_
need someone	iSsF
need to	lWqS
need$	tb
neede-	jR
needed	jR
needed$	lV
needl-	iW
needles	bU
needles$	jT
needn't	l\\sU
needn't be	l]
needn-	l\\sU
needs	aWiDsS
needs :	jV
needs to	aJlUoH
needs$	aDcIiHt\\
neerl-	jTkTlU
neerlandais	jTkTlU
neerlandais$	jIkVlVpG
negat-	bSg@sS
negativo de	aHjS
negativo$	aS
nego	i_jH
negoc-	jU
negoce	bS
negociable	o\\
negociables	gXiFjIoV
negociables$	gWiFjIoV
negociacion	j]
negociar	iW
negociateur	aZ
negocios	aX
negotiable	gYjI
negotiable$	g[jH
negotiation	iBja
negotiator	aX
negotiator$	a[
nehme-	rY
nehmen	rY
nehmen$	hVpT
neige	aVjXqS
neige$	a\\iHjUnS
neigh-	cXsT
nein	fUiBtI
nein$	eRhSjIlUpH
neith-	jBlWsU
neither	jBlWsU
neiva	iIn[
neiva$	nW
nell	cJm[
nell$	cIjImZ
nelso-	c_jG
nelson	mU
nen	aXiGpT
nenne-	qRrZ
nennen	qRrZ
nennen$	qUrV
neoba-	b_cFjGsH
neona-	aZ
nepal	bTcBn\\
nephe-	qZ
nephew	qY
nerea	jImSpW
nerve	dGiGjc
nerve-	j^
nerven	j[
nerves	jW
nervi-	iHjd
nervo-	sU
nervous	sU
nervous$	iUsW
nest	bSiZ
nest$	bX
net	gT
net +	g]
net$	aHgajS
neto$	g[
netos	g^
netos$	g^
nets	gfh?
netsu-	eVjS
netsuite	eVjS
netsuite$	eVjS
nette-	a[bGcBpTrV
netti-	iY
netting	iY
netto	gShV
netto$	g\\iJ
netto-	hT
nettoyage	bUiT
nettoyage des	iV
netwo-	bTqR
network	bTqR
network$	b[i@jU
netz	aGb[cDiRnHtG
netza-	aIcGi]
netzb-	b^cHeIgIiE
netze-	eHfIiXkH
netzm-	aYhCjY
netzw-	bAk^
neu	aUiWrW
neu$	qW
neuba-	bDdZ
neubau	hUiU
neue	a\\qTrG
neuen	aDiToT
neuer	cWiXjC
neues	bViEjV
neuf	bWhVmT
neuf$	h[sW
neuja-	fIhT
neujahr	fIhT
neuma-	bHhTi_
neun	bWm_
neunz-	gW
neunzehn	gW
neuro-	aVbY
neuru-	cW
neuruppin	cW
neuruppin$	cV
neuss	c]
neuss$	c]
neutr-	cRjUrSsZ
neutral	iRqH
neutralite	iEj\`
neuve	aGbWhV
neuve$	bRhV
never	fTlWrV
never "	fFjHr^
never$	fVr[
never-	cVnU
nevers	cWnU
nevers$	cXnT
new year	fWqV
new$	tW
newca-	cZ
newcastle	cV
newcastle$	cW
newco-	lY
newcomers	lY
newly	bXgGjGlZ
newma-	c^
newmarket	cW
newmarket$	cX
newpo-	cTdR
newport	cTdR
newport$	nT
newqu-	cSiIpW
newquay	cSiIpW
news	aTeIfUiGjW
newsl-	i\`rS
newsletter	i\`rS
newsletter$	aIbJiUrY
newto-	aGbBcbi?jJkJlZ
next	bWeRmToG
next door	b[iFmZ
next to	bYjX
next$	bEcGeXiY
ngo	aUb\\
ngo$	aYbXcIhJiIjI
nh	aS
nhs	kSpS
nhs pension	hX
ni	lSqXsX
ni de	iS
ni lo	j[qV
ni$	iXjHlGpWqHrS
nice	kf
nice :	k]
nice to	kT
nice$	jEka
nice--	kZ
nice-to-have	kZ
nice-to-have$	k[
nicel-	rT
nicely	rT
nich	rWsS
niche	iajB
niche$	i\\
nicht	qUrR
nicht "	fErW
nicht alter	jY
nicht dass	qZ
nicht genannt	bSrU
nicht im	hSj\\sX
nicht in	qSsW
nicht mehr	gHr^
nicht mit	sT
nicht nennen	iJqUrW
nicht notig	jElc
nicht nur	iHj]
nicht$	lZsR
nicht-	qWsU
nichtraucher	iHjZsT
nichtraucher$	cJiHj[
nichts	qV
nichts$	sY
nie	fUlUsY
nie$	f[sR
niede-	aSjV
niedersachsen	gS
niels-	iJjZ
nielsen	iJjZ
niema-	q\\sT
niemand	q[sS
nieve	iZ
nieve$	jRoU
night	f\\
night 00	g[
night audit	fZiI
night auditor	aTtG
night shift	i_jTlI
night$	fGi^mX
night-	fS
nightly	dHiXkGnV
nightly$	dHiXkGnV
nightmare	sT
nights	fU
nights +	aIgZ
nights 0	jG
nights 00	gYjJqT
nights a	bZdJeJf?hIn]
nights away	nY
nights out	f\`
nights £	gUqUsI
nights$	aW
nilgo-	hX
nilgosc	hX
nimme-	qTsV
nimmer	qTsV
nimms-	qS
nimmst	qS
nimmt	bRfEjUq[
nimmt man	bTfCiIj\`
nine	bRfXmV
nine to	pZ
nine$	bSfUiEjSm[
nine--	f[
nine-day	f[
niner-	aV
ninera	aV
ninet-	bZgT
nineteen	bV
nineteen$	iT
ninety	eUgZiI
ningb-	kV
ningbo	kV
ningu-	bFcEf_gHhFiHjIpH
ninja	lIr_
ninos	bXi^jIsR
ninos$	aJbYiRjE
niort	c\`
niort$	cV
nirge-	qY
nirgends	qY
nite	fUgY
nite$	fGgVhVjE
nivea-	iSjU
niveau	iSjU
niveau 0	jVkT
niveau$	cHhIi[jIoJ
nivel	g_jU
nivel 0	jV
nivel 00	g^hEjJ
nivel$	bWgT
nivel-	c]iGkT
nix	lTq[
nix$	hYj\\qTsD
nj	cZgFhIrS
njc	gb
njc$	gZ
nl	cVjX
nl$	c[
nlz	aT
nm	cTjR
nmc	j^
nmc$	jV
no	lY
no "	rW
no 0	bWfFgJiJj^lFsI
no 00	gFhHp]
no :	bIc]eZmH
no agencies	bIpVrW
no bother	jV
no cv	mIpS
no cvs	pY
no degree	iT
no es	jJkUl\`qH
no eso	iSjSqF
no este	sb
no evenings	fV
no exclamation	rY
no experience	jDl_
no hace	l[
no hay	fYrS
no la	jXqSrV
no le	j]qD
no lo	lRq]
no mas	aFs\\tI
no me	sY
no more	e_iCjV
no need	hIl\`qW
no nights	aGfXhYlH
no one	se
no pedimos	jIl\\
no problem	fIjTlT
no puede	gRqXrX
no que	s]
no sales	gViYlH
no se	qS
no sea	sb
no sean	s^
no solo	j]lI
no sundays	fagI
no weekends	hU
no women	s^
no$	l\\
nobod-	sT
nobody	sU
nobody with	jGs^
noc	aFiZsH
noch	qZtV
noch nicht	qXrS
noch$	q^t\\
noche	f\\jU
noche 0	fUjJ
noche 00	gW
noche y	f]
noche$	jS
noche-	fX
noches	fT
noches de	hXiI
noches$	gVnT
nochm-	qStW
nochmal	qStW
nochmal wegen	tX
noctu-	fTgT
nocturna	fShR
nocturna$	hUiT
nocturnas	gS
nocturnas$	gZ
nocturne	dTfS
nocturne$	dUfVpJ
nocturnes	iW
nocturnidad	g\\
nocturnidad$	gU
nocturno	fVgRhG
nocturno$	fU
nocturnos	fDgUiBjHk^
nod	qIsYtY
noel	hTmZ
noida	bHc_gHiEmFpX
noir	bRgFqT
noir$	bSiT
noire	hJi[
noise	iUtR
noise$	jTtT
nok	gX
nom	r]
nom 000	j]
nom de	qGrb
nom du	dGrY
nom$	jRrR
nomad-	b\`
nomas	pGqUrYsZ
nomas$	pGqVrYsV
nombr-	pTrV
nombramiento	eZiIj[
nombrar	qUrV
nombre	qUr[
nombre de	qSrT
nombre del	r_
nombre$	q[sG
nomin-	eS
nomina	gZ
nomina$	bJgV
nominas	iV
nominas$	aY
nomination	eZiDjG
nomme-	qZrV
nomvu-	m\\
nomvula	m\\
non	bJjUl^
non$	gSkXlTqF
non-c-	eWqV
non-e-	fHhS
non-exempt	eSgS
non-exempt$	gS
non-p-	bZ
non-profit	bZ
none	iTl[
none of	qSsW
none$	eUjHl]
nonpr-	bX
nonprofit	bX
noon	fYpZ
noon 0	oIpS
noon 00	p\\
noon$	f\\
nord	bScZ
nord$	c\`
nord--	aUcU
nordd-	aFbBcWjFn^
norde-	aGc\\
nordelta	aHcZ
nordelta$	aHcY
nordh-	cX
nordi-	b\\jS
nordic	bTjV
nordl-	bZiG
nordlingen	bHcV
nordlingen$	bHcW
nordr-	gS
nords-	bHcV
norfo-	aHcY
norfolk	aHcY
norfolk$	cV
norma-	jT
normal	fUlT
normal$	jJnZ
norte	c[
norte$	bU
norte-	aHb\\cEnH
north	cTnU
north of	c\\dHiI
north$	cSjT
north-	jWkT
northampton	jS
northern	bIgRhFjWkX
norwe-	iJoGqT
norwegian	jS
norwegian$	bScJrT
norwi-	cTdJjH
norwich	cTdJjH
norwich$	cS
nos	qV
nos ha	qU
nos$	a[qJtR
nosot-	lV
nosotros	lV
nosotros$	l\\qR
not	l\\qS
not "	jImFt^
not a	lX
not above	gJs]
not asked	i\\lU
not compulsory	kHl^
not essential	j@kZl[
not expected	lY
not for	dVjRmHq[rJsV
not have	aGlXmHnV
not in	hXiFqVrS
not just	bJe\\iGj]lEpI
not mind	bHj^
not necessary	iJjFlYpT
not needed	jHlZpX
not required	lT
not the	lGpAqXrTs^
not to	jHpX
not too	r^s[
not vital	jHk\\
not wanted	lasS
not$	jVlVqT
not-f-	bY
not-for-profit	bY
not-for-profit$	bY
nota	kXoItT
notai-	bWmI
notaires	bWmI
notar-	bclU
notarfachangestellte	a]
notarial	kV
notarial$	bIjZ
notdi-	gX
notdienst	qT
notdienst 0	fY
note	tZ
note$	hZlIpStS
noteb-	cJhZ
notebook	cIfJhZ
noten-	iZ
notes	iZtV
notes for	aStW
notes from	t\\
notes$	iUjV
notfa-	jVqS
nothi-	qXrS
nothing	qYrT
nothing$	pGq[r@tS
notic-	rW
notice	oT
notice$	eXoU
notices	i_
notices$	iY
notif-	aZiV
notification	a\\fF
notig	l^nU
notig$	jTlXnX
notio-	jUkU
notions	iEjUkV
notre	qT
notru-	fY
notsa-	aTcGgHh[iIjT
notsan	aVcJjZ
notti-	cZhIiRjIkI
nottingham	iX
nottingham$	iU
nourr-	fIhSiY
nourri	hX
nous	kXqVtT
nous a	pEq_
nous faut	bT
nous sommes	bZ
nous$	h\\qU
nouve-	cIn[qT
nouveaux	lV
nov	fUob
nov 00	aTfDgHjGo^
nov$	eRfToT
nov-f-	fSoU
nov-feb	fSoU
nov-feb$	oX
nov-j-	fUiT
nov-jan	fUiT
nov-m-	cHeJfRo[pIsJ
nov-mar	fRoU
nov-mar$	fGiToW
nova	cX
novat-	aIbIeJhXiIjDl[
novec-	gZ
novecientos	gZ
novem-	fZ
november	fTiT
november$	iVoR
novembre	fYqT
novembre$	fRoW
noven-	eUgT
noventa	eUgT
novia	aDbViJj\\sS
novie-	eV
noviembre	eV
noviembre a	iEpU
noviembre$	eUiT
now	bSoVtR
now and	iY
now$	cGjEo\\
nowt	gWiEqVs\\
nowt$	gZhIpJqWrH
np	eS
npc	j^pC
nplq	jY
nps	h\\iXjHpItG
npsp	jW
npsp$	jW
nr	aBcbganGqD
nrp	j\\pI
nrw	aGb]
ns	bThYjGnI
ns business	hS
nssf	h_
nssf$	h\\
nsw	c]
nsw$	c^
nucht-	jUrYsT
nuchtern	jVkJrVsV
nuchtern$	j[kImIrUsE
nucle-	iSjIlW
nuclear	iWjJ
nuest-	bT
nuestra	nT
nuestra$	bZcEeUhBnS
nuestro	bZkY
nueva	aIc\\rR
nueva$	c[hS
nueve	iSmX
nuevo	b\\cViRjE
nuevo$	b\\jDkIsH
nuit	fWgS
nuit 0	fW
nuit 00	fFg[qS
nuit$	aWgT
nuits	fSlSn\\
nuits dehors	nX
nuits par	nWsS
nuits$	lWnSsR
null	h^lVpI
num	jImZ
numbe-	iUpS
number	pTrR
number$	jXrV
numbers	i[oH
numer-	iRjVrT
numeracy	lW
numerique	aHiVjDmY
numerique$	aHcHhJiWjCmW
numero	iTmIrY
numeros	jRlYpHtU
numme-	mXpU
nummer	mXpU
nunca	aHfUlWsZ
nunca$	fZ
nunea-	cV
nuneaton	cV
nuneaton$	cUiJ
nunoa	cYiJnI
nunoa$	cVnG
nur	sR
nur mit	qVsV
nur$	gRhGiDn\\
nuria	pX
nurse	a[m\\
nurse$	admU
nurse-	iSmS
nursery	bUhU
nursery$	bc
nurses	aHm[
nurses$	aGjJm]pI
nursi-	lS
nursing	lS
nursing home	aIb\`dH
nursing$	a\\bHl\\mH
nutri-	aRhIk^
nutritionist	aX
nutritionist$	aW
nuts	f[iVjJ
nuts$	fZiWjHlI
nutze-	i]
nv	aJbIcae[gTiEjCmH
nvq	j\\
nvq 0	jY
nvs	a^fEhJjT
nvs$	aViIjV
nx	iDjEk_
nxt	bDkV
ny	cTdTrW
ny$	cVdWiH
nyon	c[jJmJ
nyon$	c[iGjImH
nz	cX
nz $	gX
nz$	bHc_rJ
o	j^
o 0	bZ
o 00	fX
o a	iGjUrX
o con	aXmGsX
o de	aZcRhS
o habilitacion	bRjV
o jefe	aUjVm>
o prace	eX
o si	d]
o tecnico	aHjX
o$	aZfSiH
oa	a\\iCmZ
oaci	j\`lG
oak	bSi\\
oath	i^mD
ob	gUlUq]
oban	c\\jTnG
oban$	jW
oben	gTrS
oben$	rX
obend-	hY
oberf-	aTiIjWnT
oberflachen	aFjV
oberfranken	cWnY
oberfranken$	cXhHnYsJ
oberh-	a?ba
oberl-	bT
oberm-	aEcIhJjXlHm^qI
obern-	bTcWiHjH
obers-	iWoS
objec-	i[
objectif	iW
objek-	bRcY
objekte	cZfJ
objet	pVtZ
objet :	t[
objet-	fEgViW
objetivo	hIiZ
objetivos	fFg]
objetivos$	g^iI
oblig-	dRjSkIlUsU
obligado	bIdWiGjZkJ
obligatoire	lU
obligatoire$	jElXsV
obligatorio	iSkI
oblige	dTpJ
oblige$	bEdTlRpI
obra	eZ
obra en	c_
obra$	eXhU
obrad-	iT
obrador	iT
obras	aHc[
obrer-	aAbEcHh[iIjFmYnCoFtF
obs	bHibjC
obser-	iZpS
observaciones	gEj[
obst	bTh[
obst$	bVhR
obste-	aWiEjV
obten-	eHiIj]
obvio-	jS
obviously	jS
obviously$	gShTiIjXrH
obvs	hZlG
obvs$	h[kJlI
occ	iHm[
occas-	bGcReSfSjG
occasional	fXiTnU
ochen-	iJmR
ochenta	iJmR
ocho	fTmWoU
ocho a	f]mH
ocho y	fZ
ocho$	fUhFrZ
oct	o^
oct 00	e\\
oct$	iSoY
oct-a-	eToWpI
oct-april	eToWpI
octav-	fIh[
octob-	fSoS
october	cS
october$	cU
octobre	oT
octobre$	bJoW
octub-	oY
octubre	cU
octubre$	cWoR
ocupa-	mT
ocupacional	mU
od	eXiIjUpJ
od$	eViHjV
odd	fX
odd$	bIfYgHhGiEjGsU
odenw-	cTnX
odenwald	cTnX
odenwald$	cTnX
oder	j^
oder 00	e[fTgC
oder arabisch	j?l]
oder bachelor	cHjWlG
oder ein	a[bG
oder eine	a[k[mJtJ
oder einen	a\`tI
oder in	kU
oder kurz	jU
oder meister	jY
oder polnisch	kZnJ
oder python	jV
oder vergleichbar	gIjS
oder$	eRt]
odett-	mZ
odette	mZ
odette$	mX
odile	bUmToVqS
odile$	cJmWoSqV
odont-	aXbTcHsR
odp	aebEfFtC
oee	cJi]jG
of 0	mYoU
of 00	b[ma
of 000	aIc\\gFmRtI
of a	aHpZsS
of course	cUhVqV
of england	b[cInH
of five	m[pU
of four	gIm]
of her	eUs\\
of it	i_
of march	o^
of month	fFhWiSqW
of my	bIgUpGs[
of nine	bXmT
of one	bGiHj_pY
of our	tR
of people	a^bGjSm?
of seven	mX
of six	hTiGmZ
of st	bTpY
of that	lVqZ
of them	a^rTsI
of these	sWtT
of those	d[iHjEkW
of three	bXiSmX
of two	fSmWpS
of us	bem^
of which	bTdVgIhR
of you	mS
of your	g[i@jVmW
of £	bYiHmI
of €	f@hS
of$	mStT
ofeli-	aHmVpT
ofelia	aHmVpT
ofen	hViTpI
ofert-	bHcIpZ
oferta	bGcJp[rT
off	fZhS
off 0	fZhDqS
off 00	iS
off in	bVfX
off on	fXoVpDsW
off the	cTq\\rG
off to	q_
off with	qX
off$	f]hS
off-s-	bJfT
off-season	bJfT
offen	iIoVq]
offen$	q\\
offen-	jT
offenbach	bV
offenbach$	bW
offenders	i]
offentlich	eFiFpZqY
offer	gYh>pRq_
offer$	pVqV
offer-	hX
offered	pS
offers	i]
offert	h[
offert$	hV
offi--	hU
offi-jahreskarte	hT
offi-jahreskarte$	hW
offi-ticket	gIhV
offi-ticket$	hW
office	dT
office 0	dZ
office 000	jYsR
office days	d^fRhJ
office in	bFcWdShH
office is	c^jV
office manager	dIi]jFlI
office$	cVgHpV
officer	aV
officer$	aZiI
officers	aRbW
officers$	aSbU
offices	bV
offices$	cWdGjJ
offiz-	aY
offiziell	aSqW
offli-	bHi_jU
offline-first	bGiY
offnu-	fW
offnungszeiten	fW
offre	rEt[
offs	bCh\\
offs$	bCh\\iIjI
offse-	a[tI
offset	bT
offset$	aX
offsh-	nT
offshore	kSnU
offshore$	aXbGjHkZnFpJ
offsi-	dZfIgJhFiVjDlJmVnJqI
oficial	aSgX
oficial de	aV
oficial$	a]eIiR
oficiales	aViHmU
oficiales de	aWiImG
oficiales$	eFiHjGm^nI
oficina	dW
oficina 0	cJdVpT
oficina de	cHiTpX
oficina$	bHdV
oficinas	bYcR
oficinas$	b_
oficio	aSjU
oficio$	aSiFjU
ofste-	rS
ofsted	rS
ogk	iS
ogk$	iT
oguk	jY
oh	bGfHgGiHlGmHpUqSrRtE
ohne	j\\rWsT
ohne "	rV
oil	iXjV
oilsk-	hY
oilskins	hY
oilskins$	hX
ojala	kgsX
ojo	bJfCiDj\`q[
ojo$	qa
ojv	jY
ok	lY
ok so	tV
ok with	iIj\`tC
ok$	eFfViEjTlW
okay	iBlWsIt]
okay$	jGl\\tX
okoro	m\`
okt	eGf\\hHmEoE
oktob-	oV
oktober	oX
oktober$	oW
okume-	aEbYfAiYjG
old	sX
old$	bXiR
olden-	cY
oldenburg	cT
older	bIjWlDs]
oldha-	sR
oldham	sR
oldham$	sU
ole	mXpV
olen	i[
olen$	iZ
oliva-	bV
olivar	bV
olivi-	cTpS
olpe	cbiItH
olu	mSqU
olymp-	b_mE
omara-	cX
omarama	cX
omas	iBjckFsW
omnib-	cRjV
omnibus	aIcUiIjX
on /	fS
on 0	fVqS
on 00	fZgThIiEqV
on 000	bTqI
on a	qS
on air	fWqU
on at	fVjV
on call	fZmU
on duty	sS
on en	hGjDka
on est	b_
on fait	bZqJ
on farm	hYiW
on four	fW
on friday	hIq[
on fridays	bX
on linkedin	aJrRt[
on mondays	ibsH
on ne	kXlIqS
on our	bYl[
on ouvre	bS
on paper	pFq^
on phone	iStT
on phones	bVmX
on s'en	la
on se	gIsVt[
on site	dWfGhW
on thursdays	bVcZfFhV
on time	bGie
on top	g[
on tuesdays	cIdWfJgGiS
on us	lZpW
on verra	sX
on veut	dWqEsYtS
on your	fFhZiIj\\
on$	f[
on-ca-	fX
on-call	fVgS
on-call$	fSgT
on-si-	gHiZ
on-site	gHiZ
on-th-	fHjTmY
onbep-	e\`jImF
onboa-	iXqHtU
onboarding	iXqHtU
onboarding$	iU
once	nS
once a	cJiUjEnV
once in	i[
once$	gHjTlUn[
oncol-	aRbUgV
oncology	aUgX
onda	cZtZ
onda$	bIc]tS
one 0	oZ
one a	aEcFdIeJfBhFiHjDkJmHoJp[qGr^sHtE
one anchor	dW
one and	fThHmJ
one at	a[iGjEpW
one day	bJcTdZ
one in	cRfWiR
one is	iJnTq_
one more	cHeJjRt\\
one of	sT
one off	fYgHmI
one other	aHm]
one page	qIr[
one pdf	pZ
one sat	fZ
one saturday	fXiH
one week	fTgGn[
one weekend	fZ
one with	qIsatF
one year	bHebjS
one's	iRjJqZ
one-b-	hX
one-bed	hX
one-o-	iS
one-offs	iS
ones	iUsV
ones 0	b[sJ
ones$	i[j[lB
ong	aEbhjF
ongoi-	eW
ongoing	eW
ongoing$	e\`
onko	aTbTcG
onko$	aUbUcG
onlin-	pY
online	pW
online$	j[
only	s\\
only no	lXmJpT
only$	qX
onsit-	cEdS
onsite	cEdS
onsite$	bSiFkIlImIpS
ont	s_
ontar-	dVeT
ontario	dVeT
ontario$	dWeT
onwar-	oU
onwards	oU
onwards$	oV
onze	fSoW
oo	cTgUjV
oo$	c[iE
oom	iFjFmasA
ooona	jX
oos	jS
op	aViY
op$	a[iUjU
opcio-	fThHkWoU
opcional	fThHkWoU
opcional$	cHdSiIk[oGtI
open	eSiS
open at	bCfWiSmHqZ
open$	aIcFeFgHhJjEk^lJnJoIpIqTrCsGtD
open--	cJe[iV
open-ended	e^
open-ended$	eX
opene-	lUqG
opened	lUqG
openi-	iUoTtR
opening	oTtT
opening$	fWiS
openl-	gZjT
opens	iTq[
opera	jZqX
opera cloud	jX
opera$	bV
opera-	aW
operaciones	iGp^
operaciones$	iDpY
operador	jX
operador de	cX
operadores	m]
operadores$	aHm^
operarias	aSiBm^tI
operario	aV
operarios	aWbU
operarios$	aWb[iJ
operateur	aTpI
operateurs	aYiFmT
operateurs$	iFmX
operating	bFgWiEjItY
operations	aYiIqI
operations$	aViItG
operative	aTjWrR
operatives	a\\fIiDmHsS
operatives$	aWiJ
operator	bX
operator$	b[
operators	aJbSiSkV
operators$	iWkZmG
opex	ic
opex$	bJi[
ophta-	aGbY
opini-	kUqR
opinion	kUqR
ops	mT
ops mgr	m\\
ops$	bWlEmXpS
optic-	gHhY
optical	hGjXmU
opticien	aY
optico-optometrista	aV
optik	bVfEsa
optik-	aY
optim-	a>i\\jDk[
optio-	fUhSlR
option	e[gFh]jElG
optional	f[jBkWlZ
optional$	iDjIkXlV
options	g^jU
options$	g\\hIi@jY
optom	a_
optom$	a]kJ
opus	b\`jB
or	ja
or "	jU
or 0	fX
or 00	f\`jHsU
or 000	b?h@iHjVkZ
or 0000	eSfZgH
or a	aXk^
or arabic	iTjFkT
or at	jDs^
or better	jZ
or commercial	bFlX
or do	iFlW
or drop	pR
or email	hJ
or english	jCp_
or equal	jX
or equiv	jS
or five	bIdCe_fEgDiGjCn^
or german	jSlG
or get	j^
or go	j^kE
or irish	sR
or manufacturing	j\\
or over	fFjZrR
or polish	iIk[
or python	j[
or remote	cU
or ring	pZ
or romanian	jDpIsS
or russian	kV
or she	iWjHkUqJ
or so	j[
or the	jWlR
or we	j]
or working	j\\
or £	gEh\`jBnF
or$	cVkV
ora	a?cItb
oracle$	jX
oral	iSjSpV
oral$	a[iXj@pS
orcha-	bZcBhEiGm]
orche-	aXbWcIiHtJ
orden	bSeYjS
orden$	bZeIiIjY
orden-	l]
ordenado	iAjVl[
ordenes	fIi^mU
ordenes$	hHiRlImT
order	bUia
order book	bX
order$	iWtS
order-	i^
ordering	iX
ordering$	i\\
orders	i[
orders$	aJi]
ordi	dGh^
ordi$	hW
ordin-	bSjR
ordinary	iFjY
ordnu-	jR
ordnung	jR
ordnung$	jS
organ	k[lH
organ-	aVbT
organic	b\\hTiF
organica	bViFjGkW
organica$	bViJjDkW
organiser	a[hF
organiser$	aX
organisieren	iV
organisieren$	iV
organist$	aU
organizas	f\\iFjItH
orgel-	f>gHi_
orien-	iZoS
orientation	iVjIoY
orientation$	fIiZjI
orige-	gTiIjTrV
origen	gTiIjTrV
origen$	gUiJjUrR
origi-	g^pV
original	bXpU
original$	bXpU
originals	iJpX
originals$	pU
orlea-	c\`iF
orleans	cV
orleans$	cV
oro	bSiFjVk[
oro$	bViEjX
ort	cSdY
ort$	bXiUjHpU
orten	bWcFiV
ortho	jT
ortho$	iTjY
ortho-	jRk\\mU
orthographe	jX
ortop-	aEbIcBeIfIiZjFk\\mH
ortot-	j\\
ortst-	iTnW
ortsteil	cS
ortstermine	iTlInZ
os	hRjU
os 00	j\\
os$	iUjXoIpI
oscar	jSm]
oscil-	j\`lH
osciloscopio	j\\
oscp	aFkY
oscp$	aFkY
osde	gYhU
osde 000	gDh]
osha	jUk[
oslo	dWiVjHlJpI
oslo$	cHdViWjIlIpI
osnab-	bIc_iJ
osnabruck	cS
osnabruck$	cT
osorn-	nV
osorno	nV
osorno$	kJnU
ost	cZ
ost$	c[
osten-	cY
ostend	cY
ostend$	cY
oster-	oS
ostern	fSoU
ostern$	fEoZ
osterreich	cInXsX
osteu-	iSsX
ostre-	aSfI
ostse-	fGhZjIkW
ostsee	fGhUjHkX
oswes-	cY
oswestry	cY
oswestry$	cX
ot	f[gZ
ot$	a[bI
ota	aUbGiZmZ
otdr	hIiTjV
ote	gchD
ote 00	gV
other	m\`
other$	dTeXfRjTmH
others	m\\sV
others$	jUm]sF
otherwise	dSeR
otherwise$	dHr\\
otis	bUjImU
otono	aEiHo\\qU
otono$	o\\
otp	gCh]jT
otp$	gEh^iIjE
otra	jWmWqU
otras	bV
otro	jXmR
otro no	fUkH
otro$	aVfYjI
otros	aJbFmW
ots	dIeGfGiHjJlZm^pJ
ots$	fFm[
otter	hEiHk[p]rC
ottilie$	mYpD
ou	j[
ou 0	gW
ou 00	dFedgI
ou a	nX
ou allemand	lZpI
ou bac	jV
ou bpjeps	jS
ou equivalent	jR
ou la	kUpS
ou un	abbI
ou une	a]
ou$	iI
oui	hSkRsCtY
oui$	aHhVjVkT
our	tT
our own	b\\iDpF
our$	cFjImHtY
ouren-	cW
ourense	cW
ourense$	cW
ours	bVcHe\\jHpJ
ours$	cIe\\jIpI
out	iS
out 0	nY
out 00	bSjG
out at	bCc^jH
out by	f\`gEiGqR
out in	bTiX
out of	cSjS
out the	aHcIiXtW
out$	fZqS
out-o-	fU
out-of-hours	fU
outco-	iXjDqX
outdo-	iYjR
outdoors	jT
outer	cJg[
outfi-	b\\iR
outfield	cEi\\
outfit	b[
outfit$	b[
outfitters	bU
outgo-	oYqT
outgoing	oYqT
outil-	hW
outillage	cJh\\iE
outils	gS
outin-	bHcHi^
outings	iT
outings$	iT
outpu-	gRiSkI
output	gRiSkI
outre-	cSnT
outreach	nU
outside$	hHnUpVsY
outso-	eZiVjFkHsItI
outst-	bZjG
outstanding	bZjG
outstanding$	bWrH
ouver-	qT
ouvert	aVfWhFlUqR
ouverte	bViGpHqY
ouverte$	bViG
ouverture	iWoW
ouvertures	bYiSoH
ouvre	fVtU
ouvre un	bRtU
ouvre$	cHtX
ouvri-	a]
ouvrier	aZ
ouvriers	aYmR
ov	aVnY
ov$	aWnS
oven	iUkVsI
ovens	i^
over 0	bSf_gI
over 00	iWs]
over a	qe
over target	g\\iH
over the	qV
over to	id
over £	bYgIiS
over$	fYjX
overa-	hYiJ
overh-	idjGtG
overl-	iIjZ
overlap	fToW
overlap$	dSfJoT
overlock	aWjS
overlock$	jW
overn-	fIgVnW
overnight	cSfIgZnW
overnight$	aWcGfIgSiTnCpHtI
overs-	aZiU
oversight	i\\
oversight$	i\\
overt-	gZ
overtime	gZ
overtime$	iS
ovied-	bHiInW
oviedo	bHiInW
ovs	a\\bWhGiEjFtJ
ow	cUiUjI
owls	aIbXfHgFiGj[mJ
owls$	aIbXfHgFiGj[mJ
own	jZ
own car	hHlTnZ
own kids	hXjBsX
own the	ia
own tools	l[
own transport	lW
own$	nV
owned	be
owned by	bW
owned$	bciH
owner	m_
owner$	aHb_hGiDjV
owner's	qWs[
owner-	bXqW
owners	bUcVpHqU
owns	fJiRmXpGqX
owsi	aWjU
owsi$	aYjR
oxbri-	bIcEeJfGiBjEmInGoIpIs_
oxige-	iY
oxigeno	iY
oxyge-	jX
oxygen	jX
oxygen$	j[
oye	qSt\\
oyonn-	cU
oyonnax	cU
oz	lZmI
p &	hSiS
p +	gGhUjT
p /	hTmH
p 0	aSfSgYjFkS
p 00	cIgXhTrR
p a	bGnT
p$	bXgS
p-sch-	jX
p-schein	jX
p-schein$	jZ
p.a	bYhWi@
p.a$	bX
p.m	f^hEjIoE
p.m$	g_
pa 0	jc
pa to	aTmT
pa$	nT
paar	bRhU
paar$	rT
pablo	cHiHmYqUsC
pace	iSj[mE
pacht-	aUbHeTiS
pachtvertrag	eUhJiU
pacie-	iUjR
paciencia	jZqS
paciencia$	qX
pacientes	i]qJrJsV
pacin-	iW
pacing	iW
pack	fIgBh\\iU
pack$	iUsZ
packa-	bThR
package	gV
packaging	bTgCh[
packaging$	bW
packer	aT
packer$	aW
packers	bR
packers$	bSiS
packi-	aSbRhHmT
packing	aVbTmE
packing$	aSbTqT
packs	icmH
packs$	iZ
paco	aJt[
pacs	aXcJi]jE
pacta-	hTqX
pactado	hTqX
pacu	eJiUlU
pad	fCgJiWjVtH
padag-	aUbIlUpI
padagogische	aRlVpH
pader-	c]
padi	bZjU
padi$	aTbT
padre	bUhGiImb
padre$	iIkZmU
padre-	hT
padres	hT
padres$	hY
pads	i^
paedi-	kUsH
paediatric	kUsH
paeds	i]jDkUlE
paga	gchAjH
pagad-	hVnT
pagada	gV
pagada$	gVhS
pagadas	bHf[hS
pagado	hTkS
pagado$	hVjEkVpR
pagados	iFnW
pagam-	hXqS
pagamos	hXqS
pagan	fTgXhH
pagas	e[gZiH
pagas$	gb
page	pVqUrZ
page$	pTr[
pager	fTkGtJ
pages	p_
pages$	pZ
pagin-	iYjHrY
pagina	r[
pago	gX
pago$	iUkT
pagos	aXgW
pagos$	a[dIfFhUmE
paid	gWh_
paid 0	bDcHfFgEhCiRjGnVpY
paid 00	hVpH
paid at	f[hG
paid by	bVeHgHjIlb
paid half	pb
paid weekly	fIgWiF
paid$	h[jAnTpV
paie	gVqT
paie$	aT
paiem-	iW
paiement	iW
paiement$	iZ
paill-	fJiU
paint	iX
paint$	iZ
paint-	cYiT
painter	iUjU
painter$	cIgH
painting	i^kS
paints	aRbViI
paints$	aRbWiE
pair	mW
pair$	cIm[pE
pair--	cHeIfFhGiCjHk^pXrI
pairi-	kSpZ
pairing	gHiHp[
pairs	aGm\\nG
paisa-	cDsa
paise-	bWiR
paises	bWiR
paisl-	nT
paisley	nT
paisley$	nT
pala	aY
palab-	rY
palabra	gSqSrS
palabra$	pTqZ
palabras	rY
palabras$	rW
palac-	cV
palace	bVqU
palat-	bEiXlV
palate	lX
palef-	iImT
palefrenier	iImT
palefrenier$	aRmT
palen-	cV
palencia	cX
palencia$	cW
palenque	bUhIiU
paleo-	jX
paleographie	jY
paleographie$	jY
paler-	iR
palermo	iR
palermo$	gT
palet-	iT
palis-	iR
palissage	iR
palle-	bXmF
pallet	aJbZmE
pallets	iY
pallets$	i[
palli-	aYcFeJjGk]
palliative	jEk]
palma	cX
palma$	cX
palma-	bJc_
palmas	iS
palmas$	iS
palos	bVf?g\\iDjG
pam	a]iAj@qWsJ
pampl-	cZ
pamplona	aIcS
pamplona$	cS
pan	gShUiIpSqT
panad-	aY
panadero	aW
panadero$	aV
panam-	bIcYfTsX
panama	fX
panel	p[
panel$	bVmY
panel-	bViV
panels	iW
panels$	bGi\\
panic-	aJbFh[iIjImSqV
panie-	gY
panier	gThV
panier 00	gUhI
panier$	g_hF
paniers	bRgV
paniers$	bSgV
panne-	bUh\\
panneaux	bX
pans	iWjW
panse-	hHjTm\\pH
pansements	jV
panta-	iXjX
pantalla	hXiFjY
panto	aTbV
panto-	i[jRkEpDrW
pantone	iYjTpF
papa	qSsX
papas	iSjIkW
papas$	jJkW
papel	iYqS
papel-	bSjVqT
papeles	jW
papeletas	eWjZ
paper	aEbTkVpV
paper$	aCkYmJpSqS
paper-	iX
papers	iTlX
papers$	iXjX
paperwork	hSiV
papie-	bW
papier	dXiSjI
papier$	dWiD
papiers	dJi\\
paque-	oT
paques	fSoVqS
paques$	fSoY
paquete	gSiS
par an	gGhW
par jour	bDg]iT
par la	hXiEmS
par mois	fZiWnS
par nous	eGhdiIjVqG
par quinzaine	hViU
par trimestre	f[
par$	cHdRhStW
para	bS
para arriba	cIfCjZs]
para casa	dIjEkYpS
para el	a^hS
para la	aVhXtJ
para las	bGhFiHjDn]sY
para leer	dTjT
para que	dJsVtT
para una	bRiApY
para$	bIt[
parad-	eJfSnY
paradas	fWiS
paraf-	iZ
parag-	r^
parage	iY
parage$	iX
paragraph	rWtW
paragraph$	iIjJrStZ
parai-	cUiX
paral-	aTmV
paralegal	aUkT
paralegal$	a^
parallelklasse	m\`
param-	a[cFiW
parap-	aY
paraplanner	aY
paraplanner$	aX
parc	bRf@h[i\\
parce	qIs\\tT
parce-	bV
parcel	bYcG
parcels	bRiT
parcels$	bR
parci-	aJe\`
parcial	aJe\`
parcial$	eV
parco-	lS
parcours	lS
parcs	bTdHh_o?
pardo-	cHjIkRqWrZtD
pardot	iUjHkT
parec-	jX
parecido	jX
parecido$	jX
parej-	iIjGm\\sS
pareja	mR
parent	aR
parent$	aYb[iCjGkH
parental	e\`hR
parental$	bJeWhY
parentale	bXhD
parents$	hVjTqSrR
parfa-	kWlS
parfait	kWlS
parfait$	kSoT
parfo-	fUhRiR
parfois	fUhRiR
parfois$	iT
paric-	cGiWoY
paris	cWfGnT
paris 0	cTnT
paris$	cIeImTqU
paris-	bSsS
parish$	b^iEjHsE
parishes	aHbW
parishes$	aFb[
parit-	gYi\\jI
park	c^hX
park$	cY
parke-	hT
parken	bIcShWiJ
parkh-	bBh^pF
parki-	h]
parking	h\`qT
parking p	aGhSpR
parking$	qR
parkinson	aIbScIi[rR
parkinson$	aHi_sH
parkp-	hR
parkplatz	hR
parkplatz$	cJhX
parks	sT
parla	cY
parla$	cY
parle	lUpFqW
parle$	lZrC
parle-	pHqSrU
parlementaire	cZiJjI
parlementaire$	aScYjI
parler	jRqVrWtI
parles	bHjZkDqS
parli-	dVpV
parliament	dWeJgJjIpV
parlo-	aIfDi_mI
paro	oY
paro$	oVsR
paroi-	bW
paroisse	bY
parqu-	aGc_mR
parque	aFcamS
parra-	dJgXhDiEoFr^
parri-	bZ
parrilla	aBb[hT
parro-	iCjU
parroco	jHmVsV
parroquia	aIbV
part le	iUo[sH
part of	gEiblHqH
part time	aTe]
part$	bJg]
part-time	eSfVqS
part-time$	bJeVqT
part-timers	iYmV
part-timers$	fGiUmX
parta-	bIcUgY
partage	bGcYfTgXi<pI
partagee	aJhIiVsY
partages	gU
parte	aHg]oX
parte$	bGcEg[iFjIqI
parte-	jIlZ
partes	gTiU
participacion	g_iD
participation	gVh\\
participation$	h\\
particuliers	aVbEiSsH
particuliers$	aUbDiV
partida	f]iIqR
partida$	bJcHf[iG
partido	c^fZiH
partido$	f\`iG
partidos	bDi^
partie	iS
partie$	iXpG
partiel	aReV
partiel$	aU
parties	i_
partir	oS
partir de	rJtX
partituras	iU
partn-	hU
partner	qS
partner$	aUbViVj>mE
partners	bXsS
partners$	bamI
parto-	nY
partos	i\\
partos$	i]
partout	hSiAnZrR
partout$	rU
parts	hX
parts$	nV
party	eSi[jVpF
party$	eYhIjX
pas	lTsY
pas "	rV
pas besoin	l]tF
pas craindre	jYqJ
pas de	rTs\\
pas encore	qV
pas le	rW
pas necessaire	jBkYlX
pas obligatoire	lY
pas plus	dUfZkCrR
pas trop	r[
pas un	qZrRsY
pas$	q^sS
pasa	pZ
pasa por	hTpX
pasad-	iToTqJrS
pasado	gSoVrW
pasado$	bWiF
pasaj-	bSgVhV
pasaje	gIhRnU
pasajes	hX
pasan-	jTmU
pasante	mV
pasar	hJjU
pasco	c]
pasco$	c]
pase	hYjSs\\
paseo	iZ
pasio-	rU
pasion	rU
paso	aEjIkTmXtY
pass	h\`sR
pass +	hSjHnX
pass$	hV
passa-	cSoS
passage	cXiEjIkWoY
passages	hW
passar	aIiW
passar$	iT
passau	sS
passau$	aI
passe	qV
passe$	iX
passed	hSjSlJ
passed$	gFhXqS
passen	s^
passen$	iIrSsY
passenger	hX
passer	pa
passer$	iGj\\
passes	hZjH
passi-	aIrW
passing	bHiTqJrAsZ
passionate	qSrX
passp-	pWsV
passport	jTpSsY
passport$	cHjJpTs[
passports	pT
passports$	pT
passt	hCjBkXpGr_sX
passw-	cDid
past	fWjAk\\lVsW
past 00	gXsW
past$	aFjCkZlFsS
paste-	jV
pasteleria	aZbWiDmG
pastelero	aWbI
pasti-	iUtU
pastor	mR
pastor$	kFsXtT
pastoral	bSiV
pastr-	iUkV
pastry	iUkV
pat	eIgGhZiYjG
pat$	fHi^
patch	c[jInT
patch$	cRnW
patch-	cIi\\
patching$	iY
paten-	iYlT
patent	iYlV
pater-	cHgXhTjHqF
pates	i\\
path	iU
patho-	iYqR
patie-	rR
patience	jZ
patience with	kU
patient	aCbTfU
patient$	jY
patienten	iVrU
patienten$	bIiWrV
patientinnen	bYgJi?mHpGr]
patients	b[rS
patients$	bXiW
patin-	hW
patio	bFc^sU
patio$	iW
patis-	aUmY
patissier	aUmY
patissier$	mY
patri-	cJiHjZoW
patricios	aHcTiR
patricios$	cV
patro-	iT
patrols	i^
patrols$	iS
patron	iGmV
patron de	aUjSkV
patron$	jZ
patronal	qS
patronal$	qS
patter	i[
patter$	iVlR
pattern	fXiG
pattern$	fY
patty	jDmYqW
patty$	jBmZpH
pau	c^
pau$	c^
paul	fWhIjIlIqZtV
pauli	cU
pauli-	aFbHcXtU
pausc-	aBcIe^fTgVhCiD
pauschal	fIg\\
pause	f\\hJ
pause-	bJfViT
pauses	f]
pauta	i_
paw	hGpZ
pax	bWhFiVmT
pax$	aIbVgTiFmT
pay	gU
pay :	qZtE
pay the	bIgFh[nV
pay £	eIgc
pay$	gSjIlRqT
paye	e[h_jI
paye$	eVgTjJ
payee	h_pX
payee$	aJfShXiJ
payee-	hSjInU
payees	hSjInU
payees$	fSnX
payer-	cXjH
payerne	cXjH
payerne$	cY
payes	fUh]iEnS
payes$	fThTnS
payin-	iZ
paying	iZ
paying$	iY
paylo-	kFpU
paylocity	kFpU
payme-	aTbRiR
payments	aVbT
payments$	aFb[gViA
payroll$	aR
pays	kWqTsV
pays$	b^sW
paysa-	b[cE
paysagiste	aT
paysagiste$	aX
paysl-	bHiXpX
pb	aIjSk[
pbs	cGj]lE
pc	iT
pc$	iUjS
pca	bVjI
pcc	iStR
pch	jZ
pci	iajDkG
pcm	jV
pcn	aGbVcJgJiTjRtJ
pcr	icjCkG
pcs	iZ
pcs$	iWpJ
pcv	lV
pd	aScIiIj^
pd$	aYbTcIiIjF
pda	iZ
pdf	pi
pdf max	hI
pdf$	iSpY
pdl	mS
pdl$	mT
pdt	bFcHfVgFi_jDoG
pe	aU
peace	aDcRjZ
peace-	kV
peaje-	bHhZ
peajes	bHhZ
peak	f]iVmV
peak$	bEiWm[
peaks	aEb^fWhDiG
peaks$	bXfYhCiH
peas	i]
peas$	i]jJ
peche-	iT
pedag-	j\\
pedago	iY
pedagogique$	jS
pedal-	p\\rCtC
pedan-	cY
pedanias	cY
pedanias$	cU
pedia-	f?hEiEjHkXm\`pI
pediatria	jIk[mIpI
pedid-	iUoJ
pedidos	iToI
pedidos$	iT
pedim-	iIjWlV
pedimos	lW
pedir	iAk[qS
peds	i^
pee	h^iGjApFsU
peer	aViV
peers	iJm\\
pega	qT
peine	cUlY
peine$	cUjGlY
peine-	aFbRiT
peines	aFbRiT
peint-	aY
peintre	aZ
peintre$	aV
peinture	i\\
peinture$	i[
pelad-	bFsc
pelea-	hE
pelear	hGjTkIsS
pelle-	aJi]
peluq-	a]
peluquera	aWgJ
pelvi-	i\`
pen	aRhJjW
penal-	bZcIg[h@jG
penales	pTsV
penan-	bScU
penang	bScU
penang$	bWiI
penda-	jSrT
pendant	jSrT
pende-	n[qJ
pendeln	nX
pendi-	iIq\\
pending	jRqXsI
pending$	jWsJ
penic-	aIbGcadGiT
penri-	cS
penrith	cS
pens	cSi^
pens$	bEcYiT
pensa-	l]nIqFtR
pense	iFqg
pensi-	hZ
pension	hZ
pension 00	g\\
pension$	hZ
pensioner	i\\
pensiones	gGhZ
pensionskasse	hX
pensu-	fWgEtR
pensum	fWgEtR
pente-	aZbAcBhHjFo^pFtH
penza-	cW
penzance	cW
penzance$	cY
peon	aW
peone-	aRmT
peones	aRmT
people in	i]jGrT
people$	bVjX
pep	aViV
pep$	aWiU
pepin-	bY
pepiniere	b_
peque-	eXiWjH
pequenas	i[
pequenos	sa
peques	fIi[mU
peques$	bXiEm[
per	gZ
per 0	o]
per cent	fDh[tI
per day	gTiU
per diem	gVhS
per mail	hTpY
per month	fVgJkIn[
per post	pX
per week	gU
per year	fBiUn\`
per$	gRhT
perce-	gShT
percent	gShT
percent of	gghCiF
percent$	bJg@hXi\\
perdi-	qY
perdo-	qX
perdon	jR
perdon$	eTjWqD
perei-	cR
pereira	cR
peren-	aHcFe\\iHqW
perf	a>hHjEkTmd
perf$	aFmZ
perfe-	kZs]
perfect	jWkHs]
perfect$	iGj[sD
perfekt	jX
perfekt$	jV
perfi-	sT
perfil	rUsV
perfiles	iT
perfo-	aRiR
performance	iCjV
perfu-	aRbScFmV
perga-	cX
pergamino	cX
pergamino$	cY
perha-	eGiGkUoX
perhaps	eGiGkUoX
perin-	aDi\\kS
perio	bWiT
perio$	bViT
period$	eVgIhUpS
periode	gU
periode d'essai	dU
periode$	g\\
periodes	fZ
periodes$	f[
periodic	iZjH
periodico	tW
periodo	dTeT
periodo de	dWrW
peris-	aW
perit-	aTbYgXiF
perito	aXjTtJ
perito$	jZ
perks	iIjJmHqFt^
perks :	hW
perla-	kT
perm	eh
perm after	eW
perm$	e^
perma-	eY
permanence	fViVjJ
permanences	i]
permanent	e\\
permanent after	eRjR
permanent from	eV
permanent$	eRmW
permanents	bRm\\
permanents$	mW
permi-	jU
permis	jU
permis c	jHs\`
permis de	jU
permis$	rS
permiso	jV
permiso b	jT
permiso de	aIeVjUlG
permiso$	dW
permisos	iSjR
permisos$	jWsS
permit	jRsU
permit$	hV
permits	i\\
permits$	iX
permitted	gYjIrX
permitted$	gY
permitting	f\`jE
permitting$	f\`hJiIjE
perms	fHi]nJ
perms$	iT
perno-	gUiR
pernocta	gUiR
pernocta$	gUiSjI
pero	qbrU
pero no	gIkYlDqSrTsI
pero si	j\\
pero$	kXlGrSsI
perpe-	gJmW
perpetua	gJmW
perra-	aFbXcIiFm[
perro-	bWiIqS
pers	bYhSmW
pers$	bYmY
perso	gX
perso$	hT
person$	aSbItY
persona	aTgI
persona$	fWrS
personal	iT
personal licence	dJkHlZ
personal$	hXmX
personalabteilung	aJgGiIqAtb
personalburo	p\\
personalrabatt	h[
personalreferent	qV
personalwohnung	gGhZpS
personalzimmer	hY
personas	mV
personas de	m\\
personas$	bUmX
personen	b^
personen$	b\\
personne	tV
personnel	gHhY
personnel$	iS
personnes	bTmS
personnes$	bUmV
persons	aZbRiB
persons$	aW
perth	bIcXp\\
perth$	cUfTpT
peru	aHbZpT
peru$	aGbYpS
perua-	bJoWqFrFsZ
pesad-	aSbT
pesada	kT
pesado	aWbWhJiDmI
pesca-	iS
pescadero	aW
pescado	iW
pese	iIjRpXsS
peso	iV
pest	aUmJ
pesti-	i]jIkZqG
pesticide	jIk\\
pet	aVi[
peter-	cXjW
peterborough	aFcS
peterborough$	cT
petit	bWhSqZrG
petit-	cRiR
petit-dejeuner	fJ
petite	aI
petits	nR
petre-	jZ
petrel	jZ
petrel$	jY
petro-	hX
petrol	gUnH
pets	hWjG
petty	i\\
petzl	h[
peu	iSjHkS
peu de	i]
peur	j^
peur du	jZ
peut	lSq[
peux	pIqTtV
pf	hbjH
pf$	hZ
pfaff	jXlW
pfalz	cV
pfalz$	cV
pfand-	cIiW
pfarr-	cUiRtC
pfarrei	aIbZiCr\\
pfarrer	bSm\\
pferd	bVfHiI
pferd$	bVfHgFhRiH
pferd-	a_iTjI
pferde	bSiU
pflan-	k[
pflas-	i\\
pflaster	i\\
pflaster$	iS
pfleg-	aSmS
pflege	lYmFpW
pflege$	a[
pflegehelfer	aReI
pflegehelferin	iFm\\
pflegen	i_
pflegen$	i]
pflic-	iRjS
pflicht	jXrS
pflicht$	jZ
pg	j\\
ph	iTtT
ph$	gSi\\tX
pharm	j[
pharm-	bW
pharma	aSiY
pharma$	aYmG
pharmacist	iU
pharmacist$	a[
pharmacy	lF
phase	aHb\\iS
phase-	cJhFiYjFk\\
phd	jUl\\
phd$	jFl[
pheas-	bVcHiT
phili-	bDcZdIeJhIiEkJpYrIsItH
phish-	bIiIj\\
phoke-	pX
phokeng	pX
phone	hU
phone 0	iV
phone on	fRhCiFj]lArRsGtH
phone$	ha
phones$	lZ
phosp-	iSjV
photo	pHresW
photo$	cHiUmGpGrBs^
photo-	kYpU
photographs	pZsX
photography	jJkW
photography$	aFjFkV
photos	iT
photos of	iDpYr[
photos$	cJiTjJ
photoshop	jZ
photoshop$	j\\
php	iUjJ
php$	iUjJ
phras-	rWtS
phrase	eStX
phrases	jRkUrZ
phrases$	iFjWkUr?
physi-	aTmS
physical	jZ
physically	jYpIsY
physics	jS
physics$	jX
physik	jT
physio	aRhY
physio$	iSmV
physios	mY
physios$	hJmY
physique	aTsZ
physique$	bWiF
phyto	i^
pi	bIc\\iHjHmU
pia	aBcIiYjHm[
piani-	tT
pianist	tT
piano	aThTkR
piano$	kapI
piano-	bWjEkZ
pianos	bY
pianos$	bTiTsItI
pic	pTrRsR
pic$	iIrWsT
picc	cEiY
pichl-	fIiIm[pSsJ
pichler	pXsI
pichler$	pUsJ
pick	fTi\\
pick up	hSlV
pick$	eSg]jR
pick--	bHhRi\\
pick-up	bJhSiT
pick-up$	h[iC
picke-	aTiWmU
picker	hGsS
picker$	aT
pickers	aWmX
pickers$	a\\iDmS
picks	i\\
picku-	hV
pico	iS
pico$	gGiUsR
pics	pc
pics$	p^
pictu-	pXrR
picture	cJiXrU
picture of	rW
picture$	sW
pictures	iBp\\
picu	bGcJfAhDialFmGpErIsC
pida	i^jH
pide	lXmIsX
pide$	jHl\\
piden	lUsU
pidio	gJqb
pido	jYlU
pie	cUjU
pie diabetico	iS
pie$	cYiCjT
piece	gX
piece bonus	gU
piece rate	iV
piece$	pY
piece-	bU
pieces	aIbV
pied	q\\
piedr-	bIc\\jS
piedra	jW
piedra$	cJiTjS
pier	hZjFpUsD
pierc-	s_
pierr-	hV
pierre	hV
pierre$	hU
piers	pHt]
piete-	aEcIfJrEt^
pieza	gZh\\
pieza-	dT
piezas	dT
piezas$	bShT
piezo-	i^
pigis-	aJe]
pigiste	aJe]
pigs	bY
piket-	fWgVhH
pikett	fX
pikle-	bW
pikler	bW
pikler$	bYiHjJ
pilar	oXpS
pilar$	oV
pilat-	kY
pilates	kY
piles	bDfGgJhFj]
pilot	aTk^
pilot$	cFhIiDjWkZmHpJ
pilot-	iTm[
pilotage	bV
pilotage$	bT
pilote	bHiSmX
pilotes	iT
piloto	aZ
pilots	iSlV
pin	jSsS
pin$	jV
ping	h[iFpV
pinne-	cT
pinneberg	cT
pinneberg$	cU
pint	h[sU
pinta	gFs\\
pinta$	gBoSsW
pinte-	jRkG
pinterest	jRkG
pinto-	aU
pintor	aU
pints	bEfJh\`iI
pintu-	jTkX
pintura	jTkX
pinzg-	nW
pinzgau	nW
pip	iZ
pipel-	iUjR
pipeline	iZjI
pipelines	jV
pique-	jCkZ
piquet	fU
piqur-	jZqH
pirma-	cVmR
pirmasens	cVmR
pirmasens$	cZ
pisad-	iVkWnJ
pisado	iVkWnJ
pisci-	aSb[
piscina	bTiW
piscine	aIb[
piscines	iS
piscines$	iT
pisco	bJi_kFmJ
piso	cUdShV
piso$	cGdZfHgIiWjIsJ
pisos	aZbVcI
pisos de	iZ
pisos$	aUbZcF
pista-	aHbWmX
piste	iY
piste$	iX
piste-	iSmV
pistenbully	bXcJmI
pistes	iVnJ
pistes$	iVmInH
pit	bRgFiWpY
pit$	bSiDp\\
pitch	bGc]dHpW
pitch-	iamI
pitches	iZmG
pivot	jY
pizza-	aZbGfGi\\
pizzabacker	aY
pizzabacker$	aY
pizzaiolo	aY
pizzaiolo$	aY
pizze-	bYiT
pizzen	bRiXtJ
pizzero	aR
pkg	h\`
pkg$	h\`
pl	dUiTjH
pl$	cBdUiTjFnS
placa	bSdXqG
placa-	jT
placas	jT
place$	dUhWtH
place-	bVhS
placement	lStU
placements	bXeCnW
places	aIbShXiEkT
places$	bX
plafo-	hXqU
plafond	hYqU
plain	jSr\\
plain english	iUjS
plain$	bIcFrX
plain-	cX
plais-	i[qY
plait	rYsT
plait$	rXsR
plan	hUiZ
plan de	gJhT
plan the	iY
plan$	bIhTiUjU
plana	iZjG
planb-	f[hFiJjV
planc-	c\\gShJ
plancha	iWjR
plane-	bWiY
planeacion	iY
planen	bHiRmSqT
planen$	bFiVmW
plani-	eWiW
planificacion	jHk[
planilla	eZgU
planilla de	eCiZ
planilla$	dGgX
planillas	i]
plank-	iX
planned	i]
planner	aZtH
planner$	aXmT
planners	m_
planners$	iJm_
planning$	aHdReXfEgVi>pHtX
plannings	iRmV
plannings$	mX
plano	cWj^
plano$	cDj]
planos$	jX
plans	ih
plans de	iV
plans$	bEi_jSsS
plant	bS
plant$	aSb^
plant-	bT
planta	eW
planta$	iT
plantas	aFb^
planted	b]
plantes	aX
plantilla	bScEfJmBtY
plantillas	iRjT
plants	aEbYiHnZ
plants$	bX
planu-	bViS
planungsburo	aGbY
plaqu-	iSjHpW
plaque	jIpX
plaques	iT
plaques$	iT
plase-	aGc\\
plasencia	aGc\\
plast-	b[jHlZ
plasterer	mX
plasterer$	a]
plata	bVcXiIjV
plata$	cSiHjY
plata-	cTjS
plataforma	aJjW
plataforma elevadora	jR
plate	bSj]qG
plate-	iX
plateau	mY
plateforme	aIbTcYiH
plates	bWiS
plates$	bGiY
platform	bBiSmT
platform$	iUjW
plati-	hIiGjTk[
plating	jWlT
plating$	iVjElX
platinum	bWhJjS
platt	iHl\\
platt-	cUiTjTlG
platz-	aU
platze	mW
platze$	mV
platzen	bWhU
platzen$	bV
plaue-	cY
plauen	cY
plauen$	cV
play	hRiWkTmW
play$	bFhYkZmJtH
playa$	bTiHmS
playe-	b[kZ
player	k\\
playl-	aIgGhGi\`pJ
plays	jXpT
playw-	iZjW
playwright	jZ
playwright$	bTjT
plaza	aUqV
plaza de	aYbH
plaza$	bRcVeS
plaza-	aU
plazas	aU
plazas$	aWbRgI
plazo	eTpX
plazo fijo	eZ
plazo$	iX
plazo-	gI
plazos	gI
plazos$	iV
plc	iFjZkT
plc s	kX
plc$	kS
plda	j\\
plda$	j]
pleas-	rSsR
please	rT
please :	cDiJpWsXtG
please make	tU
please no	sV
please the	kU
please$	pSrSsU
plein	cS
plein temps	aIfXhV
plein$	bVeVgR
plent-	iSjS
plenty	iSjS
plenu-	pUqR
plenum	pUqR
pleur-	jRqVtI
pli	iIjXkE
pliag-	iU
pliage	iU
pliage$	j[
plieg-	iU
pliego	iU
pln	dHg[
ploer-	cV
ploermel	cV
ploermel$	cT
plomb	icoH
plomb-	aWqY
plomo	bWiZ
plong-	bZiGjEkX
plongee	iIjEkZ
plots	jEk[pJ
plots$	jFk[pJ
ploug-	aHb\\c\\fCgHiBjAlHmInHoCqF
pls	jIrZsWtS
pls$	rTsUtR
plug	bHcJhBiVrY
pluie	jZ
plumber	aY
plumber$	aY
plumbers	bXgH
plumbing	iS
plumbing$	iTjS
plume	jXtT
plus 00	gYqU
plus car	gYhGiTjH
plus de	rS
plus one	bFcUhWkE
plus points	iJkc
plus tard	nVpW
plus the	iRjH
plus two	bTfTgGiAjJm\\
plus £	pV
plus$	ki
plus--	fIiZjEnF
pluse-	fSkU
pluses	fSkU
plusp-	k\\
pluspunkt	k\\
pluto-	rUsW
plutot	rUsW
plymo-	mRnV
plymouth	mRnV
plymouth$	cInX
plz	bGc^iInW
pm 0	fW
pm 00	fSpW
pm friday	pX
pm$	aSiS
pm-mi-	aIf[
pm-midnight	aIf[
pme	aRbW
pmi	h\\
pmi$	cIh^iRjB
pmp	bWkV
pmp$	bXkS
pms	iTjX
pms$	iZ
pneum-	iDj^
po	mZ
po 0	a^gTiIjRmH
po$	bWjEqT
poach-	e^iElIqU
poaching	e^iElIqU
poble-	cX
poblenou	cX
poblenou$	cX
poche	jVkZ
poche$	iDjVkZ
poco	gIkY
poco$	iSjWnHqCsX
pocos	dVfZiIjG
pod	mc
pod of	m[
poda	iZoU
podad-	c\\
podca-	iU
podcast	iU
podem-	qU
podemos	qU
podol-	aX
podologo	aT
podologo /	aT
poei	gHjHl\`mH
poids	aFb\\
point	cUgTrY
point 0	g[tV
point$	aUbJcGgXhEjEsU
pointe	bUf_qF
pointless	lXoU
pointless$	lVoV
points	gSkU
points :	kV
points$	cXj[
poiss-	aZiIlV
polan-	cUnT
polanco	cUjR
polanco$	cV
poland	cSjInU
poland$	bTcUgGjGn>
polar	bZiT
polar-	h\\iG
pole	iRsZ
polic-	kT
police$	kU
polices	iV
policy	kUmHrW
polie-	jXkW
polier	jTmV
polig-	cVpW
poligono	c]
polish or	jIpY
polish$	cIkY
polit-	jWqT
polite	iBjXqU
politik	aV
poliz-	hUjS
poliza	hXjU
polizas	gG
polni-	iTjIrU
polnisch	iTjIrW
polnisch$	rS
polo	aJbShYiT
polo$	h[
polon-	lFs\\
polonais	lFs\\
polst-	aSlU
polsterer	lU
poly	lZpStF
polym-	cFsV
polyv-	aX
polyvalent	aX
pompe-	aIbV
pompes	aIbV
pompi-	aSiT
pompier	aSiT
pon	aHrZtV
pone	jFq[r\`
poner	mHqDrdtU
poner-	jIlHqZ
poney-	b[
ponfe-	cZfIiJ
ponferrada	cZfIiJ
ponferrada$	aIcS
ponga	aIjHlCpYtZ
ponga-	rZ
pongas	qSrW
ponie-	bSc\\dF
poniente	c]dF
poniente$	c[
ponlo	rg
ponss-	iUjS
ponsse	iUjS
ponsse$	aHbUeIjV
pont	a[bFiRmF
pont$	a[bGmF
ponta-	c\\
pontarlier	c\\
pontarlier$	aJcZ
ponte-	c^iG
ponti-	jX
pontivy	cS
pontivy$	cU
pontr-	c^
pontresina	c^
ponts	bUh_
ponts$	bXhX
pool	nR
pool car	hUjGnW
pool$	bbcJhWiFjInH
poola-	jIn[
poolauto	jIn[
poole-	gW
pooled	gW
pools	i^
poolw-	aRhJiJnZ
poolwagen	aRhJiJnZ
poolwagen$	aSbEiJnZ
pop	bXpV
pop$	b^cHiH
por 00	e[fXmI
por ano	b[hI
por ciento	gU
por dia	i^
por el	bVqXsV
por encima	mU
por eso	bUq]
por evento	eHg[
por favor	kIlSr\\sZ
por hora	bHic
por la	qR
por las	fEpSsZ
por ley	jd
por lo	fUjS
por los	iHkTs[
por mes	bJfBgChZiIk[
por obra	e_
por semana	iY
por si	bRcIjV
por telefono	fUiSqT
por turno	aIbWfCiXmY
por$	eSgUjE
porce-	aIbYeTjJ
porcentaje	bJeXgUjJmH
porch-	aThU
porci-	b[cHtI
porcino	aVbA
porfa	qTr]
pork	hVjXlI
porqu-	qUsW
porque	qUsW
port	cThI
port de	jVsX
port of	bYcW
port$	c\`iF
porta-	iRpS
portacabin	dYgDpU
portacabin$	dXgDpX
portafolio	j]
portage	eWfHiV
portage$	eWfFiZrI
portal	kXpT
portal$	pX
portales	i[pZ
portatil	h[
porte	iY
porte-	aVi\\
porte-a-porte	bHi[lH
porte-a-porte$	iWlJ
portefeuille	bGiXjS
porter	a[j^
porter$	a[qGtG
portes	aWsI
portfolio	kS
portfolio$	iYlV
portfolios	i]jFlGpU
porti-	bZcSiCmRpT
porto	bBcRiUjHnW
porto-	i^
ports	a>cJdHfCh?i@nctD
portu-	kUsS
portuaire	aSbW
portuaire$	aUbR
portugais	kTrVsS
portugais$	rY
portugaise	lV
portugal	bReV
portugal$	bVeChJkT
portugiesisch$	jU
portugues	kV
portugues$	kZ
portuguese	jSrS
portuguese$	jS
posdo-	aZeCgUjJ
posdoc	gWlI
pose	aGbCqSsV
pose de	aDiZ
pose$	j[
poser	eHh^
poseu-	aX
poseurs	aXtH
posgr-	jYkFlT
posgrado	jYkFlT
posib-	dRkVoSsS
posibilidad	dYeHoY
posible	kYsV
posible$	jJkY
posic-	iS
posicion	iS
posit-	aUiS
position	aY
position$	aVbGiS
poss	j>kT
poss$	fVgIkSoU
posse-	f]gC
possession	i^sR
possi-	fS
possibilite	hU
possible	fT
possible$	eZgEnT
post :	aXpXtD
post it	iIqYrVsI
post on	bErStU
post$	aXeVtJ
post--	ia
posta-	aGpV
postal	aEbXpY
postale	pSrU
postc-	jIp]
postcodes	cXjI
postcodes$	cX
postd-	aWgT
postdoc	aSgTqS
poste	pR
poste 0	c\\
poste a	f[iJtV
poste$	eTiUtU
posted	bIcHdYgYhHjIlH
postes	aSfStE
postes$	aYtI
postf-	bIcIgIpY
postfach	bIcIgIpY
postg-	jSkZ
postgres	jV
posti-	aGkXpZ
posting	pYqUtU
postitulo	aEk^
postm-	jY
postmortems	iU
postmortems$	iS
postn-	eViW
postnatal	eViW
posts	aWeUhFjFoWpErUtA
posts$	a^eTjEoHrG
postu-	lZp\\
postulaciones	eFiY
postular	lWp[sI
postuler	tV
postuler$	tW
pot	h[iUqS
pot$	fGh[qU
potas-	bU
potash	bU
potash$	bU
potat-	aYbTiCjG
pots	i]
pots$	i]
potsd-	cXdJ
potsdam	cXdJ
potsdam$	cR
poube-	i]
poubelles	i]
poubelles$	iV
poule-	bZ
poult-	bU
poultry	bU
pound-	gVjT
pounds	gVjT
pour commencer	aIeUgUoR
pour l'instant	gTqW
pour la	kSsV
pour le	kW
pour les	hIiGkVrCsT
pour un	b[
pour vous	hZiBoV
pour$	aCcIjTt]
pourb-	g[qS
pourboires	g[qS
pourboires$	mIqT
pourr-	q[
pouss-	aYjDqTtH
power	kX
power bi	jUkR
power query	jU
power$	bEhIiDk\\mI
power-	jb
pozna-	cTnU
poznan	cTnU
poznan$	cTnU
pozue-	cW
pozuelo	cW
pozuelo$	cY
pp	bYgEiX
ppap	i^
ppap$	jW
ppe	h\`pT
ppe$	hWjZ
ppl	bWjAkY
ppl$	bZ
ppo	h^jA
pqe	j]
pqe$	aSjW
pr	aIe^hJiTjBoT
pr$	bJeXiR
prace	eX
prace$	eXjJ
practica	pX
practica$	jV
practical	iSpZ
practicante	mZpIsZ
practice	bV
practice 0	f[iHmHpG
practice$	bW
practising	hTjUrDsZ
prado	cVhYjH
prado$	cVhUjI
prair-	aIbScU
prairie	aGbV
prairies	cViUmI
prakt-	iYjJkT
prali-	aZbFcIfIhXjF
pralines	fHhZ
prami-	sT
pramie	sT
prapa-	aSbFmZ
prase-	ddsT
prasenz	d[sU
prasenz$	aJdUsW
prasi-	iUmHp\\qU
prati-	jRkT
praticiens	bYcIiSjH
pratique	i@jVkX
pratique$	hEk[
pratt	mZ
pratt$	mZqJ
prave-	bGi]j@kJ
praxe-	bU
praxen	bU
praxen$	bTiS
praxi-	nV
praxis	jR
praxis$	bFdThFjY
praye-	i\\
pre	k^
pre-a-	cDeHi_
pre-e-	aHhIjW
pre-o-	aGbIcFjZo_
pre-op	iX
pre-p-	cJi]
pre-s-	i\`oWsG
pre-screening$	iS
pre-shift	iY
pre-t-	iU
pre-trip	iU
preav-	iUjHoZ
preavis	iUjHoZ
prece-	bJq_
preci-	kYr\\tS
precio	h]
precio$	jXkJ
precise	rStV
preco-	aEbUiX
predi-	aVbWjFoIq\\
pref	eJjDkfsV
pref$	bFjGk[s[
prefe-	kXsa
prefectorale	jU
prefecture	iU
prefecture$	iU
prefer	sV
prefer$	jR
preferably	kVsR
prefere	f[qY
preference	sT
preference$	sX
preferencia	jFk\\sR
preferible	kSsU
preferred	kXsV
preferred not	kYlI
preferred$	jFkX
pregn-	qTs[
pregnancy	sT
pregnant	aHqSsX
pregu-	p\\
preguntan	kJq^
preguntar	fIpV
preguntar por	fIpV
preguntas	bHdIp^
pregunte	iX
preim-	jTmU
preimpresion	jTmU
preimpresion$	jVmT
prele-	iW
prelevements	iT
prelevements$	iR
prem	fAg_
prem$	gSmR
premier	iIjSrV
premiere	jTmS
premiere$	jV
premio	gX
premio por	gX
premium	fIgZ
premium$	fIgXhW
premiums	hX
premiums$	gVhS
prena-	eTjHkXsV
prenatal	eUjHkY
prenatal$	iXkD
prend	iWkXlEpIqT
prend-	fUmWnU
prens-	mT
prensa	mW
prensas	jX
prensas$	jV
prep	iZ
prep$	bTgXiT
prepa	a[b@cHf]sI
prepa-	iVqS
prepaga	h[
preparacion	iXkT
preparar	iU
preparateur	sS
preparateurs	aY
preparation	jFmFpGq^
preparation des	iW
preparer	iTtX
preparer les	iZ
preparing	iV
prepo-	aXcG
prepose	aXcG
prere-	aIlTs^
prerequisite	lY
pres	bIc\`iG
presc-	kXlV
preschool	a_
prescindible	jIl]mI
prescindible$	jGl\\mI
prescriber	jS
prese-	d_sW
presence	dW
presences	aFd[iSsFtJ
presencia	d\\iJsR
presencia$	dFsW
presencial	dXpU
presencial$	dVpS
present	qa
present$	bZjGqA
presentable	pIsd
presentable$	sY
presentacion	iIkFs^
presentarse	p[
presentation	aGp^s\\
presentation$	dJiIpUsU
presenter	aZiF
presenter$	a]iG
presentiel	cIdXfIhJ
presentismo	dJg[pI
presentismo$	cJdHgZiIpHsJ
presi-	mSpU
president	gHhImHpc
presidenta	pT
presidenta$	pS
presidente	m[
presidente$	mV
presq-	c[fDpZ
press	aRiX
press-	hTjS
presse	hZjS
pressen	i\\
pressen$	i\\
pressereferent	aS
presses	bTqT
pressing	i\\
pressure	eIjXlV
pressure$	aXcIiSj:lUpH
prestacion	eSgS
prestacion de	gU
prestaciones	gSh[
prestaciones de	gCh^
prestaciones$	g]hEiCtI
prestamo	iX
prestamo$	iZ
prestamos	iY
prestataire	b\\gHhImW
presto	j[
presto$	jW
preston	aJcRsR
preston$	cT
presu-	hRiY
presupuesto	hUiUqT
presupuestos	i]
presupuestos$	hHiTjI
pret	aFeCh]
pret--	a]bH
pret-a-porter	a]bH
prete	hb
prete$	h\`
prete-	bWiFoRp]
pretemporada	oZpI
prett-	rUsX
pretty	rUsX
pretty$	rX
preve-	aTiYjX
prevencion	a\\bVf@iEjRkD
preventif	eJi[
prevention	iX
preventivo	fDi^jG
preventivos	bJi_
previ-	i^jFrZ
previa	i[
prevo-	bTgFqY
prevoyance	bUhS
prevoyance$	bX
prevu	fJl^pV
price	bGhViY
price-	h[pH
prices	h[pH
prices$	h\\pH
pricing actuary	aU
pricing$	aUbGcEiS
prima	fGgZkU
prima$	jGk[
prima-	bV
primaries	b_
primary	bSfEiRkU
primary$	aEb_
primates	aU
primates$	aZ
primavera	cJiSjVoV
primavera$	cHiToX
prime	gd
prime 0	fYgE
prime de	hT
prime$	gUiY
primer dia	eXhS
primera	aSmFoUrX
primero	iUrX
primero$	dIiVjHkHpU
primeros	kT
primeros auxilios	jSkX
primes	gW
primes de	gS
primes$	gT
princ-	mS
prince	cUiJkZ
principal	mZpV
principal$	a^mHpY
prino-	bWcJ
prinoth	bWcJ
print	aRq]
print$	iHpHqa
print-	hDmT
printemps	fShCi@nYsR
printemps$	fShCi@nYsR
printer	aWbIfGiapHqF
printing	bXi>j@m\`
prints	rS
prior	aJbHf^pH
prior-	iYlIsUtS
priority	iWtU
pris	h\\qV
prise	i]
prise de	oS
prise en	iV
priso-	bVsF
prison	bVsF
prison$	jX
priva-	bW
privacy	iX
privada	lG
privada$	bHcSgUjT
privado	aRbZ
privado$	bTjH
privat	gSqR
privat$	h]
private	hU
private hospital	cVhH
private medical	hZ
private use	hclJ
private$	hUqX
privately	bS
privately owned	bS
prive	aZbThGjYmEnI
prive-	iV
privee	bRgS
privi-	hZqV
privilege	h\\
prix	bGh^jU
prix$	hTjX
priya	eW
priya-	mU
priyanka	mU
priyanka$	mW
prl	fCj\\
pro cnaps	jV
pro monat	eWhUnH
pro woche	dYfFhInV
pro$	hUk[pD
prob	e[iBs\\
prob$	e]iJ
proba-	eXtT
probable	eV
probable$	eV
probados	eCj]
probate	iW
probate$	iZ
probation	eaiH
probation$	bGe_
probe	e[
probe$	eXgU
probe-	hFp\\
probearbeiten	hDsY
proben	bYgFhI
probenahme	iZ
probespiel	oJpT
probetag	iIpY
probezeit	dTeY
probezeit 0	eS
probezeit$	dWgR
probl-	lVsS
problem	lSqR
problem$	bWlU
proce-	aRiW
procedure	iY
procedure$	iSjT
proceso	jRpU
procesos	iW
process	mR
process :	pV
process$	aXiIjU
proch-	hVjIqTsT
procu-	aVmS
procurador	bIkFm\\
procurement	aSgSiY
procurement$	aSeJgUiX
prod	jTqUtT
prod$	bHjSqYtS
produccion	iFmS
produccion$	gXjX
produce	b\\cHhDiGjJ
producer	aYpR
producer$	aWbEpS
producing	bX
producing house	bX
product	bRgJmT
product$	bXi[jJmB
production	a_gTmT
production planner	aU
production$	aXbHcIiG
productions	b]iH
productions$	bV
productividad	gU
productividad$	gT
productivite	i\\
producto	iR
productor	bIiZ
productora	aCb\\
products	h[mE
produits	bT
produits$	i[
produkte	fJgIh]jJ
produktion	aHbWiFjUmSqI
produktion$	aJbFjXmTqH
produktmanager	aUgI
prof	aRmZqV
prof de	aRjS
profe	a\\fJ
profe de	a\\fJ
profe-	aS
profesional	j\`
profesional$	jY
profesor	aU
profesor de	a\\cItI
profesorado	jT
profesorado$	jZ
professeur	aEg\\jHtI
professional	aZbHgHtJ
profi-	pV
profil	gRpV
profil$	gXpW
profile	iDlGpRrJtX
profiles	p\\
profils	iVpTqT
profit	gWhR
profit share	aFgRhToF
profit$	gY
profitabel	bX
profitabel$	bV
profitable	aIb[cDjHpJ
profs	bJiZ
profs$	iY
progr-	iW
program	iY
program$	iX
programa	aHbXcIeV
programacion	iXnJ
programadores	aUbIiWpG
programm	qTtR
programmation	aGi[
programme	bThTjH
programme$	bHeThYiT
programmer	a\\bE
programmer$	a[
programmers	mZ
programmers$	mZ
progress	j[
project	mU
project$	cIeSgCiJjUk[
projekt	aHbU
projektbefristet	e]
projekte	hXiGn^
projekte$	h]nG
projektleiter	aS
projet$	bTeS
projets	aTiT
proku-	m\\
prokurist	mY
prole-	jT
prolexis	jT
prolo-	bDcGe^iJkG
prome-	qVrS
promedio	g[
prometheus	jY
promi-	pS
promis	fTlWqT
promis$	bJfVlY
promise	iSqUrT
promise$	gIiVpRqS
promised	eUtX
promised$	aFeWfJt[
promo	a_bCfJmJ
promo-	iFlTmZoR
promotion	jYlY
promotion$	iGjb
promotores	m[
promp-	hIiR
proof	iJj[pS
proof$	jZ
proof-	gHhXiUjF
prop	bHi[
propa-	aSbWiI
propagator	aX
propagator$	aW
proper	kY
proper$	iS
properly	fHhXjT
properly$	iSjY
property	aXcH
property$	aXcJeGiFjVmH
proph-	gShEi[
prophet	jY
prophet$	jV
propia	jW
propia$	bShHiCj]
propias	bSpS
propina	g\\
propinas	g\\hG
propinas$	gU
propio	aI
propio$	aDbVhGjUnT
propios	hViIkStG
propios$	bGhWiIkRtG
propo-	gTiY
proposal	iTpS
proposals	hTiZtI
propre	hGjSmG
propriete	bUhSiJ
propu-	aJbIcJi\\
prora-	gS
prorata	gS
prorata$	gY
prorr-	e]gS
prorrogable	eY
prorrogable$	eW
pros	b\`
pros$	bWiH
prose	iFjWrU
prose$	iFjVrU
prose-	gTqT
prosp-	ifjJ
prospection	iZlJ
prote-	bShR
proteccion	bViSjH
protection	iX
protective	bYhGiHmV
protel	jU
proth-	aU
prothesiste	aZ
proto-	i\\
protocol	bY
protocole	hHiY
protocolo	jV
protokoll	bEqYtS
protokoll$	i[
protokolle$	iU
prototype	bWfI
prototypen	bHcIiW
proud	bZgJ
prova-	eW
provanstallning	eW
prove-	aJi\\
proveedores$	iY
provetid	eWhI
provi-	hW
provided	hVlVnT
provided$	hSlZnT
providencia	bIcZgI
providencia$	bIcXgI
provident	eIgIh\`
provider	b[fGhT
provider$	bZhSjG
provincia	cTmT
provincia$	mU
provincial	bFhIj^
provision	g_iI
provision$	gX
provisions	iZ
proxi-	bVoZ
proxm-	jU
proxmox	jU
proxmox$	jV
proye-	aV
proyectista	a\\
proyecto	eU
proyecto$	eYkFoT
proyectos	iU
proyectos de	iT
proze-	iS
prozent	gU
prozent$	fWhS
prozess	eHpYqS
prsa	gHhX
prueb-	pW
prueba de	i[pR
prueba$	dTiXjF
pruebas	dSjIpX
prufe-	iSmT
prufen	iW
prufen$	iWkS
prufer	aY
prufi-	a\\
prufl-	bU
pruflinge	bU
prufn-	i\\
prufp-	iZ
prufs-	iSjIl]qYrGtI
prufu-	aThX
prufung	gRhW
prufung$	gX
prufungen	iTjCn[
prufungsausschuss	gIh?i[mZ
prum	bUcV
prum$	bScUiI
pruni-	iV
pruning	iV
ps	bScGiEjVlJmEnHqZ
psa	hIj^
psc	j_
pse	qU
psi	j]
psico-	mT
psicofisico	jUpV
psicologa	aUmX
psicologa$	aJm[
psicologia	kZ
psicologica	hV
psicologo	mR
psicologo$	aUmV
pso	a\\jT
pss	fIgJkZ
pssst	cCiHjJmJq_sJ
psst	pIq\\
psst$	pIq\\
psu	bBcHfIiejD
psy	m_pW
psy$	m_pX
psych	aUiDkX
psych$	jBk\\mV
psych-	aSpW
psycholog	aXjF
psychologie	jV
psychologist	h\\iH
psychologist$	h]iH
psychologue	aVjT
psychometric	pXsT
pt	eUmT
pt 0	aIgV
pt$	aVbGcImV
pta	aVfIm\\pI
pta$	bHcFiGmZpGtH
pto	hb
pto$	hX
pts	iRlS
pts$	aUiSjYtI
pub	bShSsR
pub$	bRhFs]
public	bShS
public$	bUhJqT
publica	bXqT
publicada	gXiHjZ
publicar	aItU
publication	pVrU
publicidad	aEbUqY
publico	kV
publico$	aTiIkXqJ
publier	jJpIqWrV
publikationen	jXkE
publique	bRhIjVqT
publique$	bUhHjZ
publish	qW
publish$	qStT
published	fXiR
publisher	bYjTqT
publisher$	bWjV
publishing	g_iCqJrI
pubs	bagIhHiFjIlU
puebl-	nW
puebla	jRkHnT
pueblo	cTnT
puede	nSqR
puede ser	gVkGoR
puede$	iUjFkYqJ
puent-	oSqS
puente	cRoUqUtH
puente$	hJi]oGqS
pueri-	aXiF
puericultrice	aViGtF
puericulture	aThT
puericulture$	aT
puert-	iS
puerta	iZ
puerta$	iHpXrT
puertas	i\\
puerto	cU
puertollano	bW
puertollano$	bS
pues	qVs^
puest-	aT
puesta	iZ
puesta a	iZ
puesto	cUqW
puestos	aV
puestos$	aYiJ
puis	eYfTiAmHpT
puis 0	eGgShZiJsH
puis 00	f\\gImH
puits	bV
pulhe-	hHjW
pulid-	gJi_jFmVpHqJtJ
pulido	mYpI
pulle-	iGjU
pulled	iGjU
pulli-	i^
pulling	i^
pulls	cEiZ
pulls$	cEiY
pulse	hZjJ
pulso	j[
pulso$	jX
pump	fRi[nG
pumpe-	b\\qErA
pumpen	aY
pumpen$	aY
pumpi-	bHgThIiX
pumping	bHgThIiX
pumps	bUi^
pumps$	i^
pumpw-	bGcUiW
pumpwerke	bGcViX
punci-	jW
puncion	jW
pune	c\`qU
pune$	cSfFiGpIqX
pungg-	bJcY
punggol	bJcY
punja-	kS
punjabi	kT
punjabi$	rR
punkt-	cIdHiYjUkZ
punkte	fHkU
punkte$	fHkU
punta	aIcUiTjV
punta$	gVjZ
punta-	bGkY
puntaje	gRkZ
puntaje$	g?jTkZ
punto	aUkY
punto$	aViI
punto-	kT
puntos	kT
puntos de	bTgRhDiUjHkG
puntos$	iDkX
puntu-	kd
puntualidad	fDjZkH
puntuara	iIk\\
pupils$	bZgF
puppe-	k[
puppet	jV
purchase	aRiR
purchase ledger	aRiR
purchasing	aTjWpV
purchasing$	iHmJpX
pure	cIjYk;pJsZ
purge	gZiXjJ
puri	hVmV
purif-	iZpW
purpo-	eVrJ
purpose	eVrJ
purse-	aTjT
purser	aTjT
purser$	aVjS
push	hHi_
push$	hGi\`
pushb-	iW
pushback	iW
pushe-	cHjWlHqS
put	r[
put in	iSrX
put on	aFjJtW
put that	q]rA
put the	hGrY
put you	jIla
putti-	iWjHtU
putting	iWjHtU
putze-	i[rH
putzen	i[rH
putzf-	aRbT
putzfrau	aRbT
putzfrau$	a^bJ
puzzl-	aYjHpV
puzzles	aYjHpV
pv	aV
pv$	iR
pvc	aY
pvc$	aY
pw	gDh_iU
pw$	gDh\`
pyme	aY
pymes	bVi[
pyrot-	bGiajAkZ
pytho-	jRkZ
python	jSkS
python or	jWkH
python$	j[
pytor-	jZ
pytorch	jZ
pytorch$	jU
q	oU
q 0	iSjFo_qR
q-gra-	kZ
q-grader	kZ
qa	aWiV
qa$	iWmZ
qapi	cIi^
qar	g[
qbrs	i\\
qbrs$	i[
qc	aSiX
qc chemist	aXiI
qc$	i]
qfa	iGj]
qgis	jSk\`
qgis$	iGjX
qld	c\\iIjV
qm	gGiZjJmY
qm$	bRgFi[
qqi	jW
qqi 0	jW
qr	bIg_jC
qs$	aY
qtr	bJh\\iU
qtr$	bGhViZkJ
qts	jZ
qts$	jZ
qu'el-	iHjT
qu'elle	iHjT
qu'il	iU
qu'on	qV
quad	gEhViGkZ
quad$	bHcHeIgFhWiDj[k?tJ
quai	bHc\\iTjEkT
quai$	iVjDkW
qual	bEj^kR
quali-	jSlR
qualif	jSlT
qualification	iRjHr\\
qualifications	iDl^tZ
qualifications$	cIiHjJlRtZ
qualifie	gT
qualifie$	aTgU
qualified	jYlT
qualified$	aWjR
qualifiee	iH
qualifiee$	aT
qualifikation	bDiGj\\
qualifikation$	bDiGjZ
qualite	aSmUtU
qualite$	aSbJtR
quality	iVrR
quals	aIjYlZ
quals$	aFjWl\\
quand	fSi^kWoU
quant-	iWlJp\\sCtJ
quara-	s^
quarante	fUs\\
quarr-	bHcSjXmH
quart	fY
quartal	iSqT
quartal$	fWiU
quartalsweise	fThU
quartalsweise$	hWiT
quarter	nU
quarter in	cIjHnZ
quarter$	jS
quarterly	dRiTnT
quarterly$	iW
quarters	h]
quarters$	h^rH
quartier	gRjJrS
quartier$	fJhVpHrW
quarts	eZfFiXjI
quatr-	fRmS
quatre	fSmT
quatre ans	bSjWmFsI
quatre mois	eV
quatre$	famX
quay	bXiS
que c'est	eHfJq[rX
que ca	jArY
que el	rZ
que es	iVjIkSqS
que esto	sY
que hay	jWsR
que haya	iEkXsW
que je	tS
que la	oSqX
que le	j[qT
que les	tS
que lo	pJrY
que los	s_
que mas	bIgGh^jGkVlEtG
que me	bSrRtJ
que nadie	jW
que no	q]rYsS
que se	iS
que sea	jY
que sepa	aUjTkT
que son	aImTsStT
que venga	jGlUpWsS
que ya	jIlVpIqSrJsJ
que$	tS
quebe-	cWdV
quebec	dV
quebec$	bJjR
quebr-	bSgXhG
quech-	kX
quechua	kX
queda	iHoRsS
queda-	tU
quedamos	cZfRtR
quedarse	eTjIoUqT
quedarse$	eViHjGoX
quedo	aGt^
queen	bV
queen-	cHr\\
queenstown	cHr\\
quell-	aIbVcTiS
quelqu'un	sU
quelqu'un pour	a\\sH
quelqu'un qui	aIjSqFsS
quelqu'un$	jT
quelques	kX
quema-	i[qT
quequ-	c[
quequen	c[
quere-	cVlX
quereinsteiger	l[
quereinstieg	l^
queremos	jUsT
queretaro	bRcU
queretaro$	bT
queri-	tY
queries	ib
queries$	i^
query	jX
query$	jW
quese-	b\\cAdJfGjC
quest-	pU
question	iGpTr]
questions$	pSqT
queue	eIi\\
queue-	hIi\`
qui	oSsW
quick	jXlUtR
quick one	bVjFtV
quick$	iClUpV
quick-	jVrU
quickbooks	jX
quickly	jUtS
quickly$	jUtS
quid	fCgXhUiDkX
quieb-	jDk[sU
quien	b\\jV
quien$	bYiCjDoHtR
quiera	dSfUrS
quiera$	dTfW
quieras	aVfT
quieras$	aVfT
quiere	mHqX
quiere$	cHh\\mGqItT
quieren	eViGqX
quiero	iHrTtV
quiero$	bScJrItS
quiet	bGfSiVq^
quiet$	bIfIhDiXjIoVpGqX
quiet-	aGfXqW
quietly	qZ
quill-	bIcAjHk_
quimi-	jWqS
quimica$	jU
quimico	iT
quimico$	iY
quimp-	aFc_
quimperle	cS
quimperle$	cS
quinc-	g\\nT
quincaillerie	bT
quince	aT
quince dias	fGiUoUpJ
quincena	nW
quincena de	oU
quincena$	f[gHnV
quincenal	nY
quincenales	aHcGg[pB
quini-	gX
quinientos	gX
quinq-	bIiWsW
quint-	cJdZeT
quinto	cIdZeSiI
quinz-	fXhS
quinzaine	eIfThUiT
quinzaine$	eIfUhTiT
quinze	fUjS
quiro-	b\\
quiropodias	iX
quiropodias$	iX
quisp-	cUmW
quispicanchi	cUmW
quita	r\`
quita-	fWjIr\\
quitt-	dIiVqX
quoi	aUbWcJ
quoi$	aTbXcH
quota	eWicjH
quota-	hZ
quote	bTfGiUpUrZ
quote-	i\\
quotes	i\\
quoti-	gIi^nU
quotidien	cUnR
quotidien$	cUnR
quotidiennes	cHi\\
quotidiennes$	cIiY
quotidiens	iInY
quoting	gEi[sJ
quv	i\`
quv$	i]jJ
r	jStY
r &	hRiZ
r 0	fTgXhG
r 00	gZ
r 000	gVjWkS
r oder	jU
r$	aYiGjVkW
ra	bDm[
ra-mi-	jU
ra-micro	jU
ra-micro$	jU
rabai-	hW
rabais	hW
rabat-	hWiS
rabatt	hY
rabatt$	hW
rabbi-	aVcGiAjHk[mI
rac	bVgJiIj^
racco-	bGcHi^
racha-	qU
rachat	qU
rachat$	rT
rache-	cYiGpT
rachi-	mS
rachis	aTiS
rachis$	aWiS
racin-	bSiS
racing	bSiS
racki-	iR
racking	iR
racking$	iU
racks	aHcIhIi\\jJ
racon-	pZqU
rad	fZhTjH
rad$	f\\hXiDjFkGmIpJsI
radar	cIi^
radar$	cGiX
radia-	iIjSkU
radiation	jFkY
radio	b\\jY
radio$	fSjU
radio-	iSj^
radiographer	aWjHlU
radiographer$	aY
radios	iV
radiu-	nY
radius	nY
radius$	nY
radla-	iUjS
radlader	iUjS
rafae-	aFbRcU
rafaela	aHcW
raffi-	aDb_cG
raffinerie	bW
rahme-	bT
rahmenvertrage	bV
raiff-	b_
raigm-	cX
raigmore	cX
rail	aYhT
rail$	a[hJ
rails	iUsR
rails$	iW
rain	fXiTpG
rain$	iW
raine-	fYrJsU
rained	f[
raise-	hCiIjS
raised	bTgGiI
raised$	b]gE
raiz	iZnJsJ
rajo	aSc]jFqI
raker	aW
raker$	aY
ral	gV
rama	jY
ramad-	fXoVsX
ramadan	fXoVsV
ramadan$	fTiIoXsI
ramen-	ic
ramp	aVbW
ramp agents	a]bI
ramp$	b[cIjJ
ramp--	oT
ramp-up	oT
rampe	i\\
ramps	iUsR
ramps$	iSsS
ranch	cRhT
ranch-	h^
rancho	bS
rando-	iIjX
random	iIjX
rang	bRlXrJsD
rang$	iT
range	g[iJjVpH
ranger	hUmT
ranger$	hUjV
rangers	aXbZiIjHqHsX
ranges	i[rU
rangi-	c[iV
rangierbahnhof	cV
rango	gUkDoX
rap	jY
rapid-	jTtT
rapide	jX
rapide$	j[
rapides	iR
rappe-	eSjTpU
rappel	eTpZ
rappo-	iVmV
rapport	iYsT
rapports	dTiYpH
rappr-	iX
rapto-	hHj\\
raque-	mW
raquettes	iZ
raquettes$	iX
rare	b\\hSjItW
rarel-	fT
rarely	fT
rarely$	i\\
ras	cc
rasen	cIiW
rassu-	bJkSs^
rat	iY
rata	gS
rata$	g^
rate	g]iYjJ
rate$	gXiU
raten	gXiJjX
raten$	gXiJjX
rates	dHeWhTjH
rates$	e@gUhYiZjFnG
ratha-	cWpU
rathaus	cWpU
rathaus$	iHpW
rather	sT
rather than	iDkTmUsTtI
ratin-	eHiJjWqS
rating	iHjYlTsI
rating$	iGj]sH
ratings	aV
ratio	fDiRm\`
ratio-	hciG
ration	h[iI
ration$	h[iH
ratios	iU
ratta-	m^
rattache	mW
rattachement	mZ
rauch-	sb
raum	aJc\\
raum$	bHcRnStT
raume	aGb\\cF
raump-	jT
raus	dJsT
raus$	bGgSnWqUrU
raval-	aHiYjV
ravalement	aHiYjV
raw	aThIiUlJqGrHtU
raya	hWiR
rayon	i[
rc	iUjV
rc$	hGiSjW
rca	iV
rccp	jZ
rcp	jZ
rd	c\\
rd$	bEcZgTiEp[
rda	cIj^
rdc	aCbUc_hHjF
rdc$	aDc\`hGjE
rdh	a]eBjGlGoTtJ
rdv	cGdEhHiamHpDqF
re	aSmDtT
re :	t[
reach	aVjRkU
reach truck	jFk^qY
reach$	bWiT
react	a]cD
react$	bHcIjZ
react-	iVjT
reactivos	iSjV
read	j_pSrY
read a	j[
read english	jV
read it	rU
read$	cHiTpV
read--	hGi\`
reade-	p[rU
reader	jT
reader$	aS
readers	rb
reading	cTjSrS
reading$	cRjTkW
readings	i\\jG
reads	j^
reads$	iU
ready	jYpIsSt[
ready to	aJi@j^tS
ready$	hHlJpDqHsVtV
real	fGjVq\\
real$	b_f@h[iDqG
reali-	gVoTpV
realistic	oWqH
realistisch	gX
really$	hRi[jBsY
reape-	jSkZ
reaper	jSkZ
reari-	i^
rearing	i^
reaso-	d[qT
reason	qe
reasonable	dYjT
reasons	bWdVjDrU
reass-	iVsT
reassort	iY
reassort$	iY
rebsc-	bViS
rebui-	iS
rebuild	bIiYqU
rebuilds	bT
rebuilds$	bV
rebut-	i_mG
rec	hTiHpS
recall	gR
recall$	eVfXiE
recar-	g]iSkF
recargo	gY
recei-	dRiS
receipts	dT
receipts$	dT
receiving	iT
recen-	jT
recent	pU
recepcion	aRiU
recepcion$	pZ
recepcionista	hV
recepcionista$	hY
reception	iUmTpT
reception$	iAjVmW
receptionist	aVtG
receptionist$	aY
receptionniste	aU
receptor	pH
reces-	fUgJhZjJoJ
recess	bJfXgIhTjI
recet-	iX
receta	jHpV
recetas	iZ
recettes	jZ
recettes$	jZ
recev-	fHpX
recha-	gFhSi^jC
reche-	bVtS
rechen	iUrU
rechen$	iV
rechenzentrum	bU
recherche	aTbItU
recherche$	cHiHtW
rechn-	nS
rechnen	bVnX
rechnen$	jS
recht	oX
recht$	kSoW
recht-	j[
recib-	aXbFjU
recibir	kR
recibo	e[gB
recie-	lU
recien	lV
recip-	j[
recit-	iajJ
reckl-	cTtH
recklinghausen	cTtH
recklinghausen$	cTtH
recko-	iVqZ
reckons	q^
recla-	gEiUqSs\\
reclamaciones	iS
reclamaciones$	iW
recog-	cThSkSpX
recoge	hY
recol-	fCic
recom-	bEi\`
recon-	jYlW
reconnu	jT
reconocimiento	jXsY
reconstruction	iSjT
reconstruction$	jT
recor-	iY
record	jTsW
record$	cIiIqY
recording	aIpYtY
records	iU
records$	iW
recorrida	bJcHi\`
recorte	g[iV
recou-	mY
recov-	aTbIgTi\\jE
recoveries	bFgXhGiV
recovery	aXbJ
recovery$	aVbI
recre-	cXiS
recreo	cXfI
recreo$	cXfI
recru-	tZ
recruit	aU
recruiter	aYpS
recruiter screen	jHp[
recruiter$	aZ
recruiters	p]
recruiters$	pX
recruiting	qV
recruitment	jSp[
recruitment$	jY
recrute	cJtX
recrute$	bFtZ
recrutement	mJqSrRtT
recrutement$	cHpJqSt[
recruter	i\\
recs	iUpY
recs$	iSpW
recta	cIj\`
recue-	q[
recup	f\`hGoH
recup-	f\\i\\qS
recuperacion	aZfH
recur-	bVgGkU
recyc-	jZ
recycle	jU
recycling	aVbJiR
red	aWjU
red deer	cbjI
red seal	jZlU
redac-	j[rU
redaccion	cHd\\jYkU
redactalo	rX
redacted	p\\
redacteur	iS
redaction	iTtZ
redak-	aIcGiUj\\
redaktion	bGiJmXtW
reddi-	cX
redditch	cX
redditch$	cX
reden	gUjTsY
redes	fFi]jTmI
redige	jT
rediger	tS
rediges	dWiFpX
redis-	iT
redisenar	iS
redli-	i\\
redlines	i\\
redlines$	iX
reduc-	h^
reduccion	iZs\\
reduction	aJbZhViI
reductions$	iY
redui-	hW
reduit	hW
reduit$	hU
reed	a]iDjFpV
reede-	bX
reeder	qX
reederei	b]
reedu-	cTiVsJ
reeducation	cTiVsJ
reeducation$	bS
reefe-	eIiS
reefer	aUbGeEjW
reefers	bVcIjG
reel	fFjakD
reel$	aIiSjXkCrH
reels	i^
reels$	jU
reemp-	eU
reemplazo	eWqS
reer	h]
reer 0	hX
reer collectif	hZ
reetd-	bS
reetdach	bS
ref	lSpftV
ref$	bUpS
refa	a^
refac-	i[
refer-	pV
referees	eHp]
referees$	pV
reference	p[
references	p[
references$	pY
referencia	j\\
referencias	jWpV
referendariat	h]jJkXlI
referent	bS
referentin	aWmZpJ
referral	hGiZ
referrals	pS
referrals$	iR
refil-	i\\jJoI
refin-	bTcTjR
refineria	c^
refle-	hUiV
reflective	h]iE
reflex	jY
refon-	iV
refonte	iV
refor-	iZ
reformas	iX
refra-	i_
refraktion	iW
refraktion$	iZ
refre-	bWjT
refresh	gT
refri-	aUfUjR
refrigeration	aIhCj]
refs	pe
refs$	p\\qS
refue-	iXjS
refuerzo	eRjW
refuge	aRbS
refuge$	aUbSiI
refugio	bIcXgGsT
refun-	hFjIkImIna
refunds	iZ
refur-	aEb\\hHiV
refus-	g[pT
refusals	iU
refuse	aReRfG
reg	fFj^pT
reg$	jd
regal-	gYkS
regale	hSiT
regalo	bTkV
regat-	eGfZgIjEkImJo\\
regel-	fYgA
regelung	hW
regen	fXgHjY
regen-	hSiT
regenerationstage	h\`iA
regensburg$	cV
regente	aUiGmZtI
regenzeug	hW
regie	b[pU
regie-	gS
regim-	gEhUiX
regime	gEhWiT
regime$	iVrH
regimen	eU
regin-	hUmV
regina	hUmV
regina$	iFmV
regio-	aJb\\
region	cXhT
region$	cVh[
regional	mUsT
regional$	cViHjU
regionale	bX
regis-	iWjS
regisseur	q\\
register	i]pR
register$	iYjT
registered	bWjU
registered manager	a[gFjH
registered with	bGeVjT
registered$	ja
registers	i\`
registrar	aZmV
registrar$	a\\iGmC
registration	iHj[
registration$	iGj\\
registre	cIi^
registro	iS
registro$	kGmY
regla-	jW
reglage	iV
reglages	jW
regle	aJjb
regle$	aHj]
regle-	fHj[sJ
reglement	rX
reglement$	rU
regleur	aU
regre-	bHcIi\\qX
regs	bVjUkTmJ
regs$	bYiFjS
regul-	pGqT
regular	eWqTtI
regular$	eTgSqVtH
regulateur	aUbI
regulation	i\\
regulation$	i^
regulatory	aXfHjS
regulatory$	aVfGjS
rehab	bW
rehab-	bU
rehearsal	gRjT
rehearsal$	iRjY
rehearsals	fToS
reich-	iHpV
reichen	pY
reichen$	pXrI
reichshoffen	aGc[
reichshoffen$	c[
reicht	iIlVpT
reicht$	kTlT
reife-	bV
reihu-	hT
reihum	hT
reims	bUdYiD
reims$	bWcUdSiCmH
rein	pFrc
rein$	gSrT
reine	aIdVrGsHtU
reine-	iVsX
reini-	iR
reinigen	rU
reinigen$	rS
reinigung	hSiT
reinigung$	hX
reinigungskrafte	mU
reins-	b]hFjFmGpHrWsG
reint-	cGiajH
reise-	aSnZ
reiseburo	aSlU
reisekosten	iX
reisen	gGnXpSsT
reisen$	gFnWpU
rejea-	mTqX
rejean	mTqX
rejec-	iVjH
reject	iV
reka--	hX
reka-checks	hX
relac-	eV
relache	fUhUiImI
relacion	eZ
relacion de	eX
relaciones	kV
relai-	iY
relais	iY
relan-	aImYqR
relances	iS
relances$	iT
relat-	aUjS
relations	aW
relations$	a[nI
relativity	iY
relax-	fV
relaxed	fV
relea-	ia
release	bYfU
release$	b\\
releases	iU
relec-	iY
relev-	iW
relevage	iS
relevage$	iT
relevant	eHj]lT
relevant$	bGl[
releve	fTmR
releve de	mVpU
releve$	cIjS
releves	iZjJ
relevo	eSiS
relevo de	oS
relia-	dHeTfCgBj\`pF
relie-	aRiTjIqR
relief	aRiTjJ
relig-	sY
religious	hUsT
relle-	cIi[
reloc-	h[
relocation	h\\
relocation up	gJhZ
relocation$	h[
reloj	f^jS
reloj$	fZ
remai-	dZ
remainder	dZ
remal-	bDcCiTj^mJ
remat-	gUrZ
remates	iZ
remates$	iY
rembo-	h\`nU
rembourse	jInS
rembourse$	gVnT
remboursees	hX
remboursees$	hX
rembourses	iEjYnX
rembourses$	iFjZnH
remed-	aHcIi\\
remem-	jUrS
remember	jUrS
remis-	h^jS
remise	hX
remise 00	hS
remission	cJj^
remit-	kWpU
remon-	q\\
remontajes	iTjU
remontajes$	jS
remor-	jT
remorque	jT
remorque$	jV
remot-	d]
remote	dV
remote anywhere	jG
remote in	cDdY
remote$	cU
remoto	d[
remoto$	dW
remov-	gV
removal	iX
removal$	iW
removals	iEjT
removals$	bUiEjW
rempa-	iIpZ
remparts	iIpZ
rempl-	eS
remplace	aCo\\qItV
remplacement	eY
remplacement d'un	eW
remplacement de	aIcIeGiT
remplacement$	eXqHrZ
remplacer	eSqSrY
remun-	gVlXpY
remuneration	g\\rX
remunere	pY
renal	aZbXhEiJjFlZ
renco-	iXp]
rencontre	pY
rencontres	bHi[pV
rend	mVq\\
rende-	aIcGjFk^pS
rendez	iGmW
rendez-vous	pX
rendi-	gIiVjW
rendimiento	gHi\`
rendus$	jR
renew-	eb
renewable	eYjI
renewable$	eZjI
renewal	bTeRiU
renewal$	b@eWiWjI
renewals	eDfEhViW
renfo-	aFcEk\\
renit-	aIjSmZ
renne-	c[
rennes	c\\
rennes$	cU
renou-	e\\qS
renouvelable	dTeX
renouvelable$	dTeTsH
renouvelables	e[jH
renov-	eXhUiV
renovable	eZ
renovable$	eV
renovation	ia
renovation$	iS
rent	eTh_
rent$	gGh]lX
renta	eFfGgZo\\
renta-	iX
rentable	bZ
rental	hSi[
rente	eXqT
rente$	eXqT
rente-	e\`gBiIjFqW
rentn-	eVkGs[
rentner	eWkFsY
rentr-	fWoU
rentree	o]
rentree$	oR
renun-	q[
reo	cFj]
rep	aXia
rep$	acgIiAjJ
repai-	iU
repair	jT
repair$	iR
repairs$	iWjI
repar-	iZ
reparation	aX
reparaturen	iY
reparieren	iY
repartidor	aSmX
repartidor$	aUmY
reparto	aIbUtE
repas	hc
repas du	hT
repas$	gS
repas-	fJiY
repassage$	iR
repea-	eRpS
repeat	eRpS
reper-	iXkTpU
repertorio	jZ
repet-	jWkJpT
repla-	q^
replacement	eZqRtT
repli-	pX
replies	pX
replies$	i[
repo	bIiY
repo$	bIiY
repon-	p]
repondre	iVpS
reponse	p\\
reponses	pW
repor-	iUm_
report	iWpU
report in	fGjYmW
report to	iDmd
report$	bWiSjUmGpJqT
reporta	mZ
reporta a	mY
reporte	dYqU
reporter	a_jHpI
reporter$	a\\pF
reporting	kU
reporting to	aGmY
reporting$	iXjGkT
reports	iT
reports to	m\\
reports$	iU
repos	f\`
repos dimanche	fR
repos$	bV
repos-	iW
reposo	iRqS
repre-	iYqW
repri-	gRlSoT
reprise	gToU
reprise d'anciennete	eUhU
reprise$	iT
reprises	iSlU
repro-	i]
reps	aVb?ie
repub-	dV
repue-	hWjIlH
repuestos	hWjIlH
req	lRpS
reque-	iZtT
requerimientos	iU
request	iJmGpDrWtZ
requests	iZ
requests$	iY
requi-	l\\tX
requiere	tU
requiere$	aJlGtV
required	gSlS
required$	iSl[
requirement	t[
requirement$	hFjUlV
requirements	iFj[
requires	aHqT
requis	l\\
requis$	hIlX
requisition	aEjGt]
resca-	ib
rescate	i[
rescu-	bRjT
rescue	bRjT
rescue$	bViV
research	bUiT
research$	gEi\\pG
researcher	aT
researcher$	aTmX
reseau	aVbTkV
reseaux	iU
reseaux$	iU
reser-	iT
reserva	jUsS
reserva$	kWq]rIsJ
reservas	iX
reservas$	iR
reservations	iU
reserve$	cVqTtG
reserves	iTjHpW
reservoir	aS
reset	fIhIigjD
reset$	hGi\\
reset-	iSjI
resi	aUjUmS
residence	cTdTiHjFoS
residencia	bW
residencia$	aXmF
residency	bTcJj\\
residency$	jU
resident	aYeUhH
resident$	aUeSgUhH
residente	a^mH
residente$	bX
residential	i^
residents	rV
residents$	bWiRrT
resig-	iIq]rI
resigned	iIq[rG
resil-	rX
resin-	cGhHjHl\`rEsA
resis-	c\\j_
resistance	j\\lG
resol-	j\`
resolucion	eSgGjT
resolution	bBjY
resor-	bUqHrX
resort	bV
resou-	aHiHm_
resourcing	eIiFm[
resourcing$	iFm<p\\
resp	aXhHm]tH
resp$	aUi\\jImG
respe-	fWiFjXtX
respect	jUkX
respi-	bYhAjW
respo-	mU
responde	m_
responder	iUjU
responsable	a\\mT
responsable de	a\`
response	bSfZgHiTjEnHpD
responses	iU
responses$	iW
ressu-	aS
ressuage	aS
rest	fZgG
rest$	bIdUfU
resta-	bW
restaurador	aVbH
restaurant	h\\
restaurante	bWcWiF
restaurantes	bXiXqG
restaurantes$	iYnJqF
restaurants	bX
restaurants$	bX
restaurateur	rU
restauration	jX
restaurator	bGhU
reste	f[iUqUrR
reste-	iTjHr\\sV
rester	iZjElJrV
resto	dW
resto 0	f_
resto$	gXhHjRrY
resto-	bSjV
restorer	aWbI
restorer$	aZbG
restr-	j_mUpJ
restricted	jW
resul-	hUsR
results	hDiUqU
resum-	pY
resume	pR
resume to	rSsR
resume$	pVtT
resumes	iDp[
retai-	bS
retail	lS
retail$	gRhIi[
retainer	e[fIgZhGj?
retainer$	gU
retaining	i_
reten	eHfVgRhHqX
reten-	jVqX
retention	gTiS
retention 0	g\\
rethu-	jX
rethus	jX
rethus$	jX
retin-	bXcHiZjFkImI
retir-	hTq[
retired	tF
retired$	m]
retirement	bJhdiBjF
retirer	iEjHoIpWrTtI
retires	bImJoUqX
retiring	iGmFq\\
retiro	cEiZ
reto	aAmVt_
retou-	iT
retouche	kXrIsG
retouches	cY
retour	cHhUnT
retour au	fEhZiVpHsH
retra-	lX
retractil	iV
retractil$	iX
retrained	aHcHl^
retrained$	aGiIl^
retraite	hZqY
retraite$	hX
retraites	lUs[
retri-	gSi[jG
retro	dIfEgaiGjHmGtT
retro-	aJgTi\\
retrocession	g]iG
retrofit	bYiEkXqG
rettu-	aTmS
rettungssanitater	aV
rettungsschwimmer	aTgRjSlSmH
rettungsschwimmer$	aXfGhGiIjXmG
retur-	fIiW
return	fFgThTiU
return$	dHfFh\\iI
returners	aXhHkHl[
returns	eViV
returns$	aUeJiS
reunion	fS
reunion$	kS
reuniones	iX
reunions	jS
reus	c\\
reus$	c\\
reuss-	jV
reussi	jV
reussi$	jY
rev	cXmS
rev$	cX
reval-	fEgZjTpJ
revei-	aGbWiYqX
reveil	b]
reven-	aSiYqU
revenue	aTiZ
rever-	j\\
reversing	j[
revie-	iU
revient	qZ
review	gSoApX
review$	eXiXpG
reviews	iW
reviews$	iZ
revis-	iT
revision	gXiTqW
revision$	aZjT
revisiones	fIh^iGpG
revisions	iT
revit	j]p^
revit$	jV
revol-	jZ
revolus	jZ
revue	bEfGhIidrGsB
revue-	iV
revues	iV
rewir-	jIlZ
rewires	jIlZ
rewor-	gW
rework	gW
rework$	gW
rewri-	iRmDr_
reyes	iGo\\
reyes$	iEo^
rezep-	aUhDibsI
rezept	aHiU
rezepturen	bJiX
rf	iZjT
rfid	iZ
rg	iTjX
rh	iS
rh$	aShFiX
rhabi-	bU
rhein-	bVqS
rhein-main	cX
rhein-main$	cY
rheine	cZ
rheine$	cZ
rhel	iJj]
rhine	japA
rhino	bYjSkS
rhino$	kW
rhodr-	mS
rhodri	mS
rhone	nZ
rhone$	cSnY
rhyl	cY
rhyl$	cY
rhyme	ib
rhyth-	jS
rhythmus	jS
ri	bWgUjBpS
ribbo-	i[
ribbon	i[
rice	bSpHrU
richm-	c[
richmond	c[
richt-	bEdGgUiSmZ
richten	iZ
richten$	iY
richtig	jW
rico	kY
ride	jUnY
ride--	bXiGp\`
rider	bUhU
rider$	aTbZiHjIpJsG
rider-	bS
riders	bS
riders$	bT
ridgi-	aGiX
ridging	aGiX
ridging$	iU
ridin-	bSjUlT
riding	bSjUlT
riego	iX
riego$	i]
rien	l[qY
rien$	l[
riesg-	tR
riesgo	gR
riesgo$	gYiTjG
riesl-	bZrT
riesling	bZiIrU
rifse-	gVhR
rifseep	gVhR
rifseep$	gVhT
rig	aSiWmVnX
rig$	aIbUgJhJiXjHmVnJ
rigge-	mU
riggi-	hIjYkI
rigging	hIjYkI
rigging$	iV
right	jV
right to	jXpUtG
right$	bHgFjVqWrVtW
right-	iR
rights	iR
rigs	aWgHjW
rigs$	aWgHjW
rimou-	cUnU
rimouski	cUnU
rimouski$	cW
rind	bZjHkR
rind$	bYgJhHiR
rinde	mU
rinde-	b\\cGfIhJ
ring	p]
ring me	qVsF
ring the	pY
ring$	iJsU
ringi-	i\\
ringing	i\\
rings	fEi_jT
rings$	iHj]
rings-	bTcYiH
rink	hY
rio	cc
rios	cYtJ
rios$	cYtJ
ripon	bVcT
ripon$	bUcU
ris	c\\iZjB
ris$	c^jG
risik-	cJi_
risin-	hUjF
rising	hUjF
rising to	hWjF
risk	bRi[pH
risk$	b\\cJiJjG
risqu-	aGcFjVkWtI
risque	kXtI
rite	jXkV
rite$	j_
rive	aIbHcciDjE
rive--	bFc^dI
river	aHcZtR
river$	aFbSc^iG
river-	eW
rivie-	aIc[iH
riyad-	cV
riyadh	cV
rm	gV
rm 0	iZjG
rm$	gIhXiDj\\
rn	aXfCm\\
rn$	a[tI
rnp	jVpT
ro	cViZ
ro-ro	baiG
road	cXfGiU
road$	bGc\`fEnY
roadm-	iY
roadmap	iY
roads	hCi?nbsF
roann-	cZ
roanne	cZ
roanne$	cV
roas	i]jH
roast-	fCi^kV
roasting	hIiHkW
rober-	cUiSqV
robin-	bDcYi^
roble-	bS
robot	aWbXcImG
robot-	bZjH
robots	bUjHkS
robots$	b]
rocha-	mYpH
rochat	mYpH
roche-	aFbSceiFtH
rocio	m_tS
rocks-	r\\
rockstar	rY
rod	cHi_jG
rodaj-	iYmG
rodam-	gUjR
rodamiento	gUjR
rodan-	aWfTiJ
roden-	b\\fH
rodents$	iR
rodez	aIc[
rodez$	c[
rodil-	iVsY
rodo	gUqT
rodri-	aGcWmSpS
rodrigo	aJmUpT
rods	jZ
rods$	jY
rohrb-	iV
rojo	iV
rol	jb
rolar	f_
role	aSdTjI
role$	bHfGgZhIiFmJ
roll	bVfJjUlG
roll$	bZgG
rolle	l\\
rolle$	l]
rolle-	gUiVqX
rollenwechsel	iV
rolli-	f[jHpS
rolling	fYpS
rolling$	eUfWi@pV
rollo-	iSjS
rolls	eThTiS
rolls$	bDh\\i[
rolls-	iW
rollstuhl	iXqJsV
roman	bTcGgFqWrS
roman-	iCkWqHrY
romanian	sV
romanian$	lTrF
romfo-	cS
romford	cS
romford$	cS
romon-	cS
romont	cS
romont$	cS
ron	gS
ron$	gW
ronan	cJmY
ronan$	cImY
ronda	c\\
ronda$	c\\
ronda-	cJg[pS
rondas	pU
ronde-	iZ
rondes	iZ
rondes$	iR
ronny	mZpS
rontg-	jU
rontgen	iY
rontgen$	iW
rontgendiagnostik	aZ
roof	bXpHsT
roofe-	jTtJ
roofer	jTtJ
roofer$	a\\
roofs	f^gFhEi[lH
roofs$	iVsX
room	hZ
room$	hWjCnS
rooms	b[fJiV
rooms$	bYcWhJnU
rop	iV
ropa	aDbYh^
ropa$	hW
rope	aVbV
rope$	aGbYiFnJ
ropes	aRiY
ropes$	aIi]
roque	hJm[
roque$	hImY
ros	iZjC
ros$	pW
rosa	cZ
rosal-	bTiGpY
rosar-	bGcYdTnF
rosario	dUpS
rosario$	dSiUpG
rosen-	p[
roset-	b^cJhDsJ
rossl-	bXiI
roste-	f]
roster	fSjU
roster 0	fWgI
roster$	bEiT
rostered	f\\jI
rosters	fW
rosto-	cTnU
rostock	cTnU
rostock$	nX
rostr-	iUpX
rostrum	iUpX
rot	bCc\\
rota	fYi[
rota :	fT
rota$	ib
rotac-	iX
rotacion	iX
rotar-	b[
rotary	b[
rotary$	bXjS
rotas	i]
rotas$	iY
rotat-	fe
rotating	fRiGmU
rotation	fRiS
rotation 0	fSsS
rotation$	fUiT
rotational	f\\iJ
rotational$	aSfY
rotations	iX
rotativa	bSfS
rotativa$	bUfVhI
rotativo	iU
rotativo$	iU
rotativos	fZ
rotativos$	fY
rothe-	bIc[fGoH
rotherham$	gT
rotte-	aIc\`hT
rotterdam	hY
rotterdam$	iR
rouba-	cU
roubaix	cU
roubaix$	cU
rough	bWfUiIoG
rough-	bEfVpR
roughly	bFfVpR
roughly 0	fSiIpV
roula-	a\\cFhT
roulage	gIi[
roule-	fTnT
roulement	f[jInU
rouler	jTnU
roulette	iRjV
roulette$	cIiY
round	eWpU
round the	tX
round$	e\\gSiWjJ
round-	iSpS
rounds	iTpS
rounds$	bRiY
rousi-	aXgZ
rousies	a[
route	eChSiUnT
route$	cTiRnT
route-	bVkX
routes	bXhRlR
routes$	bShYiFjW
routi-	i[jH
routine	iXjG
rouyn-	cY
rouyn-noranda	cY
rouyn-noranda$	cY
row	jTq[
row$	q[sF
rowan	barF
rowin-	hJkZmUpJ
rowing	hJkZmUpJ
royal	aGcf
rp	aVbIj_
rpi	gSjU
rpps	j\\
rpps$	j\\
rrego-	hX
rregop	hX
rregop$	hZiH
rrh	a_cIhJjH
rrhh	qTtU
rrsp	gHhbmI
rs	aVbGkR
rsph	jU
rsus	gZhZiIjCrF
rtg	aVkV
rtt	fVh_
rtt 00	hX
rtt$	f[hT
rtw	bUiWjG
ruato-	bCcb
ruche-	aGbUqY
ruches	aHbRqY
ruches$	qY
rucke-	cFhVs^
rucken	jWqTrF
ruckenkurs	hUiG
rue	c_mT
rue de	c^
rue$	bS
ruf	b^pW
rufbe-	f[hR
rufbereitschaft	f^
rufdi-	bRfS
rufdienst	bRfSgS
rufdienst 0	fShIrR
rufen	hHiVpY
rufen$	hFiYpS
ruft	mGp]qJrG
rugby	b[
rugby$	bW
ruhe	f\\jS
ruhe$	f\\jT
ruhet-	fW
ruhetag	fS
ruhetag$	fS
ruhig	jYr[
ruhig-	fZgFhCjT
ruhige	fIgEjW
ruhige hand	sX
rule	iXnS
rule$	dIfJjUmJnW
rules	fWj_
rules$	i\\
rum	pUqT
rum$	bHpUqT
ruman-	kTsh
rumanisch	kW
run	iU
run a	iGjWkHmRtX
run the	a\\iW
run$	b]cWoT
runbo-	iV
runbooks	iV
rund 00	eVfUnI
rund 000	fUgInY
runde	hApX
runde-	p^
runden	p^
runden$	pZ
rundg-	gRiZ
rundgang	gRiZ
rungi-	cX
rungis	cX
rungis$	cY
running$	i[qGsX
runs	iXnSoS
runs$	bTfWi_j@
runwa-	eHqX
runway	eHqX
rural	bTjU
rural$	a_bG
rural-	h]sS
ruralidad	h^
rush	gViTqS
rush$	iXqV
russe	j^kI
russi-	kW
russisch	kYlD
rust	bHcXiJjUk[
rust$	bIcZmF
ruste-	j]
rusten	i\`
rustenburg	cY
rusti-	aHs^tR
rustu-	iSqS
rustung	iSqS
ruta	hYjInT
ruta 0	fRnS
ruta$	cEfYhCkImU
rutas	iVnX
ruth	qV
ruth$	aItW
rye	aIbXiXpG
rythm-	jUkX
rythme	iRjVlJsR
s $	aR
s &	iStJ
s /	bSgXjS
s 0	iTkW
s 00	g[jY
s 000	bTqS
s 0000	kY
s in	hYoI
s$	fSiZjV
s'abs-	s_
s'abstenir	s_
s'abstenir$	sY
s'app-	aGjHlUmV
s'apprend	aGjGlW
s'en	aFl]qZ
s'est	qi
s'il	lXrTsS
s'il vous	iHrUsU
s-pas-	eXhSiG
s-pass	eXhSiG
s^"	iSr\\
s^$	glhSiH
s^%	cIh_mW
s^&	bR
s^+	jR
s^000	gU
s^0000	jVp]rT
s^00000	pd
s^2000	hXjSpU
s^90	cSg\`hJjS
s^900	eVfIg\\hWiYjB
s^92	bTcThZiGnRoC
s^95	a^cIhHi=j]pG
s^950	cHgYsX
s^96	bTi]
s^98	dSfUhViE
s^aarhus	bEcYdX
s^ab	hSjInToS
s^abap	hY
s^abgeschlossen	iGjb
s^abgeschlossene	bHcHjc
s^abierta	bSiGpX
s^able	iHjasH
s^abogado	iV
s^abonnement	h[oFrT
s^about	eT
s^above	bGh[pF
s^aca	bIeSiIjTsX
s^accommodation	hc
s^account	iZjX
s^accountant	aWeTfB
s^accounts	hBiWqY
s^accueil	i\\
s^acheteur	cU
s^achtunddreißig	dUfWhG
s^active	dRgGlV
s^activities	jTlI
s^actually	fHgXhHiFj[mGqGrG
s^actuary	bScEdSjV
s^ad	aSeRfHjGkDr_tZ
s^ademas	iIk\\
s^adjoint	bWiC
s^administrador	bCgRiIj_qY
s^administrativo	e[oCsW
s^aed	gVhI
s^after	bFdSoT
s^afternoon	bEsJtY
s^age	jVkHnGsY
s^agence	b^cSjE
s^agency	aXbWiH
s^agenda	cFifnFqG
s^agents	iT
s^agentur	aWb[iS
s^agronomist	fViVoD
s^agronomo	cS
s^ah	c[fXiFjHlW
s^ajustador	iT
s^aktuar	iS
s^al	fEgSoSqR
s^all	aVbEtX
s^alle	aVgS
s^allowance	f\\h[iEjD
s^alright	a_iGsItU
s^als	jcpV
s^also	tU
s^alta	gRiR
s^alter	iEj[qHsW
s^am	hG
s^ambulancier	cU
s^amf	iGjGk^
s^aml	aUbafFgH
s^amplitude	gV
s^an	jG
s^analista	iW
s^analyste	iW
s^and	iW
s^angestellt	e^gIjB
s^anglais	jWkS
s^animadores	eUiT
s^animal	cRjV
s^animalier	b_iTnG
s^animateur	cVfV
s^animer	gDi\`
s^annahme	ig
s^annonce	bDeTgGpUqHrY
s^annualised	fWtG
s^anos	fUj]mU
s^ans	fUiCja
s^anterior	lGqb
s^ap	jW
s^aparejador	cRi]
s^appels	icjI
s^applicants	iGjTqS
s^application	bHlHp]
s^applications	iIpX
s^apply	p_
s^approbation	bBeVlWmX
s^april	cFfXoZ
s^apt	bS
s^aqui	aFiHqYtW
s^ar	cFjU
s^arabic	bJeUiHkX
s^arbeiten	d_iItG
s^arbeitsbeginn	fZ
s^archive	jVlH
s^archives	aZjR
s^archivist	jT
s^archiviste	eDfWmX
s^are	b\`
s^area	aTeUfR
s^arranger	iR
s^art	cJnX
s^as	aXoZrJt[
s^asap	cZiIoV
s^asb-kreisverband	bgiHjC
s^asbestos	jZkTmH
s^asesor	cT
s^ask	rW
s^asked	hGpErDsWtS
s^assessment	cEoGpa
s^assistenz	i^
s^association	b_jJ
s^asst	bS
s^astreinte	bGdJfbgDhFpD
s^asunto	jFtZ
s^at	iVjWnV
s^attendants	cU
s^attestation	eGf^iImEsG
s^au	gFhViSoS
s^auch	eUfHhV
s^auf	eVnXrV
s^aufgabe	ibjAkG
s^aufgaben	ictI
s^aug	fEhGo\`pG
s^augenoptiker	eU
s^aus	cS
s^ausbildung	cThVjSpG
s^aussi	iWjFkHoHr[
s^authorised	iBja
s^auto	kT
s^autopsy	jWmT
s^aux	b\\
s^auxiliaire	cU
s^außendienst	bHnRsY
s^avant	fWkX
s^avec	jClZp[sT
s^away	gGn[pH
s^aws	iFjYlYq=
s^ayudante	gSsS
s^b	gSjU
s^bac	jZkSmW
s^bachelier	eTjU
s^bachelor	hTjY
s^bachiller	iEj]
s^backend	aYdYiJjVkGlJ
s^backfill	dIfFgGhGiEjDkHmIoIpCqbsHtH
s^background	hHjTl[nJ
s^bacteriologa	iVkW
s^bad	bV
s^bademeister	cSiY
s^badge	fShS
s^bafa	hVjY
s^baggerfahrer	bFgRjT
s^band	bEiRmT
s^banda	lHqY
s^bande	hHjIkWpT
s^bank	fXqU
s^banque	aUhHnX
s^bar	bSfZ
s^barber	bRgS
s^bareme	lF
s^barista	jTsU
s^base	gR
s^based	cZdYpG
s^basic	gThSjUlI
s^basically	bYoT
s^bauen	iWjG
s^bcbs	h]
s^be	fYhI
s^beckenaufsicht	aJgIheiVjJlT
s^bed	aIbVh\\
s^beef	hU
s^beekeeper	bVhR
s^before	hJo\\
s^befristet	ebfC
s^begehungen	igjD
s^beginn	fFgCiGoc
s^bei	fHoVpY
s^beim	aHmU
s^bench	b\`cHfIgIhRiCpT
s^benefits	h_iGrV
s^benidorm	jUlS
s^bereitschaft	eVfBiCm^pHtF
s^besetzen	aYbHfIiDo\\
s^besoin	a\`cWlR
s^best	aHcJdIfIgIhIiDmCpBqHrGsRt\`
s^betrieb	bc
s^better	hYiHkJs_
s^between	gXqV
s^bewerben	iGoIp]
s^bewerbung	oIpc
s^bewerbungen	fHgFmEp\`qZrF
s^bezahlt	fFgYh[nI
s^bhd	g^iF
s^bibliotecologo	gVjSr]
s^bibliothecaire	aY
s^bien	cCiHjJpHqIrSt\`
s^big	iYjS
s^bike	fUhV
s^bilans	bEil
s^bilingue	bV
s^bim	aEcSm_
s^bin	cCfEiJm\`pH
s^bis	iT
s^bist	aXbIcGqDtY
s^bitte	iFpTrbsU
s^biz	aXbBcCiTjGtX
s^bjr	pR
s^bl	aJcIhCigjJmT
s^blade	bRnU
s^blue	hTkS
s^bma	cBiJjIn\`pY
s^board	b\\cHfFgDiCrHt^
s^bogota	bIc\`dDfEmIpErJ
s^bon	cV
s^bonjour	bVt^
s^bonne	s_
s^bonus	eFgWiGj@k[
s^book	iTjVpUqGtJ
s^bookings	hJiX
s^bookkeeper	eIiS
s^boots	hYjY
s^bootsbauer	aTeHg[
s^boss	aZiImZpItG
s^boucher	bXcSiD
s^boucherie	iBjYk]
s^boutique	aHbYcZjI
s^box	bCcJdDgGhhiG
s^bp	jZ
s^bpjeps	iVjV
s^brauch	bFcUeGgSnU
s^brauchen	cUhHiSjXmIqH
s^brauchst	bJjXkElZnHqC
s^brc	iDj^
s^break	mW
s^brevet	gTiHjFk[lT
s^bring	pZ
s^bs	iFjZ
s^bts	gSnX
s^budget	bJq^
s^budgets	hHik
s^bueno	mV
s^buenos	cEhCt\`
s^builders	aZcGfDiUlW
s^building	kHqHrTsU
s^bunk	cIgBhhiCtI
s^bureau	b[c\\d[hCiAkGmAnE
s^bureautique	e\\f@
s^bureaux	bHc]dVfDnE
s^buro	bWdY
s^bursar	aJidpTtG
s^bus	iU
s^buscamos	aWeUjIoI
s^but	bIeSfZgD
s^buyer	aTbBiR
s^by	oUp_
s^c	jV
s^c'est	bIcUfYgF
s^c-prufung	i@j[oU
s^ca	fYkA
s^cab	h\\kHsV
s^cabine	gAh_
s^cabinet	aTbScTfGiT
s^caces	cXkG
s^cad	iX
s^cada	fWgJi[
s^cadre	eZhF
s^cafe	fWiJoGpV
s^caisse	aSbXfHgHhTiIpT
s^caja	i_nItR
s^cajero	fXgUiGlX
s^calderas	i[
s^call	fXmIpWrU
s^calls	dGfIhJiXjJpa
s^camara	hTpVrJ
s^camareras	aGcToT
s^camion	bFeIhgiEjF
s^camioneta	hZiAmT
s^camp	eFgWhZ
s^campamento	aJhZnI
s^camping	cXoS
s^can	aVc@i=j\\lTmH
s^can't	jamHsG
s^candidature	qV
s^cap	bGe]kHl]
s^capa	eUfUiHjVmZ
s^car	hciJjS
s^card	gDhTiFkVlWrF
s^cardiac	aWb\\cGgGiBmI
s^care	jEr\\tH
s^carer	iBjVrU
s^carers	hCiUlWrR
s^caretaker	jY
s^carga	iajD
s^cargo	b_iU
s^carne	iBj_nB
s^carpintero	iEjdrS
s^carte	hSjU
s^cartera	bGgGiajJ
s^cas	eViHjJpY
s^casa	hZ
s^caseload	ia
s^cases	iXrS
s^cash	i^
s^casier	jR
s^casual	eVjJ
s^cat	bciE
s^categoria	gfj?
s^catering	iSjCmXqR
s^catholique	sX
s^catorce	bTmG
s^ccn	fGga
s^cdd	cSeYf>oSpU
s^cdi	eo
s^cdp	kG
s^ce	b@gIi[jW
s^cec	aGif
s^cell	hU
s^centro	b]c[gAhDiF
s^cert	jY
s^certificado	jcpC
s^certificate	cCiJja
s^cfc	jc
s^chain	bUjT
s^chainsaw	aUjIk]
s^chantiers	aDbGcSdGeGfFgHhDi?jCkGlFmInboGpGqFrGsGtG
s^chaplain	aFe[fEiS
s^charge	iW
s^charity	eRl[
s^charlas	ia
s^charter	iUmS
s^chat	fDhBibjB
s^chaud	hZpT
s^che	t\`
s^check	eFi]oGpX
s^cheesemaker	bSfJhXkS
s^chemist	jGlSsS
s^cherche	aWbGc^
s^cherchons	cX
s^chere	jGtZ
s^chf	gehZjFrW
s^chief	aIcTgZhUlGnHrR
s^children's	iTrV
s^chinesisch	kV
s^chofer	fDiXjS
s^cinco	j]
s^citas	ik
s^city	gIiDmUpWtS
s^civil	iVjTkU
s^claims	fSiV
s^claire	kJqRtV
s^class	bJi\`mH
s^classe	aVgY
s^cleaner	cW
s^clerc	ic
s^client	i^
s^clin	mS
s^clinical	dSiU
s^clinique	bZ
s^closing	hHoIpZ
s^club	b[
s^cnc	fS
s^co	aVbHcEjV
s^co-op	bhiI
s^coche	gEjIn[
s^cocinero	aEcT
s^coded	eTgXhH
s^coder	dSiW
s^coef	fDg\\
s^coiffeur	bTfR
s^cold	cYeIi^
s^colegiado	iIja
s^colegiatura	jYlS
s^colette	tT
s^colin	qU
s^collection	bTcCoIq\\
s^collegues	bGjHlTmZ
s^come	cFhEiVnXpZ
s^comedor	h\\
s^comercial	jT
s^comida	heiH
s^comite	mY
s^commercial	bSiR
s^commis	fSlYsS
s^commissioning	fS
s^commune	bWiTmI
s^community	rS
s^como	kVpFrY
s^comp	hUkVqW
s^company	cW
s^complet	pU
s^comptable	jV
s^con	mT
s^concession	c\\iI
s^concierge	bHfViSs^
s^conducteur	gR
s^conductor	cTjXnT
s^conduite	cZ
s^conseil	iVpFsX
s^conseiller	sS
s^consent	i[jC
s^conserje	bUc^iI
s^conservation	bdcH
s^consorcio	bbe@iIjJ
s^construction	bHfBi\\jSkI
s^contable	eVj[oD
s^contact	aWbVeDjHp]
s^contador	aSbGcahHiI
s^contractor	bagViH
s^contracts	aRbSiY
s^contrat	e\`fTjF
s^contrato	bWe_
s^control	iRkR
s^controle	ibjI
s^controleur	bVtW
s^controller	cS
s^convenio	aIcJfIgdiA
s^convention	gYiJjD
s^cook	iS
s^cooperativa	bYcWpD
s^cooperative	aSbYhJiBnY
s^coordinador	iY
s^coordinadora	c\`eGfTiD
s^coordo	m[pI
s^coordonnateur	cRiVsS
s^copy	bWcIeXfEi]jHrA
s^correo	cGi[
s^cortar	ic
s^corte	bFcHie
s^cost	bWgHiS
s^could	dReSfDtZ
s^council	b]
s^counsellor	dRfSoG
s^counter	bSi[jH
s^country	cZ
s^couple	jHkCsctG
s^coupures	f\\
s^courier	cWjToUpI
s^coursier	gXhAsU
s^court	eX
s^courtier	aTiHsV
s^cover	gIhXiIoIpTqYtG
s^covers	aGi^
s^cp	hUjR
s^crane	cSsX
s^creche	aRiZ
s^credit	bDiW
s^crew	iJm\\s\\
s^crews	bXiWjG
s^croupier	fSjW
s^croupiers	cR
s^crumlin	fSiSjX
s^cs	b]jZ
s^cse	gEha
s^cta	bHfYgGiJoVtS
s^ctg	fRiV
s^cuadrante	fX
s^cuadrilla	lDm\`
s^cuarenta	aHbTcEf\\iGsF
s^cuatro	bSfWgThIiImR
s^cuidador	i_
s^cuisine	b\\eSgIiW
s^cuisinier	iG
s^curator	aRbFm]
s^current	cZjEqZ
s^curriculum	bW
s^curvas	aGickV
s^customs	iT
s^cutter	bTkS
s^cutting	aVfHiWoT
s^cv	fFi]ph
s^cvs	fHp\`
s^cycles	gRmS
s^d	gHjZl^
s^d'un	bYc]
s^d'une	eHgIpZ
s^da	eGfXiDmZqSsG
s^dachdecker	iZjCsX
s^daily	iY
s^dance	bVcSeXoR
s^danish	jWlTqG
s^danke	aEcHhDpGta
s^dann	aUbVc[i?jF
s^das	hI
s^dass	qW
s^data	jU
s^date	fEtX
s^datev	iJj\`pI
s^dauer	e\\fFiIpI
s^day	b^fRhViE
s^daylight	f]iJjHmI
s^days	fZh[iHnS
s^db	bWiIjY
s^dbs	hViJjVkJqHsE
s^dbt	iHk;l\`
s^dc	aSiG
s^dcp	i]jD
s^dealership	bUjX
s^dear	aWtl
s^deauville	cYhBiC
s^debut	eGoY
s^dec	iFj\\
s^deckhand	aChR
s^declaraciones	jS
s^declarant	bUkZoGpU
s^decoupe	i\\
s^degree	fTiBkTlWmU
s^del	fGiVjGoW
s^delegado	bDiZjIqS
s^delegue	qHrUsZ
s^delineante	aSkJsR
s^delivery	cGdY
s^dem	kVlIq]
s^demo	fDiIpa
s^den	g@hRi\\jIl^
s^dentaire	hZiIsW
s^dental	aYgHhUiRjG
s^depende	jEkGmapI
s^dependienta	cUiU
s^deplacements	nXqG
s^depot	aFb>dUiXnW
s^dept	bfcHiF
s^depuis	b\\
s^deputy	m]
s^der	cRfIqUtS
s^des	bSi^
s^descuento	gFhaiC
s^desde	cFgInXoU
s^design	hHi]
s^designation	a\\bGeUiGj@
s^designer	cIjUrY
s^desossage	ib
s^deutsch	iFrV
s^deux	fThRp[qV
s^development	bEhRiajEnX
s^devops	bFcFd_iFjFmXtR
s^di	aVbIicpIrJtV
s^diary	fYgIhJianC
s^dias	cGfTgAhYiIjEtY
s^dictated	a^jGmGpFtV
s^dictee	aVtR
s^dienste	aFfUhHm]
s^dienstort	cY
s^dienstwagen	bChcjH
s^diesmal	fXiDjIrYsT
s^diets	bBfGib
s^diez	bRjY
s^digging	ia
s^digital	mU
s^diktat	bIcGiGjDkBlGmJqFrEte
s^dimanches	dEf]iGkHrFsG
s^dipl	bUiHjZ
s^diplom	gUhDiIjZkY
s^diploma	iGjV
s^diplomatura	bYjSmE
s^diplome	hVjT
s^dir	fIiJmXnYoFtS
s^direct	e[gF
s^directeur	cTfR
s^direction	aUbShFtR
s^directrice	iBpGq\\
s^discount	h\`i>pI
s^discrecion	bIiEjXqY
s^disenador	iSpE
s^dispatcher	cSdFmU
s^dispo	iJjSoDq^
s^disponent	hJi[
s^diss	fEiYpG
s^dm	bTiGp^tE
s^dma	iJlRoT
s^do	bXi\\jH
s^docente	cWo>
s^does	i\\
s^dog	iDlV
s^doing	gZ
s^don	iGjFm\\sS
s^don't	l]pJrX
s^donc	bT
s^dont	jHlXnI
s^door	bX
s^dos	aSeHfAmY
s^dossier	bDiHpb
s^dossiers	dXfHiFo?p_
s^dr	aImjqT
s^drafting	iV
s^drei	bZfYiGjCnT
s^drive	bIcIgFhBiWj\\nHtI
s^driver	jU
s^drivers	aV
s^driving	eUfGjUkHlV
s^droit	jW
s^drop	kH
s^drug	fJmT
s^drummondville	j\\sR
s^du	i]
s^dubai	aUkHs\\
s^dublin	cT
s^due	bScT
s^dusseldorf	b]s^
s^dutch	b@dIiGla
s^e	hT
s^ea	eFhTjWoH
s^echelle	fHgciIjI
s^echelon	b_jG
s^ecole	cFiEj\\k]
s^editor	iV
s^educador	iU
s^educadora	bRcYgViY
s^educateur	cRfR
s^education	hInTqU
s^efz	hTjV
s^eg	cHg^oU
s^egresado	j]
s^eh	cUgUlHmHqRrItU
s^ehpad	aJb\\cUfGhJiEjIrF
s^eigene	jZsW
s^eigener	h]i]jE
s^eigenes	iHnVr[
s^ein	bRi?oHpWrTsY
s^eine	hTiIlRmSsV
s^einfach	hFiDpa
s^einkauf	aHdGfFgGhGiDjBkJmcnJoJsJ
s^einkaufer	c[
s^einrichten	gEi_kS
s^einsatze	fEjJnZ
s^einstieg	g]hAoVrF
s^eintritt	i\`kIobpJsC
s^eks	jW
s^el	cSiTqS
s^electrical	gSmU
s^electrician	j^
s^electricien	gUiG
s^electrique	h]iGjF
s^elektriker	lI
s^elektro	bVgDiEja
s^elementary	iIj]
s^eleven	bbeJiJjBoD
s^elle	m]
s^email	hJiXjJpXtV
s^embedded	aUiEj[
s^empieza	eUhDo\\
s^employee	bFfW
s^employer	bUgIhX
s^empower	iEjdkB
s^encargado	i>jWmZ
s^end	fHjEo]qE
s^enfermera	bCcYiW
s^eng	bWfYiIjS
s^englisch	iJjHlWrU
s^english	jVl]rU
s^enhanced	bHdIeDh\\iHjYsI
s^enseignant	bT
s^enseigne	bTcVi_jB
s^entgelt	g]
s^entrada	fX
s^entre	nSqSsZ
s^entree	hTiIoX
s^entreprise	bdcA
s^entry	eXfSgHjW
s^eps	eDh_iH
s^equipe	cReRjJmSpI
s^equipes	gV
s^equipo	aEbIcJeIiDjEmhpIqJ
s^er	oS
s^er-team	f^hWiBoApE
s^erst	bFe[rVsH
s^es	aSbY
s^escuela	aGbDcbfGiDqI
s^eso	cHj_sT
s^especialista	mT
s^essential	iTjU
s^est	becGiIjFq]tF
s^estamos	bUcYmSqF
s^estheticienne	jGtW
s^et	fH
s^etablissement	cZeI
s^etat	i_jR
s^etude	cTfY
s^euch	p[
s^eur	hUi]
s^evening	jJrFt_
s^evenings	fRmRoF
s^events	hViJj\`
s^every	dUhXpI
s^evite	bJiFoJpFqCr[
s^examen	iGjZpT
s^excel	hIj]
s^excellent	j^kG
s^exige	jdkH
s^experience	i:k_lb
s^experiencia	jT
s^experte	aSb[hXiFj@
s^export	bV
s^extra	aHiGjDk]
s^extras	gEh\\
s^eye	bTj[
s^f	jT
s^fa	cFhIi_jY
s^fabric	becHgIiEjF
s^fachangestellte	gZjF
s^fachkraft	bScViBsHtU
s^facility	bY
s^facteur	j^
s^factory	b^iH
s^facturas	jY
s^fahrdienstleiter	aGbFcViIjYlS
s^fahren	i_
s^fahrer	jU
s^fais	iSrYtV
s^fait	jVpUqS
s^falmouth	bRcT
s^falta	a\\gUiDjT
s^familiale	bWsJ
s^familienbetrieb	bV
s^famille	bGm[qIsT
s^fanuc	j\\
s^farm	aWfF
s^farrier	fXhUiSnS
s^faut	jYnX
s^federal	b\\eEiDkJlWmC
s^feed	bAhJi]
s^female	s[
s^fh	iFj\`
s^fia	dTsU
s^fibre	cRiSsW
s^fijo	e\\hSoE
s^filing	ibjH
s^final	aIhTqTrHtZ
s^finance	aFeXfCjRmS
s^finca	jS
s^fine	eSgRiJjJlU
s^fire	c@iXnb
s^firm	iS
s^firma	bRiFl]
s^firmware	iZkT
s^first	cUiSpU
s^fisat	eWhJiZn[sW
s^fish	iSmS
s^fit	iTj[
s^fitter	rT
s^five	dSf\`g@mV
s^fix	g[iSjIqH
s^fixe	gTh\\iDmG
s^fixed	oS
s^fixum	gT
s^flat	hYiW
s^flex	fXg@haiC
s^flexi	bHcWfUhTpFqW
s^flexible	bT
s^flight	bTh\\
s^flights	cVeR
s^florist	fU
s^flt	jU
s^fluent	cFiIj\`kJ
s^flutter	cCdSmR
s^following	a^bEpS
s^food	cVgFh^iFkEoF
s^foot	eShWoH
s^for	iS
s^foreman	iG
s^forestal	cTeGlV
s^forestales	aScT
s^forfait	hTmWpHqT
s^form	cWjJp\`
s^formateur	bXfVmV
s^formation	cDiVlZ
s^forty	b\\iFkJsT
s^foto	cIkHrZ
s^founded	b^iGmF
s^four	cIfSiUmR
s^fp	bYjU
s^francais	iS
s^franzosisch	k^sC
s^frau	tT
s^free	cBhliJ
s^freelance	cSeYfC
s^french	jS
s^freundlich	cIiHjbkJ
s^frist	fGgDp_
s^from	bIt\\
s^front	aZeF
s^fruh	fe
s^fruhdienst	bUlU
s^ft	bIeW
s^fuel	dDh\`iFjE
s^fuhren	bGcDi\`pW
s^full	dSmS
s^full-time	e\\
s^fundraiser	aRbWgEjFlU
s^fundraising	cVdAfRiTrR
s^funeral	iR
s^funf	b\`fFiEqJsV
s^fur	iT
s^fv	iT
s^g	dGgThIiFj^
s^ga	b[jH
s^galway	gUkV
s^gameplay	bVdEfFiU
s^gardener	iCmVqS
s^gcse	iHje
s^gebaut	i_
s^geehrte	aYbUi?tW
s^gehalt	g\`hGiHjFq[rG
s^geht	a^bHiCmJt[
s^geld	fEg_
s^gelernt	hUiBjSkZlR
s^gemeinde	aUcIf\\
s^gente	s_
s^gera	fRj_
s^gerant	iW
s^gerante	fYgCmY
s^gerente	bUi>jbmS
s^gerer	i\`jI
s^german	bGcGkXl[qI
s^gern	iIjJk]lEqIrSs]
s^gerocultora	cS
s^gesellenbrief	iIjXkW
s^gestionnaire	fRiYrV
s^gesucht	aWbScVjJ
s^get	h\\jG
s^getxo	cWkI
s^gf	qc
s^gibt	fYq]
s^girls	fSiWsT
s^glasgow	d\\fGnW
s^glazier	iT
s^gm	eHfJgHhGpYqSsDtS
s^go	j[
s^going	aZqW
s^good	bSiH
s^google	fFi[mS
s^got	aWbEcSeYhJiGjJmFqT
s^gott	bImRtT
s^governors	aYiJpHqV
s^grade	aXeTfIg[
s^grado	kSlZsG
s^grafiker	iX
s^grain	oE
s^grant	eWrV
s^gratis	h^sS
s^graves	f[gJiX
s^graz	b[cWdIgThZi>jBqJsG
s^greenkeeper	cTfViUoC
s^grias	aTb\`eGi@oErG
s^grille	g]
s^groom	a>cYsS
s^groomer	hIjS
s^group	bTcShZiEnT
s^groupe	b[eFiXm[
s^gruezi	aVcRf[gE
s^grupo	iV
s^gruppe	bZfEgThEiF
s^gruß	bHtX
s^guardia	cTf]gFqFsS
s^guia	gRjS
s^guide	sS
s^guten	aXbXtV
s^gym	jWsS
s^h	f]hR
s^ha	b_iEqE
s^haben	hRjWsX
s^haber	iEkWpI
s^habla	k[
s^haccp	jX
s^hace	iHjY
s^half	fUhYiH
s^hall	bYfIhHmU
s^halle	eSiXrZ
s^hallo	cSjJ
s^hamburg	aTbHhIi\`
s^hand	aSlU
s^handler	nU
s^handling	bVfGiV
s^hands	bTcGjR
s^handy	h\\iF
s^handyman	aTcVkHnUsItZ
s^harrogate	eXf>h[jZsU
s^harvest	lI
s^has	bIe@iBjhtV
s^hasta	eXfX
s^hat	qY
s^hatchery	fRoI
s^hatt	jVrIsW
s^haus	bTc\\iCpH
s^haute	bSiCjYkU
s^have	fHhbjSmUoAtJ
s^hay	fTh^iHnR
s^haya	iEka
s^he	i^sR
s^head	mZ
s^health	gGhXkVqT
s^heidenhain	bTkU
s^heizung	iV
s^heißt	bUfWmJnSqH
s^hello	cWiIqSt_
s^hep	hGiJj[
s^her	iYqT
s^here's	aHdGiGjDrHt^
s^hermes	kW
s^herr	fWgHtY
s^heures	fSgWhU
s^hey	dUtW
s^hgv	fSjX
s^hi	hSjIt^
s^hibrido	cXdVhI
s^hier	aYbThGjJ
s^higienista	eZiYjH
s^hire	b_cBiS
s^hiring	aHhGiSmFsU
s^hiya	eVfIlT
s^hochschulabschluss	eRiJjRkCmUoW
s^hola	cSiHt^
s^hombre	jIs_
s^home	dViF
s^homeoffice	dTfWiHpI
s^hopital	eSfT
s^horaire	gHh_iE
s^horaires	f_iF
s^horakustiker	iWjEtU
s^horario	eHf^o?
s^horas	fe
s^hospice	bVrU
s^hospital	bU
s^hote	cTnFsW
s^hotel	aT
s^hour	iX
s^hours	bEeSfkgBhXiB
s^house	h^iRoI
s^housing	hTiEjZ
s^how	iGoGp_
s^hplc	iVkS
s^hr	kJqTt\\
s^hrs	f[iU
s^hse	dHhUrY
s^ht	cIjSlIoW
s^huhu	aU
s^hundred	bXg\\hFlFmEsI
s^husum	cYd\\iGjF
s^hybrid	dkfC
s^hybride	bDdThYiGqT
s^hygiene	iGj]
s^i	aTgT
s^i'd	cTiCoXs[
s^i'm	gTiVjGlT
s^i've	iGqUt\\
s^ia	ia
s^ich	fXiIqSt[
s^ideal	eJiFjCk]s[
s^ideally	sX
s^if	iEj=kjoDtT
s^ihk	iR
s^ihr	bDcTmR
s^ii	jX
s^iii	aRbHcHi\\jT
s^il	iRoS
s^illustrator	iEj^
s^ilse	cT
s^im	iW
s^immobilier	icjF
s^in	cUiZ
s^indefinido	eUqV
s^indemnite	gS
s^independent	bbiG
s^independiente	jT
s^indesign	jTsT
s^indirect	bXcTdSrT
s^industrial	jW
s^info	lFmSpYqW
s^ing	iZjS
s^ingenieria	jX
s^ingeniero	n_sT
s^ingenieur	bWi;j_
s^ingles	cEfIgCiZjSkY
s^inicial	bCiWo>
s^instalador	jR
s^instaladores	cTiHoVpX
s^institut	aEb]cTdD
s^institute	iHj]
s^instructor	aUiS
s^insurance	bFhZtZ
s^interim	eX
s^interiorista	bHdWeGj[rS
s^internal	aXbFcIpZ
s^internat	f_sG
s^interne	iEnXqS
s^interno	bUgDnV
s^interview	pU
s^investigator	bXfUiVpH
s^inyeccion	iWkR
s^ios	bRcIiZjU
s^irata	aZrI
s^is	cUdVmW
s^iso	b[cCj[kH
s^ist	cXqV
s^it	r]
s^it's	bacW
s^italian	aJbThSiUjU
s^iv	hFmS
s^j	bTeZhWiSoC
s^j'ai	cW
s^ja	gS
s^jahresarbeitszeit	eIf\\hWiGoA
s^jardinero	cRiUsS
s^java	cHdSiSjW
s^je	cS
s^jefa	aVhXiEqU
s^jefe	cS
s^jemand	aTcIifj=kHqJrJtT
s^jeune	gGjHl\\sX
s^jeunes	bGfJgFiXjJlZsG
s^jo	aZhG
s^job	iU
s^jobrad	gGh[
s^join	aGjIm]
s^jornada	fS
s^jour	bVcHjFtT
s^journee	fWiImHpStS
s^jours	cHfYiIjFpFqRrU
s^junior	bT
s^juniors	aXiTm\\
s^juniper	aViBjS
s^juriste	dSeSjImUpV
s^jury	iDpa
s^jusqu'au	eTfIiFjHoBp[
s^k	bCcTg^hViB
s^kafka	iFjHk^
s^kalt	bSfYhHjDmW
s^kann	iAjZpH
s^kanzlei	bamE
s^kasse	aT
s^keep	bGcWdUeRlHrY
s^keeper	bUhSkR
s^kein	lWrX
s^keine	fTiXsc
s^kellner	cSfY
s^kennel	a[iR
s^kenntnisse	dEiCjDk^oF
s^key	bDi\\rI
s^kfz-gutachter	bCcSjVqW
s^kinder	ibr[tG
s^kit	g@hfj>nI
s^kitchen	bXiR
s^klar	aSlW
s^klasse	eWj^
s^know	kXpJqW
s^knowledge	bEkRlZsG
s^knx	mSnV
s^koch	cUfViI
s^kochen	ib
s^kollege	iHmTqTrI
s^kollegin	mYrJtT
s^kolleginnen	aJfHgGhBiAjJm]qFtY
s^kommen	s\\
s^komplett	gCjZq\\
s^kranfuhrer	aTbGeJiYoS
s^kur	hIiIjIk\\
s^kurz	bIcHdUi=jWrT
s^kv	fFg\`iR
s^kyc	aVcJiRkV
s^l	jS
s^l'anglais	iEjHkUl^
s^l'association	aWb\\cEdGiC
s^l-j	fajG
s^la	qV
s^lab	cRjV
s^labels	i[
s^labo	iVlWsJ
s^laborantin	iSjGsS
s^laboratorista	aFiY
s^ladies	iIrHsXt\\
s^lady	j^sU
s^lagermitarbeiter	eZ
s^lake	bTcU
s^land	bVfEhSiV
s^landwirtschaft	bTkX
s^lang	fX
s^las	i^jHkIlV
s^last	iIjGoSq]tU
s^late	fXoX
s^laundry	cV
s^law	fToVqT
s^le	iIjFlTqS
s^lead	jTm\\
s^leader	jSqU
s^least	i?jc
s^leave	h[iIrZ
s^leaving	iFj\\
s^led	iDjd
s^legal	fRsY
s^lehrabschluss	gHhIjVkBlHqCrFsBt]
s^lehre	i[kU
s^lehrkraft	eYgT
s^leitung	bWgZ
s^lenguaje	jHlIr\`sD
s^les	bRi_
s^lesen	bHfAi]nY
s^letter	aHfImEph
s^letters	p_rI
s^lettre	jIoJp]tI
s^leute	aWjImS
s^levee	cIib
s^level	jblR
s^lgps	aWcUeEhXoA
s^library	iVk>
s^libre	hU
s^licence	fJiDj]kY
s^licencia	fHiEjXmV
s^liebe	cHjJrXt]
s^lieber	a[bCgJt]
s^liebes	a^bBdYtU
s^liebsten	bGsV
s^lieu	cYiF
s^lifeguards	cUjR
s^lifting	bTcTiWjR
s^light	fHg@hTs\\
s^limestone	bSjS
s^limpieza	iX
s^linea	bUfVjY
s^linens	aDhbiGjI
s^list	eJfCi\\pX
s^live-in	c[hIi^
s^living	hTiHnU
s^lleve	ia
s^lo	bRhFq\\
s^loading	i_
s^local	bWcJjFs[
s^location	c^
s^locksmith	aXbE
s^locum	o]pJ
s^lodge	bTcIfTjR
s^loft	eSjToJ
s^log	jVmW
s^loge	cWhWiFjI
s^logement	gGh[
s^logistico	jRmY
s^logopede	iX
s^lohn	gfiBjF
s^lohnband	g\\iH
s^london	cTd^fCiD
s^look	aSeWkH
s^looking	aU
s^los	pT
s^lovely	rStS
s^lpp	hT
s^lunch	aGb@cIdHeFfJgEh\`iHjEkIlImFnHoHqDrEsJtE
s^lunes	fZh[iB
s^lwl	i\\
s^m	cTjYkEmR
s^ma	bHcFfStZ
s^machen	bbgH
s^machine	fWjSoH
s^machiniste	sS
s^macht	eIi]qZ
s^macon	cXsT
s^madame	jHsStY
s^maestro	iUjV
s^mai	cDfZnT
s^mail	iHlSpWtU
s^main	iY
s^maintenance	iTmS
s^maison	b\\h]iC
s^maitre	bWf[gHiGoEqY
s^make	lFr]tF
s^maker	bWmR
s^man	iX
s^management	dFhVmV
s^manana	eFfYgI
s^mandar	bJgFp[
s^maneja	k]pIqHsI
s^manejo	iHj^
s^manipulador	kZ
s^maquinista	bGcSiXkE
s^maquinistas	kS
s^marca	bSiR
s^march	fEiDobpJ
s^mardi	dV
s^margaret	bJjGqXtW
s^market	bWdWiDqX
s^marketing	iSlT
s^marquette	bCc]
s^mars	fGoY
s^martes	f\\
s^martin	aZbDsEtZ
s^marz	oXqJ
s^mas	gWhUiAsU
s^masons	aVbFcFi]lCmA
s^master	eYiJjY
s^mate	bIcWrW
s^mathe	gShVj_oI
s^maths	jV
s^matin	fW
s^matricero	jR
s^matricula	j\`kG
s^max	dWiDjClGrXtI
s^may	bIcCfUhJi@o^qZ
s^mbo	iDj\`
s^md	cGmSqV
s^me	a]mRpX
s^meal	bRhU
s^mecanicien	aHb^fV
s^mecanico	hS
s^mecano	bSjU
s^mech	jRmU
s^mechanic	lT
s^medecin	aEcUmX
s^media	cGhRjV
s^medical	h]
s^medicale	bZsE
s^medico	h[
s^medio	c]fZkJoH
s^meeting	pFqEte
s^mein	pIqd
s^meister	bFj^kV
s^meisterbrief	jWkV
s^meisterwerkstatt	bZkW
s^melden	f?iIo\\
s^member	bV
s^mention	iHjSpIr\\
s^merchant	bVmS
s^merci	aDbFcHiFpAte
s^message	bGpXtY
s^meta	iZjR
s^metiers	kU
s^mets	pIr_sFtH
s^metzger	cU
s^metzgerei	pVsJ
s^mfa	jXkS
s^mgr	m^
s^mi	fHgFiZjHnYsI
s^mi-temps	cSfU
s^mich	aGiEmJpYqY
s^mid-size	bWdGhBjDt\\
s^midwives	fTgHoV
s^miercoles	f\`hIiH
s^mig	iSjT
s^mil	bGcGeEgahJiEjDmIoI
s^mileage	iVjS
s^milk	jRlV
s^milking	i\`
s^mindestlohn	eCg[h]kIoBpH
s^minijob	aJeWoC
s^minimum	jSkS
s^minutes	t^
s^mir	aVbHhHsV
s^mira	fZiIkHqFtV
s^mission	e[
s^missions	eCi^
s^mit	iS
s^mitarbeiter	eUqX
s^ml	cZ
s^mm	iFjfkH
s^mo	oE
s^mo-do	eBf\`
s^mo-fr	fT
s^mobile	dHhVnT
s^mobiles	b[dSiF
s^module	iUpU
s^moin	cTtZ
s^moins	s_
s^monatsabschluss	hIii
s^monday	dFf_g?hGiAna
s^money	h[
s^moniteur	kWqR
s^monitor	jS
s^montag	iZ
s^monteur	fWjT
s^month	dYeXjFpIqI
s^morgen	qV
s^morning	t\\
s^mornings	fU
s^mortgage	fFgSiSkEsV
s^mostly	fUiVpH
s^mostrador	iSsT
s^motos	hS
s^moving	bEiSkX
s^mozo	aIbXiSjT
s^mr	bIeJmUoXqU
s^mrcvs	a]
s^mrs	aWtE
s^ms	bIfHiDo^pWqHtF
s^msc	j_
s^multisport	aGfTh^jI
s^municipal	bUeGoF
s^museum	bWoJ
s^museumspadagogik	a\\bEgC
s^music	bSeS
s^muss	iRj^kJ
s^musst	fGhGj]kElXmB
s^must	fJj\\rSsZ
s^my	iV
s^n	bDcSiJmZqD
s^na	iHrS
s^nach	dRgSiVoF
s^nacional	bHcEfHgBiHjWn^
s^nada	pWrC
s^nahverkehr	bJi[oDq\\
s^nail	hSiHjT
s^nanny	aFiXnT
s^national	jSpS
s^native	jVrIsZ
s^nature	bRfTmG
s^naturlich	i[jZkJ
s^nav	fAic
s^nd	cXjS
s^near	caiUjF
s^necesitamos	bScWeVhIiF
s^necesito	agi?mEoG
s^need	aVbGjV
s^needs	jWkV
s^nein	gYiYlS
s^never	dHl_pA
s^nevers	iGmGn\\
s^new	b[gGiEjJtT
s^nhs	bYc[iIlJ
s^nice	bCiHjAkalW
s^nicht	jUkElSr\\
s^nichts	bIcJfEgFibjFrJ
s^nights	g\\lU
s^niveau	cIiJjXlX
s^nivel	fT
s^njc	eGgW
s^nmc	j^
s^no	sU
s^noah	fBgWhWiGm]
s^nobody	iGs^
s^non	aBcCeDgaiGjUnEtB
s^none	bHcJhYiGjHs[tU
s^nos	bV
s^not	i@jUkAlbs[
s^notdienst	eIf_gGiIjI
s^note	cWiIjHpIqTtV
s^notes	bHiEjDpIrWt]
s^notre	jEmJoYpHqV
s^notsan	k]lJ
s^nous	bUiA
s^nov	eHfXiHjIoZqI
s^noviembre	f\\
s^nr	bIcVgVnJ
s^nuit	fIgIiFm\`pF
s^nuits	hEkJnXqVtI
s^number	jUsW
s^nur	mTnUsU
s^nurse	iT
s^nursery	bVeAiZjA
s^nutritionist	aWjSsT
s^nvq	iGjf
s^o	jT
s^ob	bIeJfHgFhEiTjHlYqUsH
s^oblige	bXiCjY
s^obra	e\`gC
s^ochenta	b\\iBjGmS
s^ocho	bYfZmV
s^oder	jX
s^off	eJfVi^jBoD
s^office	c]d]
s^offset	gSiGjV
s^oficial	iS
s^ok	aT
s^on-call	bThWiIjImT
s^one	iEjH
s^ong	bZsE
s^online	dHiHjRoEpf
s^only	aIgHiDs_
s^op	bIjU
s^open	bHfWiajJqI
s^open-ended	eYf@h\`
s^opening	a[bFe[fCiUjHkE
s^opera	j]sT
s^operadores	bHhZjS
s^operario	hR
s^operateur	bYcJjTsV
s^operatives	hIlV
s^ops	aYdA
s^optico-optometrista	i_
s^optik	aIbXhUqV
s^or	jT
s^order	bWiTqI
s^ordering	i[jD
s^ort	cWiH
s^orthoptiste	bVdEfY
s^os	aUc]iJtX
s^ote	fEgShZiI
s^other	cIgBh\`iBjCmZpU
s^otherwise	d\\hE
s^ou	j^
s^our	b^tU
s^out	bGiZnYrW
s^ouvre	eW
s^ouvrier	cW
s^ouvriers	hSiSjU
s^over	bJiRkV
s^overnight	eUiT
s^own	iV
s^owner	iVjJmSrJ
s^oye	aTbUtT
s^p	hTiT
s^pa	iSmR
s^packaging	bYgAhViZ
s^padre	iAm\`
s^paga	cDgdhH
s^pago	gW
s^paid	aUhSjDlW
s^paie	gZhI
s^palefrenier	cXhSsT
s^palliative	l\\
s^panadero	iX
s^panel	kD
s^paper	cTgJhIiDjSpW
s^papier	cTdT
s^par	aRcFjUpW
s^para	cWnU
s^paralegal	aFiUjV
s^parc	bYi\\jFmG
s^parfait	jZlT
s^paris	hV
s^parish	mS
s^park	bX
s^parroquia	bUcSiG
s^part	j^q[
s^part-time	cUfIiV
s^partida	f^hAjI
s^partner	b]dRqX
s^pas	rTs[
s^passer	cJp\`
s^pastor	qRtT
s^pastry	fYiXsW
s^patch	cbjE
s^patissier	iCmY
s^pattern	bWcDjS
s^pay	f@giiDjG
s^paye	aScIiSkJ
s^payroll	i\\
s^pdf	pY
s^pedagogique	bTjT
s^pedimos	iEj]
s^pee	aU
s^peintre	aHiEjZ
s^peluquera	cSjW
s^pension	hniD
s^pensions	bUcCdSjR
s^people	iBj@lVt]
s^per	aYcUiGjGtR
s^percent	fJg^lJ
s^perdon	cRiDqX
s^perfil	jFpIr[
s^perks	fHgHh]iH
s^perm	bIeff@mTpT
s^permanent	eofAgTjF
s^permis	iGjUka
s^person	eRfUib
s^personal	jDlYqGrZ
s^personalreferent	aWbBeY
s^pfaff	iIj]lV
s^pflicht	hIiCj^kT
s^phd	iBjVk[
s^phone	hajEp[tT
s^phones	id
s^physio	bXiU
s^piano	aIbWe]fFiGlYmG
s^pick	ia
s^pick-up	h\\
s^picker	sY
s^picture	fEiepI
s^pido	ja
s^piloto	iZ
s^pintor	j]
s^pizzero	b?jX
s^placement	jW
s^plan	hVi]
s^planen	i[
s^planner	dJhR
s^planning	bCiRjSkX
s^plant	hT
s^plateforme	bZc[iCjI
s^platform	rWtI
s^play	aAb@iYmZ
s^playwright	j]
s^plc	gEiFjSkWpH
s^please	bGfIiGjHlFrZtZ
s^pls	bJcFfGjGrVsStZ
s^plumber	iS
s^plus	eT
s^plutot	gSsY
s^pm	iR
s^pme	b_
s^pms	iIjV
s^pod	iDjU
s^poda	eGiWjSoE
s^point	b\\g_jHmIrB
s^points	cSiT
s^polar	c>fEnV
s^policy	eThSmU
s^polish	bHcIiFk_sTtH
s^polymechaniker	aW
s^pool	bIhUiI
s^port	bUmT
s^portal	fCgEhHp\\
s^portefeuille	cVjZmAoJ
s^portfolio	iHpZrU
s^portugues	cIj]lH
s^position	a\\iItV
s^possible	eDgXiHlSpHtH
s^post	eUhDiT
s^postdoc	bWe[fIgHiZjG
s^poste	bVeTi?
s^posting	aDbHiGpVt\\
s^pour	aU
s^ppo	hX
s^practice	kS
s^prasenz	aTbViVk?
s^preferably	bFgFiBjDkIse
s^preferred	cAdGfFiCjEk]mGpIqJrIs\\tF
s^prenatal	cHeJfIiTjHkVoVqI
s^preparateurs	gIi\\qX
s^prepose	eZiToE
s^pricing	bWi^
s^primary	cRh]
s^primera	eGfHiIoXpV
s^primero	cEpT
s^principal	iSm\\
s^prise	fSibjI
s^privada	adcCg@jBkDmF
s^private	b]c@gThY
s^pro	hTiFlR
s^probate	bXiYmI
s^process	bW
s^procurement	gT
s^producing	b\`gChJiF
s^product	cD
s^prof	iXjHqX
s^profe	aXeRfT
s^programa	bJcCidjI
s^programador	nV
s^programme	bUjGnV
s^programmer	bVcRdEiXjI
s^project	bFmX
s^projet	gFiTjVqU
s^projets	iX
s^promised	aZbJiIsItW
s^proper	iWj^
s^proyectista	fF
s^psicologa	bWcViJ
s^psicologo	cSjUsT
s^psych	fTjS
s^psycholog	a[
s^psychologue	bYfVjW
s^pta	bGc\\fF
s^pub	cEn\\s[
s^public	aDbTc^eS
s^pues	aEt\\
s^puesto	aVqR
s^puis	aYe^fFgGiGjDlXqGtC
s^pune	bEca
s^purpose	bFeUiXjFpU
s^put	iIjEpErj
s^pv	dGtY
s^python	iHj>kb
s^pytorch	eViDjZmTpG
s^q	fIiIjToX
s^qa	aTkT
s^qs	aIiR
s^qualified	iBjhsS
s^qualite	iAjWqY
s^quality	bUcGhFiYqJsJ
s^quals	aUiT
s^quarterly	i\`
s^quatre	fZiI
s^que	iTjSsR
s^quelqu'un	nUsa
s^qui	aTiEkWpGsStH
s^quick	bRcRfHhEtS
s^quiero	aVoWtG
s^quote	pWtG
s^r	cGh]iIjZ
s^radio	aWbUiIrHsG
s^rafaela	bDcSiV
s^ramp	cR
s^range	eEg^jCkHr\\
s^ranger	cR
s^rate	gV
s^raum	bRiHqSrWsJ
s^rdh	aEbJiTo\\
s^reading	sU
s^real	je
s^really	pS
s^recepcionista	bScU
s^receptionniste	bUcSiHjU
s^recherche	aVbGcZiWmE
s^recruiting	a[bY
s^recruitment	hJiTs\\
s^redacteur	i[
s^reederei	b\\
s^reels	bGi\`kI
s^ref	iFlUqIr[sB
s^referees	mJoHp]
s^references	i_mJ
s^referent	bXfR
s^refraktion	i^
s^refuge	aDiYkT
s^reg	hBi_pT
s^regie	bVfVi[jH
s^regional	cUsX
s^regisseur	aG
s^registered	iIjb
s^regular	e_mIqW
s^regulation	iX
s^relations	ieoI
s^release	iS
s^relocation	h_
s^remontees	bZ
s^remote	bSddfHhViE
s^remoto	cBdYgHiIn[
s^remplacement	cZe[
s^remuneration	gXhViH
s^rep	iUjX
s^reparation	aZfWgHjS
s^repas	bFgGhbjI
s^reponse	dEmJp\\
s^report	aIi;kJmatX
s^reporta	jIm\`pH
s^reporting	dFm_tG
s^reports	jEm\`
s^req	iAjb
s^required	j\\
s^research	aSeTfW
s^reservoir	bZ
s^residencia	jVsR
s^resident	aZdGeVfArU
s^residente	aUiHjR
s^resolucion	aVbGcFjTkWpJ
s^resp	bIc[iBmX
s^responde	cIm\\pFtI
s^responsable	cW
s^restaurante	hVjJ
s^restaurateur	eTfC
s^restaurator	bFeYiYjI
s^resume	pT
s^resumes	pd
s^retail	iHjUlR
s^rettungssanitater	fUh[jVmS
s^review	iS
s^revit	bDj\`
s^right	aSiCpItb
s^ring	fFp_
s^ripon	a\\bCi\\jHkIsX
s^rn	bSdE
s^role	aT
s^rondes	iajA
s^roofer	iSmB
s^room	b@cShY
s^rooms	bYhUjJkJsI
s^roster	fVgIhXkH
s^rota	aGia
s^rotation	bJd@eJf\`gGhIiGjImHnHpHtI
s^rrh	eV
s^ruf	fEnHpXtI
s^rufdienst	g]iIm]oEpIrS
s^rufen	iEp^rH
s^rugby	bVhU
s^run	cFeGif
s^rund	bRcWhInU
s^runden	fBp^
s^runs	fSiWmW
s^rural	cVi?nS
s^ruta	fIjIn_
s^s	gYiVnJ
s^sa	bIfUiDm[oXpI
s^sabados	fVgYiI
s^saber	kR
s^sabes	cXdXiI
s^sachbearbeiter	fW
s^sachbearbeitung	bU
s^sachkunde	eJgShUjRsX
s^sacristain	fXjR
s^safe	jXkT
s^salaire	gThUjIsU
s^salam	rItT
s^salarie	cW
s^salario	cGfFg]
s^salary	fDgXhW
s^sale	aGb\`cIiG
s^sales	iR
s^salesforce	iU
s^salle	hXlSpH
s^salmon	aGkU
s^salon	mV
s^salud	bVhJkG
s^salut	cUtU
s^san	c]rV
s^sandrine	aSbGcTmV
s^santa	jTrR
s^santiago	cS
s^sap	bTcDiSjS
s^sash	bY
s^sastre	bShIiW
s^sat	f[jT
s^saturday	fdiIlI
s^sauna	hfkE
s^say	b>oErbtU
s^says	bXcUeSi?
s^scale	garW
s^scheduling	bIiU
s^scheme	b\\gJhXsC
s^schicht	fUhXsS
s^schichten	f[
s^schon	aRjIkVrR
s^school	hU
s^schreib	bSiArZ
s^schreiben	iSrXsG
s^schulleitung	bRjCkRmZ
s^schwindelfrei	bHcHiDjakFqH
s^science	eH
s^scolaire	b\\hGkIpI
s^scope	cXeF
s^se	kU
s^sea	eViYjEmSrJ
s^seat	aSbTcRdWfGgViInE
s^sec	aYcSdIjHsX
s^sechs	hUmW
s^second	jJkX
s^secretaire	eCiU
s^secretaria	bDc^i@jb
s^secretary	rT
s^seek	a\\bI
s^segelmacher	mF
s^seguro	hZ
s^sehr	aZbTi@tX
s^seis	jZmWqG
s^seit	bVi@jSlV
s^self	bDc]eViT
s^sell	b[fDiJ
s^semaines	hbiD
s^send	iIpe
s^senior	bTiS
s^senora	iVmIsT
s^senorita	sVtU
s^seo	cXiHjUmI
s^sepa	cHiBjZk[sG
s^sept	iUpS
s^september	hHiHjDo[
s^ser	fGjXkYpIqFrJsG
s^service	hR
s^services	fVi[mR
s^servicetechniker	dIn\\sT
s^servus	hHsSt_
s^set	bEgXiYjT
s^seven	f\\iI
s^share	gT
s^shared	fRjG
s^she	cGi]qX
s^shift	bS
s^shifts	fVh^iGjDmA
s^shop	bSmS
s^short	bHi\\jIpT
s^should	bFqVsY
s^show	bGgCiCjapRr^
s^shows	qZ
s^si	kflS
s^sia	jVsV
s^side	cUj\\
s^sie	iYjTrT
s^sieben	m\\sG
s^siege	aIcXiCjIm^oH
s^signwriter	iW
s^siigo	iCj\\
s^simple	iZr[
s^sin	sa
s^since	tW
s^sind	bW
s^single	fHg[hS
s^sir	eX
s^sit	j[mUqG
s^site	cTiWkS
s^sits	dXmU
s^sitz	bFcVdFiEj]
s^six	fWiDkSoUrS
s^sixty	gRhX
s^sixty-five	gVhWiImJ
s^ski	bTjToX
s^slt	gUiSlT
s^small	iY
s^smi	g_i@
s^smic	cSfHg^
s^snr	a]bD
s^so	aTt[
s^sobre	aJcEfGm[pWrZtI
s^social	fT
s^sociales	idoI
s^soft	fT
s^software	aSfVjRkI
s^soldador	cViEjU
s^solicitor	iT
s^soll	bCcGi_nJpVrT
s^sollte	jVkZlBqU
s^some	jWkTqT
s^somebody	aSeTiSj;sZ
s^someone	aSiYjCqJs^
s^sommelier	jU
s^sommer	f\`
s^sommes	bbcChG
s^somos	baiFjEm_qJ
s^son	aIhJjRm[qGtU
s^soportes	oEp\`
s^sorry	iGo[pFqT
s^sort	iSpJq\\
s^sous	i[mU
s^south	c\\
s^soy	aGbVcGjFm?pGqGt\\
s^soziale	hGjZ
s^spa	h\\iD
s^spanish	kRrT
s^speaking	jFk[
s^special	cJhFi_
s^specialist	bS
s^speed	fHj\`kHlBqHsHtJ
s^spl	iV
s^split	cSgXhWiCqD
s^sport	ig
s^sports	bchAjS
s^sprachmittlung	a\\iU
s^sprayer	iToT
s^spring	bGcIqV
s^sql	j\\kHlX
s^squad	aJm_
s^square	i\\jAkEl[
s^sr	aSbBcHgViIj\\kI
s^sra	iWm^pGtT
s^sre	gHiAjSt]
s^sres	mS
s^ssiap	j[lGtV
s^stadt	aHb_cFdIeIgJiCjFkIlInIoIpIqIrIsItI
s^stage	aXpI
s^start	fTod
s^starts	gSoU
s^status	eUh]iG
s^staudengartner	bScS
s^stcw	hHjc
s^std	f\\g]oB
s^steel	hTqWsT
s^steffi	aStC
s^stelle	bX
s^step	cIgGiYjW
s^stipend	g[hIpF
s^stock	iUmX
s^store	cViTsT
s^strictly	fThIiIrY
s^structure	b\`i>mEsW
s^sts	bWcSsZ
s^studio	bbfJiAjW
s^studium	iCl^sG
s^study	hWjHpY
s^stunden	dTf[
s^style	jEpVrT
s^stylist	rT
s^subtitler	cC
s^suchen	aXeDfX
s^sueldo	cJg]lD
s^suite	aTtU
s^suivi	bJie
s^sundays	bJfYiHpT
s^sup	b^cRhY
s^super	bRfVkSmUoH
s^superior	j\`
s^supervision	bVcCfDiVjTpH
s^supplier	bHic
s^support	aVbI
s^sur	bGc[iH
s^surgery	kS
s^sven	cGiGqVtX
s^swansea	cUiSsU
s^swift	aHi<mXqV
s^swile	dEgDhdpG
s^swim	cRgUhU
s^sysadmin	aT
s^t	gYhYiCjDpGrV
s^ta	bWdTtW
s^tag	aZbCiW
s^tage	f^gSjZpJ
s^tage-woche	fZh_
s^taille	cViTjJsT
s^take	ih
s^taller	bRiRkR
s^tally	gZ
s^tambero	aWbCiVmG
s^tanatopractor	pS
s^tardes	a[qS
s^tarif	aVbGgUhR
s^tasador	gWsT
s^task	ibj@
s^tasks	i\`
s^taux	gRhS
s^tax	bTiX
s^tbm	aIiU
s^te	aZcApFqTt]
s^tea	h\\jJpC
s^teacher	hR
s^teachers	cUeJk[sI
s^teaching	bFi[jHlH
s^team	b>m^tX
s^teams	fEiIpTsJt]
s^technicien	cU
s^technicienne	a\\bEiEtW
s^techniker	c?iGkTlSnW
s^technique	gT
s^techs	cS
s^tecnica	iVrS
s^tel	fGgEp^
s^telephone	hSpXrFsI
s^temp	hHoX
s^temperage	iSjZkS
s^temporada	iW
s^temps	f_hBiV
s^ten	fUgIhXiHjS
s^tender	hS
s^tendria	m]qH
s^tens	bGcSjW
s^tenue	jW
s^terapeuta	cYeXfVkT
s^term	e\\iJjG
s^termino	e[
s^terraform	jX
s^terrain	haiIjHmRoC
s^tertiaire	gUiG
s^test	cIhDjRpb
s^tester	dEhWiDjXlG
s^testing	iS
s^tests	cFgIiIj\\pU
s^text	bJrWtY
s^tfa	aIiSjUqT
s^th	eRjZoW
s^that's	a]pHrC
s^the	iUtS
s^theater	fEgXrV
s^theatre	cWgViD
s^them	bIcGhEiJjHlImIpUqErWsV
s^then	aViZmH
s^therapist	iT
s^therapists	bYgFiYkHrI
s^there	dXiA
s^they	iemTpW
s^they'd	hEiUjJm_nX
s^thirty	fBgUh[
s^thirty-seven	f[qJ
s^this	bJcIiVjJmIoYp^
s^three	bXcSjU
s^through	iJpY
s^ticket	bDjVk[
s^tickets	i\\jGnT
s^tiene	h\\jWkH
s^tier	b\\cWkC
s^tierarzt	aVb\`gIhHi]jDkH
s^tig	iVjT
s^till	f[iEjIo^
s^time	j\\
s^tip	cXiHsY
s^titel	aZmJoX
s^title	fAiYjItZ
s^titre	bGqUrYsG
s^titulaire	fIi]kS
s^titulo	iR
s^to	fR
s^toi	mHqa
s^ton	pGr]tD
s^tone	iWrR
s^top	fFgSlVsX
s^toronto	bCcXd_iCjHnI
s^tour	sS
s^tours	i\`pC
s^toutes	iIjSpZtH
s^tower	jSlI
s^town	bUc[
s^trabaja	eRfSiCmZ
s^trabajador	fZ
s^trabajo	fGiVjV
s^trade	iWjR
s^traductor	eXgTiTjHsU
s^traffic	b[eVfGmJ
s^trailer	j[lSnU
s^train	gDiWlVpV
s^trainee	bR
s^trainer	b?iYnY
s^training	fGgIhUiGl[
s^traitement	gUha
s^tram	bHcThBjSlV
s^transit	h]iHjB
s^translator	sW
s^transport	gCpA
s^transports	b\\cEiZjDsG
s^travel	fJiTnV
s^trays	i^mC
s^tres	gWpWrW
s^trois	cGgIiTjCnU
s^truck	lT
s^trust	aIb\\mV
s^tso	aEbS
s^tu	pU
s^tue	bTfSiVmW
s^tuition	bIh_
s^tun	i_
s^tunnel	aTbUgB
s^turkisch	cGiGjUkV
s^turno	eDfbjU
s^turnos	fYiZkD
s^tuttlingen	c]
s^tv-v	hZ
s^twelve	dBf_
s^two	bVi@m\`
s^type	sV
s^typescript	i@jbkS
s^typing	cFiCjh
s^tyre	jWlHrRsS
s^tz	bSdSfIhWiD
s^u	mW
s^uber	iHmIpTqDs_
s^ulm	cIjZkI
s^um	bTeVqT
s^umfang	gIi^
s^un	jHkWsW
s^una	aRfBiWmRoT
s^unbefristet	eafGiDjDsJ
s^und	kY
s^under	aHiYm^sU
s^underwriter	iJjZlSqS
s^une	fTkSqI
s^uniformes	cXhX
s^union	hStU
s^unit	h\\iIjImZ
s^universitario	jUlZmJ
s^university	bdcFiD
s^unlimited	eWhIpI
s^unser	bViAt\\
s^unsere	aReWfHiS
s^unterlagen	oHpY
s^unternehmen	bYjV
s^until	eUfDgEiFpX
s^up	bEiYmJpRqU
s^us	bUiCj=rRsV
s^usd	bDgX
s^use	bVr^
s^uss	fHhbiEjF
s^ute	bXgGhV
s^utrera	gTj^
s^ux	bRfIpS
s^v	jWmSsR
s^va	bS
s^vacancy	aZbJeApAt]
s^vacations	fdiJ
s^vales	cCh]pG
s^van	hbnS
s^varon	sT
s^vat	hZjV
s^veinte	gY
s^vendedor	bVdT
s^vendeuse	cU
s^venir	mDpa
s^ver	cIiJt\`
s^vergutung	g^iF
s^verkauf	jYpJrR
s^verkauferin	lR
s^version	pHqGr\\tJ
s^vertrag	e^oD
s^vertrage	i\\jFrW
s^vet	cW
s^veterinario	ib
s^veto	bCcWhS
s^vetting	dCgSiGkXm\\
s^veut	iXmJqW
s^vhi	hcjJ
s^via	cHoEpj
s^viajes	gJiInb
s^video	pW
s^vier	aDcGfXiHm\\nW
s^viewings	hVjU
s^vigilante	cR
s^vineyard	eAfHm_
s^violin	bGcYjIrV
s^visa	hX
s^visit	aHiEp[
s^visits	icmBnT
s^vivienda	fJh\\
s^vocale	aIbHcBdIiIkIqFrDt_
s^voice	tS
s^voila	cSmIpFt\`
s^voiture	mV
s^volljahrig	jW
s^vollzeit	bIeZfDrTsS
s^volunteers	aFeDgHiFme
s^vom	hHiYtS
s^von	cIfUiXkXoE
s^vor	fShZiUlI
s^vorarbeiter	iY
s^voraussetzung	jZkG
s^vorstand	pWqX
s^vous	iTjTmW
s^voyages	cDhAiYn\`
s^vu	bJcFi?jJqJrIs\\
s^vz	gYhG
s^w	mT
s^wage	eFg\`
s^wagenmeister	aHbWhSiRmJ
s^waiting	iUsZ
s^walk	f=iHjFpd
s^walsall	hV
s^want	a]fHiBoYtS
s^wanted	cSeJjUoF
s^wants	iIjSpGq[
s^war	jDk[lTrHsW
s^ward	cUhI
s^ware	bHhIpHs]
s^warehouse	cUm\\sW
s^wartung	iU
s^was	gDiVqV
s^wash	cShTmR
s^water	bShDi_nS
s^way	fCh_iWj?
s^we	bZ
s^we'd	hDiFs^
s^we're	b^cWtY
s^we've	aXb_gJi@pI
s^web	eTfHiT
s^week	fUnTo^pCqGtJ
s^weekend	fUgWjClV
s^weekly	cTiW
s^weeks	gEhcrS
s^wein	eHhZiFjT
s^welder	kSqX
s^welding	i<jblJ
s^welfare	hJi]
s^well	bTiIsV
s^welsh	cFiJpDrZ
s^wenigstens	fShViJ
s^wenn	iGjJk[pIrRs^
s^wer	iDj@kcqTtU
s^werden	id
s^werkscontroller	b[cViC
s^werkstatt	aTbU
s^what	aXbGi\`tS
s^whatsapp	pYtT
s^when	dThHiIo[
s^where	cVd\`kFnH
s^whitby	bUhU
s^whitchurch	b>cV
s^who	aVbV
s^why	bTpHqX
s^wie	jHkDqGrHt[
s^will	m[qV
s^window	bGc\\iE
s^windows	bY
s^wir	bX
s^wird	aSiY
s^wisbech	aXoW
s^with	j]mW
s^wks	hV
s^wo	dX
s^wochen	hflTpI
s^work	dZ
s^worker	aRfU
s^working	d_lHsI
s^works	jCm^
s^workshop	aEcXiBmUsE
s^would	jAkasV
s^write	iZrZ
s^writer	bR
s^written	iEkX
s^x	fcnT
s^xero	aXfFiAj]
s^ya	iIjImU
s^yard	bU
s^year	cHe[gV
s^years	iFjm
s^yo	aVqW
s^you	iTjUmU
s^you'd	i_
s^you'll	cGtU
s^young	aThT
s^your	hZ
s^yours	fSiImGpItZ
s^youth	nV
s^yr	fIiDkSoTpV
s^yrs	j\`
s^zahlen	bIeUfEgYhYiG
s^zeiten	f\\
s^zero	aRiWrV
s^ziehen	bAgHid
s^zimmer	hWoSsV
s^zu	i[mU
s^zum	fIgHh]iFo]
s^zur	cYiTjE
s^zusammen	cR
s^zuschuss	gGhV
s^zwei	cHjV
s^zwischen	cEfagUiC
s^£	gZ
s^€	g^
sa	fYiF
sa 00	fRpU
sa$	b[fXiB
saale	cX
saale$	cX
saarb-	cY
saarbrucken	cY
saarbrucken$	cW
saas	bRiU
saas--	dJfEiEjc
sab	f\\
sab$	f[
sabad-	f[
sabadell	cW
sabadell$	cW
sabado	fW
sabado 0	bH
sabado medio	bS
sabado$	bTfR
sabados	fV
sabados hasta	fU
sabados$	h[
saban-	b\\dHeJ
sabba-	eTh_
sabbath	hWjS
sabbatical	h\\
sabbatical$	eZ
sabe	k[oJq[
sabe$	qW
sabem-	jHlT
sabemos	jHlT
saben	mTsb
saber	iBjakT
sabes	iIjFqY
sabin-	bEcYiStZ
sabine	cEhImVt]
sabla-	iV
sablage	iV
sablo-	aIbZ
sablon	aIbZ
sablon$	aIbX
sac	bGgViX
sachb-	a_
sachbearbeiter	aS
sachbearbeiterin	aY
sachbearbeitung	aVoS
sachbezug	aHhU
sachbezug$	hYiG
sachg-	bFe\\gHhHmW
sachk-	jX
sachkunde	jV
sachs-	cFhGiFn]
sachsen	fGgSiFjInU
sachsen$	gViG
sacri-	a^
sacristain	aT
sad	hHjYrW
sad$	gShIpIr\\
saddl-	aV
saddle	aDi[
saddler	a]
saddler$	a]
safe	iTjb
safe pass	j]
safe$	iWjZ
safeg-	jTrZ
safeguarding	jTrZ
safeguarding$	iEj[
safel-	j\\
safer	jU
safer recruitment	jX
safes	i]
safes$	iY
safet-	hGj^
safety$	iVmW
sag	qWtU
sag$	bIiX
sage	jX
sage 00	j\\
sage 000	j[
sage$	bHiWkT
sage--	aV
sage-femme	aV
sage-femme$	bV
sagen	jH
sagen wir	bSeUjHqR
sagen$	bUcTjF
sagt	t[
said	iFmSqT
said$	aIiHrYsRtG
saile-	kSmU
sailer	aImW
saili-	bHhZ
sailing	iRlSoS
sailmaker$	aU
saima	m]
saint	jY
saint$	jY
saint-	cl
saint-die$	cU
saint-dizier	cT
saint-dizier$	cT
saint-etienne$	cR
saint-flour	cV
saint-flour$	fR
saint-gilles	aJc[
saint-gilles$	cU
saint-junien	aI
saint-junien$	aH
saint-lo$	aI
saisi-	iZ
saisie	iZ
saiso-	eYmS
saison	eVfZoX
saison$	eT
saisonkraft	a?eWm[pG
saisonkrafte	iHmY
saisonkrafte$	iHmY
saisons	j_
saisonvertrag	eR
saisonvertrag$	eU
sait	gWkSqVsH
sake	kWqW
sal	hDi[
sal$	hCi[
sala	hS
sala cuna	aTcFhVsH
sala de	aGb\\cJfChV
sala$	mWsV
salai-	gTrR
salaire	gTrR
salaire$	gSrU
salam	cIt^
salam-	iIj\\
salamanca	cVnS
salamanca$	nW
salar-	gS
salarie	aTeYhR
salarie$	bBeWhW
salaries	bU
salaries$	bZ
salario	gU
salary	gSrV
salary$	gYrVsR
sale	bVgSiR
sale$	b\\hWkHpC
salen	bVdZgFiGjIkI
saler-	bVpS
salers	bW
sales	aViRjU
sales$	aZbAjS
salesforce	aRjT
salesforce$	aSjS
salford$	aS
salid-	nT
salida	fZnRqW
salida$	f\\qI
salidas	iS
salidas$	gUiU
salim-	bUfTiG
salimos	bUfTiG
salin-	bS
salina	bS
salir	eHn\\q]rF
salle	ic
salle$	bHm\\
salle-	aGbX
salles	aGbX
salles$	aGbW
salmo-	b[cH
salmon	hS
salon	b\\hSiW
salon$	bGiStX
salon-	iS
salons	iS
salons$	bTpJ
salou	aWcRiI
salou$	aXcRiI
salt	bY
salti-	cUi[jB
salud	bVjV
salud$	bSiX
salud-	jEkXt\`
salut	tf
salut$	tV
salva-	hJiW
salvador	cV
salvador$	cV
salvo	fZ
salz	aHbIcEhIi\\
salzbad	iY
salzburg	cU
salzburg$	aS
salzg-	cY
salzgitter	cZ
salzgitter$	cZ
salzs-	fIiXjS
same	bTmC
same day	i^mEnTpW
same$	gJjFk^
samed-	fU
samedi 00	aHpX
samedi matin	nRpW
samedi sur	fX
samedi$	fThS
samedis	f[hE
sampl-	hSiSkS
sample	bJhYkX
samples	iT
samples$	iZ
sampling	i\\jI
sampling$	iY
samst-	f\`
samstag	fT
samstag$	iU
samstage	f\`hH
samstags	fY
samu	i\\
san	bXc_
san juan	bJc[
sanct-	jY
sanctions	iV
sand	bXcGiTjBsJ
sandr-	mUqY
sandrine	mWqU
sands-	cViEkU
sandw-	cUfBgIh]mI
sandwell	cW
sandwell$	cW
sandy-	c]
sang	aGfJiUsYtI
sang--	jX
sang-froid	jX
sang-froid$	jY
sangr-	iRjS
sangre	iRjS
sangre$	iZ
sanid-	iU
sanidad	iU
sanidad$	jV
sanie-	i]
sanit-	bTiY
sanitaria	j]
sanitaria$	j]
sanitario	bRjX
sans	jVrS
sans$	eZ
sant	aEbFc@dHeHffgHhHiCjCkGlHmInHoHpHqFrIsHtE
santa	aCbYcY
santa fe	cSjT
santa-	ccsH
sante	bVhXtS
sante$	aEbSeIt[
santi-	aEcX
santiago	cS
santiago$	iX
santo	bGcZh[
santo-	bac=
sap	jY
sap co	k\\
sap$	iT
sar	gZi]
sarla-	aXcS
sarlat	cV
sarlat$	cW
sars	i_pS
sars$	i[
sas	iWjW
sas$	jV
sash	bViXjH
sastr-	aRbS
sastra	aW
sastre	aRbS
sat	f^
sat /	f[
sat 0	aI
sat am	gW
sat in	lU
sat off	fU
sat$	fW
sat-t-	fWgIh\\iJ
satel-	cZ
satelite	bS
satelite$	bS
satellite	cX
satellites	cT
satellites$	cT
satis-	iZjU
satisfactory	jZ
sats	fc
sats$	bEf\\iV
satt	cGfIh_iHjH
satt$	cGh\`iIjGmI
satte-	jX
sattelfest	jX
sattelfest$	jX
satur-	fX
saturday	fT
saturday$	bVfSpIsS
saturdays	fW
saturdays$	bXhYiIpT
satze	jWpRrY
saube-	jZ
sauber	jW
sauber$	bIiW
sauberes	iIjY
sauce	ic
sauci-	bR
saucier	bR
saucier$	aW
sauer-	hZi[jI
sauf	dT
sauge-	bViT
saumu-	cU
saumur	cU
saumur$	cZiI
sauna	hhsS
saute	aViWjI
sauva-	aEbW
sav	i_
sav$	aUiS
save	k\`
savin-	eS
savings	eS
savoi-	jU
savoir	jU
savoir$	fYjIkXqS
savvy	jWkTsI
savvy$	jWkTsI
saw	hUiIjWqW
say	q]rU
say "	oWqZ
say it	hWiTjGkEqBrHsW
say so	gU
say$	aJsStR
sayin-	dWtJ
saying	dWtJ
says	q]tR
says$	aGfShIsT
sbs	i[
sbs$	iZ
sc	aTeYhJiIjS
sc$	cYiI
sca	hWjSkR
scada	aTiT
scada$	aV
scaff-	aViSjE
scaffold	iVjFsS
scale	ggiU
scale 0	gZ
scale 00	g]iI
scale$	gZkZrT
scale-	bV
scale-up	bWrR
scan	bUiWjTpT
scan$	iWmH
scand-	kT
scandinavian	kT
scani-	bY
scania	bY
scann-	iY
scanner	iUjV
scanner$	j[
scanning	iTkU
scans	fAi^pW
scare	j\\lHqX
scare-	jSlW
scared	jSlW
scared of	jSlW
scars	iJjW
scars$	iJjW
scena-	iRpX
scenario	pY
scene	bGiWmZ
schad-	aYk_
schaden	k]
schaden$	kW
schaf-	cFmUrU
schal-	iT
schalen	aDbZ
schaltberechtigung	jY
schaltberechtigung bis	jY
schalten	iFjIr\`
schalten$	iGjIr\`
schalter	iZjI
schan-	c\`iD
schau-	bSiUlTqZ
schaum	iT
sched-	iW
schedule	cJfRiU
schedule$	cHiV
scheduler	a^iI
scheduler$	aV
schedulers	m]
schedulers$	m]
schedules	iWjG
scheduling	iT
scheduling$	iW
schei-	q]sU
schein	q]
schema	gUkT
schemas	jWqS
schemas$	jWqR
scheme	hRjInS
scheme$	jInU
schemes	bTiX
schemes$	bZiU
scher-	hWoV
scherz	hWoV
scherz$	hVoV
scheu-	jZ
scheuen	jZ
schic-	fZmW
schicht	fW
schicht$	fW
schichten	bJf\\iX
schichten$	bGfUi\\
schichtfuhrer	bGfEgVmY
schichtgeld	gU
schichtplan	h]lF
schichtzulage	gV
schicken	cGfGjGkIlZpV
schie-	b<cJhGia
schif-	bUh[jU
schiffe	bSiS
schin-	iW
schindler	jRkR
schla-	hVqS
schlachtung	bZiYjJrHsE
schlachtung$	bXiS
schlaf	jY
schlaf$	jX
schlaft	qY
schlafwagen	bUhTnG
schlank	sa
schle-	hRiSsR
schlecht	dTnUsS
schlecht$	aIcIdRhJiGjDlJmJnTtI
schleifen	kUpS
schleifen$	pU
schleppen	iVjXqHsI
schleppen$	iW
schlepper	iU
schli-	iXjUqW
schlo-	bTlU
schlosser	aJjVlX
schlu-	fTkS
schluss	f_gGqV
schluss$	fWgIqW
schlussel	iSjUkW
schlussel$	iSj\\
schme-	aXbHgHiHj\\pJ
schmi-	iT
schmiede	pT
schmieren	bGiY
schmieren$	iR
schmu-	qS
schmutzzulage	gS
schmutzzulage$	gU
schna-	aEjUkJlYm@q\\
schne-	iTjT
schnee	fIj[
schneiden$	iT
schneider	hU
schnell	jVlU
schnell$	jUlW
schni-	gVnV
schnitt	fGgXiGnW
schnu-	cGiVjFl\\pV
schnuppern	pS
schnuppertag	p\\
schok-	bXcJiEjY
schol-	aHbViBjEk]mHpItJ
schon	k]sX
schon mal	j\`
schon$	kTl[
schon-	aCcX
school 0	b^
school bus	h[
school days	aEbFdJfYgHh@i]lHnIsI
school hols	aTf\\hF
school hours	fakFlH
school of	aFb\`
school run	aJbEcTiY
school visits	hIn[
school$	bWlV
schooling	gHh[iDtY
schooling$	cJiGjHtW
schools	bSiT
schools$	bU
schor-	aWiR
schot-	bFiZ
schre-	jRrU
schrecken	j\\
schrecken$	j\\
schreib	bTiIpR
schreib$	bVhIjE
schreiben sie	gTrT
schreiben$	qW
schreibst	rUsJtT
schreibt	bXfH
schri-	j_rS
schriftliches	qWtU
schub-	kGpDqb
schubmast	qT
schuh-	aUhZiC
schuhe	bThViF
schulabschluss	fIgGhDiIjEkIl\`mJnIpF
schule	hTsT
schule$	bThV
schulen	nW
schulen$	iX
schuler	bScTgFiStJ
schuler$	aBcUgGiW
schulferien	fX
schulhauser	bW
schuljahr	eSoYtH
schuljahr$	eUoZtG
schulklassen	iX
schulleitung	aU
schultagen	f[iGsG
schulung	lR
schulung$	iDj]lW
schulungen	iT
schulzentrum	aHbDcYtV
schut-	i]qHrV
schutt	iW
schwa-	c[
schwabisch	kIrZ
schwabisch gmund	cU
schwanger	kIqXs[
schwarze	iWtU
schwe-	rYsZ
schweine	bUiX
schweizer	qSrUsT
schweißen	iHjCkZlSpJrT
schweißer	mU
schweißer$	mT
schwerbehinderte	pV
schwerin	cZ
schwerin$	cZ
schwerpunkt	aYbT
schwerpunktpraxis	bY
schwerpunktpraxis$	bY
schwi-	h[jZ
schwindelfrei	jY
schwindelfrei$	jXsS
sci	aZ
scien-	qU
sciences	j\\
sciences$	j[
scientist	cJqZrG
scientist$	aYqE
scientists	aHi\\jDmY
scier-	bT
scierie	bT
scola-	aT
scolaire	bViSoT
scolaire$	aWoW
scolaires	aSfThT
scolaires$	gIhY
scone-	i\\
scones	i\\
scoot-	aGiSjRkU
scooter	jSkV
scop	b^iV
scope	bIi[
scope-	iXjGk[rD
score	cDiFkarG
score-	iW
scores	iW
scori-	bT
scoring	bT
scoring$	bU
scotl-	dY
scotland	dY
scotland$	dYiGjS
scott-	bUcTiI
scottish	bWiIjU
scout	i[
scp	a?b\\dGgcjH
scp 00	g[
scr	i]jH
scrap	fGgDiajF
screa-	j_lG
screaming	jT
scree-	jUp[
screen	jRqR
screen$	jY
screening	iYjUpR
screening$	hJjYpU
screens	hUiV
screens$	hXjS
screw-	cWiVjI
scrip-	k[lY
scripting	iJjR
scripts	i[kT
scrol-	iEjGqIrfsD
scrub	a[bHiV
scrub-	hWiT
scrubs	hWiT
scrubs$	bIi[
scrum	aXiJkWlS
scrum$	kSlR
sctr	gYhWpH
sctr$	gEh_pF
sd	fTgJ
sdlt	i[
se	qZ
se come	eThU
se exige	iJlV
se ha	qW
se jubila	iU
se nos	mHo[
se paga	gV
se pide	jHlZsV
se puede	dY
se queda	iGoUsU
se trabaja	f_sU
se va	qa
se$	aX
sea time	e=j\\lRpS
sea$	dTjIkYsS
seafa-	a?b[j^
seafo-	aSbVcH
seafood	aSbVcH
seafood$	aWbAiW
seal$	bIiXjTsR
seale-	pW
sealed	pW
seals	i\`
seals$	i_
seama-	pT
seams-	fGm\`pE
sean	s\\
seanc-	f\\
seance	gT
seances	f[
searc-	aVbFsT
search	aYbG
searches	iTsU
searches$	iTsU
seaso-	eS
season pass	h_
season$	oT
seasonal	e]mU
seasonal$	bXeS
seasons	jc
seasons$	eY
seat	bTjRtS
seat$	aGbUj[
seati-	bS
seating	bS
seating$	bSiS
seats	bXgI
seats$	aRbUgHhSiG
sebas-	iU
sebastian	iU
sebastian$	iV
sec	aXcUmW
sec$	aTeHjImZ
secci-	idrJ
sechs	bTm]
sechs nachte	fXnHqIsW
sechs$	fUhUiHmW
sechs-	bWmZ
sechst	mZ
sechst$	mY
sechste	bVhT
sechz-	bTdSnH
sechzehn	bVmJ
sechzig	cSdUnG
second	kS
second year	aUjUkJmI
second$	aTpX
secondaire	hFjWlT
secondary	aHb_iJ
seconde	iV
secondhand	bW
secondhand$	bW
secondment	e]
secou-	iR
secours	iU
secre-	aSmS
secret	qV
secret$	jUqT
secretaire	aXmTqS
secretaire medicale	a]bJ
secretaria	aXpU
secretaria$	a\\jIpW
secretariat	aJbSjHp\\
secretariat$	bEgVjGpY
secretary	aU
secretary$	a\\mT
secte-	aHc\\mS
secteur	aHc\\mS
secteur$	aCbVmS
secti-	fJiZ
section	fDgTrU
section 00	iR
section$	bSiV
sections	bViSjImG
sections$	b[mF
secto-	gSjS
sector	iVjUqR
sector$	mJqZrG
sectors	gTjIsX
sectors$	bJgViIjFsV
secun-	aVcVjToH
secundaria	sW
secundaria$	aW
secundario	aWjYmJ
securite	iWjT
securite$	fFnW
security	hS
security clearance	jW
sede	c\`iCjIp^
sede$	bIcW
sedes	bVcWiHtJ
see	cRpV
see the	pVqV
see$	bWc\\eVpD
seed	aRb[iX
seek	aUbJt[
seek a	aXtU
seek$	tY
seels-	aYiIqWsI
seen	l[pT
seen$	p[
sees	pV
segel-	kZ
segme-	i\\
segui-	iTkS
seguidos	fYiJqY
seguimiento	iYkSnS
seguimiento de	aGiZ
segun	cCgWiXjJ
segun-	bS
segunda	aUiF
segundo	jIkVoU
segur	gVhW
segura	bYjI
segura$	bXjH
seguridad	aSiSmH
seguridad social	pX
seguridad$	iJjSqS
seguro	hY
seguro de	hS
seguro medico	hV
seguro$	hTsU
seguros	aWmF
sehen	dWiFjVqGtV
sehen$	dYiFlT
sehr	jR
sehr geehrte	tR
sehte-	gFjZ
sehtest	gFjZ
sei	gFq[s]
seil	bWiGsX
seil$	bXiG
seilb-	bX
seilw-	bV
sein	jXlS
sein$	jToUtS
seine	aDcaiDmGqStA
seine-	bSqX
seinen	q]
seis	fXmU
seis meses	eW
seis$	bTfViT
seit	bamT
seit 0000	b\\
seit 2000	b^
seit$	aD
seite	pSr^
seite$	pV
seite-	aJcVpZ
seiten	aIbIp[
sek	fW
sek 00	g[
sekre-	aX
sekretariat	aX
sekti-	sStT
sektion	sT
sekun-	kJpUsI
sekunden	kJpUsI
selbe-	iS
selber$	bVsS
selbs-	hT
selbst	bTjG
selbstandig	eUgGiIqW
selbstverstandlich	aUeS
selec-	gSiWoT
seleccion	pX
seleccion$	iTpW
selection	hEiVoY
self	hXqVtH
self employed	eT
self$	eUjSpI
self--	b\\eUiBjR
self-employed	e]
self-employed$	eY
self-funded	bVeHiGjZ
sell	iS
sell$	iYlTsJ
sella-	i\`
selle-	hU
sellerie	hU
selli-	i]qX
sellier	bVcIiY
sellier$	bXcFiT
selling	iZlJqZ
sells	aWiHpG
selon	g^nS
selor	iDkFp]rI
selte-	kX
selten	kX
sem	fX
semaf-	ibj@
semai-	fT
semaine /	f\\
semaine sur	iIn^
semaine$	fV
semaines	hVlT
semaines +	hY
semaines de	hV
semaines$	fT
seman-	fR
semana al	iR
semana de	hWoBpX
semana en	dFfUhDn[
semana santa	oY
semana y	lR
semanal	dS
semanal$	bFhWi^
semanales	f\\
semanales$	fVgT
semanas	oS
semanas de	fEhXoT
semanas y	gHhXqW
semanas$	eUiGjDlXoY
semen-	bZ
semes-	eRoW
semester	iSsW
semester$	sW
semesterferien	gBo\\pF
semestral	gT
semestre	e[kHoT
semestre$	bXeHgJhHkEoY
semestriel	iX
semi	aU
semi--	aDeX
semil-	bTlXrG
semin-	gEhZ
sen	hEie
sena	jY
senal	bVdCh]jEqIrWsJ
senal$	bEfIhViIqGrXsG
send	p\\
sende-	jY
senderos	i]jE
seneg-	aIbTsY
senior	aT
senior$	a^
senioren	iSsU
seniority	bHfVgY
seniority$	bHfVgZ
seniors	mT
seniors$	jWmY
senke-	iX
senkerodieren	iX
senn	bU
senne-	iHj[
sennerin	aRcS
senor	iZsW
senor-	s_
senora	aV
senoras	aHbYsV
senoras$	aIbZ
senorita	mGsXtV
sens	c\\
sens$	c\\
sense	iYj\\tI
sense$	cIiFj]
sensi-	jIkSoJqZ
sensible	jIkT
senso-	bVjR
sensory	lT
sent	lU
sente-	qHr[
sentence	hRqHrY
sentence$	rZ
sentences	iIqIrWtU
sentences$	qHtW
senti-	jU
sentinel	jU
sentinel$	iSjS
seo	aWiT
seo$	aTiX
sep	bSfS
sep$	aIbUcJfThR
sepa	aSjWkR
sepa de	iBjTk[
sepan	f]
separ-	fHgVi]qTrT
sepp	fJpSt[
sepp$	iHt]
sept	eYoa
sept 00	e\\fE
sept$	o]
sept--	od
septe-	oV
september	oU
september$	o]pR
septembre	iToTqV
septembre$	iVoT
septiembre	hRoR
septiembre$	hT
ser	kRlVsR
ser posible	k[
ser$	kEoSsX
sera	oVqW
serai-	kU
seraing	c\\iIjH
serait	kWoT
serem-	jW
seremi	jW
seren-	aHc\\hSmH
serena	hUtI
serena$	cShR
seria	bJjDkm
serie	b\`iJ
serie$	bW
serie-	bXiV
series	bXiS
series$	jZ
serio-	iWtI
serious	iXqGtI
serna-	j_
sernageomin	jUrR
serra-	cWiUsE
serru-	iRjU
serrurerie	iRjU
serrurerie$	bJiRjV
serve	j^kG
serve$	gVjV
serve-	a[iR
served	iIlW
served$	bGiHlW
server	aGbRqFsHtJ
server$	bJiVsH
serveurs	aWoS
service	bS
service charge	g^
service pension	eJgJhd
service$	iWmV
serviced	hSiU
serviced$	hRiS
services	iU
services$	aUbSiT
servicetechniker	aUnVrG
servicio	eV
servicio$	bCdJgUi\\
servicios	e\\jI
servicios$	eSg[iFjJ
serving	b_cHhCiFkFo\\
servir	iVjU
servir$	iW
servu-	tX
servus	tX
servus$	tT
ses	iSq]
sesen-	bU
sesenta	bU
sesio-	gWiI
sesion	gWiI
session	bJfTp[
session$	gYpU
sessional	aTeWmU
sessional$	aTeWmU
sessions	bVgV
sessions$	bRgZnV
set	iW
set$	cJhUiUjIkG
set-u-	iT
set-up	fV
set-ups	iT
set-ups$	iT
sete	c\\
sete$	c\\
setec-	gT
setecientos	gT
setos	iX
setos$	iX
sets	bXfGib
sets$	bXiW
setsw-	jRkW
setswana	jRkW
sette-	aVbIfJiUmT
setter	a\\iF
setters	bGcJfGiZmV
setters$	bIiRjHmX
setti-	iY
setting	iW
settings	iV
settings$	iV
settl-	iS
settle$	aR
settled	sY
setups$	iRjI
setze	jV
setze-	jUlRtS
setzen	jUlRtS
setzen wir	iFlVtX
setzen$	iSjW
seul	iHj[rY
seul$	iGjZ
seule	jY
seule-	jHrTsW
seulement	jHrUsW
seulement$	iIjFpSrW
seven	f\\mUpV
seven years	jZ
seven$	f]iS
seven-	bDgYiR
seventy-five	g^hJiCqJ
sever-	bEhWrS
seves-	bZ
seveso	bZ
sevil-	cS
sevilla	cS
sevilla$	cT
sexo	s^
sexua-	aSjS
sexual	aV
sexual$	jX
sexuales	jV
sf	a^jJpG
sfi	iV
sg	cX
sg$	cU
sgb	aVjUpT
sgmm	fIhb
sgmm$	fGh]
sh	aGbHcIn]
sh$	aGbIcIiFn]
shade	i\\
shado-	oS
shadow	oS
shaft	aEbFc]fJgIpItX
shake-	c[
shaker	c[
shall	aSpUqS
shape	aIbDkUs]tY
share	g[hUlD
share$	bJeUgTjFlAqVtX
share-	hU
shared	hT
shared flat	hS
shared$	fZ
shares	bHgVjE
shari-	bY
sharp	fEiJlWsR
sharp-	hWiX
sharpened	hZiJ
sharpening	i^
sharpening$	iX
she	mSqV
she'd	kHsR
she's	q]tS
shear-	aTiC
shears	jV
shears$	jU
shed	hWiS
shed$	bShU
sheds	bZcG
sheep	bZhZiIjAlUnE
sheet	aRbHi]pW
sheet metal	eTiJ
sheet$	fRiZjU
sheet-	iT
sheets	iT
sheets$	iY
sheff-	cS
sheffield	cS
sheffield$	cR
sheik-	bXjWkFlItH
shelf	cGdEhIifjB
shell-	i[
shellac	j\\
shellac$	jY
shenz-	iInX
shenzhen	iInX
shenzhen$	cJiInU
sherb-	cZ
sherbrooke$	c[
sheri-	aWiS
shes	gStJ
shift	fV
shift 0	fa
shift 00	fWgV
shift engineer	aRmV
shift lead	mVpU
shift of	m_
shift$	fWjX
shift-	fS
shifts	fT
shifts 0	fS
shifts$	mWtS
shill-	bGfGg\\
shillings	bGfGg\\
shillings$	bGfGgZiG
shima-	iV
shimano	iV
ship	bVnU
ship'-	iW
ship's	iW
shipp-	jU
shipped	jY
shipped$	gRhR
shipping	lS
ships	bccHgFhAiTlA
shipw-	aS
shipwright	aS
shipwright$	aT
shk	bIjZ
shock-	bWcGhVqG
shoe	aFbYfEiJpZ
shoes	hUi\\
shona	mX
shona$	mW
shoot	b^gDhIlGrZ
shoot$	b_gB
shop	bZ
shop manager	aX
shop$	bWcVjI
shop'-	bTcWsR
shop's	bTcWsR
shopf-	aY
shopfronts	iV
shopfronts$	iS
shops	aGbccIfGiEjG
shore-	cYfIqR
short	rYtT
short sentences	pGr[tG
short$	hIiTtU
short-	qT
shorten	bGiDk\\
shorthand	jVlW
shorthand$	j^lD
shortlist	pWqU
shorts	s]
shotg-	jTkT
shotgun	jTkT
shots	i[
shoul-	sS
should	qT
should be	rRsY
should not	bHhIjXnZ
shoulder	bGfZhTmIsI
shoulder$	bGf[hSjJlHmIsH
shout	qAsVtX
shout-	bSjT
shouting	jU
shove-	b\\
shovel	jU
shovel$	iYkT
show	iTjTlT
show you	iUlX
show$	iUlTmJqS
show--	bIcDif
showe-	hX
showers	bIhYjI
showers$	bIhYjI
showr-	aWbT
showreel	jUpT
showroom	aWbW
shows	bSfTtV
shows$	fWqGt[
shrew-	cS
shrewsbury	cS
shul	b^
shul$	b]iJ
shut	aHbIgFhXiZjD
shutd-	bZiEoSpH
shutdown	oU
shutdown$	oWpJ
shuts	dZf\\iDqS
shutt-	hVnV
shuttle	hVnV
shuttle$	cJhSnV
si	kV
si ademas	jHkX
si ca	tT
si es	eIfJgRkCsX
si hay	jDkS
si la	hHqd
si lo	bRkTqZ
si no	jYkAlYoWqF
si o	fIpU
si possible	jHrRs\`
si puede	iIjHkVsT
si se	gRqS
si te	kHr\\
si tiene	kW
si y	fYnU
si$	jRlU
sia	iYjZ
sia$	jW
sich	q]
sich mit	sU
sich$	mV
siche-	jc
sicher	eChVjV
sicher$	e@h\\
sicheres	jX
sick	qZs[
sick$	q\\
sida	jT
side	c\\
side of	cThTiJ
side$	cZiH
sider-	bTcG
sides	aDb]pW
sie bei	l[
sie das	qJrUtW
sie die	bIfIiYjIrX
sie mit	iFnYtW
sie nicht	fHja
sie$	iGpUrX
sie-f-	rW
sie-form	rW
sie-form$	rV
sieben	bTfS
sieben bis	fW
sieben$	iJjV
siecl-	bVfJiIjX
siecle	bVfJiIjX
siege	bUcZfSiE
siege-	c[nV
siegen	cUnW
siegen$	cUnX
siehe	aFqWtW
sieht	jUrV
siem	iU
siem$	iZkJ
siemb-	lIoX
siembra	lIoX
sieme-	jW
siemens	jW
siempre$	fRiX
sient-	aTdZgViJ
siento	d[gViIlIqJ
sierr-	cUjUqVsF
sierra	cUjUqVsF
siest-	fUiZ
siesta	fWiU
siesta$	fCiXpU
siete	fXmY
siete$	fSmY
sift	jJoEp]
sight	iGjdoJ
sight-	pU
sigma	iUkZ
sign	bVdAgSoU
sign--	gTiVoJ
sign-off	bJgWiUoF
sign-off$	bHiZkH
sign-up	iS
sign-ups	mJsU
signa-	hGjR
signal	fJjWlFnV
signaller	aXgIiJjV
signaller$	iEjZ
signalling	aWbEeEl[mFpI
signature	gUh?iZrV
signe	qd
signe-	gSkSrU
signed	gVjU
signed off	fGg\\
signed$	iDj\\pX
signes	rY
signes$	kRrY
signi-	aSiV
signing	iVqH
signo	cGiHjYkV
signos$	kW
signs	fBg[hFiJjGm_qUtH
signwriter$	aV
sigue-	bRcY
siguenza	bRcY
siguenza$	cY
sigui-	pTqItV
siguiente	pTqItV
siguiente$	pRqItV
siigo	j]
siigo$	jX
silae	j\`
silbe-	jZ
silber	jZ
silber$	j[
silen-	q\`
silence	qZ
silencio	dRqV
silencio$	dW
silent	jUpIqU
silic-	iY
silica	jT
silik-	cCiGj\`
silla-	bXmJ
sillas	bXmJ
sille-	bYcHi\\
sillo-	bY
sillones	bY
sillones$	bT
silly	b]kTqF
silly$	bWkU
silos	bUiYjH
silos$	bViRjJ
silve-	bSiR
silver	bThI
silver$	aWbGhJiW
silvester	fIhXiT
simil-	jW
similar$	jY
simpl-	jTrT
simple	iVrV
simple ira	gIh^rE
simple$	bEiVrS
simul-	iZlY
simulador	kV
simulation	dYlW
simulations	fYiH
simulator	fJlVpX
simulator$	pW
sin	jTsX
sin experiencia	la
sin faltas	jVrS
sin hijos	s[
sin$	fTmIsT
since	bTqS
since 0000	bb
since 2000	bZlU
since the	jRq^
sind	s]
sind 0	bTcCm\\
sind 00	dZfIgYhDmXqB
sind die	bUiWqIsH
sind wir	m[sT
sind$	bDcRiSsItZ
sindi-	eVsY
sindical	eW
sindicato	eVsX
sing	bRfWiEkZ
singa-	cReYfV
singapore	cTfX
singe-	lT
singen	cU
singer	jFlZqY
singer$	jFlXqU
singi-	j\\lW
singing	j\\lW
singl-	sV
single	sU
single cabin	hX
single$	sY
sinie-	bEgX
siniestros	bEiX
sinis-	iS
sinistres	iS
sinnv-	n\\
sinnvoll	n\\
sinnvoll$	hJjEn\\
sinon	lGs]tU
sinon$	sTtX
siobh-	mR
siobhan	mR
sion	bUcU
sion$	bUcU
sir	aEcIiIjImHt^
sirve	bGcJkYmH
sirve$	aIbGeIfJgHiIjHkZmGoJpJqFrJsHtJ
sis	jZkIpFsT
siste-	hTmV
sistemas	iHjZ
sister	h]nI
sisters	jHm]
sit	jWmY
sit in	mU
sit$	pS
site	fG
site 0	dYhFiGpS
site :	c\\rXtB
site de	iEpXqW
site manager	a^hG
site$	dShT
sites	b\`na
sites$	bWeIiSn[
sitio	bWgGtZ
sitio$	bXpItZ
sits	bIcZm]
sitti-	hTjSlF
sitting	hUjTlE
situ	iSlV
situa-	iAkWlIsZ
situation	iBs[
sitz	aEc]tY
sitz ist	cV
sitze	cIiTq]
sitze-	cViFj[mV
sitzen	cWmW
sitzen$	bIiFj]
sitzp-	bZ
sitzplatze	bZ
sitzt	jTmXqV
sitzt$	jXmI
sitzu-	d]fThE
six	fS
six and	bUiX
six days	f^oB
six mois	qY
six months	eXsX
six weeks	fTlX
six years	j^
six$	bXfZpY
six-d-	fZ
six-day	fZ
sixte-	iR
sixteen	iR
sixth	b\\cGmJ
sixty	gXhS
sixty percent	bWgSiI
sixty$	bHcJgWhZiEmG
sixty-	fJgX
sixty-five	gW
sixty-two	fIgT
size	hFi^kHp@rWsY
sk	bGc_gIqFtH
skand-	bU
skele-	i^
sketchup	jV
sketchup$	jS
ski	aThV
ski pass	h\\
ski$	h]qV
skido-	aGfIi\`jF
skill	jRkRlZ
skill$	bHiCj^kV
skill-	kV
skills	jTkW
skills$	iGkYpU
skin	hSiHjSsX
skinn-	aEcEi\\s_
skip	iGq^ra
skipa-	hZ
skipp-	aW
skipper	aYmW
skipper$	aWjRtI
skita-	aIbIcHdFeIfCgIh_jHkUlJmHnIoIpBqIrHsGtI
skoda	h^jJ
sku	bCeCfAgDia
skus	bTeGiZ
sky	bFcbjC
sla	bCdGe^fBgFhIi]jAkIrI
slack	f\`iJjGt[
slack$	fZiFjJtW
slam	iVjGkW
slate	aCcHiYjU
slate$	i\\jE
sleep	fHgWiWjV
sleep$	fFiYjX
sleep-	fciI
sleep-ins	fUgT
sleeper	aSfFhTjJpY
sleeping	iFn\\
slice-	a\\cHhFiS
slide	iTjU
slide-	iZpT
slides	iZpT
sliem-	cY
sliema	cY
sliema$	cW
sligh-	bWlX
sligo	c\\
sligo$	c\\
slim	jEkTsa
slip	iSqS
slips	iUnWpS
slips$	iTmJnXpU
sloga-	cImInTqJr_
slos	i^
slos$	iX
slot	aTeIpU
slot$	eHpU
slots	bUfXgIiS
slots$	bTfWgGiT
sloug-	aIcYqS
slough	aIcYqS
slow	fZiJqT
slt	sStT
slt$	tU
slurr-	bWcIiI
slurry	bWcIiI
sma	i\\jI
sma$	fJi[
small	bWqHsY
small animal	aYlT
small repairs	iRkV
small$	bWjHlZmC
small-	bcgFiC
smart	sY
smart$	cGjYkGs[
smart-	jZ
smartphone	j[
smartphone$	hU
smash-	kW
smashing	kW
smashing$	iGkX
sme	i^jG
smell	b[iFjHsS
smi	ga
smic	ga
smic +	sS
smic$	gY
smile-	kWrV
smoke	iX
smoke-	sY
smoker	hWsU
smokers	sX
smokers and	iVjW
smokers$	sV
smoki-	lZ
smoking	lZ
sms	jUp\\
smsts	j]
smsts$	iJj\\
smt	iStU
snacks	iT
snacks$	iRjS
snags	i^jE
snags$	i^jD
snake-	jZ
snork-	iV
snorkel	iV
snow	hW
snowf-	kS
snowflake	kS
snowflake$	jV
snowp-	iZ
snowpark	iZ
snr	a[
so	qSsR
so 0	iXnX
so :	aViHtT
so a	aSs]
so be	fXiIjXtF
so far	q[
so no	fGiFqTsTtT
so say	hVq[
so the	tT
so they	iSjR
so um	aJ
so we	qV
so you	pJ
so$	sStX
soa	g]pV
soach-	bIcY
soacha	bIcY
soacha$	bJcZ
soat	iSjT
soat$	iT
sobal-	o\\
sobald	o\\
sober	iJj\\rYsS
sobre$	fDiTrUs]
sobri-	r_
sobrio	rU
sobrio$	jHrT
soc	iSjIkW
socia	bZcJkHmTpI
social /	aR
social care	aFjU
social work	iDj^
social$	aV
sociale	hW
sociales	i[jS
sociales$	iVjX
socials$	aS
socie-	b[rS
societaires	bW
societe	bX
society	rU
socio	hWiJmVqS
socio$	hXiJmZqF
socio-	jR
socios	mT
socios$	bT
socke-	iRjR
sockets	aIcSiU
socor-	cVjR
socorrista	jW
socorrista$	jY
soest	aIbFcSn\\
sofa	iWjV
sofa$	cTj[
sofas	cJiAje
sofie	bHgHp_qV
sofor-	o[
sofort	o[
sofort$	oUqU
soft	iUj[oS
soft$	iWjX
softl-	cIj\\
softly	qR
softw-	bVtT
software	bTtU
software$	jFtY
soi	d[hT
soi$	dXhZ
soign-	cIiIjYmWsS
soigne	bSjXsJ
soil	gIiSjZ
soins	iX
soins de	hRiT
soins$	iS
soir	fY
soir 0	fGgRsS
soir 00	hEiWpS
soir$	fZsR
soire-	aZfZiH
soirees	f\\
soirees$	f\\
soirs	f^iInR
soirs$	f[iIn[
soit	iJnT
soja	bSiX
soka	cFfHgBh^jEkWmInHpHtH
sol	cCfZhGjUmVoA
sol$	b[cFdJmTpH
sola	cWpHrSsW
solai-	bFh\\
solaires	bIiV
solaires$	hV
solan-	qGrYs[
solap-	fVoW
solape	fVoW
solar	aTbTgGh[jEmC
solar-	iR
sold	fYgHj\\qV
sold$	bTjIqW
solda-	jS
soldador	cS
soldadores	aSiVjF
soldadura	iTjS
solde-	cSkY
soldering	iFk[
solen-	b[iGpX
soles	g^
soles$	gWiS
solic-	lTpY
solicitor	jY
solicitor$	aU
solicitor's	jGl]
solicitors	iZjRpJ
solid	j\`
solid-	bXjR
solide	gGj[sT
solide$	jUsT
solidworks$	aR
soll	rXsU
soll$	rRtU
solli-	c^iAtV
sollt-	sY
sollte	sY
solltest	jV
solo	fRmU
solo en	rT
solo$	iHjZmYpH
solte-	s\\
soltero	sZ
soltu-	jZ
soltura	jZ
soltura$	jX
solva-	aVhW
solve-	b\\qY
solvency	i\\
solvi-	bT
somal-	cFkZ
somali	cFkZ
some	kS
some weeks	fVhFiJnUoJ
some$	bHhVjYlHpH
somebody's	sS
someo-	sT
someone	sU
someone to	aYiSsHtF
someone who	iUjTkSsH
someone who's	iHjZqEsT
someone$	jR
somet-	cU
something	jV
something$	pUqI
sometimes	cVfShGlUnX
sometimes$	fWnU
somew-	jVlT
somewhere	jVlT
somewhere$	jYlU
somme-	oW
sommelier	a]mH
sommelier$	a\\iJmH
sommer	fS
sommer 00	e\\qIrR
sommer$	hSq\\
sommerferien	eUiUjJoT
sommerferien$	eUiUjJoT
sommersemester	cDiXjGoXtB
sommes	bZ
somos	b\`m\`
somos una	r\\
son	mXqY
son$	aSbJcGiGqW
sonde-	bXjSmU
sonden	i]
songs	b?h@idsG
sonido$	aW
sonn	fVhF
sonne-	h[iR
sonneberg	cR
sonnt-	fZ
sonntag	fSgV
sonntag$	f\`
sonntage	fSiU
sonntags	fSiT
sonntagsdienst	fU
sonntagszuschlag	iI
sonri-	jTsV
sonrisa	jTsV
sonrisa$	jUsV
sonst	fWjUrTsZ
sont	fJiCmU
soon	jVmCoTq[
soon as	eHoY
soone-	oTsV
sooner	oTsV
sophi-	cV
sophia	cV
sopor-	jY
soporte	j\\
soporte$	aViWjJ
soportes	iSpW
sor	iJjY
sorch-	mWpW
sorcha	mWpW
sorda-	bV
sordas	bV
sordas$	bU
soria	bV
soria$	bT
sorry	hItY
sorry$	cUdU
sort	hIs_
sort of	jIlHsbtT
sort$	cVjX
sorte-	gIhTiUqR
sorti-	pR
sortie	dHiVkIsU
sortieren	pX
sortieren$	iV
sorties	fW
sorties$	bHfY
sorting	iV
sorting$	iW
soste-	i_jI
souch-	lIs]
souche	lIs]
soude-	aVbXjR
soudeur	aV
soudeurs	accHiG
soudu-	iX
soudure	iT
souff-	aUfXqR
souha-	iHjUkIlBqIsYtS
sound	rb
sound-	bIcFj[nHqY
soup	hb
soups	sU
soups$	fU
sour	bSgHiZkGmJ
sourc-	iY
sourcing	iW
sourd-	iV
sourdough	iV
sourdough$	cIiY
souri-	bUiHjVsU
sourire	jXsU
sourire$	jUsT
sous 0	eIfGhIiUj^mDqJ
sous chef	a]
sous contrat	b\`
sous$	a^hIjF
sous--	bSqS
sous-titrage	iU
sous-traitant	bZ
south	c]
south-	cb
southern	bVcBhZnJ
southport	cT
southport$	aT
souti-	hUiS
soutien	hUiS
sowei-	gX
soweit	gX
sowie	jY
soy	bWhIiIrStZ
soy$	r[sF
soyon-	fRqX
soyons	fRqX
soz.p-	jX
soz.pad	jX
soz.pad$	jX
sozia-	aTeY
soziale	jRkF
soziale arbeit	jRkF
spa	b]
spa 0	b^
spa$	c\`
space	iWoEsS
spain	aSbIcWiCnVrH
spain$	aVcWjTrF
spald-	cX
spalding	cX
spalding$	cV
span	bThFjYmC
spani-	jSkV
spanisch	k[nJ
spanish	iJjT
spanish or	jU
spanish$	aRkR
spann-	aGbZdEjUmJpJrVsS
sparg-	aSbR
spark	gJhHjRlXrR
spark$	cHjU
spark-	aTbU
sparkling	b[
sparks	aTbFiW
sparky	aW
sparky$	aXrH
spat	f\\
spat$	f]
spatd-	gV
spatdienst	gV
spatdienst$	gX
spate-	jJo[
spater	gThUjE
spater$	gJhGoUpSqX
spatestens	o^
spatestens 00	aIf[mT
spazi-	aIbFi]
spc	i]jH
spe	bTi\\jJ
spe$	i[
speak	dJlVsWtV
speak-	kU
speaker	jIkTsVtX
speaker$	jHkXrHsVtH
speakers	sV
speakers$	jHkHsY
speaking	aEjTq\\
speaking$	aJjTrJ
speaks	kUlTmI
spec	bJiJjUkXlG
speci-	bS
special	aYiT
specialise	b\\
specialisee	bWlI
specialist$	aZiE
specific	bXeSiE
specified	eW
specified purpose	eW
specimens	gJiZ
spedi-	bT
spediteure	i[
spedition	bYhW
speditionskaufmann	iHjZ
speed	hHjflH
speed$	jX
speic-	aIbSiV
spell-	bIiRr_
spelling	iIpIra
spelling$	iIrZ
spend	gGiZ
spend-	bVcGeYjS
spenden	iUmC
speng-	aWbS
spengler	a[oJ
sperr-	iX
spese-	gV
spesen	gV
spesen$	gX
spezi-	aFbRc^iHqE
spf	aIbZhEiJj\\
spieg-	aCbYi[j@lJmDrBsI
spiel-	jHoW
spielen	jHk[
spielt	lW
spielzeit	f?gCiBo_
spielzeiten	e\\
spielzeiten$	e\\iH
spill	fWgCiSpJqT
spill-	i]
spin--	b^kJ
spin-off	bZcJ
spina-	bV
spinal	bV
spind-	bT
spindle	jVoW
spine	jU
spira-	bGiYjFsT
spiri-	aXiFjWmT
spiro-	iIjW
spirometry	iIjW
spita-	aIbIc]iGmG
spitz-	aIi@ja
spl	aX
splic-	a[bJ
splicing	bIcIi\\
splicing$	bIcIi[
split	f]nTqU
split 0	fXgGqT
split shift	aUtI
split shifts	fW
split$	cSgShX
split-	fW
splits	fW
splun-	jW
splunk	jW
splunk$	jV
spoka-	cX
spokane	cX
spoke-	jZ
spoken	jZ
spoken$	j]
spons-	hWiUjT
sponsor	iWqS
sponsor$	aJgJiDjVqT
sponsors	bJsU
sponsors$	sV
sponsorship	dEiXjWpJ
sport	hSi\\
sport$	cHgChIi\\
sport-	s_
sportif	aZ
sportive	eWgIs\\
sports	hVmT
sporttest	gIjXpXsB
spot	aIb@ic
spotl-	jT
spotless	jT
spotless$	jY
spots	jY
spott-	iU
spotting	iW
spous-	hXiSjD
spouse	hY
spouse$	hZiG
sprac-	i@k_rS
sprache	iGpDra
sprache$	aUbJkV
sprachmittlung	aYgI
sprachnotiz	tY
spray	ia
spray$	iZ
spray-	jS
sprayer	aS
spraying	jV
sprea-	kZ
spread	fViH
sprec-	fEiZpU
sprechstunde	iZ
spren-	bSi]tJ
sprin-	iT
spring	qS
spring$	nU
springen	cFiTra
springs	bIc]
springs$	cV
sprinter	aEbHcIh[iBjWmInU
sprinter$	aGbIcFh]mHnW
sprit-	aTbGiYkF
spritzguss	aXbGcJiHjUkG
spruc-	qTtT
spruce	tV
sps	jHk]
sps$	k\\
sq	gDhIi^
sqf	cIjZ
sqf$	cIj[
sql	ji
sql$	jR
squad	m\`
squad de	mU
squad of	mY
squad$	aYbDiRjGmIpR
squad-	bTmT
squads	bTmT
squads$	bTiFmS
squar-	hYiSjB
square	iZ
square$	iU
squea-	iGjTrY
sr	m^pR
sr$	aWeBg\\
sra	cTm\\pStT
sre	aTmW
sre$	aZ
sres	m\`
sres$	fJhJm]pJ
ss	jZrV
ssi	i]jE
ssiap	jXmS
ssiap 0	jXmS
ssr	a[cIdGjI
ssr$	a\\dGiIjHkI
sst	cIiFjUkHm\\pI
st	c]oR
st ives	aIcT
st of	hXiU
st$	cXoY
sta	jV
staat-	jb
staatl	aRjSlItG
staatliche	jX
staatsexamen	gUjR
staatsexamen$	jX
stabi-	i_
stabilite	hIi[
stability	aUiU
stabl-	aFbWrEsU
stable	aFbWqRrEsV
stable$	aFbUsU
stack-	gRhX
stacking	iZ
stadi-	bTf@hHi[lGqC
stadt	bYcT
stadt mit	bT
stadt$	bWcCgRpT
stadt-	b_p[
stadte	aHbIcSnY
stadtwerke	bU
staff	bUmS
staff 00	bR
staff house	hW
staff in	dUmS
staff nurse	aY
staff$	a^bXeRmR
staff-	bBcSgHhT
staffing	eUtU
staffing$	eUtU
stag	j\\
stage	eUiRjU
stage 0	bJeJfGiWjXpR
stage$	eX
stage-	pYsRtR
stages	iUpZsU
stagi-	iSjUqX
stagiaire	jZq[
stagiaire$	jW
stagiaires	i]
stahl	j^
stahl$	jX
stain-	a\\bJiJ
stairlifts	aT
stairlifts$	aR
stairs	cTsS
stairs$	bAcWsV
stall	aTiS
stall-	aWbX
stamm	b\`cAdBtF
stamm-	bhcFgE
stand	fJiSja
stand-in	aYbHcFeT
standard	jXsT
standard$	j_sV
standards	iX
standards$	iY
standby	fXgS
standby$	gThY
standesamt	aViT
standing	jXsT
standing$	i@jTs[
standort	cV
standorte	aUbX
standorte$	b\\
stands	bUiX
stapl-	jSlV
stapler	cIjU
staplerschein	lY
staplerschein$	jW
star	b\`iIrX
star$	b]fJiHnH
starl-	hW
starlink	hW
starlink$	hXiG
starn-	cT
starnberg	cT
start	ob
start 0	fV
start :	kJoV
start monday	oZsS
start$	fRgRlY
start-	bU
start-up	bYgWhCtJ
started	bUjV
starters	i\`kI
starts	fUoV
starts$	f\\
startup	bU
stat	f_gHhD
state	bYjWmSpGrY
state-	pS
statement	jHpYrT
statement$	bIkIpTrS
statements	iV
statements$	sR
stati-	hUiX
station	cR
station$	aWbVcUhSiHjF
stations	b^
stations$	b_iB
statistik	iX
statistiques	iR
stats	jWlT
statt	aFh[iIpSrV
statu-	aJeatJ
status	bIeRhXpT
status$	hYiF
statut	eX
statutaire	aIe]gXjGtF
statutory	bTeR
staud-	aSbU
staudengartner	aV
stay	iInS
stay$	fIhWpTrV
stays	hZjT
stays$	iXjEqJsZ
stb	aTiVmH
stcw	j[
stcw$	jV
std	fT
std$	fUgW
stead-	eUjV
steady	eUjV
steady$	jX
steam	bViW
steam-	gGhYiT
steaming	i[
steck-	bIgDj[
steel	aHcIj]
steel-	bSc_jGkI
stefa-	tV
stefan	tV
stefan$	tV
stehe-	iU
stehen	iU
stehen$	oSqT
steht	hWtS
steht$	bEcUiX
steig-	kWqU
steigt	kWqU
steil-	bXjT
steildach	iV
stein-	aRbXjUpT
steinway	jW
steinway$	hT
stell-	tU
stelle	tU
stelle$	eHfYqU
stellen	a\`
stellen$	aZ
stellungnahmen	iX
stellv	aSpT
stellv$	aTpR
stellwerk	cU
stenc-	iZkU
stencil	iZkU
stend-	bRcS
stendal	bRcS
stendal$	bW
steno	bHcFgJhDjZkDl[mIpGsItD
step	bJg^iTqU
steph	kIqZ
steps	bJc\\gUiCjR
sterb-	b\\
steri-	jT
sterilisation	iV
sterilisation$	i\\
stern	b\\
stern$	b[
stern-	bViSjJkTrR
sternchen	iGjEkZrZ
sterne	bV
sterne$	bV
steuerberater	eVqSrH
steuerfachangestellte	aZ
steuerfrei	nZ
steuerfrei$	gUnZ
steuern	i[
steuern$	i[
steve	qT
steve$	aIiHt]
steve-	aYbGc]dHiAjI
stewa-	mU
steward	kUmX
stewards	aX
stewards$	a\\i?mT
steyr	aFbRc[
steyr$	aGc\\
stfw	aYeCfBgHh^iCkElCtH
sti	bVgbjG
stich-	oGp_rZ
stick	kXmJ
stick-	iY
sticks	iU
sticks$	iU
stief-	aHbFcIeIfGgEhbjGkJlDnJ
stift-	bYcFeTiE
stiftung	bWiErY
still	bWjTqa
still-	bSgUiVoCq[rI
stimm-	jYqW
stimmt	qZ
stimmt$	qT
stipe-	hT
stipend	hT
stipend$	aVhWoIsJ
stirl-	cZdFfI
stirling	cZdFfI
stm	j[
stm 00	jX
stock	i\\
stock$	bUhTiY
stock-	hUoV
stockport	cW
stockport$	cW
stocks	iW
stocks$	iT
stockton	cS
stockton$	cT
stoff-	bHi\`
stoke	c_
stoke$	cU
stoma-	j[
stomach	j[
stone	cJjZsX
stone-	pW
stop	t\\
stop$	aIeFjEpBtc
stop--	iWrW
stopp	bXfGpGsIt_
stopp-	m\\pItU
stops	if
stora-	bT
storage	bT
store	hS
store$	aGb[iU
store-	iV
stores	mY
stores$	aFm[
stori-	iYrT
stories	iYrT
stories$	iZ
storm	bXfRiGoU
storu-	iY
storung	fV
storungen	fIiR
story	iWq]rS
story$	iXpJq[
stp	rStU
stp$	rSsVtY
str	bFcZ
strad-	iTrV
straf-	fHhFj[rW
strafregisterauszug	jY
strah-	aVjRkX
strahlenschutz	jFk\\
strai-	f]hJsS
straight	fWhE
stran-	cYhZ
strand	aTbGcYhJ
strand$	aSbHcYiH
strandhotel	aIb[hF
stras-	cTnS
strasbourg	bJcTnT
strat-	bTiV
strategic	aV
strategies	iV
strategies$	iY
strategy	i[
stratification	bCi\\
strau-	cT
straubing	cZiG
straubing$	cT
straw	a^bJiI
straw-	bVhGiI
straß-	hSkJ
straße	dW
straße$	dWiJ
straßenbau	bUgI
straßenbau$	aWbEjS
straßenwarter	a[cJfR
strea-	aSlWtS
stream	aCiFlZmItV
streaming	aXbScJiI
strec-	cFjXlZ
street	cXkH
street$	hRpUrT
streets	iX
strei-	iZjFqUrW
streichen	gJi>jFrc
streichen$	gDqTrT
streit	sT
streit$	iRsX
streitet	iUjHq[
stren-	iRpHqW
stres-	j\`sR
stress	qVsU
stress$	jHkVpHsV
stret-	cSjUqW
stretch	cSjUqW
stretch to	qZ
stretch$	bHcZiI
stric-	fUiFpV
strictly	fZrS
strik-	iUqW
strikes	iV
strin-	kS
string	iS
string$	nV
strip-	iZ
strok-	bU
stroke	bU
strom-	aIcViTjR
stron-	jSsT
strong	jSsT
strong$	bW
struc-	aUpItZ
structural	iT
structure	aYiIkU
structures	aU
structures$	aY
struk-	bJhGi]
strukturiert	jV
sts	b^jJ
stuck	aY
stuck$	a^
stuck-	bY
stuckgut	iW
stude-	kXsV
student	kVtW
student$	kTmW
students	bVcGgGkX
students$	b\\gIhT
studies	eJiX
studies$	i\\
studio	hU
studio$	aHbRcDhc
studium	jWlX
studium$	j\\lD
study	hXpU
stufe	aSgZ
stufe 0	gZ
stuff	fTiWjT
stuff$	fWiSjW
stuhl-	i]
stuhlassistenz	iZ
stuhle	bSiVmI
stuhle$	bUmI
stund-	fT
stunde	gV
stunde$	gU
stunden	fW
stunden im	iZjG
stunden$	fX
stunden-kurs	bAjb
stunden-woche	fZgF
stunden-woche$	fYgIhG
stundenlohn	gW
stundenlohn$	gX
sturm-	f]
sturmschaden	f]
stutt-	aGca
stuttgart	iSnT
stuttgart$	bIiW
style	rh
style$	r[tT
styli-	jS
styling	iUjU
styling$	bEiUjV
stylist	bYgJ
stylist$	aYbF
su	q\\
su cargo	fJiWmT
sub	eSgT
sub-c-	aCbAcEe_gFhIiTjHmG
subbi-	e[
subbie	e[
subbie$	eZ
subco-	aHb^eT
subcontract	eWiU
subcontract$	bHe\`iC
sube	eBiHjBk[o\\pF
subid-	o[
subida	o[
subim-	bZgU
subimos	bZgU
subir	iJkW
subj	bIt^
subje-	pSqRrRtR
subject	pSqSrRtR
subject$	eEhGpTq[
submi-	iX
submission	fViS
subro-	cUeY
subrogada	bTcW
subs	eTgEh^jS
subs$	bSeVgGhYjFpG
subsa-	iUsS
subsi-	hV
subsidiado	hS
subsidised	hV
subsidised$	hXiH
subsidy	hVjV
subsidy$	dJhRsT
subst-	e_hGiYjE
substitute	eShJiIjIlX
subte-	gRiFj[
subti-	kT
subtitler	aY
subve-	gJhY
subvenciones	aU
subventionne	bThR
subventions	bIi_
succe-	hTqU
succession	oWqX
succu-	b_jFtH
succursale	aU
suche	bFqGt^
suche-	aTtW
suchen	aTtW
suchen$	bGcHiHtZ
sucht	t]
sucht$	t\\
suckl-	bZ
sucklers	bZ
sucklers$	bY
sucur-	bScT
sucursal	cY
sucursales	bZ
sucursales$	bV
sud	cYoX
sud$	c]oU
sudbu-	cR
sudbury	cR
sudti-	iRnTsT
sudtirol	iRnTsT
sudtirol$	iDnYsS
sue	g\`jCkI
sueld-	gUlSrS
sueldo	lTrV
sueldo$	l[sH
sueldos	gZ
sueldos$	gT
suelo	i[
suelt-	bSiJqU
suene	qHr_sI
suffi-	lX
suffit	lY
suffit$	lY
sufic-	j^
suficiente	j^
sugar	hX
suhl	cX
suhl$	cW
suis	cCpJqg
suiss-	hGjVs^
suisse	jHs^
suit	h]jWsZ
suit$	h_iHjI
suite	iUtU
suite$	iVoW
suite-	bTiV
suites	bTiV
suites$	bV
suits	hZoV
suits$	h\\oS
suiva-	eIg_qI
suivant	eJgS
suivi	i^jC
suivi de	iT
suivi des	hIiV
suivi-	iW
suivis	iW
suiza	bU
suizo	aVbViI
suizo$	aVbWiE
sujet-	cIiW
sujets	cIiW
suma	jGke
suma puntos	kUlV
suma$	k\`
sumar-	iXkZqW
sumaria	k]
summa-	iR
summary	iS
summary$	jTpT
summe-	rF
summer	rD
summer$	bSeUpG
summers	cWfTiEjInU
sun	f[
sun$	aGfWgT
sun-t-	f]
sun-thu	fS
sun-thu 0	fR
sun-thurs	f^gJ
sun-thurs$	fS
sunda-	fS
sunday	fV
sunday 0	fS
sunday 00	fAiXpRtT
sunday$	bVdJfZiCoW
sundays	gRhVqS
sundays 0	gY
sundays off	fAhc
sundays$	fTgWlJ
sunde-	cU
sunderland	cU
sunderland$	cT
sup	aUgWiImV
sup$	a]gZiG
super	hXkT
super$	gSk]
super-	mX
superintendencia	iDj\`pT
superintendent	bDpX
superintendent$	bHmFpZ
superintendente	m[
superior	bScTjR
superior de	cXiHlX
superior$	aHcVjW
supervisar	i[
supervise	iV
supervises	iHm\\
superviseur	mY
supervising	lXmZ
supervision	h^i[
supervision paid	hV
supervision$	hUiTmR
supervisor	aU
supervisor$	a\\
supervisoras	mT
supervisors	aRfHhXpV
supervisors$	iIpV
suple-	e^iUsH
suplencia	bHe\`
suplencia$	bGe_
suppleance	a]fEiIjWlI
supplement	gb
supplement$	gY
supplemental	iGp^
supplied	hTlVmS
supplied$	l\\mD
supplier	iY
supply	bSjS
supply chain	aZtI
supply$	aDbY
support	aSiS
support worker	bR
supported	bJjUm[
supporter	jVmW
supv	aSmYtJ
supv$	mV
sur 0	fShIlT
sur 00	fBgZhUjF
sur cinq	f\\
sur deux	fYi[jF
sur la	bDdJhViVnT
sur le	iIqJr[
sur les	hTjRrV
sur mesure	hX
sur place	dZhRiD
sur quatre	eHfRhGmHnY
sur site	d^fJiU
sur six	f\`
sur trois	f[
sur un	pY
sur$	cTjT
surco	b[cRjH
sure	eYjUpU
sure$	eHiVpY
surf	h_jT
surfa-	b>g^iS
surfaceuse	i[
surge-	bSiU
surgeries	bXjIsW
surgeries$	b\\iE
surgery$	aYcI
surpr-	jSkS
surprise	jSkS
surre-	cR
surrey	cR
surse-	nT
sursee	nT
surti-	aViT
surto-	qS
surtout	qS
surtout pas	rT
surveillance	iW
surveillance$	iW
surveillant	jU
survey	qU
survey$	iY
surveyor	aU
surveyor$	aTgI
surveyors	bVmU
surveyors$	bWiXmE
surveys	bGfIi^
surveys$	iT
survi-	hTqU
survival	gRhViI
survival$	hIj]pI
sus	gUi?m[
suspe-	iVqT
suspension	iVqT
suspension$	iXmJ
susti-	eXtT
sustitucion	aUe[tF
suthe-	cV
sutherland	cV
sutton$	cR
sv	a@bacGjEtC
svcs	bT
sven	mXqX
svp	jHrZs\\
svp$	aTmJpJr\\
swabs	i]
swabs$	iX
swahi-	kX
swahili	kX
swahili$	jW
swans-	dInW
swansea	dInW
swansea$	cT
swap	aVfZ
swaps	i_
swaps$	i[
swear	i\\rU
swear-	iS
swearing	iS
swedi-	bSlU
swedish	bSlU
swedish$	bUkRlUpI
sweep	aZiU
sweep$	a]bH
sweep-	i[
sweeps	iW
sweet	aIjEk^
swift	aEc[jV
swile	cHdGfIg?hgiIjFkGmHpB
swim	aShUjZpR
swim 00	iIj_
swim 000	jZ
swimm-	iZjX
swimming	aT
swims	iCj^
swims$	iCj^
swind-	cR
swindon	cR
swindon$	cV
swing	f\\kRoRpI
swiss	rTsW
swiss$	rTsX
swiss-	hSjYk?
switc-	iXjT
switch	iT
switching	jX
sworn	aIj]sZtI
sydne-	cW
sydney	cW
sylvi-	mS
sylvie	mS
sympa	jDkXmUpR
sympa$	jDkYmV
sympa-	jZlI
sympathy	jZlI
sync	iEj\`
sync$	iEj\`
syndi-	aUb[s_
syndicat	bSqVsR
syndiques	iHsY
synth-	iTpS
synthese	iSjFpU
syrin-	bW
syringe	bW
sysme-	jVkU
sysmex	jVkU
sysmex$	kU
syste-	bW
system	bX
system 0	aCbWfZjF
system$	gWkT
systemes	aTiG
systems	kU
systems$	iEjXkT
sz	c[gW
t	bR
t /	b^dUgFiHqS
t 0	cbgUhT
t 00	eIf[iU
t urlaub	bIhU
t €	b@iX
t$	bVgJiUj[
t-zug	fEh]
t-zug$	dJfIhZ
ta	aWmR
ta 0	aSgViVkH
ta$	aWiF
tab	cYiRkI
tabac-	iY
tabaco	iW
tabaco$	iT
tabel-	gTtS
tabelle	gTtS
tabla-	gVmU
tablas	g[
table	dYiSlJpS
table$	iXpT
table-	iW
tableau	jV
tableau$	jV
tableaux	iTjV
tables	bViT
tables$	bZpF
tablet	fIhYiS
tablet$	fHhViY
tablette	hX
tablette$	hV
tac	iXjU
tacho-	i^
tacog-	iU
tacografo	iU
tacografo$	iS
tact	j\\
tact$	iVjT
tacti-	kZ
tactile	kZ
tactile$	kZ
tafel-	iZ
tag 0	eW
tag eins	gT
tag$	fSgT
tagal-	jT
tagalog	jT
tage	dSfVhV
tage (	eHfUhX
tage +	hU
tage a	f[
tage daheim	dXfG
tage frei	fV
tage pro	eYfGhDnT
tage vor	pX
tage$	f_h^
tage--	f_
tage-wo	fV
tage-wo$	fV
tage-woche	hT
tage-woche$	fZ
tagen	dT
tagen$	dYfR
tages-	gWi[
tagesbericht	iV
tagesklinik	bJiZ
tagessatz	gX
tagli-	hUiV
taglich	hVnR
taglich$	gThV
tags	fVgGic
tags$	fVi[
tagsc-	fY
tagschicht	fY
tagschicht$	fW
tagsu-	f[gG
tagsuber	f[gG
tagsuber$	fZ
tahon-	bYiWtC
tahona	bYiWtC
taill-	iVsW
taille	aGiWsU
taille$	iY
tailor$	aT
take	pS
take on	bTiXjD
take$	bGgTsTtT
take--	hTjDkVpY
take-home	hTpZ
takes	bViRjHpY
takin-	tW
taking	iTkJtW
tal	cYfFg\\hEiImH
talav-	c]iJjF
talavera	c]iJjF
talen-	pUtR
talent	jS
talent$	iIjW
talento	pS
talk	iVjTpYtV
talk to	i[sI
talk$	j[kVtU
talki-	tU
talking	tU
talks	i]jIl]pT
talks$	i_lFmGpZ
tall	sa
talla	cGi[s[
talla 00	bXiEsX
talla-	aRcU
talle-	bT
taller	bW
taller de	aFbRiSmY
taller$	aWjW
talleres	aHbIc[
talli-	iU
tallinn	cT
tallinn$	bT
tallo-	bVqG
tally	bAg_iTkG
tally$	iZmR
tamar-	bXcImU
tambe-	aW
tambero	aW
tambi-	kSlR
tambien	kSlR
tambien$	bJeFiFk^lEoD
tambo	bXcZi@jFrX
tambo-	bFc\\iJ
tamil	bFjY
tampi-	aGbEcXhUiH
tampico	cEhWnR
tampico$	cFhWnT
tampo-	aIiVkIsZ
tamsi-	mVtR
tamsin	mVtR
tamsin$	mVtR
tamworth$	cT
tanat-	bZ
tanatoestetica	cJi]
tanatoestetica$	cIi[
tanatopractor	aX
tande-	mY
tandem	mY
tandi-	cU
tandil	cU
tandil$	cU
tango	aXj]mEsI
tangu-	rZ
tank	hJiTjY
tank$	iJj[
tanke-	aTbSjGlX
tankers	bVjGlU
tankers$	iClW
tankk-	hU
tankkarte	hU
tankkarte$	hV
tanks	b\\cJiT
tanks$	bXgHiV
tanks-	a\`
tankstelle	a]eJfIhI
tanqu-	i\\
tap	j\\
tap$	j[qI
tapa	i^mDqW
tape	i]jGpW
tape$	hFiWpY
tapes	i\\
tapes$	i\\
tapic-	aTbU
tapicero	a^bJ
tappi-	oX
tapping	oX
taps	b[fAgHiW
taps$	bYgE
taqui-	hT
taquilla	hT
taquilla$	hT
tarbe-	cU
tarbes	cU
tarbes$	cV
tard	nT
tard$	nUtT
tarde	f\`
tarde 00	fY
tarde$	f\\
tarde-	fV
tardes	fV
tardes$	fVpT
tardi-	fX
targe-	iX
target	iU
target 00	q[
target$	gY
targets	iT
tarif	g]hVjU
tarif$	gU
tarif-	iWjXmApT
tarifa	gTrW
tarifas	iTpR
tarifas$	iTpR
tariff	g]hJ
tarje-	hUrS
tarjeta	hVjRrT
tarjeta de	hSjV
tarjeta profesional	jT
tarjeta$	hCjSrZ
tarp	gR
tarra-	aVcRjV
tarragona	aX
tarta-	hYiXjGpD
tartr-	iW
tartrectomias	iW
tas	bDcddHiHkInI
tasad-	aS
tasador	aS
task	aFfSiT
task and	fXiJ
tasks	i[
tasks :	iW
taste	bWiIj[sS
taste$	aIbXjU
taste-	bHiZ
taster	bHiZ
tasti-	iWpS
tasting	aSiSpT
tatig-	aUgTjS
tatigkeitsgruppe	gW
tatto-	s[
tattoos	s]
tatua-	aJs_
taub	jGl^qEsZ
taube-	cGi\`
tauch-	hIjEm\`
taugh-	l]
taught	l]
taught$	l]
taugl-	jXpS
tauglich	jT
tauglichkeit	pX
taunt-	jF
taunton	jF
taunton$	cW
taura-	c[
tauranga	c[
tausc-	iX
tauschen	iZ
tauschen$	iV
taux	gchS
tax	eHgWiUjT
tax$	iIj[mApI
taxes	iUjW
taxi	hWlX
taxis	bViY
taxis$	bWiT
tbh	dUfHjFqWsa
tbh$	cJdXjFsX
tbm	aYkI
tcd	bagC
tcheq-	jEkZn\\
tctc	g\`hGjC
td	iEj\\mU
tdm	iZ
tds	j[pU
tds$	iGj[pU
te	tV
te cuento	kUtS
tea	hWiW
tea$	aTcIiWpV
teach	la
teach you	lWoU
teach$	gIjWkUlX
teacher	mY
teacher$	a_iI
teachers	bSkV
teachers$	bViFkU
teaching	kSlU
teaching$	iCjYkX
teakd-	iW
team	mU
team :	mW
team leader	fHtS
team of	maqR
team$	aUcTtU
teams	dUiSpYtU
teams$	d[pZ
tears	j\\
tears$	iZ
teas	i]
teatr-	b[
tec	kSm\\
tech	a]m[
tech (	cR
tech lead	mV
tech$	a\\kSm\`
techa-	bZhV
techado	hX
techado$	hX
techn-	mZ
technical	aR
technician	aU
technician$	aVmT
technicians	aUbTlT
technicians$	bXlUmS
technicien	aX
technicien de	bS
technicienne	aVmWtH
techniciens	mX
techniciens$	mY
techniker	jV
techniker$	aEjWmW
technique	eHgUmT
technique$	cGeBgVmTpT
techniques	jY
techniques$	iT
technische	aUjS
techo	gThGqY
techs	a]bSm]
techs$	bXm[
tecni-	mT
tecnica	mT
tecnica$	aHcTjJmV
tecnicas	mZ
tecnicas$	iRmT
tecnico /	aR
tecnico de	aZ
tecnico en	aS
tecnico o	jS
tecnico superior	aIjU
tecnico$	aJiIjUkV
tecnicos	aSbXhFmSnS
tecnicos$	aJbWhEnUpI
tecno-	jX
tecnologo	jVkS
tecnologo en	jW
teena-	iY
teilb-	aIfU
teilbar	aIfU
teilbar$	fV
teile-	eUgT
teilen	eUgT
teiln-	i]
teilz-	fS
teilzeit	gU
teilzeit$	aVeZgR
teilzeitgeeignet	eTfU
teilzeitgeeignet$	eTfU
tekap-	cU
tekapo	cU
tekapo$	cU
tel	jYp\`
tel$	cIiAj^mJ
tele	cUd]gVjJ
tele$	bFcIeHfFg^iV
telea-	ddgF
telearbeit	ddgF
telec-	a[
teleconseillers	aV
telef-	fTiT
telefon	jS
telefon$	iX
telefonat	oHpUrJtU
telefonica	aSfS
telefonico	aYcHfGiIjYkG
telefono de	fAhSiWpW
telefono$	rW
teleg-	iTpUrS
teleh-	aDbBcEd]fIgIhGiDj\\kGnItI
telem-	aIbTcIh\`iRjBmH
telemedicina	bZhAiU
telep-	pX
telephone	hTpT
telephone$	hTiY
telephonique	i[
teler-	bYcH
teles-	aWiBjBl^
telet-	cIdefF
teletrabajo	dY
teletrabajo$	dX
teletravail	cGd_fG
telew-	dhiE
telework	d^iGjJ
teleworking	aIdbiI
tell	jYqY
tell us	cVfZjHmHpVqF
telle-	aV
teller	aV
teller$	a\\sJ
telli-	iSlIpWqI
telling	iSlIpWqI
telmo	aFbWhE
telmo$	bXdIhE
telug-	jU
telugu	jU
telugu$	jT
temoi-	iWjHoZqE
temp	eZj\\
temp 00	eU
temp to	eT
temp$	aReUjS
tempe-	iXj[
temperage	jX
temperaments	cIiX
temperieren	jV
temperieren$	jW
templ-	aJjV
template	aJcYqIr[tS
templates	bIiW
templates$	bIiW
temple	b\\cFdRpI
templo	iX
templo$	iV
tempo	eViS
tempo-	e]
temporada	oV
temporada de	eHj\\kEoV
temporada$	pG
temporaire	aXeWhHoG
temporal	eViU
temporary	eViT
temps	eW
temps de	hVjCnV
temps partiel	aReV
temps plein	bZeW
temps$	hX
temps-	gS
temps-la	gS
ten	gRpS
ten years	bTgV
ten$	gVhCiVj>lTmWoHpV
tenan-	aIiTqR
tenancy	iX
tenant	iYqX
tenants	aEb[iE
tende-	iZjJ
tender	iVjBmR
tenders	i[
tendi-	i[
tendido	i[
tendr-	mX
tendria	mY
tenem-	qTsS
tenemos	qTsS
tener	jVlI
tenga	jTsZ
tenir	aSi[jS
tens	fahIiC
tens$	b@fbgIhFjItJ
tensi-	jT
tension	jWkTqR
tension$	jRkX
tenso-	jT
tensorrt	jT
tensorrt$	jS
tent	hViS
tents	bWgJhW
tents$	bThT
tenu	j[qW
tenue	h\`iUpJ
tenue du	i[
tenue-	h]iH
tenues	h]iH
terap-	aWhZjH
terapeuta	aUmR
terce-	jSm[
tercer	fRjY
tercera	bXpGrV
tercera generacion	bX
terci-	bSjZ
term	eZfUjF
term time	f_
term$	eWiU
term--	aHeafUqAtB
term-time	fW
term-time$	eTfS
terma-	aIiTsR
termina	f\\
terminada	iIj[lF
terminado	gZ
terminal	bY
terminal$	b\\cHhYiGjU
terminals	i\\
terminations	iSjU
termine	nTrW
termine$	bJf[
termino	eXgUhI
termino fijo	eT
terminplanung	iX
terminplanung$	iV
termo-	bHcXi\\
terms	eWjHr[
terra-	iS
terrace	i\\
terraform	kW
terraform$	jWkT
terrain	aThIiIjRmEnXoH
terrain$	a[bUiIm@
terrasse	hSkFsc
terraza	aUiS
terre	f[
terre$	f\\
terre-	mH
terreno	dTmF
terreno$	bId[pV
terri-	bVjEk[
territorial	bX
territory	bVcXjE
terti-	jJk[pJ
tertiaire	jJk[pJ
tertiaire$	k[pJ
terue-	cR
teruel	cR
teruel$	cS
tes	gXhHjHp[
tesa	aHbGcJeaiFjH
tesis	i^
tesor-	iVqU
tesoreria	iVqU
test	pd
test 00	hHpX
test de	pX
test$	gRj^pV
testa-	aZjGpV
teste-	aSjV
tester	aUqR
tester$	cHjZ
testi-	iWjT
testing	jW
testing$	h?ifjG
tests	idpW
tests$	ibjT
tetan-	iFjbpJ
tetes	b^gH
tetes$	bZgF
teu	iS
teu$	iV
teur	fIg\\jI
teur$	g^
tewke-	cV
tewkesbury	cV
texas	bTlJrR
text	pUr_tS
text "	jSmBpZ
text$	jHqVrXtV
texte	iSqDr\\
texti-	b_iHlT
textil	bR
textil$	aV
textile	bUgEjGlX
texto	rf
textu-	iU
textures	jT
tez	bFgJkHs^
tf	aVpR
tfa	bW
tfa$	aVbXiI
tg	gYiVjG
tgv	bVeEh\`iH
tgv$	bVhXiHjI
th	pS
th and	aS
th ed	j^
th edition	gCj[
th month	g\`hCjHoJ
th$	oUpZ
thack-	pY
than	jS
than 0	pY
than 00	hSrZ
thana-	aZkWmH
thane-	cZiJ
thanet	cZiJ
thank-	hGi<jJoarT
thanks	rVtT
thanks$	r]tF
that in	iFjZrItT
that isn't	jYkR
that stays	hJiFjDq\\rIsW
that way	se
that$	oR
that's it	hWjTqDtX
that's the	bFcWlHoYpIqSrDsEtE
that's why	bWiFqX
thats	cHlSpHtY
thaws	oX
thaws$	iJoY
the 0	hFqX
the 00	iHoUpV
the a	c\\fGhEiVqG
the ad	q\\rY
the advert	tY
the agency	jVtR
the app	hIi\\
the back	iGsUtX
the band	gEhHpXqZ
the bar	bJcXtV
the bench	bZdJ
the better	kX
the board	jW
the books	aHiTsS
the budget	bHhGiVqV
the cathedral	cUsT
the chair	pR
the chapter	iFpTrS
the class	l\\m\\
the clients	iIkWs_
the cold	aYbIrH
the council	iIqXrT
the county	bYcHqX
the course	hZiXjHk@
the crew	hGmEn\\pFq^
the day	f]hJjHp[
the dean	aIqWtW
the degree	i[jH
the door	hU
the facebook	lStX
the family	bDcHh^iJnW
the field	bY
the first	qJr[
the floor	cJd[iGpX
the gang	bDmYsT
the ground	iSoTrI
the group	bHjHmXqJr^
the hague	bScW
the hall	pY
the head	iFjUpVq\\
the hospice	a\\cH
the house	rVsYtJ
the hub	iV
the job	hYiIlVqU
the kitchen	iGsZ
the lab	i[
the last	pTqT
the licence	j\`
the like	jRsS
the line	m]sR
the little	hVjIpRqS
the local	cIiXpT
the ministry	iSjVqT
the morning	fRjU
the new	cEiU
the night	aSjRtJ
the odd	bRiSjU
the office	aUbSiApHqSsU
the old	bVcUhC
the one	hGqXrStT
the other	mVq[tG
the page	jHpJqY
the parents	qWrXsR
the person	i^
the phone	pT
the plant	aGbUcFqU
the police	bUiGpY
the post	bTeWiG
the public	bWfGr\`
the right	pWqWsU
the road	cHfDgTlWnXqW
the salary	rf
the same	jXqSsH
the school	kIp[
the second	aIbHcYkHrSsUtJ
the shop	bHpSsU
the site	nZrS
the staff	bYiI
the station	c\\iEtI
the summer	eSiX
the team	bSjImSsT
the test	l]
the thing	h\\i[qErGtJ
the third	cJrFtT
the till	jZrEsW
the time	fSiHpVsV
the tone	jIqGr[sItW
the town	aHbAt^
the train	qUtX
the two	cRfFiZjFlFqTsG
the uk	cTjD
the unit	sTtW
the volunteers	i\\mCqX
the wage	gZ
the water	bZiIrU
the week	hWiW
the whole	bUgIhTjU
the window	cIh]pFsV
the winter	bIfGgViWoV
the word	r_
the work	cW
the workshop	bIkYmX
the yard	g\\ha
the year	gT
the £	iSmHr_
the$	tX
theat-	cSjB
theater	gSjHkUlHqT
theatre	bRgR
theatre$	bSfUiI
theatres	bX
theatres$	bV
their	qWs[
their own	sf
their-	jIrT
theirs	jIrT
them	sW
them and	bFhW
them to	fVjHlYsI
them$	aWsR
thema	i[jElTpGq\\
then	e[
then $	e\\h?iF
then 0	cHdUpV
then a	iIpXrR
then panel	pZ
then$	jRtU
theol-	jY
theology	iVjHpT
thera-	bU
therapist	hR
therapist$	aVmW
therapists	a\\jI
therapists$	aY
therapy	kY
therapy$	bEiXkT
there	dVkJ
there are	fUiS
there is	fRiXkIlG
there$	cHdYfBlTpGqStS
there's no	jSlRs\\
there-	iI
thereabouts	fHgUjGtV
thereafter	eJgXoY
theres	iBlZ
therm-	aJbVheiT
thermal	aEbSjIkT
thermique	iW
these	iIoSpUsS
these$	bGoUrWtV
thetf-	cV
thetford	cV
they	s[
they can	kVpW
they come	pX
they do	iSkGsEtZ
they don't	lWqJ
they have	iIj^kZ
they must	sU
they need	aHj_
they will	cViU
they$	cHlVtV
they'd	iWmS
they'll	lSqR
they're	sV
thiba-	m[
thibault	pS
thibault$	pS
thibaut	m[
thibaut$	m[
thick	hIjZ
thick skin	hIj[
thick-	ia
thing	tS
thing$	sWt\\
thing-	pSsStR
things	pSsStR
think	oSqUtU
think$	hHoXqFt[
think-	iFqTtV
thinking	aGiErRt[
thinks	q\\
third	eSqU
third generation	qHtW
third$	g[hI
third-	gRhFiV
thirds	bYgUiF
thirt-	gShX
thirteen	fHg^
thirteenth	cIg[hE
thirty	iS
thirty days	fEh]
thirty-seven	f]gI
thirty-two	fJiY
this	qYtV
this is	aEcV
this one	d\\lHrTtC
this out	tY
this person	i[
this time	rYs\\
this year	bHeIfAl]qT
this$	qWtS
those	dWpH
those$	dEi[jEkZs\\
thoua-	bJcZfH
thouars	bJcZfH
thouars$	bIc[iH
thoug-	cH
though	cHdSlSrStH
thoughts	iGpRtZ
thous-	gT
thousand	gT
thousand$	hT
threa-	qTtT
thread	aIpHtX
thread$	pGtU
three crews	bXfCiEtY
three days	aUbHd\\eUiDnS
three in	jUmW
three months	eWtH
three to	bU
three years	iHjTmU
three$	iVjWmX
three-	hRiBjX
through the	sV
through$	cEiUpT
throughout	cWiI
throw-	bGiYjC
thru	eZf^oV
thu	fUpStU
thu 0	dGt[
thu$	cIdUf\\tI
thu-s-	fTsS
thu-sun	fU
thu-sun$	fT
thun	cZtJ
thun$	c[
thund-	cX
thunder	cX
thur	f\`kHlFmD
thuri-	cZiFnV
thuringen	n[
thuringen$	n\\
thurs	aIoTpX
thurs 0	pS
thurs$	aCfYiIoVpFqYtI
thurs-	fT
thursday	nU
thursday$	dR
thursdays	iT
thursdays in	bJdUiUpI
thursdays$	cUfS
thurso	aJcV
thus	aFb\\
ti	pT
ti$	gVpW
tia	iW
ticket	jUkU
ticket$	aIgTiCkYlZ
ticketing	jT
tickets	h[
tickets 0	hW
tickets resto	r]
tickets$	jT
tide	id
tidy	iVlIpGrUtU
tie	jV
tied	hYsW
tied$	hV
tiefbau$	aT
tiefl-	lZ
tieflader	lZ
tiempo$	aSoT
tiend-	bT
tienda	cR
tienda de	a?bUcZ
tienda$	gEhX
tiendas	bW
tiendas$	bT
tiene que	j\\tI
tiene-	hXiJ
tienen	hXiJ
tient	iZsY
tier	bV
tier 0	bW
tiera-	b\\hU
tierarzt	bGhW
tierarztinnen	bZgI
tiere	b[gIhYiI
tiere$	b\\gG
tierp-	bYcIiD
tierr-	cSfRsS
tierra	fTsU
tierra$	fXsV
tierras	aJbTcS
tiers	b\`fGiGmDoEpC
tiers-	aDbZcId[iIjG
tierw-	jV
tierwirt	jV
ties	bIcJeIgGhFj?kcmDp@qIrE
tig	j[
tig /	aV
tig$	aY
tiger-	aSiIjT
tigercat	aSiIjT
tight	iX
tigrinya$	aUjVkFtI
tijer-	iX
tijera	iX
tijua-	bSnW
tijuana	bSnW
tijuana$	bUnF
tikto-	iS
tiktok	iV
til	f]oT
tilbu-	aBcctI
till	fZ
till 0	fU
till 00	eSoIp]
till noon	f[
till six	f\`iF
till the	iDpW
till$	hFi^jWsS
tille-	bUiWjF
tilleuls	bX
tilleuls$	bXiImH
tills-	e[
tillsvidare	e[
tillsvidare$	eZ
timbe-	aViV
timber	aWiT
timbr-	f^gTpHsB
time 0	fJpW
time 00	fSjImEsR
time and	g[
time off	bUf<gUhViI
time served	jU
time zones	d^iDtH
time--	jY
time-served	jY
timel-	iS
timer-	mZ
timers	mZ
timers$	iHmZ
times	hVnZ
times$	cIiXnT
timet-	fUoY
timetable	fUoY
timin-	cHf\`
timing	fRiSjT
timing$	fU
timoc-	iRjGkW
timocom	iRjGkW
timocom$	iTjGkV
tinni-	hIi_jH
tinta	bWd]
tiny	bchJqIrX
tio	iHm]qItH
tip	bGgY
tip$	fUtI
tipo	jSrS
tips	gd
tips$	g\`
tir	jW
tira	i]
tiro	qFtZ
tisch	aHmYqY
tisch-	aUhWlV
tische	bVhX
tische$	bXhViG
tischler$	aY
titan	ia
titan$	i\\
titan-	iUkV
titane	jIkW
titanium	iU
titel	aTcJtT
title	iTqIrb
title$	aEjStS
title-	b\\
titles	b\\
tito	hIiFm]
titra-	i_
titre	j[rV
titre pro	aU
titre-	bShUjU
titres	jW
titul-	jTlT
titulacion	iVjCl^
titulado	jY
titulado$	j]
titulaire	aUgHjWqV
titulaires	bIcIgEhIiDjCl[m]oIpItG
titular	hSrS
titular$	hTiSrS
titulo de	jW
titulo en	oSrZ
titulo$	gSjS
tjm	bIgcjJpH
tl	aWbEmd
tlaxc-	aScT
tlaxcala	aScT
tlaxcala$	aW
tm	jHm_
tms	iT
to $	dJhT
to 0	f^
to 00	gT
to 000	iY
to 0000	bWlIpV
to 90	bZcJdHeDfGhY
to :	bHiImUt_
to a	aHiHjSmZ
to advertise	bUlIqXrFtT
to apply	kWqSrS
to april	b[fUjEpJ
to be	jRsT
to begin	eafGiI
to build	jRoY
to date	jW
to do	iVlUmH
to drive	bEi[jClX
to end	aJbJiYj[
to get	iUqStV
to go	iYjAkUqU
to half	fV
to have	k]
to hire	eStV
to it	iGjVlY
to keep	cHhRiDkGm\\pCqUsW
to know	iCjZlTqGrStJ
to live	aXh[qItJ
to look	pUqIsW
to march	e\\fTiHoC
to me	jFm\\sX
to mid	qXrG
to nov	bJeWfCgFiV
to october	aIoW
to one	aVfSiRjTtG
to our	bFiXlBmJpGsRtZ
to people	eHhW
to perm	oR
to run	aaiE
to sell	lU
to show	jTsU
to sit	jTqU
to start	eRfAga
to sun	f[
to take	oS
to them	iHsW
to thu	cDfX
to thursday	dXfW
to two	g\\hRiG
to type	jI
to work	hXiCjVmGrV
to you	eTp[
to £	aSgShI
to €	cHgIi\\
to$	tZ
toall-	hIiZ
tobac-	iTjW
tobacco	iTjW
tobacco$	jZ
toca	gVjYkGqS
tocad-	bRkU
tocado	bRkU
tocht-	bZ
tochter	bZ
tochter$	bV
toda	bUnY
toda la	bUnWqI
todav-	qT
todavia	qT
todavia no	rX
todavia$	kV
today	rItW
toddl-	iZsS
toddler	i\\
toddlers	sV
todo el	pUqSrV
todo incluido	bZg[mI
todo$	hSiFpVrW
todos	aJbUnTqU
todos los	nYpX
toget-	bU
together	bU
together$	bIdZ
toi	qetS
toi$	q[tV
toil	fYh]jD
toil$	f_hAiI
toile-	iU
toiles	iU
toiles$	pT
toileting	i[
toileting$	i\\
toilets	iX
toilets$	iX
toilettes	iT
toilettes$	iV
toitu-	iW
toitures	iW
token-	iT
tokens	iT
tokens$	iT
tokyo	cFi^kXlG
tokyo$	cGiVkY
told	rS
told$	mW
toled-	aJcSmS
toledo	aJcSmS
toledo$	mT
toler-	jj
tolerant	jZ
toll	bHi[jHkZtU
tolz	aJcY
tolz$	aJcY
tom	i\\
toma	iUtW
tomas	cGpWqT
tomas-	iVmDqRrV
tomat-	aHbXjW
tombe-	aFiAk]sT
ton	re
ton$	bUsS
tonal-	cIh[
tone	rg
tone$	iVtR
tonel-	bUgR
toneladas	b\\
toneladas$	bU
tonelaje	gRjT
tonelaje$	gSjS
toner	aIcIiZtH
toner$	aIcIiZtH
tongu-	jXmGsU
tongue	jXmGsU
toni	oXtU
tonna-	gR
tonnage	gR
tonne	bYfHgS
tonne$	bZfFiG
tonne-	bW
tonnen	bGgYiSsD
tonner	kX
tonner$	aTiS
tonnes	b\\iG
tono	rc
tono$	aFiZ
tonte	i[
tonte-	aSiT
too$	bS
took	eIqbtZ
tool	bHgEhYiTjT
tool insurance	hU
tool$	j^
toolb-	gAh\\
toolbox	fUlT
toolbox talks	jHlW
tools	hWj^
tools and	hBj[
tools$	hTiEjYlU
toowo-	cW
toowoomba	cW
top	kZrS
top 0	bGiJkHt^
top up	gHh_jI
top$	gUjEkZrS
top-u-	hSiT
top-up	eHhU
tope	gWlIq_
topog-	kU
topografo	aUkU
tops	eTrW
tops$	pXsT
torne-	iR
tornero	aS
torno	a_cD
torno-	iR
tornos	iR
toro	aHbEcGdFeGfEgGh\`i=jWkElFmCnFoGp@qDrFsDtG
toron-	cXdS
toronto	cXdS
torqu-	iSkFmT
torquay	cY
torquay$	cY
torque	bIiTjT
torre	bIcZ
torre-	cciG
torreon	cU
torres	bUiJpS
torrevieja	aHcU
tortas$	iIjVpR
torte-	bTiV
torten	bTiV
tosta-	iJjR
tostador	aTbV
tosti-	bSiXlH
tostion	bSiXlH
tot	iHjXkIo_pHqH
tot$	iHj[oWpJ
total	dShHnU
total$	fVqR
total-	fHgEh[iBjX
totne-	cW
totnes	cW
totnes$	cW
touch	aAbJfHj[
touch-	gHlYsU
toujo-	fVsV
toujours	fVsV
toulo-	aIca
toulouse	cZfIgHjT
tour	iSkTnUpR
tour de	aBbYcFkXnG
toure-	bV
touren	hS
tourier	iYtJ
tourier$	aTbEcIiU
touring	aGb]n]
touring$	aIb^iI
tourists	jXsW
tourn-	nW
tournai	cW
tournant	fWmV
tournant$	fXmU
tourne	cU
tournee	bEnV
tournee$	hUiR
tournees	hViX
tournees$	h\\iBnU
tours	iW
tours for	iZ
tours$	aWbJnV
tous les	dR
tous$	aJgZkSlZ
tout de	oYsS
tout le	cX
tout$	bGfSqWtT
toute	aJeJjZt_
toute la	eIjU
toutes les	hTjImV
tow	iTjX
towar-	k_
towards	kR
towel	iSjY
tower	aSfFgXiIoVrT
tower$	aVcWdJ
tower-	mX
towin-	jVkI
towing	jVkI
town	nRtU
town$	c\\iInZ
toy	bSiV
toys	i\`
toys$	iY
tp	rV
tpa	aIb\\iIjI
tpa$	bYjF
tpc	fGj]
tpc$	jW
tpn	bYgI
tpo	bFe[iSnE
tps	hSiSjV
tpv	bCgIhGibjE
tr	hV
traba-	mT
trabaja	fVmZ
trabajado	gVkR
trabajado en	bJlW
trabajador	jV
trabajadoras	bTmS
trabajadoras$	bSmS
trabajadores	b]
trabajadores$	b\\
trabajar	j\\
trabajaria	iVmT
trabajo	jX
trabajo social	j]
trabajo$	hTiT
trabajos	jT
trabajos en	jRpT
trac	p\\rS
trac$	jR
traca-	iY
tracabilite	iY
trace	cHfJmZpHtI
trace-	i\`
trach-	aSkX
traci-	iWjIkT
tracing	iWjIkT
tracing$	iWkS
track	b[kZlE
track-	hZ
tracked	fHhZ
tracker	aHiUpS
tracking	gZ
tracks	bIhFiSjT
tracks$	iHjX
tract-	aRbWeHjR
tracteur	aDj\\
tractor	j_lU
trad	i^
trade	iS
trade cert	hIjT
trade test	pU
trade$	h]iAjY
trade-	b^eWiIjIpJqV
tradi-	bUiS
trading	bY
trading$	bX
tradition	aIbYiHjTlG
traditional	iIjYkIlV
trado-	j\`
trados	j\`
trados$	jZ
tradu-	r]
traducteur	a\`
trae	qZ
traer	h\\pX
traff-	lSmH
traffic	lSmH
trafi-	mUpT
trafico	aRpU
trafico$	mHpX
trage-	mW
tragen	hUjX
tragen$	hWjY
trager	qU
trager$	bBiWmWqI
traid-	jCkBl]
traig-	lTpX
traigas	iIjJlVsU
trail	cXfGhEp]
trail-	cSgE
trailer	hViR
trailers	iSjU
train	lRn^
train$	bSl[
trained	jXlW
trained$	iUj\\lA
trainee	aRmS
trainee$	aRbFmXtI
trainees	aXm[
trainees$	iIkGlJmZpE
trainer	aXkZ
trainer$	iEjEk]nH
trainers	bHiDm_
training	kT
training$	i[kW
trains	iSjW
trains$	bHiX
trait	bXiJrF
trait-	gV
traite	aRiS
traite$	aWbDiT
traitement	g[
traje-	hSnS
trajet	gW
trajets	gFhUiGnX
trakt-	bUjV
traktorschein	jX
trale-	bIcZ
tralee	bIcZ
tram	aUc^fUhIiFjJ
tram drivers	aSjIqT
trami-	iSjY
tramite	iUjR
tramite$	iX
tramo	gYkJnZ
tramo$	cIgXiCkJnZ
tramp-	aYfVjJ
trams	bXjHlW
trank-	bU
tranken	bU
tranken$	bU
tranq-	fEiT
trans-	iS
transcript	pRtY
transcript$	aFiHpWtU
transcripts	pX
transcripts$	iHpX
transfer	h[iRkS
transfer$	h\\jCkW
transferable	iAj^
transferencias	bIiU
transfers	iY
transhumances	fDiSn^
transit	hX
transito	gDiXjS
transitorio	eY
transitorio$	eZ
translator	aV
transport	iT
transport$	hXiTjR
transportation	hHiFjXpU
transporte	gTh]
transporte$	gZ
transporter	h]
transporter$	h]iImH
transportes	aCb\\iItJ
transporteur	bSiJjZkH
transports	aHb[dI
transports$	aFbZcJ
trap	aJcIfWi]jI
traps	i\\
traps$	i\\
tras	oVqD
trasl-	hWiZ
traslado	hY
trass-	bIgJiIoaqH
trata-	iZ
tratamientos	iX
tratar	jSrW
trato	gViZ
traub-	cHeJh^iXjF
traue-	cDi^
traum	kZ
traum$	k\\
traum-	bUiR
trauma	bUiR
trauu-	gThX
trauung	bJgX
trauung$	bIgY
travail	jU
travail a	iVjJkZ
travail en	jZ
travaille	f[
travaille$	fY
travailler	hZsX
travaux	mS
travaux$	aFiSmV
trave-	iSnU
travel	nX
travel$	aSbDgAhUiTjInUpH
travellers	aIbJiUmGpEs\`
tray	bGcHgIhIib
traye-	gThHjU
trayectoria	gThHjU
trays	hYi^
trays$	hGpV
traza-	bSjU
tread	qX
treas-	pUqY
treasurer	pVq[
treasurer$	iVpWqC
treasury	bR
treasury$	bT
treatment	mUrT
treatment$	mYpFr[
treatments	aGh^
treaty	aWbRcG
trece	gViCmY
tree	bZgSh@pV
trees	cEiRj^
trees$	cHi]
treinta y	qR
treiz-	gUhT
treizieme	gUhT
trejo	jImU
tren	iZlItR
trend	iZ
trend$	iW
trene-	iU
trenes	iU
trenes$	b\\
trenn-	qY
trennen	qY
trent-	bTsY
trente	jW
trente$	pRsS
trepp-	i[
treppen	jS
treppen$	iS
treppenhaus	bHi^
treppenhaus$	iX
tres anos	bWgS
tres bien	qVsU
tres comidas	haiH
tres dias	d]fZ
tres meses	eU
tres semanas	cJfChRlVoT
tres y	f_
tres$	f[hRmR
tresc-	jW
trescientas	iRjY
trese-	iVjGmR
tresen	iVjGmR
treso-	aUbIjV
tresor	sS
treuh-	aXi\\jDsH
treui-	iV
trgs	jW
tri	i]
tri$	aXbW
triag-	cU
triage	cU
triage$	cXjJ
trial	e]jGsZ
trial$	bUea
trial-	fWiT
trials	fUiT
trials$	bUfJiX
triba-	aTjTnS
tribal	aTjTnS
tribu-	cSh_
tribunal	qV
tribunal$	pX
tribunals	bZ
tribunals$	bZ
tributario	bDcIhEi]jU
trice	aZbI
trice$	aYiH
trieb-	b\\hG
trien-	e]hHjIsI
trier	cX
trier$	cX
trill-	aFbFc\`jEmGoT
trim	gHiasD
trimb-	cIj_
trimble	iU
trimble$	iY
trime-	gS
trimestral	dJiZnV
trimestral$	i_
trimestre	bTdR
trimestre$	bWdVgC
trimestriel	gX
trimestriel$	gT
trimestrielle	gU
trimestrielle$	gU
trimestriels	h^
trimestriels$	h]
trimm-	aV
trimming	iV
trims	fIi]
trini-	hCiGob
trink-	gRiXsZ
trinkgeld	gU
trinkwasser	iS
trip	cGgWnWoT
trip$	jIoTsV
tripl-	aGbclH
trips	f\\hTnY
trips$	aGeUfUgShVnA
tripu-	aUmV
trish	t[
trm	kXsI
trm$	aTkVsI
trock-	hTjY
trocken	hTrU
trois	mS
trois ans	eXiHjRkU
trois generations	bW
trois jours	aGdXeU
trois mois	dZ
trois semaines	hTi?lXnToV
trois$	iUjS
trois-	c]mU
trois-rivieres	c[
trois-rivieres$	cS
troisieme	kGmZ
troll-	a[bIhT
trolley	bIcIhWjT
trolley$	bJcFhVjS
trolleys	iW
trolleys$	iV
tronc	g\\
tronc$	gY
tronc-	bWgThEjUmG
trop	s_
trott-	iX
trotz-	bRqVrS
trotzdem	bRqVrS
troub-	s]
trouble	iFs^
trouble$	sY
trous-	h\\jG
trouv-	qV
trouve	qV
trowe-	pS
trowel	pS
trs	eJhWiIjR
trs$	hWjI
truch-	bSiW
truck	iCnY
truck$	hYn[pC
truck-	bUcU
trucks	bX
trucks$	bY
true	iGjZqSsX
truff-	bVkW
truffes	kZ
truji-	hU
trujillo	hU
trujillo$	hS
truly	iFl\\
trunc-	gIlW
trunca	gIlW
truro	bGc^
truro$	bGc]
truss-	bRcTiTjHsJ
trusses	bRcTiTjHsJ
trust	bbjT
trust$	bbtS
trust-	bS
trusted	gYiFkW
trustee	aHbS
trustee$	aIbT
trustees	qY
trusts$	iZ
truth	q_
try	pXs[
tsche-	kWnW
tschechien	n[
tschechisch	kY
tsd	bJfEg\\iZjI
tsd$	bIfGgZi[jH
tso	aYqX
tsu	j_
tsu$	jY
tt	df
tt$	d]
tts	f\\
tu fais	iTjGmX
tu me	pUsR
tu peux	pIqTtV
tu$	aCbXcDiFjGmUpIqDr[tR
tub	hTiX
tube	iWjJ
tubin-	bScTiU
tucke-	aJhY
tucker	aJhY
tucso-	cTjJoV
tucson	cTjJoV
tucson$	cTjJoV
tudel-	qT
tudela	qT
tudela$	qT
tue	f]pS
tue /	fRiU
tue$	f\`
tue-f-	fSiI
tue-fri	fSiI
tue-s-	fT
tue-sat$	fV
tue-sun	fRgJ
tue-sun$	fV
tue-t-	dY
tue-thu	dY
tue-thu$	dRfR
tues	dXiV
tues /	dXfCiImT
tues$	fZiWjIpT
tues--	dZfTiF
tues-sat	fW
tues-thurs	d[fEiF
tuesd-	fWgJpS
tuesday	iRp[
tuesday$	fGiZ
tuesdays	dX
tuesdays$	cIdW
tug	b\\iR
tug$	aIbZ
tuila-	hGm_oY
tuilage	mHo^
tuiti-	h\\
tuition	h\\
tuition$	h_iH
tulla-	cX
tullamore	cX
tumua-	pS
tumuaki	pS
tun	gUiYtS
tune	cIiWmW
tunel	jX
tunel$	aTjZ
tuner	a\`tI
tuner$	a^
tuner-	aXiS
tunin-	iTkR
tuning	iTkR
tuning$	iTkVlH
tunne-	bT
tunnel	fTnGtT
tunnel$	jXqGt[
tunnels	aRbWiJ
tunnels$	aTbS
tupe	i^jG
tur	bDc_hCoJsH
turbi-	bFgHjY
turbine	aVgIiS
turf	jT
turis-	iU
turismo	jY
turismo$	lR
turistas	kWsW
turistas$	jBkYs]
turistico	iSlFqDr]
turke-	hUsY
turki-	kY
turkisch	aHkU
turkisch$	aGjV
turn	jJpUtS
turn--	cFiTq\\
turna-	fWiU
turnaround	iVjS
turne-	fHi\\jFpG
turnh-	bTiU
turnhalle	bVcRfTiI
turnhallen	iR
turnhallen$	bU
turni-	eHfUiTsR
turning	i]
turning$	iX
turno	aVfZiT
turno de	iZjJmW
turno partido	fU
turno$	iSmU
turnos	fTiU
turnos de	fZgI
turnos$	mV
turnover	bZqV
turnover$	bZ
turns	fX
turns$	aEfViU
turqu-	iUnZ
tus	h^iJpS
tusch-	cJi_
tutel-	b[iR
tutelas	aUbFiV
tutoi-	r\`
tutoiement	r[
tutor	a_
tutor$	a_
tutor-	iWlXmS
tutorat	aHlZmVtJ
tutoria	i[
tuttl-	cY
tuttlingen	cY
tuttlingen$	cU
tuv	bIj_
tuv-z-	b\\kU
tuyaux	iU
tuyo	dHfDg\\kApT
tv	bWfHg_hGjEpHtH
tv-ar-	g]
tv-arzte	g]
tv-h	g_jJ
tv-l	gc
tv-l 00	fSgR
tv-l e	gU
tv-l$	gZ
tv-v	g[
tvod	eWg_jF
tvod 0	eZjA
tvod 00	gU
tvod sue	gT
tvod$	eWhJ
tvod--	eYgd
tvod-vka	gY
twelf-	eWpT
twelv-	fa
twelve months	eTfJ
twelve$	bEmY
twent-	g]hS
twenty	fUhRmJtH
twenty-five	gAhZiUmH
twenty-four	a[bCfE
twenty-one	gXhJ
twenty-six	gIiS
twic	jY
twic$	j[
twice	nT
twice a	bEcVhGiVkJnT
twice$	bYiUrU
twin	cTfT
twins	a?b@cIeCik
two days	aJcGdZeSfU
two hours	aIfWh?l^nW
two hundred	iRrS
two in	aGjakImItG
two months	eFfW
two of	qS
two to	dIeJjInX
two trips	bIf\\gFhUjJnFoI
two weeks	hR
two years	e\`
two yrs	e\\
two$	aSd[tS
two-f-	bX
two-t-	aFcIdWf]hGiFjG
two-w-	hW
two-wheeler	hW
tx	c\\jJnY
tx$	c[jGnY
txt	gHpXt\\
tyba	j]
typ	sb
type	sW
type 0	bX
type :	eXrTtI
type this	iFsZ
type$	aHjHsVt[
types	se
types-	cHjZ
typescript	cHjZ
typescript$	jW
typin-	jX
typing	jX
typing$	iS
typo	kX
tyre	bY
tyre fitter	aUqI
tz	eXfY
tz ab	eS
tz$	eVfWpH
tzbfg	eU
tzbfg$	eU
u /	m]
u 0	eFgEiSpW
u 00	aUi]
u$	fWiHk[lXmIpD
uae	bIiUj_pC
uae$	iSjZpI
uaeac	iSjY
uaeac$	iUjV
ubben	gGhCjHm[pV
uber	sS
uber 00	fHgZqDsi
uber das	iXjHpS
uber dem	hZ
uber der	bIdWiU
uber die	eZgAjVqH
uber$	bGcHdWiIsS
ubera-	jTtW
uberb-	bUcS
uberf-	gIhSiU
uberg-	h_
ubergabe	oV
uberl-	cWgIhVjS
uberm	bFhYsT
ubern-	eUnZ
ubernachtung	n[sH
ubernachtung$	n[sH
ubernahme	ebhWkJ
ubernehmen	hFiWjXqT
ubernehmen$	jS
ubernimmt	aTiV
ubernimmt$	aTiT
ubers-	rY
uberschrift	pHrZ
ubersetzer	aV
uberstunden	gU
ubert-	gW
ubertariflich	gW
ubertariflich$	gW
uberw-	bTiYrTsH
uberz	cHgZiI
uberz$	cHg[iH
uberz-	fTgV
uberzahlen	gWiE
uberzahlung	fSgU
uberzahlung$	fWiJ
ublic-	hTjU
ubliche	hViSjU
ubliche$	hUiRjV
ubung-	eY
ubungsleiterpauschale	eY
ubungsleiterpauschale$	eYhIiJ
uccle	c\`iI
ucker-	aJcW
uckermark	aJcW
uckermark$	cT
udaip-	bBc\`
udt	jV
ue	jXnV
ue$	nY
uefa	jakF
uelze-	cW
uelzen	cW
uelzen$	cW
uf	aEbIcWjHr[sS
ugand-	cSiS
uganda	cSiS
uganda$	cViT
ugx	bIg\`jH
uh	bJgGhWiStW
uh$	bHcItX
uhr	fa
uhr an	fTqS
uhr$	fY
uhren-	kJlY
uk	bS
uk licence	jV
uk$	bSdX
ukcc	aDj]tE
ukrai-	aVkFs\`
ukrainian	iWkF
ulm	bRcXkT
ulm$	cWkU
ultim-	jIqU
ultimate	aTiZjH
ultimo	qUsR
ultra-	bVcIhIiY
um 00	bJh_iBjC
um die	gZsV
um$	aHtV
umbau	bYiXjF
umbau-	i^
umbauen	iU
umbauen$	iT
umbre-	eXgV
umbrella	eXgV
umbrella$	eSgWlI
umfan-	fZiS
umfang	fZiS
umgan-	j]
umgang	j]
umgeb-	cSoFqY
umgebung	cTiC
umkre-	cSnS
umkreis	cSnS
umkreis$	jJnV
umland$	cR
umler-	lY
umlernen	lY
umowa	e[
umowa o	eX
umr	bZtG
umsat-	eXhIiS
umsatz	gS
umsatz$	gZ
umsatzbeteiligung	g\`
umsatzbeteiligung$	g[
umsch-	iHjTrT
umso	kY
umso besser	kY
umson-	cT
umsonst	cT
umsonst$	cU
umste-	i]lV
umwan-	hUiU
umwel-	jV
umzug	aUhYlInZtI
umzug-	bGh\`rU
umzugshilfe	gBh\\
un (	aV
un an	bJeTjYkH
un ano	ja
un atout	kZ
un dia	d_
un dimanche	fU
un domingo	f[
un homme	s^
un jour	d]qSrH
un mes	eShUiInW
un mot	kXqUrXs@
un peu	kV
un plan	i<jc
un plus	ka
un poco	k_
un poste	bHtX
un samedi	jZpV
un solo	iGpVs[tH
un video	p]
un vrai	hZiJjSkR
un we	f]
una persona	aZ
una semana	fSpS
una vez	nV
una$	aUcJfW
unas	bFeTfGiXn^
unbef-	eh
unbefr	eU
unbefr$	eT
unbefristet	eS
unbefristet$	eY
uncap-	gW
uncapped	gW
uncapped$	gX
uncle	b\\fGhDiGm_qH
uncle-	j[
uncles	j[
und 0	fFhYmSpS
und 00	mS
und 000	bZfW
und alles	aGiaqHtG
und bitte	iIjU
und das	bGfEi\\
und den	cSiHjTqR
und die	rT
und eine	iIjVm^sS
und herren	mItU
und ich	fCpSqW
und in	iV
und nicht	jZrW
und ohne	rZs[
und zu	bXnV
und zwei	aCbVmYtE
und$	jTtW
under	m^
under 0	i\\r^
under 00	gTnWsa
under 000	gRmF
under the	hVmTrH
under you	mY
under your	mCrYsE
under$	mVsT
under-	gEqS
underground	b?c_hEjS
underground$	hGjZ
understanding	iHjVqW
understanding$	iHjVqW
understands	jW
underwriter	aS
une experience	kS
une fois	eSmS
une nuit	f^
une semaine	fShJsU
une$	jUmS
unfal-	gEhd
ungef-	gTtT
ungefahr	gTtT
ungel-	cIfIgUh]iBjDkGlU
uni	bEiTlXsS
unida-	bXcU
unidad	bXcU
unifi-	cBgVjVkS
unifo-	h^sV
uniform	hXsW
uniforme	hZ
uniforme$	iJsV
uniformes	bZhTiJ
uniforms	iW
uniforms$	hU
union	bVpIsXtX
union$	aAbVcIe[hEpGrHtW
uniqu-	fWpUsW
uniquement	fXjIpWsY
uniquement$	fSpTs\\
unit	bRcRhS
unit$	aVcShU
unita-	aHbV
unite	aRbWjIkZ
unite-	aHbciH
unites	bZ
units	bUiSjU
units$	bVcTiU
unity	aSiJj[
univ	b[cHiE
unive-	bSl^
universidad	bVlT
universitaire	bTj=l[
universitaire$	bX
universitaria	b[jJmI
universitario	cSjRlU
universitario$	bHcXiIlU
universitat	tT
universitat$	bRtU
university	bWlY
university$	bSlV
unlim-	eXhU
unlimited	eXhU
unlimited$	eV
unloa-	iZ
unload	iR
unloc-	aHqGtU
unlocking	iU
unlocking$	iW
unmar-	sV
unmarried	sV
unnec-	iFl_
unnecessary	iFl_
unnecessary$	lZ
unnot-	lZ
unnotig	lZ
unnotig$	l[
uno	nS
uno de	jHnYoU
uno$	fViJ
unos 0	eTgS
unpai-	sY
unpaid	sY
unres-	j\\
uns	kVqR
uns :	bVdGiFjHqSsV
uns$	eSkW
unser	aFbSrX
unsere$	bGjZkHtY
unseren	aWiGtI
unserer	aIpVrHtU
unsig-	iX
unsoc-	fYiE
unsocial	fYiE
unten	aHrVt]
unter	mY
unter 00	gEsc
unter drei	bUiV
unter uns	qb
unter$	pU
unter-	eR
unterkunft	gT
unterlagen	pc
unterlagen an	pS
unternehmen	bSiFjY
unterscheiden	lVtX
unterwegs	kInX
until	eU
until 0	oGpX
until the	eRgHqW
uocra	aHbJcEdIe]fIhIjCkGlImJnIoIpIqIrIsItC
uop	eSgW
uop$	eTgW
up 0	eXgGiXpH
up for	bZeTmGpSqG
up from	iS
up in	dRkDsY
up on	bS
up the	iSnSqR
up w	bFgAiX
up$	jS
upc	cT
updat-	jStT
update	bUfHiEjZ
updates	i_
updates$	iX
upgra-	iY
upgrades	iY
uph	fV
uphol-	aTgFiSkX
upholsterer	aS
upholsterer$	aY
upholstery	aSiFk[lIpI
upkee-	iW
upkeep	iW
uplif-	gU
uplift	gU
uploa-	iW
uploads	iY
uploads$	iY
upon	eUkW
upper	aRcX
uprig-	iU
uprights	iU
ups	iUjT
ups$	iVjU
upsel-	i\\
upsell	iY
upsell$	gV
upsta-	hT
upstairs	hT
upstairs$	hY
uptim-	iR
uptime	iR
upto	sZ
upvc	i_
ur	cXg[iJjH
urban	hZ
urban-	bT
urbanizacion	aCb]
urbanizacion$	aEbUiT
urbano	bGkV
urdu	k[
urdu$	kV
urge	oUq]
urgen-	fUtU
urgencias	aUfZgH
urgent	tT
urgent$	tV
urgente	aGmHtZ
urgente$	aJbImHt[
urlau-	hZ
urlaub	rTtT
urlaub$	hYrU
urlaubsgeld	gW
urlaubssperre	f]hIpJ
urlaubstage	fBh\\
urlaubstage$	hT
urlaubswoche	fHh_
urtei-	cJia
us "	r]
us $	gZ
us :	bY
us a	aIp\\sTtS
us all	m^
us for	bViGq\\
us not	hGlIpW
us time	dVtH
us$	pJ
usa	cIhJn\\rV
usage-	b[gH
usagers	b[gH
usd	gTiS
usda	b[jG
use	rX
use of	fIiIj\\
use the	fUiFrS
use$	hWjR
used	lR
used to	hSqU
used$	aJrR
usefu-	kUlR
useful	kUlR
useful$	jJkc
user	hVi\`
user$	h\\jJ
users	aJb^tI
uses	j\`lCrU
usher-	aVqR
ushers	aVqR
usina-	aTcIiFkY
usinage	aTcIiFkY
usine	bV
uss	hejF
usted	pHq\\rX
usted$	bImUrX
usual	rR
usual-	fT
usually	fT
usuar-	bTiSnV
usuarios	bUnW
usuarios$	fJnV
usw	fRh[
ut	jS
ute	h[
ute$	hSkVtT
uthgr-	eTgR
uthgra	eTgR
utile	jFkXlZ
utile$	jCl]
utili-	gUhW
utilidades	g[hViGpJ
utilidades$	gWhUiBpI
utilitario	hX
utilitario$	hX
utility	eIiU
utrec-	cXdU
utrecht	cXdU
utrecht$	cXdV
utrer-	cU
utrera	cU
utrera$	cU
uv	iSkX
uv$	kY
uwe	pZqX
uwe$	pZ
ux	aV
ux researcher	aVrH
uzes	aSc\`fJ
uzes$	c\`
v	jV
v 0	rW
v$	jX
va	qS
va el	aHoXqHtT
va$	eTi\\jG
vac	hXiWoJpXrD
vac$	h\\iWpTrE
vaca	c\\iI
vacac-	h]oI
vacaciones	h]oI
vacan-	oV
vacances	fSgUhV
vacances de	oY
vacances scolaires	hZ
vacances$	hT
vacancy	iSqRtT
vacancy$	iZqF
vacant	o\\
vacante	bDcZjHmIoUpH
vacante$	cHeXqU
vacantes	a]qV
vacantes$	a]bJjEqT
vacas	bXiV
vacat-	aUfY
vacation	aUgV
vacation$	fDgVhY
vacations	eVfZmR
vacations$	aHbIe^iGmX
vacci-	iTjY
vaccination	hUjS
vaccination$	hWiRjG
vaccins	jS
vacio	ia
vacio$	bIi\\
vacun-	jZ
vacuna	jRpT
vad	i\\jI
vaill-	gIsZ
vaillant	gIsZ
vaiss-	iZ
vaisselle	iZ
vaisselle$	aIiZjJ
vajil-	bShT
vakan-	mX
vakuu-	bGcFhZib
val	bZc^iFmT
val-d-	c\`iI
valab-	eIpHrZ
valable	eIpHrZ
valde-	bWc[eJiCpF
vale	lVqT
vale$	iHjCkVl\\mJqS
valen-	c[iZ
valence	cYlX
valence$	l[
valenciano	cEjGkYlU
valenciennes	cXiI
valenciennes$	cXiH
vales	h^
valet	aUiZqG
valet-	iCja
valia	mIqY
valia$	mGqX
valid	iIj]sZ
valid$	iIjZ
valid-	jZ
validation	iW
valide	jTqU
valide$	j]pG
validite	jX
valis-	iY
valise	iY
valla-	c[
valladolid	cVdS
valladolid$	dV
valle	cWdXjUkH
valle-	aHc]iInSsV
vallee	bHsZ
valley	bWiInX
vallo-	c\`iJ
valor-	iUk\`
valora	k\\
valua-	bRiS
valuations	eHi_
valuations$	aIi]
value-	k[pXqHsZ
valve	i^
valvu-	aViI
valvulas	aViI
valvulas$	aViF
vamos	qXrGtX
van	hanV
van +	hJlWsT
van driver	aX
van licence	hCja
van$	gRhVnT
vanco-	cVqS
vancouver	cVqS
vancouver$	qU
vande-	aGbUcFfGgHm\\
vanne-	cW
vannes	cW
vannes$	cW
vans	bbiR
vans$	b]iV
var	cFgXjI
varia-	gZ
variabel	fUgV
variabel$	fW
variable	fCgX
variable por	gV
variable$	fJhU
variadores	jHk[
variations	iZ
varon	se
varon$	s[
varro-	iS
varroa	iS
vast	e\`
vast$	eZ
vat	iW
vat returns	ja
vat$	bReT
vater	a_
vault	jc
vax	j\`
vax$	j[
vb	ggjE
vb$	g]
vbl	fHgWhWjIsF
vbl$	dJgYhWjHsE
veces	dSn^
veces$	iGnY
vecht-	cV
vechta	cV
vechta$	cW
vecin-	qUsTtU
vecinos	iUqV
vecto-	j[
vectorworks	iIjZ
vectr-	bXcIiJjZ
vecu	jb
veg	hTiX
veg$	bThS
vegan	aEb^hHjHkTl_pHtC
vegan-	aTbRjVmI
vegane	bUjYkHrJ
veget-	gHiZsVtT
vegetarier	sWtV
vegetarier$	jIsTtU
vegetarisch	iZ
vehic-	hRjS
vehicle	hX
vehicle$	hAiTjV
vehicles	bXgC
vehicule	hSjWnT
vehicule de	hUjInT
vehicule$	haj@
vehicules	bWiS
vehicules$	iU
vehiculos	mY
vehiculos$	aDbHhIiHjRmZtH
veill-	iWjGsU
veint-	bYfRg[
veinte	bW
veintidos	gZiH
velbe-	b@cciF
velo	h\`
velo cargo	aV
velo$	bX
velos-	aEbTcIh^iDjD
velot-	c]dJfGhIiDlEnI
vemos	jYpHqX
venda-	iYnS
vendanges	bIfTnVtJ
vendanges$	bGfViGnW
vende	b[cJqIs]
vende-	mR
vendedor	aX
vendedores	bTmT
vendedores$	bVjHmV
vendeur	sZ
vendeurs	m\\
vendeurs$	m\\
vendeuse	a[
vendi-	oW
vendiendo	qU
vendimia	oY
vendimia$	aUgTmI
vendo-	iVlI
vendor	hUiV
vendors	iSjFkUsV
vendors$	iS
vendredi	dT
vendredi 00	gTlU
vendredi midi	bU
vendredi$	dT
vendredis	fU
vendria	k\`
venee-	bGcIiZ
veneer	aIiRjS
venen-	kY
venencia	kY
venga	lS
venir	jWpV
venta	bTi\\
venta$	bXgViD
venta-	bHhVkSmT
ventaja	k^
ventaja$	kX
ventana	cEhWjW
ventana$	hYiRjE
ventanilla	bHhW
ventas	iU
ventas$	i\\jIlIrHsE
vente	jWoXpB
vente-	aHbIc[hHiSnI
ventes	aHbIc[hHiSnI
venti-	fSgCh\`iXmJsI
ventilacion	gAhcpF
venue	b\\
venue$	b^
venue-	n]
venues	n]
venues$	bUnU
ver	jTt_
ver$	bIcJiJlHt]
verac-	hT
veracruz	hT
veracruz$	hU
veran-	j\\
verano	hV
verano$	fUiUjJ
verantworten	i[mJ
verantworten$	iT
verba-	cIp]rU
verbandsgemeinde	aJbYcI
verbandsgemeinde$	bXcI
verbe-	gZmI
verbeamtung	gZmI
verbi-	cUhUiR
verbo-	fS
verboten	fS
verbr-	iTqX
verdad	jS
verdad$	sTtT
verde-	bHc]nV
vered-	bVkTnX
vereda	bUkTnX
verei-	iV
verein	bUfJ
vereinbarung	gToS
vereinbarung$	gSiIoW
vereine	cIiZ
verfa-	aViGj[
verga-	iU
vergaberecht	aIiV
vergaberecht$	iW
verge-	aVrXtS
vergeben	aWpGqHtT
verger	aTmX
verger$	aVcIfImG
vergl-	iV
vergleichbar	gIjS
vergleichbar$	jR
vergu-	gWhU
vergunstigt	h\\
vergunstigt$	h]
vergutet	hTpV
vergutet$	gHhViGjTpV
vergutung	g[iJ
verha-	gUjU
verhandelbar	aGbHg\\
verhandlungssicher	jY
verhandlungssicher$	j]
verhe-	qIs^
verheiratet	qIs^
verheiratet$	sS
verif-	jUqT
verification	iRjWkH
verification$	iYkG
verifikation	i]
verka-	lT
verkauf	aXsT
verkauf$	hI
verkaufen	bUiU
verkaufen$	qW
verkaufer	lY
verkaufer$	aRjIlU
verkaufserfahrung	hEjGkIl]rI
verkauft	gJjVqYsU
verke-	aJjb
verkehr	bHiU
verko-	iZ
verku-	kVqT
verkurzen	kW
verla-	bSeU
verlag	bX
verlangerung	e^
verle-	bUe]hDiTpI
verlegen	i]
verlegen$	iW
verme-	rV
vermeiden	rX
vermeiden$	rS
vermessungstechniker	bU
vermi-	iXjW
vermin	iY
vermittelt	hX
verni-	iY
vernis	iW
veron-	cEjDn^pH
verpa-	aFb]iSjH
verpf-	gY
verpflegung	h^iG
verpflegung$	hYiIpI
verra	qVsT
verra-	aU
vers	aRfJiVjInJpU
versa-	iT
versand	iW
versand$	bRiV
versant	cYiGpW
versc-	jYqS
verschwiegenheit	jZqR
verschwiegenheit$	jYqS
verse-	gShDmIp\\
versi-	bVhJjSr\\
version	r[tT
version$	t[
versions	iJra
versions$	r\\
verso-	aCh[iUjJ
versorgt	bW
versorgung	bIh@i_
versp-	fGgDiDjGn]
verst-	bSj[sU
verstehen	iIj[sU
versteht	jWrU
versteht$	jZrX
verte	oEp_qB
verte-	fa
verteilt	fX
verteilt auf	fW
verti-	jX
vertical	iVjEkV
vertical$	jGkW
verticales	jT
verticales$	iS
vertige	jX
vertige$	jU
vertigo	jSlI
vertr-	aVjStD
vertrag	eUoG
vertrag lauft	eUoF
vertrage	jU
vertrage$	bVjS
vertraulich	mDpTq[
vertraulich$	qX
vertretung	iS
vertretungsweise	gJi]
vertretungsweise$	gHi]
vertrieb	bGjDl^
verts	aWhF
verur-	iXjDs[
vervi-	aIcf
verviers	cUjJ
verviers$	cV
verwa-	iIje
verwaltung	aRiFjAlXmW
verwaltung$	a[iH
verwaltungsfachangestellte	jY
verwaltungsfachwirt	jX
verwe-	i\\rV
verwenden	r^
very	kW
vesou-	cU
vesoul	cU
vesoul$	cV
vesse-	bUcR
vessel	bTcU
vessel$	b\\iI
vessels	iV
vessels$	iV
vesta-	b]jFnJ
vestas	b]jFnJ
vesti-	eIgShUsV
vestiaire	aRbJeDh]lGpD
vestiaires	hU
vestiaires$	hGiZ
vesting	fFg_hGjD
vestu-	hZ
vestuario	hZ
vestuario$	hT
vet	kR
vet$	a[iJkGp^
vetem-	hYiF
vetements	hYiF
veter-	bUmZ
veterans	bIiVsR
veterinaria	hT
veterinario	jTmS
veto	aZhS
vets	b\\
vets$	bX
vetti-	jZpR
vetting	jZpR
vetting$	iGj[
veut	iGqatS
veut pas	qY
veut$	aIcIdEfJiJoXpIqCsEtY
veux	s]
vez	dUiIn\\
vhf	iUkU
vhf$	bJiUkU
vhi	h^jI
vhi$	h\\jJ
via	pW
via the	pV
viaje	fGgVh\\
viaje-	jUnU
viajes	nVrS
viajes$	cJj^nD
viand-	hX
vianda	hW
vianda$	hX
viari-	aV
viaria	aV
viaria$	aX
vias	j]
viati-	gZhEnU
viatico	aJcJgYiJ
viaticos	gShEnV
vibe	s_
vibra-	hYsS
vic	cb
vic$	cV
vicen-	mU
victo-	hUjW
victoria	cRhXjJ
vida	hVpV
vida laboral	p]
vida$	bThR
vide	b?jTqZ
vide$	jY
video	kTpZ
video de	pX
video$	aVd^fDhG
video-	bGi]tT
videollamada	p]
videos	pS
vie	i[
vie$	aS
viejo	bIcYsZ
viejo$	bFc[iJsV
viel	bSfUiSqTtG
viel$	bFfZhJi^oJqC
viele	iWjS
viell-	nIqW
vielleicht	nIqW
viene	aIhVmT
viene-	fHkHl^
vienes	fHkHl^
vienn-	gJi[nXqWsI
vienne	iInZ
vient-	gThHqX
viento	gVhF
viento$	fU
vier	fYmV
vier tage	f^jI
vier wochen	aDf@hGodqUrF
vier$	f\\pXsJ
vier--	cEfbhDiDjImXpI
vierg-	iJjZsT
vierge	iJjZsT
vierm-	nZ
viermal	nZ
viernes 00	eIpZ
viernes a	fTpR
viernes de	fHh[
viernes hasta	fT
viernes tarde	aIfU
viernes y	fS
viernes$	hSiR
viert	bUm]
viert$	bUmW
viert-	fT
vierte	iEqY
viertel	gY
vierten	fUiT
vierter	bU
vieru-	cIi[
vierz-	aJc]fFhEiVjDmH
vierzon	bJcV
vierzon$	cX
vieux	qVs\\
view	bIeWpFrStS
viewi-	iU
viewings	iU
viewings$	iS
views	jZmI
vigen-	aFjZ
vigente	aFjZ
vigente$	aHj\\
vigil-	ia
vigilado	bYiG
vigilance	iS
vigilante	aXcR
vigne-	bWiI
vigo	cV
vigo$	cZ
vigor	aFbIj\\
vigor$	aFjZ
vii	aGbHcDdGeGfGg\`hFiCjBkGlGmGnGoGpGqGrGsGtG
villa	bTcShS
villa maria	aJfJhFiU
villa$	cBh^
villa-	c[
villach	sS
village	bTcThIiBjZsS
village$	b^iF
villages	cX
villages$	cX
villarrobledo	cU
villarrobledo$	cU
villas	bVcJ
villas$	jV
villavicencio	cY
villavicencio$	cY
ville	bVhRqS
ville-	c\`
villeurbanne	cTjJ
villeurbanne$	cT
vilni-	cU
vilnius	cU
vilnius$	cU
vina	bVcSiI
viney-	aT
vineyard	aT
vingt	aUfX
vingt-	bUhW
vingt-deux	bS
vino	bThZ
vino$	bUgDhU
vinos	iYjT
vinos$	fHiYjJ
vins	hViEmHo\`pA
vinta-	aXiFjZsS
vintages	iFj^sU
vinyl	iWlV
viole-	bViHjT
violencia	jV
violi-	iU
vire	q[rU
virtu-	hUiDjXpS
virtual	pU
vis	bWh^jH
visa	eSiH
visa$	eSh[
visag-	sX
visage	sY
visas	bDiVs^
visib-	kIrVsX
visible	kGpHqIrX
visio	iEpa
visio$	pX
visio-	aUbTjR
vision	aWjU
vision$	a\\
visit	i_mIpZqT
visit$	gSiSpU
visita	nS
visita$	gYjIrW
visitantes	bYjSkHsG
visitantes$	bYjTkHsG
visitas	dSiT
visite	fTgFpU
visite de	gIjJp_
visites	nT
visiteurs	b]gD
visiteurs$	bZ
visiting	hZiG
visitors	bVkW
visitors$	bTiZ
visits	dRfJnV
visits$	cRiX
visp	aTcXiG
visp$	aUcX
vista	bUcHjU
vista$	iTjR
vista-	dTfW
vistas	dTfW
visto	kVqEtZ
visua-	iZ
visual	iZ
visual$	iX
vital	kZ
vital$	k[
vital-	hW
vitality	hW
vitality$	hW
vite	aGbDcGiGkYqHrIt^
vites-	iWtU
vitesse	iWtU
vitor-	c[
vitoria	cV
vitoria$	cV
vitre-	i^jE
vitri-	fIi]
vitrina	jT
vitrina$	iS
vitrines	iT
viva	jUsU
vivan-	bUiHsY
vive	cVkXrT
viver-	aGbVc^iBjJ
vivero	aEb[
vivid-	k[
vivida	jSkUoJ
vivida$	iHjSkUoJ
vivie-	hY
vivienda	h]
vivienda$	gW
viviendas	bWiZ
vivo	bIjVkSpU
vivo$	iJjTpW
vlook-	j\\
vlookup	j\\
vlookup$	iHjX
vmwar-	jT
vmware	jT
vmware$	jS
vob	iW
vocab-	iW
vocabulary	iW
vocal	cHmY
vocal-	bWjUtV
vocale	iTtZ
vocale$	iW
vocat-	bU
vocational	bU
vogel-	aAcGeIfIiTj]kHpHrIsFtI
voice	jSrSt[
voice memo	t[
voice note	pUtU
voice$	bDcJiFjSqIsTtW
voice-	aViS
voices	rW
voici	t\\
voici-	iU
voicing	iU
voicing$	iS
void	aGbHc[iV
voids	iZ
voie	eXtE
voie$	aX
voila	t\`
voila$	cHhIt^
voile-	gFiVsZ
voir	dYiWpR
vois	pYqFsY
voisi-	gIkZqIrS
voitu-	hT
voiture	hVjR
voiture de	hWqW
voiture$	gWjTkF
voix	i[jHqRsR
vol	bDfJhWi[qV
volke-	bYiG
volks-	bZiS
volkshochschule	bU
voll	hYiJjH
voll$	fWoCsT
volle	eGfbiHqItF
volle-	bXfHlW
vollem	fHlXrS
vollj-	ja
volljahrig	jX
volljahrig$	jZ
volljurist	j[
vollk-	aUbBfc
vollkonti	fV
vollkonti$	fX
vollpensum$	gX
volls-	cJdWiTjJ
vollz-	eVfU
vollzeit	eVfV
vollzeit$	eSfVgT
volon-	aUeTjU
volontaire	a\`iI
volontariat	eWjZ
volontariat$	aXjY
volonte	h]
volonte$	h^
vols	b[fEgGh[iBjImWpI
volta-	jW
volti-	gEiBjHkd
volum-	aX
volume	aY
volumen	aR
volumen$	aWbCiT
volun-	mZ
voluntariado	kX
voluntariado$	jIkY
voluntarios	kYm[
voluntary	fThJmInZoH
volunteer	bUiV
volunteers	iTmY
volunteers$	bX
volvo	bajFnX
volvo$	aBbFhVn]pJ
vom bahnhof	cXpG
vom hof	hEiFjBkVnSsW
vom$	iTpU
von 0	bZfWjI
von 00	bRiZjH
von 000	bX
von daheim	dZnUoE
von der	nT
von hand	bSjU
von vorteil	kX
von zu	bFcIdUnX
von zuhause	d[fJhJ
von$	mIsRt\\
vor	pT
vor der	c[iIoXqD
vor ort	d]iSpR
vor$	bIfXqH
vorab	aIbIcIdIe^fDgGhFlEmJnGoJpErI
vorar-	cHjE
vorarbeiter	aX
vorarlberg	bYcCgIkInZ
vorau-	jUlR
voraus	tT
voraus$	lT
vorausgesetzt	jVlZ
voraussetzung	iHkXsT
voraussetzung$	kT
vorbe-	aJiXsV
vorbereiten	eHiY
vorbereiten$	eGiS
vorbereitung	gY
vorbereitung$	iV
vorfu-	i\\jE
vorga-	qb
vorganger	iIq_
vorge-	mc
vorgesetzt	m\\
vorgesetzte	mY
vorha-	hTkU
vorhanden	hTkU
vorhanden$	hUkV
vorhe-	gVlV
vorher	gWlW
vorher$	fWgFhHoU
vorke-	l^
vorkenntnisse	l^
vorla-	rY
vorlagen	iU
vorle-	bWjUkT
vorm	aGq[tY
vormi-	fY
vormittage	fbiF
vormittage$	f^
vormittags	qT
vormittags$	f]iE
vorsc-	i^
vorsi-	iIkGpFq]rGtW
vorsitzende	pJqTtZ
vorso-	dBfEh\\iTpJ
vorsp-	fIiFmGp\\
vorst-	bHmRpWsR
vorstand	mYqZ
vorstand$	aWeEiGm]qH
vorstellungen	f[iC
vorte-	kZ
vorteil	kZ
vorteil$	kZ
vortr-	iT
vortragen	iT
vorze-	gTsT
vorzeigbar	jUsV
vorzeigbar$	jWsW
vorzu-	kY
vos	fViH
voss	aIbHcJhZiD
voss$	aHbFcIhZiGjFnJ
vote	pXqT
votre	pVsZ
vouch-	h\\pT
voucher	gGhSjDp[
vouchers	h\\
vous plait	iHrUsU
vous$	hUtW
voyag-	gIhTnU
voyage	eYpJsY
voyage$	iSsX
voyages	cFgJhWnY
voyages$	aUhDnY
voz	iUtS
vp	mc
vpn	dbiJjD
vpn$	d^iIjH
vrai	jXkU
vrai$	bIiXjVsH
vraie	aUcGiJj\\
vrd	aWiZ
vrd$	a\\cEiW
vsl	aYbScGiH
vsop	g[jH
vsop$	g]jJ
vt	jGk[
vts	aZbG
vu	kUs^tS
vu$	k\\
vue	hTiUjT
vue$	iYjS
vuelo	hUiWlT
vuelt-	fIi[jHmFnU
vuelta	iFnX
vuelv-	e\\fHnTqTrJtJ
vuelva	eXmHtJ
vulne-	jV
vulnerable	iIjV
vw	hbnF
vwl	hWiJ
vwl$	hX
vz	eZfSgU
vz$	bIeWfSgV
vza	aIbJeVfS
vza$	bIeWfS
w 0	e^gTiUjH
w$	iJjXrT
wa	cTj_
wa$	c[dHgXiJjE
wa.me	gEjIpc
waalh-	cT
waalhaven	cT
waalhaven$	cT
wache	gGh[iW
wache$	iY
wachs-	aTeHtV
wader-	dZiEjU
waders	dZiEjU
wafa	fHjakI
wafer	aDiS
waffe-	jWlU
wage	eSfRg_
wage$	eZhIjClV
wagen	aIbTcBhYnY
wagen$	bUhZ
wagen-	bTiS
wageningen	bXiF
wagenmeister	aV
wages	gSqSsV
wagga	c[
wagga$	c\\
wagon-	bXcHi[
wahl	fEgIh[mWsJ
wahl$	hZmS
wahlb-	fVhR
wahlbar	fVhR
wahlbar$	fShW
wahlw-	fHhTiFpU
wahlweise	fHhTiFpU
wahre-	fSq\\
wahrend	fVqS
wahrs-	eY
wahrscheinlich	eY
wahrscheinlich$	e[pJ
wait	e]
wait$	eYiFjIlU
waite-	aUmR
waiters	fImV
waiters$	fHmV
waiti-	aWqR
waiting	aWqR
waits	jV
waits$	jV
wakef-	cYtD
wakefield	cYtD
waldb-	b[iFjJoR
waldbad	lToTpI
waldv-	cS
waldviertel	cS
waldviertel$	cS
wales	bFgUj]
wales$	bFgUj[
walk	iXjEpY
walk in	jJpY
walk round	pY
walk$	gSiW
walk--	b]iEjU
walk-in	fIpZ
walka-	i[
walke-	aJmXqT
walked	iRqZ
walker	aFm\\
walki-	hEi[nS
walking	hHnUpJ
walks	i_
walks$	i[
wall	bTiajHnF
wall$	bViYnE
walle-	aTiW
walled	i[
wallets	b[
wallets$	bX
wallo-	bScAn\`
walls	bTcRiT
walls$	cZiR
walsa-	cZ
walsall	cZ
walte-	pW
walze-	aY
wande-	aEbUcFgHh\\iInW
wange-	bUcSiI
wangen	bUcSiI
wangen im	bIcW
wangen$	bWiI
wann	iTj\`lD
want	tR
want a	sVtY
want someone	aSsT
want them	cFdRfTg@iIoW
want to	iIjHsW
want$	aFeSt_
wanted but	k_lF
wanted$	aRdRlWmI
wanti-	lVsS
wanting	lVsS
wants	qj
wants a	qFs_
wants to	aV
war	k\\qYsU
war der	aTjJkX
war gut	jHs_
war$	jJqUtU
ward	eFi\\lJmUpE
ward$	aGb[jG
warde-	aa
wards	aHi_
ware	kisU
ware ein	kX
ware fein	kZ
ware ideal	kFoT
ware$	ia
waren	j@k]sS
waren-	qX
warendorf	aJq[tF
warendorf$	qUtJ
wareneingang	aX
warm	bGh\\jVrV
warm$	bGhYjBrT
warme-	gGhSi^
warmi-	cTiW
warming	i[oG
warra-	bUcGg[
warrants	g^
warranty	aRiX
warrington$	cR
wart	mZ
warte-	kTqV
wartu-	fU
wartung	i[
wartung$	iW
warum	b^
was	qYtV
was a	bXqTrHsS
was$	fWhIiDjGkYlXqBsEtH
wasap	pZ
wasch-	h\\iS
wasche	iS
waschen	iR
waschen$	iU
wash	hTi[jI
wash$	aYiVmC
washe-	hTsV
washed	bThW
washi-	iW
washing	iW
washing$	iV
wasse-	dFh^iWqH
wasser	bYhXiEjTqF
wasser$	h[iI
waste	aSb]iJ
waste$	aTbYjH
watch	i[
watch$	i\\jT
watch-	fZ
water	bUiY
water$	hT
water-	cT
waterfront	cW
watering	i_
waterloo	cS
waterproofs	hVjUnF
waterproofs$	hYiFnI
waters	jBk\\
wave	iZ
wavre	c]
wavre$	cX
wax	ia
way	cY
way with	iHjUkXsB
way$	c\`iJqSsR
ways	fWgIiUjC
ways$	fWgIiUjC
wc	bIc]dEgFi[jGnH
wcag	iGk^
wcag$	iEk_pI
we are	bZcV
we can	aUbIjElVqYt@
we can't	fUqWsY
we do	bUlTtG
we don't	lVrU
we get	jCkWlXmIpDrS
we give	jDlYtV
we had	sV
we have	qR
we hold	bXeFsS
we know	s\\
we lost	q\\sT
we make	baiB
we need	tT
we open	fXtT
we pay	hUlZnV
we run	bVlU
we say	qHrVsZtV
we sell	b\`hF
we sur	fWjI
we take	bSlX
we teach	jVlX
we train	jTlZ
we use	fSiZ
we want	a[tW
we$	fa
we'd	kVsY
we'll	le
we're	bTqR
we're after	bEt]
we're not	bDrb
we've	iEqUtS
we've got	gBqXsS
we've had	sZ
wear	hHiXjS
weath-	fTgU
weather	fTgU
weather$	i]oW
web	jFlT
web$	tX
weber-	jIpX
webin-	bIi[kH
websi-	rX
website	rY
website$	iSpUrT
wechs-	fWlT
wechsel	f[iHmS
wechsel$	fYiDmS
wechseldienst	f[
wechselnde	bIc^
wechselschicht	fU
wechselt	jImUqW
wed	d[fW
wed /	dHpW
wed$	dUiR
wed-s-	fV
wed-sat	fW
wed-sat$	fV
wed-sun	qT
wed-sun$	f[
weddi-	bU
wedding	bWiRoR
wedding coordinator	aVbGqS
weddings /	bWgWiC
weddings$	aWbJ
wedne-	dU
wednesday	d\\
wednesday$	pJqV
wednesdays	cTeWpR
wednesdays$	iW
weds	fZiS
weds$	dUi]
wee	bIcWsS
weed	bIhHibjHtG
week	fV
week 0	fXg?iFpV
week 00	e[jJ
week in	d^oU
week is	fJo\\qH
week no	dVf\\h?iHsH
week of	fUgGhS
week off	hZ
week on	cJdJgRn\\
week$	fW
week'-	eVsU
week's	eVsU
week--	fZjF
week-end	fUjF
week-end$	fIhSi[jF
week-ends	fY
weekd-	f\\
weekday	fZ
weekdays	fU
weekdays$	fV
weeke-	fX
weekend	fU
weekend in	hX
weekend$	fa
weekends	fW
weekends$	fRhTiT
weekl-	fS
weekly	fS
weekly$	fWnV
weeks	fWlS
weeks holiday	fGh[
weeks in	cEfShDlSnWpR
weeks leave	fFh^rI
weeks paid	eEfJl_
weeks vacation	hZ
weeks$	fVhS
weg	rX
weg$	oTqTrZ
wegen	iDjSqRsW
wegen der	s\`
weibl-	sZ
weiblich	sZ
weiblich$	sZ
weich-	i_sW
weichen	i\\
weide	bXiV
weide$	bXiV
weigh	cJiYs_
weigh-	iYkU
weighbridge	bJcFi\\
weight	hR
weighting	gX
weihnachten	h\\qV
weihnachtsgeld	gZhF
weil	fEjTqWsS
weil die	eYsS
weima-	cU
weimar	cU
weimar$	cW
weinb-	rW
weinbau	bSiJjU
weing-	bY
weingut	bU
weink-	bUiU
weinkarte	bUiU
weiss	aIjSmU
weite-	q\\
weiterbildung	aZfF
weiterbildung$	qZ
weitere	aGeVmX
weiß	q_
weiß$	qTrWsR
weißw-	bU
weißwurst	bU
welco-	jIkVlU
welcome	jIkWlV
welcome$	iGjGk[lV
welcoming	iTrUsJ
weld	j[pW
welde-	a^
welder	jR
welder$	aRiIjT
welders	a_gFjH
weldi-	jTkZ
welding	jTkZ
welding /	cIi]jD
welding$	iHjYkV
welfa-	iR
welfare	iR
well enough	j[
well spoken	sT
well--	s^
wellb-	bVhX
wellbeing	bVhX
welli-	cTjSnY
wellies	hCiGjVkIn\\pI
wellington	jS
wellington$	jU
welln-	f@gHhXiT
wellness	f@gHhXiT
wells	bRcY
wells$	cWiI
welsh	k[rW
welsh$	jU
weltm-	bU
weltmarktnische	bU
weltmarktnische$	bT
weltw-	iUnT
weltweit	iUnT
wen	aGbGi[qYtE
wende-	iY
wendl-	bUtV
wendland	bUtV
wenig-	jX
wenigstens	jX
wenn	k[
wenn die	eGfUiSnVqG
wenn er	gThWkCpIqT
wenn jemand	iHkZ
wenn sie	bSiEkSs[
wenn'-	gHjVkVpJtT
wenn's	gHjVkVpJtT
went	qa
wer	hGkV
wer$	bVgZhJiIjEoH
wer's	hSi]jBkElG
werden$	sW
were	hSq_
werk	aHbHc_fGgIiDjHmDpW
werkb-	bZhXkHmG
werke	b_
werke$	b\\pI
werkl-	iW
werkleiter	iW
werks-	h]iHpR
werkscontroller	aY
werkstatt	cStH
werkstatt$	bR
werkstattwagen	h[
werkstudi	aWeS
werkstudi$	aSeUiG
werkswohnung	hW
werkz-	iVlV
werkzeug	kTlY
werkzeugmacher	aZtG
wesse-	b]iB
west	caiDpU
west$	bEcZjDnW
weste-	cciHpJ
western	pGsY
westf-	cSfEhV
westfield	bIcSfGhYiJ
westp-	cY
westport	cY
westport$	cY
wet	hTjT
wet$	cGfWgDh?iAjTkEpErZ
wetsu-	cJhaiCjFpI
wettb-	kX
wette-	aIbVcJfFjUoVsI
wetter	aHbBcDfGiYjIoY
wetzl-	bHcc
weyre-	cU
weyregg	cU
weyregg$	cU
wf	bFcV
wf$	bFcW
wfh	cRdhjH
wfh$	bIda
wfr	jV
wg	eTjHkWsS
wg$	eTkX
whaka-	cIjVs\\
whana-	iSjS
whanau	iSjS
wharf	bJcR
wharf$	cU
what	qTt^
what do	hYtS
what i	j[lH
what i'd	gIqY
what the	bFgUiX
what you	jVp\\rH
what$	aJpVtY
whate-	gTlX
whatever	gTlX
whats-	tR
whatsapp	tS
whatsapp 000	jS
whatsapp$	hRiVjJ
wheat	bXcH
wheel	iZ
wheel-	aUjSsT
wheelchair	iV
wheels	bWjV
when	fToS
when a	jT
when the	fZ
when we	iZjI
when$	cGfDiSjFtW
whene-	dWnJ
whenever	dWnJ
where	c]tX
where it	gWhGqF
where$	iDqIt\`
where-	d[eSfJ
wherever	d[eSfJ
wherever$	dYfH
whetu	lTmU
whetu$	lTmU
which	qR
which 0	aIbCcFf[
which is	bRqZ
which$	iRqU
which-	cSfTjJlTpW
whichever	cTfUlV
whichever$	cVfUiHlD
while	gJtV
whipp-	bciD
whisk-	qX
whisky	bTiS
whist-	cUiV
whistler	cY
whistler$	cY
whitb-	bS
whitby	bS
whitby$	bRcR
whitc-	c\\
whitchurch	c\\
whitchurch$	cV
white	c[iIjVrT
white-	aAb\\cSiEjIpV
whits-	cUoX
whitstable	c]
whitsun	fIo[
whitsun$	oX
who	tS
who :	bT
who can	aShEjVlEsStF
who has	iIkX
who will	iTtV
who$	jHt\\
who'l-	sZ
who'll	sZ
who'll be	mSsR
who's	tX
whoev-	bTqX
whoever	bTqX
whole	hSjS
whole-	bW
whole-time	gT
whom	me
whose	kIs\\
whse	gRjFkVlG
why	pWq]
why$	pYqS
wi	jYlGmHn]
wi$	iHj[lHnS
wichi-	cX
wichita	cX
wichita$	cX
wicht-	jZ
wichtig	iSrS
wichtig$	iRlS
wick	bJcXfTiI
wick$	bJc[iI
wide	c\\
wide$	cZ
wider-	s[
widersprechen	qJs]
widerspruche	iT
wie	fFrX
wie ein	sW
wie's	aFfYtZ
wiebk-	mS
wiebke	mS
wiede-	kE
wieder	qSsW
wieder$	aGpTs[tT
wiedereinsteigerinnen	jHkEla
wiege-	bGiS
wiegen	bGiS
wien	cf
wien 0000	c^
wien$	cY
wien--	cU
wiene-	bHr[
wiese-	aFb^cDkJtG
wife	pJq[sa
wifi	gHh_iE
wifi$	gJhY
wig	iZjG
wigan	c^
wigan$	cY
wigs	mY
wild	f]
wildc-	cDdIeIfAhGjakIlInIqIrI
wilde-	hIiJj[kG
wildl-	bStI
wildlife	bStI
will	q[
will be	cUiEjIkTpV
will come	hJjIl_mHpC
will do	iEjYlU
will show	jFkGl[p[
will you	aabIhJjIlIqGrG
will$	eRfWgHsTtW
will'-	qUrT
will's	qUrT
willi-	jTkS
william	cX
william$	cX
willing	iIjVkT
willing to	kW
willing$	iHj[
willk-	aRk[lT
willkommen	aRk[lT
willkommen$	aUk_
wills	bSiW
wills$	cJiW
wilso-	fI
wilson	fI
winch	iY
wind	bWjTtT
wind$	aW
winde-	cXhEiX
window$	hWiRoTqG
windows	bSjV
windows server	iIjX
windows$	jX
windp-	iS
windparks	iS
windparks$	iT
wine	bRhU
wine$	iWmU
wing	bSgIiW
wing$	bSgHiX
winne-	iS
winner	iS
winni-	cTiHjSnU
winnipeg	cVnV
winter	fT
winter 00	fV
winter$	bHeZ
winterdienst	fJi\`
winterdienst$	iS
winters	bCgJiIj\\oVqT
winze-	aYjStJ
winzer	jU
wir 00	eVgU
wir bauen	b^
wir das	jWqV
wir haben	aRkRsS
wir im	fUiFjV
wir keine	bTiGjSlYsC
wir machen	bU
wir nicht	bWfIjErZ
wir sind	aHbWtT
wir suchen	aS
wir uns	jBkYsW
wir zahlen	gSjElW
wir zu	bVgU
wir$	hXiBlUtR
wird	qT
wird ein	bSjSlJtF
wird eine	aRiT
wird$	cHqYt[
wire	bGcJgHiUjbk@
wirkl-	jSkHpTrF
wirklich	jSkHpTrF
wirt	aUhTjR
wirts-	bUcIj^
wirtshaus	bU
wisbe-	cY
wisbech	cY
wisbech$	cX
wisch-	iWrU
wischen	iWrU
wish	fUgHjHsW
wish :	kZ
wish$	eGf\\gFjHsS
wisse-	kI
wissen	jS
wissen$	pJrIsT
wissz-	eU
wisszeitvg	eU
with 0	j[m[
with 00	b\`eR
with 000	bWiFjZ
with a	sT
with an	fXmW
with kids	hXmH
with me	pV
with no	hGiDlUs[
with one	bUdSm[
with our	aFhHiTmJoHpZsY
with the	rV
with two	jS
with you	bYiWmJpIsV
with your	p\\
within 0	gWhDlToS
within 00	cHhSjR
within a	j[k?
within the	bJdUmS
witho-	jT
without	jT
without a	aIfIiTjIoIqGt[
without$	iJjHlZqW
witne-	i\`
witness	iU
witte-	c[
wittenberge	c[
wittmund	cRiJ
wittmund$	cU
witz	hZpIrW
witz$	h\\pI
wives	hJjHkTpHs\`
wk	fU
wk 0	i[sS
wk in	dXiYnW
wk$	fViR
wknd	f[g\\hEiA
wknd$	fYgXhIiF
wks	fUlV
wks in	fXhSlJ
wks on	fX
wks$	hUoY
wlan	h\`
wlan$	gIhY
wms	aSj\\
wms$	j]
wo	tV
wo$	fTnS
woche	fVnV
woche von	bJfS
woche$	fX
woche-	f\\
wochen	lU
wochen ferien	fBh\`
wochen urlaub	hY
wochen$	fT
wochenenddienst	fV
wochenende	f_
wochenende$	f\\
wochenenden	f_
wochenenden$	f[
wochenstunden	f[
wochenstunden$	f[
wochenweise	aFn\\
wochenweise$	iCn\\
wohl	bIjJqe
wohne-	bZhVrI
wohnen	bZhVrI
wohng-	aFbSiTjW
wohngruppe	aGbUgIiVjH
wohnh-	b]i>j^
wohno-	bFc]fGhHiGjRsE
wohnu-	h]
wohnung	hZ
wohnungen	bGc\\hTiC
wohnungen$	bGc\\hTiC
wolle-	eX
wollen	eX
wollen wir	bXiHlR
wollt-	qWtY
wollte	q]
wollten	jItY
wolnz-	cT
wolnzach	cT
wolve-	cX
wolverhampton	cT
woman	sc
woman$	aZs\\
women	kIrYs\`
women$	bTrU
women's	aIiY
women-	bTiY
women-only	bUiU
won	gFhJiIjYpTrI
won't	l\\qUs\\
wood	cVh^jH
wood$	cGh\`jIpJ
woodl-	aEbScT
woodlands	aEbScT
woodw-	iTjEkW
wool	hViIkV
word	pTqW
word "	bIkJrR
word$	gVjTqV
wordi-	rZ
wording	rZ
wording$	rX
words	aEr_
words tops	pEr_
words$	jJkVr[
work :	iW
work is	cUdReFi@jDl]
work or	jS
work$	i[jS
worka-	h]
workation	h]
worked	jVkSlRpJ
worker	iT
worker$	aW
workers	iUmS
workers$	bTgHiSjI
workf-	bIiWjT
workforce	bGjVoJ
working at	jV
working towards	jU
working$	dBfBhWsVtX
workl-	fXiVqI
works	bWmU
works$	bWhX
workshop$	cV
workshops	bT
workshops$	iU
workspace	iCj]kJ
world	aT
world-	c@iGjRkIn]
world-check	iGjakH
world-check$	iGj[
worsh-	iIjT
worship	iIjT
worst	f[gD
wort	fHjUqXrX
wort "	qJr[
worte-	pJr_
worter	pJr\`
worter$	pJrX
worth-	cZ
worthing	cZ
worthing$	c[
would	kdsY
would be	jFk\`
would do	bCdIeYfWkE
would have	rXsW
would help	kZ
would like	aTfWiFkGrIsEtW
would save	k_
would$	kX
wound	iW
wout	iR
wpm	bJgHhEjd
wps	i]jH
wrapp-	iV
wrapping	iV
wraps	aJbVhCiX
wrexham$	cS
write	pVrXtS
write "	rT
write it	qJr_
write the	i[
write$	pX
write-	jR
writer	aU
writer$	aWgS
writers	m[tH
writes	bViHjXqIrH
writi-	dR
writing	dR
writing$	j]
writt-	lS
written	lS
written english	jW
written test	cIpV
wrocl-	cTnS
wroclaw	cTnS
wroclaw$	nY
wrong	bUgJqS
wrong$	bVgItR
wrote	pTrYsHtF
wset	jUkY
wset 0	jSkW
wset$	jSkV
wsq	jY
wt	i]
wte	fUm\\pE
wte$	fVm]pD
wunde-	bTkS
wunsc-	fVk\\
wunsch	hWiIkR
wunsch$	iHkY
wunschdienstplan	f[
wunschdienstplan$	fR
wunschenswert	k\\
wunschenswert$	k]
wuppe-	c[
wuppertal	c[
wuppertal$	c[
wurde	qb
wursc-	aWlY
wurscht	aWlY
wurst	gGh[lY
wurst$	gGhZjJlY
wurst-	i\\
wurstkuche	iY
wurzb-	cZ
wurzburg	cZ
wwoof-	mT
x /	fRnU
x 0	aZfV
x im	iV
x$	hTiFjVnX
x-ray	iZ
xacti-	iHjSpW
xactimate	iHjSpW
xalap-	cVjJ
xalapa	cVjJ
xalapa$	cV
xero	j\\
xero$	iVjT
xerox	jGp\\
ximen-	jXlHmV
xixe	bFcHiWqJ
xl	cJi[jSkA
xmas	hcoX
xmas$	bUhWiDoU
xrf	aBbIgIh^jWmI
xx	gW
xx$	gW
y 0	aVmU
y 00	fSiU
y 000	gVhCi\\
y a	eT
y bono	gUhWjI
y buen	qSsU
y cinco	bIsT
y con	jWqTsZ
y costura	jR
y cuatro	f\\
y de	aIeSnSsW
y despues	iWkU
y dos	bRfS
y el	mUq[
y en	tZ
y festivos	gW
y hay	h\\jI
y jueves	dUf\\iJ
y la	bDhUmV
y lo	fDgXsX
y los	aEbJi[mX
y luego	eZmS
y media	fX
y medio	gUjT
y navidad	jW
y no	q[
y por	bU
y provincia	bW
y que	jWsV
y saber	jY
y se	fZnR
y seis	b\\fImH
y si	kUoU
y sin	rZsW
y tres	fV
y un	mV
y una	mZ
y yo	aIb^mBqZ
ya	oWqW
ya no	q[
ya sabes	iHqTrUsR
ya$	eGo\`rW
yacht-	hIiVjU
yachtmaster	jZ
yakim-	cV
yakima	cV
yamah-	bTjR
yamaha	bTjR
yanni-	aHmW
yannick	aHmW
yard	bTcRnS
yard$	bVfVhS
yards	iTn\\
yeah	cGeZ
year 00	bV
year contract	e[
year end	fIgGh[
year one	fGnV
year$	bV
year'-	gJhV
year's	gJhV
year--	hU
year-end	gX
year-old	bFi\\
year-olds	lHpW
year-round	bVhXjI
yearl-	eVnToR
yearly	eVnToR
yearly$	eYmGnW
years	j\`
years in	jY
years of	ja
years on	iJj_
years with	jX
years$	eVhSqU
yegua-	bZcZiF
yeovi-	cW
yeovil	cW
yeovil$	cT
yes	jStR
yes really	fHhYjH
yes$	jRkUpI
yet	qW
yet$	pSqT
yeux	j[
yield	hCidjHmI
yo	mUqV
yo y	cIm^
yo$	aFbWhUiHmU
yoga	kY
yoga$	iZ
yopal	cY
yopal$	cY
york	c_
york$	c_
yorks	c_hInT
yorks$	cWhHnZ
yorks-	bWcRiH
yorkshire	bWcRiH
you and	hUmX
you call	bUiX
you can	rV
you come	d\\
you do	aHjGl[mGrY
you don't	dViIjV
you drive	bHg[hDiUkI
you get	fZh\`tF
you have	kYoUpS
you keep	gZiS
you know	sU
you like	dZiJjFtT
you live	hY
you made	pS
you must	iJjVrU
you need	cWjT
you pick	eUjHlV
you put	hSiSjJrV
you the	pCqT
you through	l]
you to	jS
you will	iIt[
you write	aWiT
you'd	jTmS
you'd be	iEj<mIn]tT
you'd work	o[
you'l-	lS
you'll	lS
you'r-	qI
you're	qI
young	jTs\`
young$	aWqJsStF
young-	aGbBiYs\`
your	hT
your own	jXmS
yours	haiIjS
yours$	dIf^hWiG
yours-	kT
yourself	kU
yourself$	kV
youth	aWiV
youtu-	b[
youtube	b[
yr	jS
yr 0	gYha
yr 00	gZ
yr renewable	aFqX
yr$	bTeS
yrs	jd
yrs +	jZ
yrs bench	jS
yrs$	eS
yurt	cGh^iDjIlDmJtD
yurt$	cHgThWlH
yusra	mT
yusra$	mT
yverd-	c^iF
yverdon	cW
yverdon$	cX
yvett-	aImVqU
yvette	aImVqU
z	eRlBpZ
z-dri-	b\`cHiI
z-drive	bU
zahl	gUjIrZ
zahle-	hRjT
zahlen	hX
zahlen 00	hY
zahlen wir	gVhSjFkX
zahlen$	h_
zahlt	bIgWsJ
zahlt$	g]hRjCqHsH
zahlu-	mU
zahlung	mU
zahna-	bVcCiRjFqYtH
zamor-	cX
zamora	cX
zapat-	bSgGha
zapateria	bZtG
zapateria$	bYcIhItF
zapatillas	fHgGh_iJmI
zapatos	hX
zarag-	cZnV
zaragoza	cXnW
zarat-	cV
zarate	cV
zarate$	cV
zaune	aEbGcFi\\tI
zeebr-	cW
zeebrugge	cW
zeebrugge$	cY
zehn	bTmS
zeich-	aHbTiAjbpErX
zeichnungen	jV
zeigt	iVlXqI
zeile	fDg\\
zeile-	gIr[
zeilen	gIr[
zeilen$	gHpEr^
zeiss	bHiUj\\
zeiss$	i_j?
zeit	bShViJt\\
zeita-	bUeXhS
zeitarbeit	bXe[
zeitausgleich	fUhX
zeite-	f]
zeitk-	fX
zeitkonto	fX
zeitp-	oX
zeitpunkt	oX
zeitpunkt$	oY
zeitu-	iTjGqRrR
zeitung	iUjFqTrT
zell	bGc^
zentr-	bWcU
zentrale	cTqY
zentrum	bGcZ
zephy-	jSkS
zephyr	jSkS
zerle-	i\\
zerlegen	i\\
zero	bTlZ
zero hours	e\`
zero$	bEhUiYl[rG
zero--	aFcIe\\fEiGtG
zersp-	aUi[jF
zerti-	aIbRhIjUlY
zertifikat	gT
zertifikat$	gV
zertifiziert	bZlI
zeugn-	lT
zeugnisse	lT
zeugnisse$	iV
zfa	aaj?
zfa$	aU
zi	pY
zi$	iIpX
ziege-	bUiV
ziegel	bJiY
ziegen	bZ
ziegl-	hJmTpV
ziegler	hJmTpV
ziehe-	iVjS
ziehen	iVjS
ziehen$	jU
zieht	bVq\\
ziel	i]
zigza-	jW
zigzag	jW
zimmer	bZhS
zimmer$	b]
zimmermadchen	aWmY
zims	i[
zims$	i[
zinc	b\\gEiZjF
zinc$	bDi\`jG
zingu-	gSjI
zingueur	gSjI
zip	bCeEgHiZqY
zirco-	i^jF
zitta-	cV
zittau	cV
zivil-	aHb]cEiBkHs\\tJ
zl	bIgUhW
zn	bWhG
zoe	a?bGiFm_nTsHtI
zoll	iGmZ
zollp-	iU
zollpapiere	iX
zollpapiere$	iZ
zona	cZgX
zona$	aTbRcFmDrTsS
zonal	m\\
zonas	bHc\\
zone	c^gW
zone 0	cAga
zone$	aS
zones	bHdWi]
zones$	dXiWjHtH
zoolo-	b[iA
zoom	dZp]
zoom$	d^iJ
zoote-	jX
zootecnia	jY
zootecnia$	iIjY
zu 0	dSfVhJ
zu besetzen	aZ
zu den	eUiTjGkZ
zu dritt	mY
zu einem	pT
zu hause	dYnT
zu und	fSgHqEt^
zu uns	b_rJs_tH
zu viert	bUm[
zu zweit	gRkHm\\
zu$	fciItU
zuarb-	mU
zucke-	i>k]
zuers-	lYrX
zuerst	lYrX
zug	cTt]
zug$	cXtS
zuges-	eYfTgJhF
zugesagt	eYfTgJhF
zugig	iFjUtW
zugig$	iFjUtW
zugig-	j\\
zuhau-	d]
zuhause	d]
zuhause$	dT
zulag-	gZ
zulage	hUpS
zulagen	g]
zulagen$	gX
zulas-	iUjU
zulet-	hXpHqWrJ
zuletzt	hXpHqWrJ
zulu	jY
zulu$	jX
zum	hYoW
zum 0	o^
zum 00	mGq\\
zum$	hIoWqItU
zunac-	eSgUlU
zunachst	eSgUlU
zunachst 0	eSgVjI
zup	jY
zur	oV
zuric-	bScVqS
zurich	cUqV
zurich$	bSqS
zuruc-	iRjGrR
zuruck	mJqTrU
zuruck$	mHqSrW
zus	bUrZ
zusam-	mWtT
zusammen	dStX
zusammen$	bUdVmHtU
zusat-	fIh\\iCjZkU
zusatzliche	fFkZ
zusatzversorgung	h]
zusatzversorgung$	hY
zusch-	jU
zuschlage	g[iE
zuschuss	h[
zuver-	fHj_sT
zuwen-	b\\iA
zvk	eHfCgIh^jG
zvk-r-	hW
zvk-rente	hW
zvk-rente$	hX
zwanz-	aT
zwanzig	aT
zwar	aDbEe]fHjItR
zwei jahre	hUjW
zwei tage	bHdXhTpT
zwei wochen	bUiWlIqJ
zwei$	cHgJhFn[
zweie-	m]
zweierteam	aImV
zweim-	jFnV
zweimal	jFnV
zweimal im	fT
zweis-	g[pY
zweit	gRkHm\\
zweite samstag	fT
zweiten	eUiIqT
zweiter	bZmH
zweites	bVhTsW
zweiu-	fV
zweiunddreißig	fV
zweiz-	bXfHhZiBlIqEsItI
zwett-	bJcX
zwettl	bJcX
zwick-	cX
zwickau	cX
zwing-	jTlW
zwingend	jTlW
zwingend$	lX
zwischen 0	fW
zwischen 00	mWsS
zwolf	bSmZ
zwolf$	bTfWiGmT
zzgl	g_hG
~=apply	pW
~=date	eUoR
~=nice	jEk]
~=notneeded	li
~=place	cS
~=team	mW
~=title	aU
~company/high	mU
~contact	gIp[
~contact/high	gIp[
~deadline	aSbHfHoRp\\
~deadline/high	aSbHfHoRp\\
~duty/high	iY
~end	eVfS
~end/high	eVfS
~experience/high	iDjWlT
~experience/medium	eS
~free/high	pS
~hours/high	eSgD
~manager	mS
~manager/high	mS
~not	lR
~pay/high	gU
~place	cS
~place/medium	cWpT
~skill/high	iTkU
~start	oU
~start/high	oR
~start/medium	oS
~team	mR
~team/high	mR
~title	aU
~title/high	aW
~title/medium	a_
~variable	hU
~variable/high	gS
~variable/medium	gDh\\iSjI
£ 00	gR
£ 963	gThT
£$	jUrU
ß	r]
€ (	fIhSrT
€ +	sU
€ 000	gTiE
€ bei	g[iH
€ brut	aJqRrS
€ brutto	fHjW
€ de	gEn[
€ die	bJgShI
€ im	gVsU
€ je	g]
€ la	aFfIg\\
€ por	gc
€ pro	fGgc
€ sur	gU
€ x	gS
€$	gX`
