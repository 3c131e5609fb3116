/**
 * Test data of relevance: conda-forge names with their number of dependents (rounded, 2026), and queries with the
 * package that should come first.
 */
import type { NamedPackage } from '../names.ts';

/** Summaries of packages that users search by purpose. */
const SUMMARIES: Record<string, string> = {
  pandas: 'High-performance, easy-to-use data structures and data analysis tools: the DataFrame.',
  polars: 'Fast dataframe library.',
  'scikit-learn': 'A set of python modules for machine learning and data mining.',
  xgboost: 'Scalable, portable and distributed machine learning by gradient boosting.',
  matplotlib: 'Publication quality plotting in Python.',
  requests: 'Python HTTP library for humans.',
  httpx: 'A next-generation HTTP library.',
  flask: 'A microframework: a web framework of few parts.',
  django: 'A high-level web framework.',
};

const NAMES = `
python 24000|numpy 5200|pandas 2900|scipy 2600|matplotlib-base 1500|matplotlib 600|requests 2400|setuptools 900|pyyaml 1300|scikit-learn 1100|pytorch 420|pytorch-cpu 12
pytorch-lightning 60|torchvision 90|torchaudio 20|tensorflow 160|tensorflow-base 30|tensorflow-estimator 8|keras 60|numba 330|numexpr 60|numcodecs 20|numpy-base 2|numpydoc 8|numpy-stl 4
opencv 130|py-opencv 60|libopencv 40|beautifulsoup4 260|lxml 380|pillow 700|pyparsing 180|pip 400|click 900|click-plugins 14|flask 210|flask-cors 26|flask-login 10|django 150|fastapi 70
jupyter 80|jupyterlab 110|jupyter_core 50|jupyter_client 60|notebook 90|ipython 260|ipykernel 150|ipywidgets 160|nbformat 70|nbconvert 60|dask 190|dask-core 120|distributed 80|dask-glm 2
sqlalchemy 240|sqlite 210|sqlparse 12|psycopg2 50|pymongo 30|redis-py 40|boto3 170|botocore 60|s3fs 60|fsspec 120|aiohttp 160|aiohttp-cors 4|urllib3 190|httpx 120|certifi 170|cffi 160
cython 300|pybind11 60|gdal 70|libgdal 60|geopandas 140|shapely 200|pyproj 150|fiona 60|rasterio 90|xarray 330|netcdf4 130|h5py 330|hdf5 180|zarr 50|bokeh 80|plotly 150|seaborn 240|altair 40
scikit-image 150|scikit-optimize 8|scikit-bio 14|python-dateutil 420|pytz 300|attrs 330|six 800|tqdm 900|joblib 260|networkx 330|sympy 150|statsmodels 160|xgboost 30|lightgbm 24|catboost 8
openssl 420|pyopenssl 60|cryptography 170|pycryptodome 60|pyjwt 50|paramiko 40|gitpython 90|git 40|pyzmq 60|zeromq 30|tornado 110|jinja2 480|markupsafe 90|markdown 90|sphinx 140|sphinx_rtd_theme 60
pytest 260|pytest-cov 80|pytest-xdist 20|mock 60|hypothesis 30|black 20|flake8 20|mypy 20|ruff 8|isort 8|pre-commit 6|tox 6|virtualenv 20|conda 40|conda-build 12|mamba 8|micromamba 1|pixi 1
r-base 12000|r-ggplot2 500|r-dplyr 600|r-shiny 70|r-tidyverse 40|gcc 60|gxx 30|clang 40|cmake 90|make 60|ninja 30|llvmlite 20|llvm 20|mkl 90|openblas 40|libblas 400|zlib 700|bzip2 160|xz 150|zstd 200
protobuf 150|grpcio 70|libprotobuf 90|pyarrow 190|arrow-cpp 60|fastparquet 20|polars 30|duckdb 10|spacy 40|nltk 70|gensim 24|transformers 70|huggingface_hub 40|tokenizers 14|sentencepiece 10
ruamel.yaml 140|toml 90|tomli 110|python-dotenv 50|pydantic 260|pydantic-core 8|typing_extensions 600|typing-extensions 160|importlib-metadata 260|packaging 700|docutils 70|babel 40
biopython 260|pysam 190|samtools 150|htslib 120|bwa 40|bcftools 40|pymc 14|arviz 14|emcee 24|astropy 180|sunpy 6|healpy 24|umap-learn 24|hdbscan 12|faiss-cpu 12|python-igraph 20|igraph 12
dill 60|cloudpickle 90|psutil 230|pywin32 60|pyserial 20|pyusb 6|selenium 20|scrapy 10|twisted 30|gunicorn 30|uvicorn 60|starlette 30|celery 14|nodejs 90|go 30|rust 40|openjdk 120|perl 900|ffmpeg 60
`;

