"""The game that *early* plays against itself, as it was when it was the only bot that planned."""

EARLY_GAME = """
17. 0 keep interrupt_spice_trade worth
18. 1 keep restoration worth
19. 2 keep guest_house worth
20. 0 on worth
21. 1 play restoration worth
22. 2 play guest_house worth
27. 0 on only
28. 1 on only
29. 2 on only
30. 0 bid 20 bid
31. 1 bid 30 bid
32. 2 bid 50 bid
33. 0 pass bid
34. 1 pass bid
35. 2 buy large_slow worth
36. 0 on only
37. 1 on only
38. 0 bid 10 bid
39. 1 bid 110 bid
40. 0 pass bid
41. 1 buy small_slow worth
42. 0 buy appearance worth
43. 1 on only
44. 2 on only
45. 0 on only
46. 1 bid 20 bid
47. 2 bid 50 bid
48. 0 pass bid
49. 1 pass bid
50. 2 buy camel worth
51. 0 on only
52. 1 on only
53. 0 pass bid
54. 1 pass bid
55. 0 on worth
56. 1 on worth
57. 1 on worth
58. 2 on worth
59. 0 on worth
60. 0 play interrupt_spice_trade worth
65. 2 on only
66. 0 on only
67. 1 on only
68. 2 bid 50 bid
69. 0 pass bid
70. 1 pass bid
71. 2 buy camel worth
72. 0 on only
73. 1 on only
74. 0 bid 20 bid
75. 1 pass bid
76. 0 buy small_slow worth
77. 1 on worth
78. 0 relief worth
79. 1 on only
80. 2 on only
81. 1 bid 60 bid
82. 2 bid 90 bid
83. 1 bid 120 bid
84. 2 pass bid
85. 1 buy large_slow worth
86. 2 buy section worth
87. 0 on worth
88. 1 on worth
89. 2 on worth
90. 0 pay worth
95. 1 on only
96. 2 on only
97. 0 on only
98. 1 bid 10 bid
99. 2 bid 70 bid
100. 0 pass bid
101. 1 pass bid
102. 2 buy small_slow worth
103. 0 on only
104. 1 on only
105. 0 bid 20 bid
106. 1 bid 30 bid
107. 0 pass bid
108. 1 buy camel worth
109. 0 on worth
110. 2 on only
111. 0 on only
112. 1 on only
113. 2 pass bid
114. 0 bid 70 bid
115. 1 bid 120 bid
116. 0 bid 140 bid
117. 1 bid 170 bid
118. 0 pass bid
119. 1 buy section worth
120. 2 on only
121. 0 on only
122. 2 pass bid
123. 0 pass bid
124. 2 on worth
125. 0 buy large_slow worth
126. 2 cards 2 worth
129. 2 keep new_spice_caravan worth
130. 0 on only
131. 1 on worth
135. 2 play new_spice_caravan worth
136. 2 caravan large_slow 4 worth
141. 0 on only
142. 1 on only
143. 2 on only
144. 0 bid 50 bid
145. 1 pass bid
146. 2 bid 120 bid
147. 0 pass bid
148. 2 buy large_slow worth
149. 0 on only
150. 1 on only
151. 0 bid 50 bid
152. 1 pass bid
153. 0 buy small_slow worth
154. 1 buy appearance worth
155. 2 on only
156. 0 on only
157. 1 bid 70 bid
158. 2 bid 110 bid
159. 0 pass bid
160. 1 bid 140 bid
161. 2 bid 160 bid
162. 1 bid 170 bid
163. 2 bid 180 bid
164. 1 pass bid
165. 2 buy camel worth
166. 0 on only
167. 0 pass bid
168. 1 bid 80 bid
169. 1 buy section worth
170. 0 on worth
171. 1 on worth
172. 2 cards 2 worth
175. 2 keep noble_merchandise worth
176. 0 cards 2 worth
179. 0 keep bazaar worth
180. 2 on worth
181. 0 play bazaar worth
185. 0 token beauty worth
186. 2 on only
187. 0 on only
188. 2 bid 150 bid
189. 0 bid 190 bid
190. 1 pass bid
191. 2 bid 280 bid
192. 0 pass bid
193. 2 buy large_slow worth
194. 0 on only
195. 0 bid 90 bid
196. 1 bid 110 bid
197. 0 bid 160 bid
198. 1 pass bid
199. 0 buy small_slow worth
200. 1 buy section worth
209. 0 on only
210. 1 on only
211. 2 on only
212. 0 bid 130 bid
213. 1 pass bid
214. 2 bid 280 bid
215. 0 bid 310 bid
216. 2 bid 390 bid
217. 0 pass bid
218. 2 buy camel worth
219. 0 on only
220. 1 on only
221. 0 bid 130 bid
222. 1 pass bid
223. 0 buy status worth
224. 1 buy appearance worth
225. 0 on worth
226. 1 on worth
227. 2 cards 2 worth
230. 2 keep guest_house worth
231. 2 play guest_house worth
236. 1 on only
237. 2 on only
238. 0 on only
239. 1 bid 30 bid
240. 2 bid 180 bid
241. 0 bid 200 bid
242. 1 pass bid
243. 2 bid 290 bid
244. 0 pass bid
245. 2 buy large_fast worth
246. 0 on only
247. 1 on only
248. 0 bid 100 bid
249. 1 pass bid
250. 0 buy small_fast worth
251. 1 buy camel worth
252. 2 on only
253. 0 on only
254. 1 on only
255. 2 pass bid
256. 0 pass bid
257. 1 pass bid
258. 2 on worth
259. 0 on only
260. 1 on only
261. 0 pass bid
262. 1 pass bid
263. 0 on worth
264. 1 on worth
265. 2 cards 2 worth
268. 2 keep better_breed worth
269. 0 cards 2 worth
272. 0 keep court_influence worth
273. 1 on worth
274. 0 play court_influence worth
278. 0 order 312 worth
279. 2 play better_breed worth
282. 0 on only
283. 1 on only
284. 2 on only
285. 0 bid 80 bid
286. 1 bid 130 bid
287. 2 bid 280 bid
288. 0 pass bid
289. 1 pass bid
290. 2 buy large_fast worth
291. 0 on only
292. 1 on only
293. 0 bid 70 bid
294. 1 bid 130 bid
295. 0 bid 150 bid
296. 1 bid 180 bid
297. 0 pass bid
298. 1 buy status worth
299. 0 buy small_fast worth
300. 1 status 350 worth
301. 1 relief worth
302. 2 on only
303. 0 on only
304. 2 bid 180 bid
305. 0 pass bid
306. 2 buy camel worth
307. 0 buy section worth
308. 1 on worth
309. 2 cards 2 worth
312. 2 keep new_spice_caravan worth
313. 0 cards 2 worth
316. 0 keep golden_times worth
317. 1 give rasha worth
318. 2 play new_spice_caravan worth
319. 2 caravan large_fast 1 worth
320. 0 play golden_times worth
324. 2 on only
325. 0 on only
326. 1 relief worth
327. 2 bid 170 bid
328. 0 pass bid
329. 2 buy large_fast worth
330. 0 buy small_fast worth
331. 0 on only
332. 1 relief worth
333. 2 on only
334. 0 bid 50 bid
335. 2 bid 260 bid
336. 0 pass bid
337. 2 buy camel worth
338. 0 on worth
339. 0 cards 2 worth
342. 0 keep noble_merchandise worth
343. 1 on worth
344. 2 cards 2 worth
347. 2 keep golden_times worth
348. 2 play golden_times worth
349. 0 play noble_merchandise worth
352. 0 status 1300 worth
354. 1 relief worth
355. 2 on only
356. 0 on only
357. 2 bid 180 bid
358. 0 bid 750 bid
359. 2 pass bid
360. 0 buy appearance worth
361. 2 buy camel worth
362. 2 on only
363. 0 on only
364. 1 relief worth
365. 2 bid 220 bid
366. 0 pass bid
367. 2 buy large_fast worth
368. 0 buy section worth
369. 2 cards 2 worth
372. 2 keep court_influence worth
373. 0 cards 2 worth
376. 0 keep noble_merchandise worth
377. 1 cards 2 worth
380. 1 keep restoration worth
381. 0 play noble_merchandise worth
382. 1 play restoration worth
383. 2 play court_influence worth
387. 2 order 123 worth
388. 0 status 1300 worth
390. 0 on only
391. 1 relief worth
392. 2 on only
393. 0 bid 40 bid
394. 2 bid 460 bid
395. 0 pass bid
396. 2 buy section worth
397. 0 buy large_fast worth
398. 1 on worth
399. 2 on only
400. 0 on only
401. 1 bid 30 bid
402. 2 bid 1110 bid
403. 0 pass bid
404. 1 pass only
405. 2 buy status worth
406. 0 on only
407. 1 on worth
408. 0 bid 760 bid
409. 1 pass bid
410. 0 buy section worth
411. 1 buy small_fast worth
412. 1 on worth
413. 2 cards 2 worth
416. 2 keep vermin worth
417. 0 cards 2 worth
420. 0 keep sick_camels worth
421. 2 play vermin worth
422. 2 track small_fast worth
423. 0 play sick_camels worth
427. 2 on only
428. 0 on only
429. 1 on only
430. 2 bid 680 bid
431. 0 pass bid
432. 1 pass only
433. 2 buy status worth
434. 0 on only
435. 1 on only
436. 0 bid 40 bid
437. 1 pass bid
438. 0 buy large_fast worth
439. 1 on worth
440. 0 on only
441. 1 on only
442. 2 on worth
443. 0 bid 10 bid
444. 1 bid 40 bid
445. 2 bid 370 bid
446. 0 pass bid
447. 1 pass bid
448. 2 buy section worth
449. 0 on only
450. 1 on only
451. 0 bid 40 bid
452. 1 bid 60 bid
453. 0 bid 80 bid
454. 1 pass bid
455. 0 buy small_fast worth
456. 1 on worth
457. 0 cards 2 worth
460. 0 keep golden_times worth
461. 1 on worth
462. 2 cards 2 worth
465. 2 keep court_influence worth
466. 2 play court_influence worth
470. 2 order 312 worth
471. 0 play golden_times worth
474. 1 on worth
475. 2 relief worth
476. 0 on only
477. 1 bid 140 bid
478. 0 bid 750 bid
479. 1 pass bid
480. 0 buy section worth
481. 1 buy large_fast worth
482. 2 relief worth
483. 0 on only
484. 1 on only
485. 0 bid 3370 bid
486. 1 pass only
487. 0 relief worth
488. 1 buy small_slow worth
489. 2 cards 2 worth
492. 2 keep changing_her_mind worth
493. 0 on worth
494. 1 on worth
496. 2 play changing_her_mind worth
497. 2 place 1 worth
498. 2 mind swap worth
502. 0 on only
503. 1 on only
504. 2 on worth
505. 0 bid 60 bid
506. 1 bid 90 bid
507. 2 bid 340 bid
508. 0 pass bid
509. 1 pass bid
510. 2 buy section worth
511. 0 on only
512. 1 on only
513. 0 bid 60 bid
514. 1 bid 90 bid
515. 0 bid 120 bid
516. 1 bid 130 bid
517. 0 bid 140 bid
518. 1 pass bid
519. 0 on worth
520. 1 buy small_fast worth
521. 1 on only
522. 2 relief worth
523. 0 on worth
524. 1 bid 70 bid
525. 0 pass bid
526. 1 buy large_fast worth
527. 0 relief worth
528. 1 on worth
529. 2 cards 2 worth
532. 2 keep changing_her_mind worth
533. 0 cards 2 worth
536. 0 keep guest_house worth
"""
