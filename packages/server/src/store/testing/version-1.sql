-- What version 1 of the store wrote: an open room, a game of 40 moves that is played, a game that is over, two people.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE games (
  -- A short number for the game's id, so that every entry is spared twenty letters.
  game INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  status TEXT NOT NULL,
  listed INTEGER NOT NULL,
  version INTEGER NOT NULL,
  secret TEXT NOT NULL,
  options TEXT NOT NULL,
  seats TEXT NOT NULL,
  setup TEXT
) STRICT;
INSERT INTO games VALUES(1,'open-game-of-version-1',1700000000100,'open',1,1,'secret of the open game','{"players":3,"set":"archway","clans":"free","listed":true}','[{"clan":"koi","by":{"session":"AAAAAAAAAAAAAAAAAAAAAA","name":"Koi"},"contribution":"c0"},{},{}]',NULL);
INSERT INTO games VALUES(2,'game-begun-in-version-1',1700000000200,'playing',1,2,'secret of the game','{"players":3,"set":"archway","clans":"free","listed":true}','[{"clan":"koi","by":{"session":"AAAAAAAAAAAAAAAAAAAAAA","name":"Koi"},"contribution":"c0"},{"clan":"lotus","by":{"session":"BBBBBBBBBBBBBBBBBBBBBB","name":"Lotus"},"contribution":"c1"},{"clan":"turtle","by":{"bot":"samurai"},"contribution":"c2"}]','{"clans":["koi","lotus","turtle"],"set":"archway","seed":"a file of version 1"}');
INSERT INTO games VALUES(3,'game-over-in-version-1',1700000000300,'over',1,2,'secret of the finished game','{"players":3,"set":"archway","clans":"free","listed":true}','[{"clan":"koi","by":{"session":"AAAAAAAAAAAAAAAAAAAAAA","name":"Koi"},"contribution":"c0"},{"clan":"lotus","by":{"session":"BBBBBBBBBBBBBBBBBBBBBB","name":"Lotus"},"contribution":"c1"},{"clan":"turtle","by":{"bot":"samurai"},"contribution":"c2"}]','{"clans":["koi","lotus","turtle"],"set":"archway","seed":"a file of version 1"}');
CREATE TABLE entries (
  game INTEGER NOT NULL REFERENCES games,
  number INTEGER NOT NULL,
  entry TEXT NOT NULL,
  PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO entries VALUES(2,0,'{"clan":"koi","type":"propose","with":"lotus"}');
INSERT INTO entries VALUES(2,1,'{"clan":"koi","type":"propose","with":"turtle"}');
INSERT INTO entries VALUES(2,2,'{"clan":"koi","type":"ready","value":true}');
INSERT INTO entries VALUES(2,3,'{"clan":"lotus","type":"accept","with":"koi"}');
INSERT INTO entries VALUES(2,4,'{"clan":"koi","type":"mandate","tile":"marshal"}');
INSERT INTO entries VALUES(2,5,'{"clan":"lotus","type":"move","figure":"bushi","from":"nagato","to":"kansai"}');
INSERT INTO entries VALUES(2,6,'{"clan":"lotus","type":"pass"}');
INSERT INTO entries VALUES(2,7,'{"clan":"lotus","type":"build","province":"nagato"}');
INSERT INTO entries VALUES(2,8,'{"clan":"turtle","type":"move","figure":"stronghold","from":"kyoto","to":"oshu"}');
INSERT INTO entries VALUES(2,9,'{"clan":"turtle","type":"move","figure":"bushi","from":"kyoto","to":"edo"}');
INSERT INTO entries VALUES(2,10,'{"clan":"turtle","type":"move","figure":"daimyo","from":"kyoto","to":"edo"}');
INSERT INTO entries VALUES(2,11,'{"clan":"koi","type":"move","figure":"bushi","from":"edo","to":"oshu"}');
INSERT INTO entries VALUES(2,12,'{"clan":"koi","type":"pass"}');
INSERT INTO entries VALUES(2,13,'{"clan":"koi","type":"build","province":"kyushu"}');
INSERT INTO entries VALUES(2,14,'{"clan":"lotus","type":"mandate","tile":"recruit","announce":"harvest"}');
INSERT INTO entries VALUES(2,15,'{"clan":"turtle","type":"mandate","tile":"marshal"}');
INSERT INTO entries VALUES(2,16,'{"clan":"koi","type":"pass"}');
INSERT INTO entries VALUES(2,17,'{"clan":"lotus","type":"move","figure":"bushi","from":"kansai","to":"shikoku"}');
INSERT INTO entries VALUES(2,18,'{"clan":"lotus","type":"pass"}');
INSERT INTO entries VALUES(2,19,'{"clan":"turtle","type":"pass"}');
INSERT INTO entries VALUES(2,20,'{"clan":"turtle","type":"build","province":"shikoku"}');
INSERT INTO entries VALUES(2,21,'{"clan":"koi","type":"mandate","tile":"train"}');
INSERT INTO entries VALUES(2,22,'{"clan":"koi","type":"buy","card":"benevolence"}');
INSERT INTO entries VALUES(2,23,'{"clan":"lotus","type":"buy","card":"benevolence"}');
INSERT INTO entries VALUES(2,24,'{"clan":"turtle","type":"buy","card":"way-of-the-shogun"}');
INSERT INTO entries VALUES(2,25,'{"clan":"lotus","type":"mandate","tile":"betray","announce":"harvest"}');
INSERT INTO entries VALUES(2,26,'{"clan":"turtle","type":"mandate","tile":"harvest"}');
INSERT INTO entries VALUES(2,27,'{"clan":"koi","type":"mandate","tile":"train"}');
INSERT INTO entries VALUES(2,28,'{"clan":"koi","type":"buy","card":"righteousness"}');
INSERT INTO entries VALUES(2,29,'{"clan":"koi","type":"give","to":"lotus"}');
INSERT INTO entries VALUES(2,30,'{"clan":"lotus","type":"buy","card":"righteousness"}');
INSERT INTO entries VALUES(2,31,'{"clan":"lotus","type":"give","to":"koi"}');
INSERT INTO entries VALUES(2,32,'{"clan":"turtle","type":"buy","card":"way-of-the-shogun"}');
INSERT INTO entries VALUES(2,33,'{"clan":"koi","type":"bid","seppuku":0,"hostage":2,"ronin":3,"poets":1}');
INSERT INTO entries VALUES(2,34,'{"clan":"turtle","type":"bid","seppuku":0,"hostage":3,"ronin":0,"poets":1}');
INSERT INTO entries VALUES(2,35,'{"clan":"turtle","type":"hostage","of":"koi","figure":"bushi"}');
INSERT INTO entries VALUES(2,36,'{"clan":"koi","type":"use","value":true}');
INSERT INTO entries VALUES(2,37,'{"clan":"lotus","type":"bid","seppuku":0,"hostage":5,"ronin":6,"poets":1}');
INSERT INTO entries VALUES(2,38,'{"clan":"turtle","type":"bid","seppuku":0,"hostage":5,"ronin":0,"poets":1}');
INSERT INTO entries VALUES(2,39,'{"clan":"lotus","type":"use","value":true}');
INSERT INTO entries VALUES(3,0,'{"clan":"koi","type":"propose","with":"lotus"}');
INSERT INTO entries VALUES(3,1,'{"clan":"koi","type":"propose","with":"turtle"}');
INSERT INTO entries VALUES(3,2,'{"clan":"koi","type":"ready","value":true}');
CREATE TABLE requests (
  game INTEGER NOT NULL REFERENCES games,
  key BLOB NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (game, key)
) STRICT, WITHOUT ROWID;
INSERT INTO requests VALUES(2,X'06adb8b95448603c',21);
INSERT INTO requests VALUES(2,X'06c1b5fc76b053fb',28);
INSERT INTO requests VALUES(2,X'08f225fe08e94a5b',3);
INSERT INTO requests VALUES(2,X'0dd1c1139f9b0c2c',11);
INSERT INTO requests VALUES(2,X'16f9a7e7473207a1',26);
INSERT INTO requests VALUES(2,X'17f097d3c2485741',31);
INSERT INTO requests VALUES(2,X'1b3b8446c26a631f',19);
INSERT INTO requests VALUES(2,X'1c47270fa29e1b06',15);
INSERT INTO requests VALUES(2,X'2178bf21a7bea99a',8);
INSERT INTO requests VALUES(2,X'227ba5f2c6c9109f',2);
INSERT INTO requests VALUES(2,X'26e65ded64414a16',20);
INSERT INTO requests VALUES(2,X'288486a1b9b7dbde',29);
INSERT INTO requests VALUES(2,X'2ae195f1ed002d81',30);
INSERT INTO requests VALUES(2,X'32f29820ae5ef024',22);
INSERT INTO requests VALUES(2,X'3c438bb725a7e900',32);
INSERT INTO requests VALUES(2,X'3d3ee11c2fbf7f6a',4);
INSERT INTO requests VALUES(2,X'3d977bb56c0bc91b',13);
INSERT INTO requests VALUES(2,X'40a178b3c1bee408',16);
INSERT INTO requests VALUES(2,X'42bf08f7a798e5c1',36);
INSERT INTO requests VALUES(2,X'43249d8a244d8f1e',24);
INSERT INTO requests VALUES(2,X'45defef41053ca89',34);
INSERT INTO requests VALUES(2,X'4896d6e793e5777f',10);
INSERT INTO requests VALUES(2,X'49ac5de219edae62',1);
INSERT INTO requests VALUES(2,X'4fec9c05b7f6db9c',6);
INSERT INTO requests VALUES(2,X'5487c408c1a51191',39);
INSERT INTO requests VALUES(2,X'63d052903b2d0f90',18);
INSERT INTO requests VALUES(2,X'7b2b3dda3b07424e',17);
INSERT INTO requests VALUES(2,X'7cee000f2725c0c6',35);
INSERT INTO requests VALUES(2,X'81aa734e23fcf768',23);
INSERT INTO requests VALUES(2,X'8e0f61f31687803f',33);
INSERT INTO requests VALUES(2,X'966a2ef0512dd099',37);
INSERT INTO requests VALUES(2,X'a1788ce1d89fe8b4',5);
INSERT INTO requests VALUES(2,X'af18f4ebae5ad263',12);
INSERT INTO requests VALUES(2,X'b7a7f761815e89d6',7);
INSERT INTO requests VALUES(2,X'bd083accbfa2ed57',9);
INSERT INTO requests VALUES(2,X'cf4b51195eecba07',14);
INSERT INTO requests VALUES(2,X'd835df1b312f1115',25);
INSERT INTO requests VALUES(2,X'e46631f6ca0aa879',27);
INSERT INTO requests VALUES(2,X'ec6d1638aa985218',40);
INSERT INTO requests VALUES(2,X'ed30241a305873ce',38);
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO sessions VALUES('AAAAAAAAAAAAAAAAAAAAAA','hash-of-koi','Koi',1700000000000);
INSERT INTO sessions VALUES('BBBBBBBBBBBBBBBBBBBBBB','hash-of-lotus','Lotus',1700000000001);
CREATE INDEX lobby ON games (created_at) WHERE status = 'open' AND listed = 1;
COMMIT;
PRAGMA application_id = 0x48494e4f;
PRAGMA user_version = 1;