/** The packages of the fixture. */
export const relevanceNames: readonly NamedPackage[] = NAMES.trim()
  .split(/[|\n]/)
  .map((entry) => {
    const [name, weight] = entry.trim().split(' ');
    return {
      name: name!,
      weight: Number(weight),
      summary: SUMMARIES[name!] ?? '',
    };
  });

const QUERIES = `
numpy numpy|num numpy|nump numpy|numb numba|nunpy numpy|numppy numpy|nmupy numpy|numpi numpy|pandas pandas|pand pandas|padnas pandas|pands pandas|panda pandas|pnadas pandas|scipy scipy|sci scipy
scikit scikit-learn|scikit-learn scikit-learn|scikit learn scikit-learn|scikit_learn scikit-learn|sklearn scikit-learn|sklear scikit-learn|sklern scikit-learn|skelarn scikit-learn|scikitlearn scikit-learn|skimage scikit-image|scikit-ima scikit-image|scikt-learn scikit-learn
torch pytorch|pytorch pytorch|pytoch pytorch|pytroch pytorch|pytorch-l pytorch-lightning|torchvi torchvision|tensorflow tensorflow|tensor tensorflow|tensorfow tensorflow|tensroflow tensorflow|tf tensorflow|np numpy|pd pandas|plt matplotlib|sns seaborn|nx networkx|xr xarray|gpd geopandas|keras keras|kears keras
cv2 opencv|opencv opencv|open cv opencv|opncv opencv|bs4 beautifulsoup4|beautifulsoup beautifulsoup4|beautiful beautifulsoup4|beautfulsoup beautifulsoup4|PIL pillow|pillow pillow|pilow pillow|yaml pyyaml|pyyaml pyyaml|pyaml pyyaml
matplotlib matplotlib|matplot matplotlib-base|matplotib matplotlib|matplotlb matplotlib|mpl_toolkits matplotlib|pylab matplotlib|requests requests|request requests|reqeusts requests|requets requests|dateutil python-dateutil|attr attrs
jupyter jupyter|jupyterl jupyterlab|jupiter jupyter|jupyter lab jupyterlab|jupyter-core jupyter_core|ipython ipython|ipyton ipython|ipykern ipykernel|dask dask|das dask|sqlalchemy sqlalchemy|sqlachemy sqlalchemy|sqlalchmey sqlalchemy|sql sqlalchemy
django django|djnago django|flask flask|flsk flask|flas flask|fastapi fastapi|fast-api fastapi|osgeo gdal|gdal gdal|geopandas geopandas|geopanda geopandas|geopadnas geopandas|xarray xarray|xaray xarray|h5py h5py|netcdf netcdf4
openssl openssl|Crypto pycryptodome|jwt pyjwt|git git|gitpyt gitpython|zmq pyzmq|jinja jinja2|sphinx sphinx|pytest pytest|pytst pytest|pytest cov pytest-cov|xdist pytest-xdist|ggplot r-ggplot2|dplyr r-dplyr
ruamel ruamel.yaml|ruamel yaml ruamel.yaml|dotenv python-dotenv|pydantic pydantic|pydntic pydantic|typing extensions typing_extensions|biopython biopython|bio biopython|umap umap-learn|faiss faiss-cpu|serial pyserial|usb pyusb
python python|pyhton python|pyth python|PYTHON python|transformers transformers|tranformers transformers|pyarrow pyarrow|plotly plotly|ploty plotly|seaborn seaborn|seabron seaborn|networkx networkx|netwrokx networkx|statsmodels statsmodels
dataframe pandas|machine learning scikit-learn|plotting matplotlib|http library requests|web framework flask
`;

/** A query and the package that is to come first. */
export const relevanceQueries: readonly { query: string; expected: string }[] = QUERIES.trim()
  .split(/[|\n]/)
  .map((entry) => {
    const cut = entry.trim().lastIndexOf(' ');
    return { query: entry.trim().slice(0, cut), expected: entry.trim().slice(cut + 1) };
  });

/** Mean reciprocal rank of the intended result (MRR); 0 for a missing one. */
export function meanReciprocalRank(find: (query: string) => readonly string[]): number {
  const sum = relevanceQueries.reduce((total, { query, expected }) => {
    const place = find(query).indexOf(expected);
    return total + (place < 0 ? 0 : 1 / (place + 1));
  }, 0);
  return sum / relevanceQueries.length;
}
